import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceAtWeight, takesWeight, weightOf } from './price-by-weight.ts'
import { waysTo } from './shipping-ways.ts'

const parcel = {
  name: 'Parcel',
  priceCents: 500,
  weightSteps: [
    { from: 2, priceCents: 950 },
    { from: 10, priceCents: 1800 },
  ],
  mostWeight: 31.5,
}

describe('a price by weight', () => {
  it('is the one of the way, until a weight is reached that has another', () => {
    const at = (weight: number) => priceAtWeight(parcel, weight)
    expect([0, 1.999, 2, 9.999, 10, 31.5].map(at)).toEqual([500, 500, 950, 950, 1800, 1800])
    expect(priceAtWeight({ priceCents: 500 }, 1000)).toBe(500)
  })

  it('is the same in whatever order the weights stand', () => {
    const turned = { ...parcel, weightSteps: parcel.weightSteps.toReversed() }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (grams) => {
        expect(priceAtWeight(turned, grams / 1000)).toBe(priceAtWeight(parcel, grams / 1000))
      }),
    )
  })

  it('is of no way that takes nothing so heavy', () => {
    expect(takesWeight(parcel, 31.5)).toBe(true)
    expect(takesWeight(parcel, 31.501)).toBe(false)
    expect(takesWeight({}, 1e6)).toBe(true)
    expect(takesWeight({ mostWeight: null }, 1e6)).toBe(true)
  })
})

const home = { country: 'US', postalCode: '04101' }

it('lines weigh together what their pieces do, to the thousandth', () => {
  expect(weightOf([{ weight: 0.1, quantity: 3 }])).toBe(0.3)
  expect(
    weightOf([
      { weight: 0.812, quantity: 100 },
      { weight: 0, quantity: 7 },
    ]),
  ).toBe(81.2)
  expect(weightOf([])).toBe(0)
})

it('the ways to a country are those that take what an order weighs, at their prices of it', () => {
  const freight = {
    id: 'freight',
    name: 'Freight',
    priceCents: 9000,
    freeFromCents: null,
    countries: null,
    instead: false,
  }
  const store = { shipping: parcel, moreShipping: [freight] }
  const to = (weight: number) =>
    waysTo(store, home, weight).map(({ id, priceCents }) => [id, priceCents])
  expect(to(1)).toEqual([
    ['flat', 500],
    ['freight', 9000],
  ])
  expect(to(12)).toEqual([
    ['flat', 1800],
    ['freight', 9000],
  ])
  expect(to(40)).toEqual([['freight', 9000]])
  expect(waysTo({ shipping: parcel }, home, 40)).toEqual([])
})
