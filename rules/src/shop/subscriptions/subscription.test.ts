import { describe, expect, test } from 'vitest'
import { dueOfCycle } from './due-of-cycle.ts'
import {
  decideChange,
  decideFailure,
  decideTurn,
  graceMs,
  nextTryAt,
  stateOncePaid,
  wakeAt,
  type OpenCycle,
  type Subscription,
} from './subscription.ts'

const dayMs = 86_400_000
const start = Date.UTC(2027, 0, 31, 9)
const monthly: Subscription = {
  startedAt: start,
  timeZone: 'UTC',
  every: 1,
  unit: 'MONTH',
  state: 'active',
  cycles: 0,
  leftOut: 0,
  nextNumber: 2,
}
const due = (number: number) => dueOfCycle(monthly, number)
const retrying: OpenCycle = {
  number: 2,
  dueAt: due(2),
  failedAt: due(2),
  state: 'retrying',
  tries: 1,
  tryAt: due(2) + dayMs,
}

describe('what the job does', () => {
  test('is nothing before a payment is due, and then it charges it', () => {
    expect(decideTurn(monthly, undefined, due(2) - 1)).toEqual({ kind: 'nothing' })
    const charge = { kind: 'charge', number: 2, dueAt: due(2), skipped: [] }
    expect(decideTurn(monthly, undefined, due(2))).toEqual(charge)
  })

  test('after an outage is to charge the newest alone', () => {
    const turn = decideTurn(monthly, undefined, due(5) + dayMs)
    expect(turn).toEqual({ kind: 'charge', number: 5, dueAt: due(5), skipped: [2, 3, 4] })
  })

  test('never goes beyond the last payment of a plan, of which those left out are none', () => {
    const limited = { ...monthly, cycles: 3 }
    const charge = { number: 9, skipped: [2, 3, 4, 5, 6, 7, 8] }
    expect(decideTurn(limited, undefined, due(9))).toMatchObject(charge)
    const over = { ...limited, nextNumber: 4 }
    expect(decideTurn(over, undefined, due(3))).toEqual({ kind: 'end', why: 'completed' })
    const later = { ...over, leftOut: 1 }
    expect(decideTurn(later, undefined, due(4))).toMatchObject({ kind: 'charge', number: 4 })
    expect(stateOncePaid(later, 4)).toBe('ended')
  })

  test('leaves out what falls into a pause, and ends what was canceled', () => {
    const paused = { ...monthly, state: 'paused' } as const
    const skip = { kind: 'skip', numbers: [2, 3], reason: 'paused' }
    expect(decideTurn(paused, undefined, due(3))).toEqual(skip)
    const canceled = { ...monthly, state: 'cancelling' } as const
    expect(decideTurn(canceled, undefined, due(2) - 1)).toEqual({ kind: 'nothing' })
    expect(decideTurn(canceled, undefined, due(2))).toEqual({ kind: 'end', why: 'canceled' })
    const ended = { ...monthly, state: 'ended' } as const
    expect(decideTurn(ended, undefined, due(9))).toEqual({ kind: 'nothing' })
  })

  test('waits for a payment that is open, and tries one again when its time has come', () => {
    const charging = { ...retrying, state: 'charging' } as const
    expect(decideTurn(monthly, charging, due(9))).toEqual({ kind: 'nothing' })
    expect(decideTurn(monthly, retrying, due(2))).toEqual({ kind: 'nothing' })
    expect(decideTurn(monthly, retrying, due(2) + dayMs)).toMatchObject({ number: 2, skipped: [] })
    const asked = { ...retrying, tryAt: null }
    expect(decideTurn(monthly, asked, due(2) + graceMs - 1)).toEqual({ kind: 'nothing' })
    const end = { kind: 'end', why: 'unpaid' }
    expect(decideTurn(monthly, asked, due(2) + graceMs)).toEqual(end)
  })

  test('begins when it was said to', () => {
    expect(wakeAt(monthly, undefined)).toBe(due(2))
    expect(wakeAt(monthly, retrying)).toBe(retrying.tryAt)
    expect(wakeAt(monthly, { ...retrying, tryAt: null })).toBe(due(2) + graceMs)
    expect(wakeAt(monthly, { ...retrying, state: 'charging' })).toBeNull()
    expect(wakeAt({ ...monthly, state: 'ended' }, undefined)).toBeNull()
  })
})

describe('what was declined', () => {
  test('is tried after 1, 3, 5 and 7 days, and then no more', () => {
    const now = due(2)
    const days = [1, 2, 3, 4, 5].map((tries) => nextTryAt(tries, now))
    expect(days).toEqual([1, 3, 5, 7, null].map((one) => (one === null ? null : now + one * dayMs)))
  })

  test('costs no try where somebody tried by themselves, and has none where only they can', () => {
    const tried = { tries: 5, tryAt: due(3) }
    const byShopper = { why: 'declined', byShopper: true } as const
    expect(decideFailure(tried, byShopper, due(2))).toEqual({ tryAt: due(3), isOver: false })
    const asked = { why: 'needs-shopper', byShopper: false } as const
    expect(decideFailure(tried, asked, due(2))).toEqual({ tryAt: null, isOver: false })
    const declined = { why: 'declined', byShopper: false } as const
    expect(decideFailure(tried, declined, due(2))).toEqual({ tryAt: null, isOver: true })
  })
})

describe('a wish', () => {
  const codeOf = (...input: Parameters<typeof decideChange>) => {
    const decided = decideChange(...input)
    return decided.ok ? decided.value.state : decided.refusal.code
  }

  test.each([
    ['active', ['cancelling', 'subscription-not-now', 'paused', 'subscription-not-now', 'ended']],
    ['paused', ['cancelling', 'subscription-not-now', 'subscription-not-now', 'active', 'ended']],
    [
      'cancelling',
      ['cancelling', 'active', 'subscription-not-now', 'subscription-not-now', 'ended'],
    ],
    ['ended', Array.from({ length: 5 }, () => 'subscription-ended')],
  ] as const)('of one that is %s', (state, wanted) => {
    const wishes = ['cancel', 'keep', 'pause', 'resume', 'end'] as const
    expect(wishes.map((wish) => codeOf({ ...monthly, state }, undefined, wish))).toEqual(wanted)
  })

  test('waits while a payment is being made, and ends at once what was not paid', () => {
    expect(codeOf(monthly, { ...retrying, state: 'charging' }, 'end')).toBe('subscription-charging')
    expect(codeOf(monthly, { ...retrying, state: 'charging' }, 'cancel')).toBe('cancelling')
    expect(codeOf({ ...monthly, state: 'past-due' }, retrying, 'cancel')).toBe('ended')
  })

  test('to leave out the last payment ends nothing, as it comes later', () => {
    expect(codeOf(monthly, undefined, 'skip')).toBe('active')
    expect(codeOf({ ...monthly, cycles: 2 }, undefined, 'skip')).toBe('active')
  })
})

test('what is paid late is active again, and the last payment ends it', () => {
  expect(stateOncePaid({ state: 'past-due', cycles: 0, leftOut: 0 }, 2)).toBe('active')
  expect(stateOncePaid({ state: 'cancelling', cycles: 0, leftOut: 0 }, 2)).toBe('cancelling')
  expect(stateOncePaid({ state: 'active', cycles: 2, leftOut: 0 }, 2)).toBe('ended')
})
