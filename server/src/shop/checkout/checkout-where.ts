import { cartPaths } from '@vitrine/rules/shop/cart/cart-paths.ts'
import { checkoutPaths } from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import { subscribePath } from '@vitrine/rules/shop/subscriptions/subscriptions-paths.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import { hashToken } from '../../people/accounts/secret-token.ts'
import { cartTokenHash, isCartToken } from '../cart/cart-token.ts'

/** Which cart a checkout is of, and where it stands. */
export type CheckoutWhere = {
  /** Undefined where there is none. */
  readonly tokenHash: string | undefined
  readonly page: string
  /** Where its form looks at what another place makes. */
  readonly place: string
  /** Where whoever would rather not goes back to. */
  readonly back: string
  /** It is none of the shopper's own, but that of what they subscribe to. */
  readonly isSubscription: boolean
}

/** The shopper's own cart, which their cookie names. */
export function ownCheckout(
  request: Pick<RouteRequest<unknown, unknown, unknown>, 'cookies' | 'random'>,
): CheckoutWhere {
  return {
    tokenHash: cartTokenHash(request),
    page: checkoutPaths.checkout,
    place: checkoutPaths.place,
    back: cartPaths.cartPage,
    isSubscription: false,
  }
}

/** What is subscribed to, whose address names it. */
export function subscribeCheckout(cartToken: string): CheckoutWhere {
  return {
    tokenHash: isCartToken(cartToken) ? hashToken(cartToken) : undefined,
    page: subscribePath(cartToken),
    place: subscribePath(cartToken, 'place'),
    back: '/',
    isSubscription: true,
  }
}
