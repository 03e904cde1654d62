import { confirmedPath, checkoutPaths } from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite } from '../../ground/http/route.ts'
import { orderToken } from '../orders/order-token.ts'

/** What the checkout says, by its address, to whoever comes back from a payment that came to nothing. */
export const toldAtCheckout = ['payment-declined', 'payment-timed-out', 'payment-stopped'] as const

/**
 * To the page of an order. The cart's cookie stays: the same form sent again leads here again.
 * @param hasRest something is left in the cart, which was put there meanwhile
 */
export function toOrder(
  context: Context,
  { site }: OnSite,
  orderId: string,
  hasRest = false,
): PageReply {
  const token = orderToken(context, site.siteId, orderId)
  const cookies = hasRest ? [] : ([{ cookie: 'hasCart', value: null }] as const)
  return { redirect: confirmedPath(token), status: 303, cookies }
}

/** What is told of a payment by the code of its refusal. */
export function toldOfPayment(code: string | null): (typeof toldAtCheckout)[number] {
  return toldAtCheckout.find((one) => one === code) ?? 'payment-stopped'
}

/** To the checkout, with why. */
export function backToCheckout(code: string | null): PageReply {
  return { redirect: `${checkoutPaths.checkout}?payment=${toldOfPayment(code)}`, status: 303 }
}
