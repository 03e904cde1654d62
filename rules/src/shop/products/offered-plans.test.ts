import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsByPlan, findPlan, isSoldOnce, plansOf } from './offered-plans.ts'

const cents = fc.nat({ max: Number.MAX_SAFE_INTEGER })
const saving = fc.integer({ min: 0, max: 180 }).map((halves) => halves * 5)

/** Where rounding would leave nothing to pay of what costs something. */
function isLessThanHalfAUnit(price: number, savingPerMille: number): boolean {
  return price > 0 && price * (1000 - savingPerMille) < 500
}

test('a plan costs whole minor units, within half a unit of its share, and never more than once', () => {
  fc.assert(
    fc.property(cents, saving, (price, savingPerMille) => {
      fc.pre(!isLessThanHalfAUnit(price, savingPerMille))
      const paid = centsByPlan(price, { savingPerMille })
      expect(Number.isSafeInteger(paid)).toBe(true)
      expect(paid).toBeLessThanOrEqual(price)
      const missed = 1000n * BigInt(paid) - BigInt(price) * BigInt(1000 - savingPerMille)
      expect(missed > -500n && missed <= 500n).toBe(true)
      if (savingPerMille === 0) expect(paid).toBe(price)
    }),
  )
})

test('what costs something costs one unit by a plan whose share is less than half of one', () => {
  const few = fc.integer({ min: 1, max: 10 })
  fc.assert(
    fc.property(few, saving, (price, savingPerMille) => {
      const paid = centsByPlan(price, { savingPerMille })
      if (isLessThanHalfAUnit(price, savingPerMille)) expect(paid).toBe(1)
      else expect(paid).toBe(Math.floor((price * (1000 - savingPerMille) + 500) / 1000))
    }),
  )
  expect(centsByPlan(1, { savingPerMille: 505 })).toBe(1)
  expect(centsByPlan(4, { savingPerMille: 900 })).toBe(1)
  expect(centsByPlan(0, { savingPerMille: 900 })).toBe(0)
})

test('what costs less costs no more by a plan', () => {
  fc.assert(
    fc.property(cents, cents, saving, (one, other, savingPerMille) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      expect(centsByPlan(less, { savingPerMille })).toBeLessThanOrEqual(
        centsByPlan(more, { savingPerMille }),
      )
    }),
  )
})

test('a product from before there were several plans is sold by its one plan, at its price', () => {
  const plan = { every: 1, unit: 'MONTH', cycles: 0 } as const
  const stored = { subscription: plan }
  expect(plansOf(stored)).toEqual([{ ...plan, id: 'first', savingPerMille: 0 }])
  expect([isSoldOnce(stored), isSoldOnce({ subscription: null }), isSoldOnce({})]).toEqual([
    false,
    true,
    true,
  ])
  expect(findPlan(stored, null)).toEqual(findPlan(stored, 'first'))
  expect(findPlan(stored, 'other')).toBeUndefined()
})
