import { restOf, wholeRefund } from '@vitrine/rules/shop/orders/decide-refund.ts'
import { ordersRefusal } from '@vitrine/rules/shop/orders/orders-messages.ts'
import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { returnStock } from '../../site/stock/return-stock.ts'
import { voidAllCards } from '../gift-cards/void-bought-cards.ts'
import { endRefundedAccess } from '../paywall/end-access.ts'
import { revokeCancelled } from '../downloads/revoke-downloads.ts'
import { insertEvent, type OrderDeed } from './order-events-store.ts'
import { findOrderRow, lockOrder, moveOrder, type WholeOrderRow } from './orders-store.ts'
import { readOrder, toOrder } from './read-order.ts'
import { partsOf, requestRefund } from './request-refund.ts'
import { settleRefund, type RefundContext } from './settle-refund.ts'
import { tellCustomer } from './tell-customer.ts'

type Cancellation = OrderDeed & {
  readonly restock: boolean
  /** All that is left of what was paid, as its owner read it, goes back; null: none of it. */
  readonly refundCents: number | null
  /** To whoever bought; null: none. */
  readonly mail: { readonly reason: string } | null
}

/**
 * Cancels an order of which nothing is sent, for good. Where that is wished, what it took and was not given
 * back before goes back into stock: once, as an order is cancelled once. So does the money.
 */
export async function cancelOrder(
  context: RefundContext,
  siteId: SiteId,
  orderId: string,
  cancellation: Cancellation,
): Promise<Result<OrderReply>> {
  const cancelled = await context.database.transact(siteId, (site) =>
    writeCancellation(context, site, orderId, cancellation),
  )
  if (!cancelled.ok) return cancelled
  const { refundId, order } = cancelled.value
  if (refundId === null) return ok(order)
  await settleRefund(context, siteId, { orderId, id: refundId })
  const now = await readOrder(context.database.dbFor(siteId), { id: orderId })
  return ok(now ?? order)
}

type Cancelled = {
  readonly order: OrderReply
  /** Null: nothing goes back. */
  readonly refundId: string | null
}

async function writeCancellation(
  context: RefundContext,
  site: SiteDatabase,
  orderId: string,
  { restock, refundCents, mail, ...deed }: Cancellation,
): Promise<Result<Cancelled>> {
  await lockOrder(site, orderId)
  const row = await findOrderRow(site, { id: orderId })
  if (row === undefined) return refuse(ordersRefusal('order-not-found'))
  if (row.status === 'received') return refuse(ordersRefusal('payment-under-way'))
  if (row.status !== 'paid') return refuse(ordersRefusal('order-shipped-already'))
  if (row.is_any_sent) return refuse(ordersRefusal('order-sent-in-part'))
  const parts = partsOf(row)
  if (refundCents !== null && refundCents !== restOf(parts)) {
    return refuse(ordersRefusal('refund-changed'))
  }
  const terms = { ...fromCancellation, tellsCustomer: mail !== null }
  const requested =
    refundCents === null
      ? ok(null)
      : await requestRefund(site, row, wholeRefund(parts), terms, deed)
  if (!requested.ok) return requested
  // nobody spends what an order has brought that there is none of any more
  if (refundCents === null) {
    await voidAllCards(site, { orderId, cause: `cancel ${orderId}`, now: deed.now })
  }
  await moveOrder(site, orderId, { from: 'paid', to: 'cancelled' })
  if (row.has_downloads) await revokeCancelled(site, orderId, deed.now)
  await endRefundedAccess(site, accessOf(row), deed.now)
  const restocked = restock && (await restockOrder(site, row, deed))
  await insertEvent(site, orderId, { kind: 'cancelled', detail: { restocked } }, deed)
  const order: OrderReply = { ...toOrder(site.siteId, row), status: 'cancelled' }
  if (mail !== null) {
    await tellCustomer(context, site, order, { kind: 'order-cancelled', ...mail }, deed)
  }
  return ok({ order, refundId: requested.value })
}

/** Of what is cancelled nobody sees any page. */
function accessOf(row: WholeOrderRow): Parameters<typeof endRefundedAccess>[1] {
  const { id, subscription_id: subscriptionId, subscription_cycle: subscriptionCycle } = row
  return { id, subscriptionId, subscriptionCycle, lines: row.lines_with_access }
}

/** There is one cancellation of an order, and so one refund of it; stock comes back by the cancellation. */
const fromCancellation = { key: 'cancellation', wish: '', restock: false, reason: '' } as const

/** @returns whether anything of it came back */
function restockOrder(site: SiteDatabase, row: WholeOrderRow, deed: OrderDeed): Promise<boolean> {
  const lines = row.lines.flatMap(({ line, variant_id: variantId, quantity: all }) => {
    const quantity = all - (row.refunded.find((one) => one.line === line)?.quantity ?? 0)
    return quantity === 0 ? [] : [{ variantId, quantity }]
  })
  return returnStock(site, lines, { ...deed, orderId: row.id, reason: 'cancel' })
}
