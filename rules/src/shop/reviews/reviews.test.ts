import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  averageDecimal,
  averageSigns,
  averageTenths,
  mostStars,
  starSigns,
} from '../../site/reviews/review-facts.ts'
import { stateOfNew } from './decide-review.ts'
import { readReviews } from './review-form.ts'
import { reviewLimits } from './review-limits.ts'
import { isWithBuyer, reviewableLines } from './reviewable-lines.ts'

const factsOf = (given: readonly number[]) => ({
  count: given.length,
  stars: given.reduce((sum, one) => sum + one, 0),
})

describe('an average', () => {
  it('is the nearest tenth of a star, by integers alone', () => {
    const given = fc.array(fc.integer({ min: 1, max: mostStars }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(given, (stars) => {
        const facts = factsOf(stars)
        const tenths = averageTenths(facts)
        // twice the distance to the exact average is no more than one tenth; a half goes up
        const distance = 2 * (tenths * facts.count - 10 * facts.stars)
        expect(distance).toBeLessThanOrEqual(facts.count)
        expect(distance).toBeGreaterThan(-facts.count)
        expect(tenths).toBeGreaterThanOrEqual(10 * Math.min(...stars))
        expect(tenths).toBeLessThanOrEqual(10 * Math.max(...stars))
      }),
    )
  })

  it('is written with one decimal, and drawn with whole stars', () => {
    expect(averageDecimal(factsOf([5, 4, 4]))).toBe('4.3')
    expect(averageDecimal(factsOf([5]))).toBe('5.0')
    expect(averageSigns(factsOf([5, 4, 4]))).toBe('★★★★☆')
    expect(averageSigns(factsOf([5, 4]))).toBe('★★★★★')
    expect(starSigns(1)).toBe('★☆☆☆☆')
  })
})

const line = (quantity: number, refundedQuantity = 0, needsParcel = true) => {
  return { quantity, refundedQuantity, needsParcel, isDonation: false }
}

describe('what of an order can be reviewed', () => {
  it('is nothing before it is sent, and nothing once it is cancelled', () => {
    expect(reviewableLines({ status: 'paid', items: [line(1)] })).toEqual([])
    expect(reviewableLines({ status: 'cancelled', items: [line(1, 0, false)] })).toEqual([])
    expect(reviewableLines({ status: 'fulfilled', items: [line(1), line(2)] })).toEqual([1, 2])
  })

  it('is what is downloaded as soon as it is paid', () => {
    expect(isWithBuyer({ status: 'paid', items: [line(1, 0, false)] })).toBe(true)
    expect(isWithBuyer({ status: 'paid', items: [line(1, 0, false), line(1)] })).toBe(false)
  })

  it('is no line that went back as a whole', () => {
    const items = [line(1, 1), line(2, 1), line(3, 0)]
    expect(reviewableLines({ status: 'fulfilled', items })).toEqual([2, 3])
  })

  it('is nothing that was given', () => {
    const items = [{ ...line(1, 0, false), isDonation: true }]
    expect(reviewableLines({ status: 'fulfilled', items })).toEqual([])
  })
})

describe('a form of reviews', () => {
  const read = (body: Record<string, string>) => readReviews({ name: 'Ada', ...body }, [1, 2])
  const wrongOf = (body: Record<string, string>) => {
    const found = read(body)
    return found.ok ? {} : (found.refusal.fields ?? found.refusal.code)
  }

  it('has the lines that were given stars, and no others', () => {
    const found = read({ 'stars-2': '4', 'text-2': ' Fine.\r\nReally. ', 'stars-3': '1' })
    expect(found).toEqual({
      ok: true,
      value: { name: 'Ada', reviews: [{ line: 2, stars: 4, text: 'Fine.\nReally.' }] },
    })
  })

  it('asks for stars, also where there are words alone', () => {
    expect(wrongOf({})).toBe('review-nothing-chosen')
    expect(Object.keys(wrongOf({ 'text-1': 'Words' }))).toEqual(['stars-1'])
    for (const stars of ['0', '6', '5.5', '１', '1e0', '-1']) {
      expect(Object.keys(wrongOf({ 'stars-1': stars }))).toEqual(['stars-1'])
    }
  })

  it('has a name of one line, and ends', () => {
    expect(read({ name: 'Ada\n\u202eFern', 'stars-1': '5' })).toMatchObject({
      value: { name: 'Ada Fern' },
    })
    expect(Object.keys(wrongOf({ name: ' ', 'stars-1': '5' }))).toEqual(['name'])
    const long = 'x'.repeat(reviewLimits.name + 1)
    expect(Object.keys(wrongOf({ name: long, 'stars-1': '5' }))).toEqual(['name'])
    const words = 'x'.repeat(reviewLimits.text + 1)
    expect(Object.keys(wrongOf({ 'stars-1': '5', 'text-1': words }))).toEqual(['text-1'])
  })
})

it('a new review waits where its owner wishes so, and always where it was bought by a test', () => {
  expect(stateOfNew({ needsApproval: true }, { testMode: false })).toBe('waiting')
  expect(stateOfNew({ needsApproval: false }, { testMode: true })).toBe('waiting')
  expect(stateOfNew({ needsApproval: false }, { testMode: false })).toBe('shown')
})
