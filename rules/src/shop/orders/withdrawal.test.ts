import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysToWithdraw } from '../../site/sites/withdrawal-days.ts'
import { decideWithdrawal, findWithdrawable, openWithdrawals } from './withdrawal.ts'

type Order = Parameters<typeof findWithdrawable>[0] & Parameters<typeof openWithdrawals>[0]

const dayMs = 86_400_000
const item = (quantity: number, refundedQuantity = 0, sentQuantity = 0) => ({
  itemId: 'i',
  sku: 's',
  productName: 'Bowl',
  attributes: {},
  additionalFields: null,
  quantity,
  unitPrice: { value: '1', currency: 'USD' },
  lineTotal: { value: '1', currency: 'USD' },
  refundedQuantity,
  sentQuantity,
  needsParcel: true,
  isDonation: false,
  opensPages: false,
  noWithdrawal: null,
})
const order = (part: Partial<Order>): Order => ({
  status: 'paid',
  items: [item(3)],
  fulfilments: [],
  withdrawals: [],
  createdAt: 0,
  ...part,
})
const withdrawal = (id: string, quantity: number, refundedBefore = 0, isSettled = false) => ({
  id,
  at: 0,
  name: 'Ada',
  email: 'ada@example.com',
  note: '',
  isSettled,
  lines: [{ line: 1, quantity, refundedBefore }],
})
const parcel = (at: number) => ({
  id: String(at),
  at,
  by: null,
  tracking: { carrier: '', number: '', address: '' },
  lines: [{ line: 1, quantity: 3 }],
})
const leftOf = (part: Partial<Order>): number => {
  const found = findWithdrawable(order(part), 14, 0)
  return found.kind === 'open' ? (found.lines[0]?.quantity ?? 0) : 0
}

describe('how long an order can be withdrawn from', () => {
  it('is what the owner has chosen, or the law of the shop’s country', () => {
    expect(daysToWithdraw({ country: 'DE', store: {} })).toBe(14)
    expect(daysToWithdraw({ country: 'NO', store: {} })).toBe(14)
    expect(daysToWithdraw({ country: 'US', store: {} })).toBe(0)
    expect(daysToWithdraw({ country: 'US', store: { withdrawalDays: 30 } })).toBe(30)
    expect(daysToWithdraw({ country: 'DE', store: { withdrawalDays: 0 } })).toBe(0)
  })

  it('has no end before the last piece is sent, and then the days with a week on the way', () => {
    expect(findWithdrawable(order({}), 14, 1000 * dayMs)).toMatchObject({
      kind: 'open',
      until: null,
    })
    const sent = order({
      status: 'fulfilled',
      items: [item(3, 0, 3)],
      fulfilments: [parcel(2 * dayMs), parcel(5 * dayMs)],
    })
    expect(findWithdrawable(sent, 14, 26 * dayMs - 1)).toMatchObject({ until: 26 * dayMs })
    expect(findWithdrawable(sent, 14, 26 * dayMs)).toEqual({ kind: 'over' })
  })

  it('begins with the order where nothing lies in a parcel', () => {
    const bought = order({ status: 'fulfilled', items: [{ ...item(1), needsParcel: false }] })
    expect(findWithdrawable(bought, 14, 14 * dayMs - 1).kind).toBe('open')
    expect(findWithdrawable(bought, 14, 14 * dayMs).kind).toBe('over')
  })

  it('is nothing where it is not offered, and of a cancelled order', () => {
    expect(findWithdrawable(order({}), 0, 0).kind).toBe('none')
    expect(findWithdrawable(order({ status: 'cancelled' }), 14, 0).kind).toBe('none')
  })
})

describe('what is left to withdraw from', () => {
  it('is neither what went back before nor what was withdrawn from', () => {
    expect(leftOf({ items: [item(3, 1)] })).toBe(2)
    expect(leftOf({ withdrawals: [withdrawal('a', 2)] })).toBe(1)
    // one went back for another reason, two were withdrawn from
    expect(leftOf({ items: [item(3, 1)], withdrawals: [withdrawal('a', 2, 1)] })).toBe(0)
    // the two are refunded
    expect(leftOf({ items: [item(4, 3)], withdrawals: [withdrawal('a', 2, 1)] })).toBe(1)
  })

  it('is counted the same in any order of withdrawals and refunds', () => {
    const steps = fc.array(
      fc.record({ isRefund: fc.boolean(), pieces: fc.integer({ min: 1, max: 3 }) }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), steps, (quantity, all) => {
        let refunded = 0
        let withdrawn = 0
        let open = 0
        const made: ReturnType<typeof withdrawal>[] = []
        for (const { isRefund, pieces } of all) {
          const state = { items: [item(quantity, refunded)], withdrawals: made }
          if (isRefund) {
            // what is withdrawn from goes back first
            if (made.length === 0 || pieces > open || refunded + pieces > quantity) continue
            refunded += pieces
            open -= pieces
          } else {
            const wish = [{ line: 1, quantity: pieces }]
            const decided = decideWithdrawal(order(state), wish, { days: 14, now: 0 })
            expect(decided.ok).toBe(pieces <= quantity - refunded - open)
            if (!decided.ok) continue
            made.push(withdrawal(String(made.length), pieces, refunded))
            withdrawn += pieces
            open += pieces
          }
        }
        expect(withdrawn).toBeLessThanOrEqual(quantity)
        const left = openWithdrawals(
          order({ items: [item(quantity, refunded)], withdrawals: made }),
        ).flatMap(({ lines }) => lines)
        expect(left.reduce((sum, one) => sum + one.quantity, 0)).toBe(open)
      }),
    )
  })

  it('refuses none at all, more than is left, and what is over', () => {
    const decide = (wish: readonly { line: number; quantity: number }[] | undefined, part = {}) =>
      decideWithdrawal(order(part), wish, { days: 14, now: 0 })
    const codeOf = (result: ReturnType<typeof decide>) => (result.ok ? 'ok' : result.refusal.code)
    expect(codeOf(decide([{ line: 1, quantity: 0 }]))).toBe('nothing-chosen')
    expect(codeOf(decide([{ line: 1, quantity: 4 }]))).toBe('nothing-to-withdraw')
    expect(codeOf(decide([{ line: 2, quantity: 1 }]))).toBe('nothing-to-withdraw')
    expect(decide(undefined)).toMatchObject({ ok: true, value: [{ line: 1, quantity: 3 }] })
  })
})

describe('withdrawals that are open', () => {
  it('end with what goes back, the oldest first, and with their owner’s word', () => {
    const withdrawals = [withdrawal('a', 2), withdrawal('b', 1)]
    const open = (refunded: number) =>
      openWithdrawals(order({ items: [item(3, refunded)], withdrawals }))
    expect(open(0).map(({ id }) => id)).toEqual(['a', 'b'])
    expect(open(1)).toMatchObject([{ id: 'a', lines: [{ line: 1, quantity: 1 }] }, { id: 'b' }])
    expect(open(2).map(({ id }) => id)).toEqual(['b'])
    expect(open(3)).toEqual([])
    const aside = [withdrawal('a', 2, 0, true)]
    expect(openWithdrawals(order({ withdrawals: aside }))).toEqual([])
  })
})
