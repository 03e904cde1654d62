import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import type { ChangeReply } from '../../ground/changes/changes-api.ts'
import type { ImportProblem } from './import-messages.ts'
import type { PlannedProduct } from './plan-import.ts'
import { productsPaths } from './products-paths.ts'

/** Contracts of files of products; their address in `products-paths.ts`. */

const collectionId = z.string().min(1).max(100)

/** What a file makes of the products of a shop page, or would make of them. */
export type ImportReport = {
  readonly products: readonly PlannedProduct[]
  readonly problems: readonly ImportProblem[]
  /** Columns that mean nothing here. */
  readonly unread: readonly string[]
  /** The change that did it; null where no document changed, or it was only asked about. */
  readonly change: ChangeReply | null
}

export const productFileApi = {
  /** Answers with a table, not with JSON. */
  export: contract({
    method: 'GET',
    path: productsPaths.file,
    params: siteParams,
    query: z.object({ collectionId }),
  }),
  /** The body is a form with one file. */
  import: contract({
    method: 'POST',
    path: productsPaths.file,
    params: siteParams,
    query: z.object({
      collectionId,
      /** `try`: nothing is changed. */
      as: z.enum(['try', 'import']),
    }),
    reply: z.custom<ImportReport>(),
  }),
}
