import { expect, test } from 'vitest'
import { print } from '../../testing/render-template.ts'

const subtotal = (subtotalCents: number, currency: string): string =>
  print('{cart|cart-subtotal}', { cart: { subtotalCents, subtotalAmount: { currency } } })

test('the sum of a cart is printed in its currency, also where that has no cents', () => {
  expect(subtotal(5050, 'USD')).toContain('50.50')
  expect(subtotal(5050, 'JPY')).toContain('5,050')
})

test('a sum as large as numbers reach keeps its cents', () => {
  expect(subtotal(Number.MAX_SAFE_INTEGER - 4, 'USD')).toContain('90,071,992,547,409.87')
})
