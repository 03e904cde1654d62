import { cartPaths } from '@vitrine/rules/shop/cart/cart-paths.ts'
import { customCartClasses, type PillSurroundings } from '@vitrine/rules/shop/cart/pill.ts'
import { isCartOrAfter } from '@vitrine/rules/site/pages/page-type.ts'
import { platformPaths } from '@vitrine/rules/site/pages/platform-paths.ts'
import { isEmbedded, isExpressCheckout, siteContext } from '../../site/pages/site-context.ts'

const customCart = customCartClasses.map((name) => `.${name}`).join()

export function cartSurroundings(root: Document): PillSurroundings {
  const { pageType = 0 } = siteContext()
  const path = location.pathname
  return {
    expressCheckout: isExpressCheckout(),
    hasCustomCart: root.querySelector(customCart) !== null,
    isEmbedded: isEmbedded(),
    isCartOrCheckout:
      isCartOrAfter(pageType) ||
      path === cartPaths.cartPage ||
      path === platformPaths.checkout ||
      path.startsWith(`${platformPaths.checkout}/`),
  }
}
