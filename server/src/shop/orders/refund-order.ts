import type { OrderWithEvents, RefundBody } from '@vitrine/rules/shop/orders/orders-api.ts'
import { ordersRefusal } from '@vitrine/rules/shop/orders/orders-messages.ts'
import { canonicalJson } from '@vitrine/rules/ground/documents/json-diff.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { OrderDeed } from './order-events-store.ts'
import { findOrderRow, lockOrder } from './orders-store.ts'
import { readOrderWithEvents, type MailContext } from './read-order-events.ts'
import { findWishOfKey } from './refund-store.ts'
import { requestRefund } from './request-refund.ts'
import { setStatusByRefund } from './set-status-by-sending.ts'
import { settleRefund, type FindProvider, type RefundContext } from './settle-refund.ts'

/**
 * Gives back what an owner chose of an order, once for each form: written down under the order's lock,
 * asked of the provider, and then what became of it is written too.
 */
export async function refundOrder(
  context: RefundContext & MailContext,
  siteId: SiteId,
  orderId: string,
  { body, ...deed }: OrderDeed & { readonly body: RefundBody },
  find?: FindProvider,
): Promise<Result<OrderWithEvents>> {
  const written = await context.database.transact(siteId, (site) =>
    writeRefund(site, orderId, body, deed),
  )
  if (!written.ok) return written
  if (written.value !== null) {
    await settleRefund(context, siteId, { orderId, id: written.value }, find)
  }
  return readOrderWithEvents(context, context.database.dbFor(siteId), orderId)
}

/** The refund's id; null: the form's was written before. */
async function writeRefund(
  site: SiteDatabase,
  orderId: string,
  body: RefundBody,
  deed: OrderDeed,
): Promise<Result<string | null>> {
  await lockOrder(site, orderId)
  const order = await findOrderRow(site, { id: orderId })
  if (order === undefined) return refuse(ordersRefusal('order-not-found'))
  const { refundedCents, key: typed, reason, tellsCustomer, restock, ...wish } = body
  // apart from those of a cancellation
  const key = `form ${typed}`
  const said = canonicalJson(body)
  const before = await findWishOfKey(site, orderId, key)
  if (before !== undefined) {
    return before === said ? ok(null) : refuse(ordersRefusal('refund-key-used'))
  }
  if (refundedCents !== order.refunded_cents) return refuse(ordersRefusal('refund-changed'))
  // what is cancelled came back then, or was not to
  const terms = { restock: restock && order.status !== 'cancelled', reason, tellsCustomer }
  const requested = await requestRefund(site, order, wish, { ...terms, key, wish: said }, deed)
  if (requested.ok) await setStatusByRefund(site, orderId)
  return requested
}
