import { expect, test } from 'vitest'
import { currencies } from '../../ground/money/currency.ts'
import { fromStripeAmount, leastCents, toStripeAmount } from './stripe-amounts.ts'

test('an amount of every currency of a shop goes to Stripe and comes back as it was', () => {
  for (const { code } of currencies) {
    for (const amountCents of [0, 1, 99, 123_456, 99_999_999]) {
      const sent = toStripeAmount(amountCents, code)
      expect(sent).toEqual({ amount: amountCents, currency: code.toLowerCase() })
      expect(sent && fromStripeAmount(sent)).toEqual({ amountCents, currency: code })
    }
  }
})

test('yen have no smaller unit, there as here', () => {
  expect(toStripeAmount(500, 'JPY')).toEqual({ amount: 500, currency: 'jpy' })
})

test('what is no amount, and money that no shop sells in, never leaves the house', () => {
  for (const amountCents of [-1, 0.5, NaN, Infinity, 2 ** 53]) {
    expect(toStripeAmount(amountCents, 'USD')).toBeUndefined()
  }
  for (const code of ['KWD', 'ISK', 'usd', '', 'toString']) {
    expect(toStripeAmount(100, code)).toBeUndefined()
  }
  expect(fromStripeAmount({ amount: 100, currency: 'kwd' })).toBeUndefined()
  expect(fromStripeAmount({ amount: 0.5, currency: 'usd' })).toBeUndefined()
})

test('Stripe takes no dollar payment below fifty cents, and decides itself about other money', () => {
  expect(leastCents('USD')).toBe(50)
  expect(leastCents('JPY')).toBe(50)
  expect(leastCents('GBP')).toBe(30)
  expect(leastCents('ILS')).toBe(1)
})
