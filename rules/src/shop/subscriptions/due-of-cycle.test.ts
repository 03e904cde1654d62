import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantShowing, shownAt } from '../../ground/dates/local-time.ts'
import { dueOfCycle, newestDueCycle, type Calendar } from './due-of-cycle.ts'

const zones = ['UTC', 'America/New_York', 'Australia/Lord_Howe'] as const
const cycles = 48

const monthly = (startedAt: number, timeZone: string): Calendar => ({
  startedAt,
  timeZone,
  every: 1,
  unit: 'MONTH',
})
const day = (instant: number, zone: string) =>
  new Date(shownAt(instant, zone)).toISOString().slice(0, 10)

describe('the due dates of a subscription', () => {
  test('are the start’s day in each month, or the last one of it, from every day of a year', () => {
    for (const zone of zones) {
      for (let start = 0; start < 366; start++) {
        const first = Date.UTC(2028, 0, 1 + start)
        const begun = instantShowing(first + 9 * 3_600_000, zone)
        const [year, month, on] = [
          new Date(first).getUTCFullYear(),
          new Date(first).getUTCMonth(),
          new Date(first).getUTCDate(),
        ]
        for (let number = 1; number <= cycles; number++) {
          const last = new Date(Date.UTC(year, month + number, 0)).getUTCDate()
          const wanted = new Date(Date.UTC(year, month + number - 1, Math.min(on, last)))
          const due = dueOfCycle(monthly(begun, zone), number)
          expect(day(due, zone)).toBe(wanted.toISOString().slice(0, 10))
        }
      }
    }
  })

  test('keep their local time, and move one that there is not forward', () => {
    const zone = 'America/New_York'
    const begun = instantShowing(Date.UTC(2027, 1, 14, 2, 30), zone)
    const shown = (number: number) =>
      new Date(shownAt(dueOfCycle(monthly(begun, zone), number), zone)).toISOString().slice(0, 16)
    // on 14 March 2027 the clock goes from 2:00 to 3:00
    expect([shown(2), shown(3)]).toEqual(['2027-03-14T03:30', '2027-04-14T02:30'])
  })

  test.each([
    ['the 31st', [2027, 0, 31], 1, 'MONTH', ['2027-02-28', '2027-03-31', '2027-04-30']],
    ['a leap day', [2028, 1, 29], 1, 'YEAR', ['2029-02-28', '2030-02-28', '2031-02-28']],
    ['each fortnight', [2027, 11, 24], 2, 'WEEK', ['2028-01-07', '2028-01-21', '2028-02-04']],
    ['each quarter', [2027, 10, 30], 3, 'MONTH', ['2028-02-29', '2028-05-30', '2028-08-30']],
  ] as const)('of %s', (_name, [year, month, on], every, unit, wanted) => {
    const calendar = { startedAt: Date.UTC(year, month, on, 12), timeZone: 'UTC', every, unit }
    expect([2, 3, 4].map((number) => day(dueOfCycle(calendar, number), 'UTC'))).toEqual(wanted)
  })

  test('grow with their number, and the newest that is due is the one before the next', () => {
    const calendars = fc.record({
      startedAt: fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2040, 0) }),
      timeZone: fc.constantFrom(...zones),
      every: fc.integer({ min: 1, max: 5 }),
      unit: fc.constantFrom('WEEK' as const, 'MONTH' as const, 'YEAR' as const),
    })
    fc.assert(
      fc.property(calendars, fc.integer({ min: 1, max: 40 }), (calendar, number) => {
        const due = dueOfCycle(calendar, number)
        expect(dueOfCycle(calendar, number + 1)).toBeGreaterThan(due)
        expect(newestDueCycle(calendar, 1, due)).toBe(number)
      }),
    )
  })
})
