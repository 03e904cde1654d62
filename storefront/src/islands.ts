import { startAddToCartButtons } from './cart/add-to-cart-button.ts'
import { startCart } from './cart/start-cart.ts'
import { startVariantPictures } from './products/variant-picture.ts'

/** Everything that behaves on a page, once a visitor turned to it or has a cart to see. */
export function startIslands(root: Document): void {
  startVariantPictures(root)
  startAddToCartButtons(root)
  startCart(root)
}
