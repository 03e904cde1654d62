import { createHmac } from 'node:crypto'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'

type Keys = Pick<Context, 'signingKey'>

/**
 * The secret in the address of an order's confirmation. It is derived and not stored, so that a
 * repeated request leads to the same address while the orders by themselves, as in an export of
 * their table, open none. Whoever also has the installation's signing key can derive it.
 */
export function orderToken({ signingKey }: Keys, siteId: SiteId, orderId: string): string {
  return createHmac('sha256', signingKey).update(`order ${siteId} ${orderId}`).digest('base64url')
}
