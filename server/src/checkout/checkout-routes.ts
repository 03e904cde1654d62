import { z } from 'zod'
import { checkoutBody } from '@vitrine/rules/checkout/checkout-form.ts'
import { checkoutRefusal } from '@vitrine/rules/checkout/checkout-messages.ts'
import { checkoutPaths, confirmedPath } from '@vitrine/rules/checkout/checkout-paths.ts'
import { requestRefusal } from '@vitrine/rules/refusals/request-messages.ts'
import { refuse, type Refusal, type Refused } from '@vitrine/rules/refusals/result.ts'
import { cartTokenHash } from '../cart/cart-token.ts'
import { loadCart } from '../cart/load-cart.ts'
import type { Context } from '../context.ts'
import { route, type Reply, type Route, type RouteRequest } from '../http/route.ts'
import { checkoutPage } from './checkout-page.ts'
import { orderConfirmedPage } from './order-confirmed-page.ts'
import { orderToken } from './order-token.ts'
import { placeOrder } from './place-order.ts'

const shopper = { on: 'site', access: { kind: 'public' } } as const

export const checkoutRoutes: readonly Route[] = [
  route({
    ...shopper,
    method: 'GET',
    path: checkoutPaths.checkout,
    handle: (context, request) => showCheckout(context, request),
  }),
  route({
    ...shopper,
    method: 'POST',
    path: checkoutPaths.checkout,
    limit: 'checkout',
    body: checkoutBody,
    async handle(context, request) {
      const { site, body, now, random } = request
      if (site === null) return refuse(requestRefusal('not-found'))
      const { siteId, origin } = site
      const tokenHash = cartTokenHash(request)
      const placed = await placeOrder(context, { siteId, origin, tokenHash, body, now, random })
      if (!placed.ok) return showCheckout(context, request, placed.refusal)
      return toOrder(context, request, placed.value.orderId)
    },
  }),
  route({
    ...shopper,
    method: 'GET',
    path: checkoutPaths.confirmed,
    params: z.object({ token: z.string() }),
    handle: (context, request) => orderConfirmedPage(context, request),
  }),
]

type Request = RouteRequest<unknown, unknown, unknown>

/** The form; a cart that became an order leads to the order, an empty one to the cart's page. */
async function showCheckout(
  context: Context,
  request: Request,
  problem?: Refusal,
): Promise<Reply | Refused> {
  if (request.site === null) return refuse(requestRefusal('not-found'))
  const site = context.database.dbFor(request.site.siteId)
  const loaded = await loadCart(site, cartTokenHash(request))
  if (loaded?.ok === false) return loaded
  const bought = loaded?.value.cart.purchasedOrderId ?? null
  if (bought !== null && problem === undefined) return toOrder(context, request, bought)
  if (loaded === undefined || bought !== null || loaded.value.entries.length === 0) {
    return problem === undefined || problem.code === checkoutRefusal('cart-empty').code
      ? { redirect: '/cart', status: 303 }
      : refuse(problem)
  }
  return checkoutPage(context, request, loaded.value, problem)
}

/** To the page of an order. The cart's cookie stays: the same form sent again leads here again. */
function toOrder(context: Context, request: Request, orderId: string): Reply | Refused {
  if (request.site === null) return refuse(requestRefusal('not-found'))
  const token = orderToken(context, request.site.siteId, orderId)
  const hasCart = {
    name: 'hasCart',
    value: '',
    maxAge: 0,
    httpOnly: false,
    sameSite: 'lax',
  } as const
  return { redirect: confirmedPath(token), status: 303, cookies: [hasCart] }
}
