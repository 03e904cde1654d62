import { isInStock, type PrintedVariant } from './chosen-variant.ts'

/** Of a product with several variants the one box is shown that belongs to what is chosen, and sold out. */
export function showRestockBox(selectors: HTMLElement, chosen: PrintedVariant | undefined): void {
  const product = CSS.escape(selectors.dataset['itemId'] ?? '')
  const boxes = document.querySelectorAll<HTMLElement>(
    `.product-restock-notification[data-product-id="${product}"]`,
  )
  for (const box of boxes) {
    const isOf = chosen !== undefined && chosen.id === box.dataset['variantId']
    box.hidden = !isOf || isInStock(chosen)
  }
}
