import { cartPaths } from '@vitrine/rules/shop/cart/cart-paths.ts'
import type { PillSurroundings } from '@vitrine/rules/shop/cart/pill.ts'
import { checkoutPaths } from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import { isEmbedded, isExpressCheckout, siteContext } from '../../site/pages/site-context.ts'

/** Spec §2: the cart, and everything that comes after it. */
const cartPageTypes = { first: 200, last: 209 } as const

export function cartSurroundings(root: Document): PillSurroundings {
  const { pageType = 0 } = siteContext()
  const path = location.pathname
  return {
    expressCheckout: isExpressCheckout(),
    hasCustomCart:
      root.body.classList.contains('sqs-has-custom-cart') ||
      root.querySelector('.sqs-custom-cart') !== null,
    isEmbedded: isEmbedded(),
    isCartOrCheckout:
      (pageType >= cartPageTypes.first && pageType <= cartPageTypes.last) ||
      path === cartPaths.cartPage ||
      path === checkoutPaths.checkout ||
      path.startsWith(`${checkoutPaths.checkout}/`),
  }
}
