import { updateIndicators } from './cart-indicators.ts'

/**
 * In the editor's frame there is no cart to ask for: what the server's pill tells is what the header
 * tells too, as everywhere on the site.
 */
export function showMadeUpCart(root: ParentNode): void {
  const { quantity, cents, currency } =
    root.querySelector<HTMLElement>('[data-made-up-cart]')?.dataset ?? {}
  if (quantity === undefined || cents === undefined || currency === undefined) return
  updateIndicators(root, {
    totalQuantity: Number(quantity),
    subtotalCents: Number(cents),
    subtotalAmount: { currency },
  })
}
