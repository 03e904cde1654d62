import type { CartReply } from '@vitrine/rules/cart/cart-api.ts'
import { shownQuantity } from '@vitrine/rules/cart/pill.ts'
import { toDecimal } from '@vitrine/rules/money/money.ts'

/**
 * Writes the cart's count and sum into the elements that the cart formatters print, and hides an
 * indicator while the cart is empty (spec §4).
 */
export function updateIndicators(root: ParentNode, cart: CartReply): void {
  for (const element of root.querySelectorAll('.sqs-cart-quantity')) {
    setText(element, shownQuantity(cart.totalQuantity))
  }
  const sum = toDecimal(cart.subtotalCents, cart.subtotalAmount.currency)
  for (const element of root.querySelectorAll('.sqs-cart-subtotal')) {
    setText(element.querySelector('.sqs-money-native') ?? element, grouped(sum))
  }
  for (const indicator of root.querySelectorAll<HTMLElement>('.sqs-cart-indicator')) {
    indicator.hidden = cart.totalQuantity === 0
  }
}

function grouped(decimal: string): string {
  const [whole = '0', fraction] = decimal.split('.')
  const text = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction === undefined ? text : `${text}.${fraction}`
}

function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}
