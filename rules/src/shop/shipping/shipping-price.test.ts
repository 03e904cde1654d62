import { expect, it } from 'vitest'
import { tablePattern, writeMoney } from '../../ground/money/money-pattern.ts'
import { shippingPrice } from './shipping-price.ts'

it('says Free where shipping costs nothing, and the price where it costs something', () => {
  const dollars = tablePattern('USD', 'native')
  const price = (cents: number) =>
    shippingPrice(cents, (amount, options) => writeMoney(amount, dollars, options))
  expect(price(0)).toBe('Free')
  expect(price(1400)).toBe('$14.00')
})
