import type { Bring } from './ground/loader/bring.ts'
import { bringBy, bringChunk } from './ground/loader/late-chunks.ts'
import { startAddToCartButtons } from './shop/cart/add-to-cart-button.ts'
import { startCart } from './shop/cart/start-cart.ts'
import { startInstallments } from './shop/installments/start-installments.ts'
import { startRestockBoxes } from './shop/restock/start-restock-boxes.ts'
import { startPictureThumbs } from './shop/products/main-picture.ts'
import { startQuickViews } from './shop/quick-view/start-quick-view.ts'
import { startVariantSelectors } from './shop/products/variant-selectors.ts'

type LoadersOwn = { readonly hasCartToShow: () => boolean; readonly bring: Bring }

/**
 * Everything that behaves on a page, once a visitor turned to it or has a cart to see.
 * @param loaders its own code: what were shared would be a file more on every page
 */
export function startIslands(root: Document, loaders: LoadersOwn): void {
  const { hasCartToShow, bring } = loaders
  bringBy(bring)
  startAddToCartButtons(root)
  startVariantSelectors(root)
  startPictureThumbs(root)
  startQuickViews(root)
  startInstallments(root)
  startCart(root, hasCartToShow)
  startRestockBoxes(root)
  root.querySelector('[data-vitrine-island="print"]')?.addEventListener('click', () => print())
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-vitrine-island="answers"]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      bringChunk(() => import('./shop/cart/ask-form.ts')).then(
        ({ askForEntry }) => askForEntry(link),
        // the link's own page asks the same
        () => location.assign(link.href),
      )
    })
  }
  const form = root.querySelector<HTMLFormElement>('[data-vitrine-island="form"]')
  if (form !== null) {
    bringChunk(() => import('./shop/cart/answer-form.ts')).then(
      ({ startCounters }) => startCounters(form),
      () => undefined,
    )
  }
  if (root.querySelector('.checkout-form') !== null) {
    bringChunk(() => import('./shop/checkout/start-checkout.ts')).then(
      ({ startCheckout }) => startCheckout(root),
      // its forms do without
      () => undefined,
    )
  }
}
