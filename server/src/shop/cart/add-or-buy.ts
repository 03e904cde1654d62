import { cartPaths } from '@vitrine/rules/shop/cart/cart-paths.ts'
import { checkoutPaths } from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import type { Refused, Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { addToCart, type Added, type AddInput } from './add-to-cart.ts'
import { cartTokenHash } from './cart-token.ts'
import { emptyOpenCart } from './cart-store.ts'

/** Thrown to give the transaction up: what was in the cart stays there. */
class NotAdded extends Error {
  readonly refused: Refused
  constructor(refused: Refused) {
    super(refused.refusal.message)
    this.refused = refused
  }
}

/**
 * Adds a product to the cart, or, where things are bought at once (spec §4), makes it all that is in
 * there: nobody sees a cart on the way, so what was left in it would come as a surprise, and whoever
 * goes back and presses the button again wants no second one. What is being paid for stays.
 */
export async function addOrBuy(
  { database }: Pick<Context, 'database'>,
  view: SiteView,
  input: AddInput,
  request: Pick<RouteRequest<unknown, unknown, unknown>, 'cookies' | 'random' | 'now'>,
): Promise<Result<Added>> {
  const tokenHash = cartTokenHash(request)
  if (!view.settings.store.expressCheckout || tokenHash === undefined) {
    return addToCart(view, input, request)
  }
  try {
    return await database.transact(view.siteId, async (site) => {
      await emptyOpenCart(site, tokenHash)
      const added = await addToCart(view, input, request, site)
      if (!added.ok) throw new NotAdded(added)
      return added
    })
  } catch (error) {
    if (error instanceof NotAdded) return error.refused
    throw error
  }
}

/** Where a plain form goes on once something is added. */
export function pathAfterAdding({ settings }: Pick<SiteView, 'settings'>): string {
  return settings.store.expressCheckout ? checkoutPaths.checkout : cartPaths.cartPage
}
