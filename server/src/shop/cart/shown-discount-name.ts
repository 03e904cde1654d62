import { discountName } from '@vitrine/rules/shop/orders/discount-name.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'

/**
 * What a page calls a discount, as HTML: a title reads by itself, also where the page runs from right
 * to left. A code has Latin letters and digits alone.
 */
export function shownDiscountName(discount: Parameters<typeof discountName>[0]): string {
  const name = escapeHtml(discountName(discount))
  return discount.title === undefined ? name : `<bdi>${name}</bdi>`
}
