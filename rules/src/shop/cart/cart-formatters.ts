import type { Formatter, FormatterTable } from '@vitrine/template-language/scope.ts'
import { asNumber, asString, child } from '@vitrine/template-language/values.ts'
import { toDecimal } from '../../ground/money/money.ts'
import { moneyText } from '../../ground/money/money-text.ts'

/** How many pieces are in the cart, in the element that scripts keep up to date. */
const cartQuantity: Formatter = () => (values) => {
  const entries = child(values[0], 'entries')
  let total = 0
  if (Array.isArray(entries))
    for (const entry of entries) total += asNumber(child(entry, 'quantity'))
  return `<span class="sqs-cart-quantity">${total}</span>`
}

/** The cart's sum before shipping and tax. */
const cartSubtotal: Formatter = () => (values, scope) => {
  const cents = asNumber(child(values[0], 'subtotalCents'))
  const currency = asString(child(child(values[0], 'subtotalAmount'), 'currency'))
  const price = moneyText({ value: toDecimal(cents, currency), currency }, scope)
  return `<span class="sqs-cart-subtotal">${price}</span>`
}

export const cartFormatters: FormatterTable = {
  'cart-quantity': cartQuantity,
  'cart-subtotal': cartSubtotal,
  'cart-url': () => () => '/cart',
}
