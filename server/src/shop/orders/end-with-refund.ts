import { restOf, wholeRefund } from '@vitrine/rules/shop/orders/decide-refund.ts'
import { ordersRefusal } from '@vitrine/rules/shop/orders/orders-messages.ts'
import type { EndWithRefundBody } from '@vitrine/rules/shop/subscriptions/subscriptions-api.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { endRefunded, lockToEnd } from '../subscriptions/end-at-once.ts'
import type { MailingContext } from '../subscriptions/subscription-mail.ts'
import type { OrderDeed } from './order-events-store.ts'
import { findOrderRow, lockOrder } from './orders-store.ts'
import { partsOf, requestRefund } from './request-refund.ts'
import { setStatusByRefund } from './set-status-by-sending.ts'
import { settleRefund, type RefundContext } from './settle-refund.ts'

type EndWithRefund = OrderDeed & { readonly body: EndWithRefundBody }

/**
 * Ends a subscription at once and gives back one of its payments, or a part of that. Both are written in
 * one transaction, with the mail that tells both; the provider is asked afterwards, like of every refund,
 * by whichever process is there.
 */
export async function endWithRefund(
  context: RefundContext & MailingContext,
  siteId: SiteId,
  subscriptionId: string,
  { body, ...deed }: EndWithRefund,
): Promise<Result<void>> {
  const { orderId } = body
  const written = await context.database.transact(siteId, (site) =>
    writeBoth(context, site, subscriptionId, body, deed),
  )
  if (!written.ok) return written
  await settleRefund(context, siteId, { orderId, id: written.value })
  return ok(undefined)
}

/** @returns the refund's id; refused before anything is written */
async function writeBoth(
  context: MailingContext,
  site: SiteDatabase,
  subscriptionId: string,
  { orderId, restCents, amountCents, restock }: EndWithRefundBody,
  deed: OrderDeed,
): Promise<Result<string>> {
  await lockOrder(site, orderId)
  const order = await findOrderRow(site, { id: orderId })
  if (order?.subscription_id !== subscriptionId) return refuse(ordersRefusal('order-not-found'))
  const subscription = await lockToEnd(site, subscriptionId)
  if (!subscription.ok) return subscription
  const parts = partsOf(order)
  if (restCents !== restOf(parts)) return refuse(ordersRefusal('refund-changed'))
  const whole = wholeRefund(parts)
  const isAll = amountCents === null || amountCents === restCents
  const wish = {
    // pieces stay with whoever has them where only a part of the money goes back
    units: isAll || restock ? whole.units : [],
    shippingCents: isAll ? whole.shippingCents : 0,
    amountCents: amountCents ?? restCents,
  }
  const terms = {
    key: `subscription ${subscriptionId}`,
    wish: '',
    restock: restock && order.status !== 'cancelled',
    reason: '',
    tellsCustomer: false,
  }
  const requested = await requestRefund(site, order, wish, terms, deed)
  if (!requested.ok) return requested
  await setStatusByRefund(site, orderId)
  await endRefunded(context, site, subscription.value, wish.amountCents, deed)
  return ok(requested.value)
}
