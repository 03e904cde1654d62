import { startAddToCartButtons } from './shop/cart/add-to-cart-button.ts'
import { startCart } from './shop/cart/start-cart.ts'
import { startRestockBoxes } from './shop/restock/start-restock-boxes.ts'
import { startPictureThumbs } from './shop/products/main-picture.ts'
import { startVariantSelectors } from './shop/products/variant-selectors.ts'

/**
 * Everything that behaves on a page, once a visitor turned to it or has a cart to see.
 * @param hasCartToShow the loader's own: shared code would be a file more on every page
 */
export function startIslands(root: Document, hasCartToShow: () => boolean): void {
  startAddToCartButtons(root)
  startVariantSelectors(root)
  startPictureThumbs(root)
  startCart(root, hasCartToShow)
  startRestockBoxes(root)
  root.querySelector('[data-vitrine-island="print"]')?.addEventListener('click', () => print())
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-vitrine-island="answers"]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      void import('./shop/cart/ask-form.ts').then(({ askForEntry }) => askForEntry(link))
    })
  }
  const form = root.querySelector<HTMLFormElement>('[data-vitrine-island="form"]')
  if (form !== null) {
    void import('./shop/cart/answer-form.ts').then(({ startCounters }) => startCounters(form))
  }
  if (root.querySelector('.checkout-form') !== null) {
    void import('./shop/checkout/start-checkout.ts').then(({ startCheckout }) =>
      startCheckout(root),
    )
  }
}
