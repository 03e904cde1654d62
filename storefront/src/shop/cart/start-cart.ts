import { hasPill } from '@vitrine/rules/shop/cart/pill.ts'
import { bringChunk } from '../../ground/loader/late-chunks.ts'
import { siteContext } from '../../site/pages/site-context.ts'
import { cartSurroundings } from './cart-surroundings.ts'
import { cartStore } from './cart-store.ts'
import { startDrawer } from './start-drawer.ts'
import { showButtons } from './show-buttons.ts'
import { updateIndicators } from './cart-indicators.ts'

/** Loads the cart where there is one (spec §4) and keeps what shows it up to date. */
export function startCart(root: Document, hasCartToShow: () => boolean): void {
  const surroundings = cartSurroundings(root)
  const pillIsWanted = hasPill(surroundings)
  const { useLightCart } = siteContext().websiteSettings?.storeSettings ?? {}
  if (useLightCart === true && hasPill({ ...surroundings, hasCustomCart: false })) startDrawer(root)
  let pill: Promise<unknown> | undefined
  cartStore.subscribe(() => {
    const { cart, isLoading } = cartStore.getState()
    if (!isLoading) showButtons(root)
    if (cart === null) return
    updateIndicators(root, cart)
    if (pillIsWanted && cart.totalQuantity > 0) {
      pill ??= bringChunk(() => import('./mount-cart-pill.ts')).then(
        ({ mountCartPill }) => mountCartPill(root),
        // the next change of the cart tries again
        () => {
          pill = undefined
        },
      )
    }
  })
  if (hasCartToShow()) void cartStore.load()
  else showButtons(root)
  // a page that somebody comes back to shows the cart of then: in another tab it may have been bought
  const lookAgain = (): void => {
    if (hasCartToShow() || cartStore.getState().cart !== null) void cartStore.load()
  }
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) lookAgain()
  })
  root.addEventListener('visibilitychange', () => {
    if (root.visibilityState === 'visible') lookAgain()
  })
}
