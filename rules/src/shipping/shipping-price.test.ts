import { expect, it } from 'vitest'
import { shippingPrice } from './shipping-price.ts'

it('says Free where shipping costs nothing, and the price where it costs something', () => {
  expect(shippingPrice(0, 'USD')).toBe('Free')
  expect(shippingPrice(0, 'JPY')).toBe('Free')
  expect(shippingPrice(1400, 'USD')).toBe('$14.00')
})
