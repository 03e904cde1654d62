import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentUnits, unitPriceOf } from './unit-price.ts'

describe('the price of a unit', () => {
  it.each([
    [499, 250, 'g', 1996, 'kg'],
    [1200, 0.75, 'l', 1600, 'l'],
    [1000, 3, 'kg', 333, 'kg'],
    [2000, 3, 'kg', 667, 'kg'],
    [5, 1000, 'ml', 5, 'l'],
    [1, 2, 'piece', 1, 'piece'],
    [990, 150, 'cm', 660, 'm'],
    [4990, 2.5, 'm2', 1996, 'm²'],
  ] as const)('of %i for %d %s is %i a %s', (cents, content, unit, each, per) => {
    expect(unitPriceOf(cents, content, unit)).toEqual({ cents: each, per })
  })

  it('is not said where the contents are not known, nor where it cannot be written', () => {
    expect(unitPriceOf(499, 0, 'g')).toBeNull()
    expect(unitPriceOf(499, 250, 'none')).toBeNull()
    expect(unitPriceOf(499, 0.0001, 'g')).toBeNull()
    // less than a minor unit
    expect(unitPriceOf(0, 10, 'g')).toBeNull()
    expect(unitPriceOf(4, 10, 'piece')).toBeNull()
    expect(unitPriceOf(5, 10, 'piece')).toEqual({ cents: 1, per: 'piece' })
    expect(unitPriceOf(Number.MAX_SAFE_INTEGER, 0.001, 'g')).toBeNull()
  })

  it('comes to the price again, to half a minor unit of each unit', () => {
    const times = { none: 0, g: 1000, kg: 1, ml: 1000, l: 1, cm: 100, m: 1, m2: 1, piece: 1 }
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.constantFrom(...contentUnits.filter((unit) => unit !== 'none')),
        (cents, thousandths, unit) => {
          const price = unitPriceOf(cents, thousandths / 1000, unit)
          const exact = BigInt(cents) * BigInt(times[unit] * 1000)
          const off = BigInt(price?.cents ?? 0) * BigInt(thousandths) - exact
          expect((off < 0n ? -off : off) * 2n <= BigInt(thousandths)).toBe(true)
        },
      ),
    )
  })
})
