import { subscribePath } from '@vitrine/rules/shop/subscriptions/subscriptions-paths.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite } from '../../ground/http/route.ts'
import { isSubscriptionCart } from '../cart/subscription-cart.ts'
import { subscriptionCartToken } from '../cart/cart-token.ts'
import { findCycleOfPayment } from '../subscriptions/subscription-rows.ts'
import { subscriptionPage } from '../subscriptions/subscription-token.ts'
import { toldOfPayment, toOrder } from './after-payment.ts'
import type { PaymentRow } from './payment-store.ts'
import type { Settled } from './settle-payment.ts'

/**
 * Where whoever has paid for a subscription goes on: it has no cart of theirs, but a checkout or a page
 * of its own. Undefined where it is no payment of one.
 */
export async function backToSubscription(
  context: Context,
  { site }: OnSite,
  payment: PaymentRow,
  settled: Exclude<Settled, { kind: 'open' }>,
): Promise<PageReply | undefined> {
  const { siteId } = site
  const database = context.database.dbFor(siteId)
  const cycle = await findCycleOfPayment(database, payment)
  if (cycle === undefined && !(await isSubscriptionCart(database, payment.cart_id)))
    return undefined
  // the shopper's own cart has nothing to do with it
  if (settled.kind === 'placed') return toOrder(context, { site }, settled.orderId, true)
  const told = toldOfPayment(settled.code)
  if (cycle !== undefined) {
    const page = subscriptionPage(context, siteId, cycle.subscription_id)
    return { redirect: `${page}?payment=${told}`, status: 303 }
  }
  const token = subscriptionCartToken(context, siteId, payment.cart_id)
  return { redirect: `${subscribePath(token)}&payment=${told}`, status: 303 }
}
