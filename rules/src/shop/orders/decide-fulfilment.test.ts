import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  areUnsent,
  decideFulfilment,
  leftToSend,
  piecesOf,
  restToSend,
  statusBySending,
  type LineQuantity,
  type SendableItem,
} from './decide-fulfilment.ts'

const item = (more: Partial<SendableItem> = {}): SendableItem => ({
  quantity: 3,
  refundedQuantity: 0,
  sentQuantity: 0,
  needsParcel: true,
  ...more,
})
const inParts = { isWhole: false }
const codeOf = (
  items: readonly SendableItem[],
  wish: readonly LineQuantity[] | undefined,
  how = inParts,
): string | undefined => {
  const result = decideFulfilment(items, wish, how)
  return result.ok ? undefined : result.refusal.code
}

describe('what is left to send of a line', () => {
  it('is what was bought without what was sent and what went back', () => {
    expect(leftToSend(item())).toBe(3)
    expect(leftToSend(item({ sentQuantity: 1, refundedQuantity: 1 }))).toBe(1)
  })

  it('is nothing where pieces went back after they were sent, and never less', () => {
    expect(leftToSend(item({ sentQuantity: 3, refundedQuantity: 2 }))).toBe(0)
  })

  it('is nothing of what is downloaded or mailed by itself', () => {
    expect(leftToSend(item({ needsParcel: false }))).toBe(0)
  })
})

describe('a parcel', () => {
  const items = [item(), item({ needsParcel: false }), item({ sentQuantity: 2 })]

  it('has all that is left where nobody says what', () => {
    const lines = [
      { line: 1, quantity: 3 },
      { line: 3, quantity: 1 },
    ]
    expect(decideFulfilment(items, undefined, inParts)).toEqual({
      ok: true,
      value: { lines, restQuantity: 0 },
    })
  })

  it('has what was chosen, and says how much is left after it', () => {
    const wish = [
      { line: 3, quantity: 1 },
      { line: 1, quantity: 1 },
      { line: 1, quantity: 1 },
    ]
    const lines = [
      { line: 1, quantity: 2 },
      { line: 3, quantity: 1 },
    ]
    expect(decideFulfilment(items, wish, inParts)).toEqual({
      ok: true,
      value: { lines, restQuantity: 1 },
    })
  })

  it('has no more than is left, nothing that is downloaded, and nothing that was not bought', () => {
    expect(codeOf(items, [{ line: 3, quantity: 2 }])).toBe('more-than-is-left')
    expect(codeOf(items, [{ line: 2, quantity: 1 }])).toBe('more-than-is-left')
    expect(codeOf(items, [{ line: 4, quantity: 1 }])).toBe('more-than-is-left')
    const twice = [
      { line: 1, quantity: 2 },
      { line: 1, quantity: 2 },
    ]
    expect(codeOf(items, twice)).toBe('more-than-is-left')
  })

  it('is none where nothing is chosen, or all of the order went back', () => {
    expect(codeOf(items, [])).toBe('nothing-chosen-to-send')
    expect(codeOf([item({ refundedQuantity: 3 })], undefined)).toBe('nothing-to-send')
  })

  it('is empty of an order that is downloaded as a whole', () => {
    expect(decideFulfilment([item({ needsParcel: false })], undefined, inParts)).toEqual({
      ok: true,
      value: { lines: [], restQuantity: 0 },
    })
  })

  it('of an order that is picked up is the whole of it', () => {
    const whole = { isWhole: true }
    expect(codeOf([item()], [{ line: 1, quantity: 2 }], whole)).toBe('pickup-is-whole')
    expect(codeOf([item()], [{ line: 1, quantity: 3 }], whole)).toBeUndefined()
    expect(codeOf([item()], undefined, whole)).toBeUndefined()
  })
})

describe('an order', () => {
  it('is fulfilled once something was sent and nothing is left to send', () => {
    expect(statusBySending([item({ sentQuantity: 2 })], true)).toBe('paid')
    expect(statusBySending([item({ sentQuantity: 3 })], true)).toBe('fulfilled')
    expect(statusBySending([item({ sentQuantity: 2, refundedQuantity: 1 })], true)).toBe(
      'fulfilled',
    )
    expect(statusBySending([item({ refundedQuantity: 3 })], false)).toBe('paid')
  })

  it('has pieces here that are not sent, and others that would come back', () => {
    const items = [item({ sentQuantity: 2 }), item({ needsParcel: false })]
    expect(areUnsent(items, [{ line: 1, quantity: 1 }])).toBe(true)
    expect(areUnsent(items, [{ line: 2, quantity: 3 }])).toBe(true)
    expect(areUnsent(items, [{ line: 1, quantity: 2 }])).toBe(false)
  })

  it('sends every piece once, in whatever parcels, and keeps none for itself', () => {
    const bought = fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      back: fc.integer({ min: 0, max: 9 }),
      needsParcel: fc.boolean(),
    })
    const wish = fc.array(
      fc.record({ line: fc.integer({ min: 1, max: 5 }), quantity: fc.integer({ min: 1, max: 9 }) }),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(
        fc.array(bought, { minLength: 1, maxLength: 5 }),
        fc.array(wish, { maxLength: 8 }),
        (lines, wishes) => {
          let items = lines.map(({ quantity, back, needsParcel }) =>
            item({ quantity, needsParcel, refundedQuantity: Math.min(back, quantity) }),
          )
          const send = (one: readonly LineQuantity[] | undefined): void => {
            const before = piecesOf(restToSend(items))
            const result = decideFulfilment(items, one, inParts)
            if (!result.ok) return
            const { lines: sent, restQuantity } = result.value
            items = items.map((each, at) => ({
              ...each,
              sentQuantity:
                each.sentQuantity + piecesOf(sent.filter(({ line }) => line === at + 1)),
            }))
            expect(piecesOf(restToSend(items))).toBe(restQuantity)
            expect(piecesOf(sent) + restQuantity).toBe(before)
          }
          for (const one of wishes) send(one)
          for (const each of items) {
            expect(each.sentQuantity).toBeLessThanOrEqual(each.quantity - each.refundedQuantity)
            if (!each.needsParcel) expect(each.sentQuantity).toBe(0)
          }
          send(undefined)
          expect(restToSend(items)).toEqual([])
        },
      ),
      { numRuns: 300 },
    )
  })
})
