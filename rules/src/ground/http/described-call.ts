import type { z } from 'zod'
import type { Refusal } from '../refusals/result.ts'

/** What calls are grouped by in the description. */
export type CallGroup =
  | 'Cart'
  | 'Stock'
  | 'Forms'
  | 'Accounts'
  | 'Restock'
  | 'Orders'
  | 'Products'
  | 'Inventory'
  | 'Customers'
  | 'Transactions'

/**
 * What the description of a site's calls (`GET /api/openapi.json`) says of one, beside what its
 * contract and its route say themselves. A call without it is the editor's own, or leads to a page.
 */
export type DescribedCall = {
  /** What programs that are made of the description call it. */
  readonly operationId: string
  readonly group: CallGroup
  /** Half a line. */
  readonly summary: string
  /** What else has to be known; sentences. */
  readonly description?: string
  /** What the feature refuses, beside what is refused of any request. */
  readonly refusals?: readonly Refusal[]
  /** An answer that is no refusal, with a status of its own. */
  readonly otherReply?: {
    readonly status: number
    readonly description: string
    readonly schema: z.ZodType
  }
  /** What is sent beside the crumb. */
  readonly headers?: readonly { readonly name: string; readonly description: string }[]
}
