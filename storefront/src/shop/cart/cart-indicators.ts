import { shownQuantity } from '@vitrine/rules/shop/cart/pill.ts'
import { writeFigure, writeMoney } from '@vitrine/rules/ground/money/money-pattern.ts'
import { moneyPattern } from '../../site/pages/site-context.ts'

/** What of a cart stands on every page. */
export type CartFigures = {
  readonly totalQuantity: number
  readonly subtotalCents: number
  readonly subtotalAmount: { readonly currency: string }
}

/**
 * Writes the cart's count and sum into the elements that the cart formatters print, and hides an
 * indicator while the cart is empty (spec §4).
 */
export function updateIndicators(root: ParentNode, cart: CartFigures): void {
  for (const element of root.querySelectorAll('.sqs-cart-quantity')) {
    setText(element, shownQuantity(cart.totalQuantity))
  }
  const pattern = moneyPattern(cart.subtotalAmount.currency)
  for (const element of root.querySelectorAll('.sqs-cart-subtotal')) {
    const figure = element.querySelector('.sqs-money-native')
    // the stylesheet puts the sign beside a plain figure
    if (figure !== null) setText(figure, writeFigure(cart.subtotalCents, pattern))
    else setText(element, writeMoney(cart.subtotalCents, pattern))
  }
  for (const indicator of root.querySelectorAll<HTMLElement>('.sqs-cart-indicator')) {
    indicator.hidden = cart.totalQuantity === 0
  }
}

function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}
