import { expect, it } from 'vitest'
import { sayInEnglish } from '../../ground/words/say.ts'
import { shippingHint } from './shipping-hint.ts'

const money = (cents: number): string => `$${cents / 100}`
const cart = (shippingCostCents: number) => ({
  isSent: true,
  totals: { requiresShipping: true, shippingCostCents },
  money,
  say: sayInEnglish,
})
const parcel = { name: 'Parcel', priceCents: 500, freeFromCents: 5000 }

it('names the sum from which on shipping is free, until the cart has it', () => {
  const below = 'Shipping is added at checkout, and free from $50.'
  expect(shippingHint({ shipping: parcel }, cart(500))).toBe(below)
  expect(shippingHint({ shipping: parcel }, cart(0))).toBe('Shipping is free.')
  expect(shippingHint({ shipping: parcel }, { ...cart(500), totals: undefined })).toBe(below)
})

it('names none where there is none, and says so where nothing is sent', () => {
  const { freeFromCents: _none, ...always } = parcel
  const added = 'Shipping is added at checkout.'
  expect(shippingHint({ shipping: always }, cart(500))).toBe(added)
  expect(shippingHint({ shipping: { ...parcel, freeFromCents: null } }, cart(500))).toBe(added)
  expect(shippingHint({ shipping: { ...parcel, priceCents: 0 } }, cart(0))).toBe(added)
  expect(shippingHint({ shipping: parcel }, { ...cart(500), isSent: false })).toBe(
    'Nothing has to be shipped.',
  )
})
