import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownAt } from '../../ground/dates/local-time.ts'
import { cutPeriod, salesPeriods, type SalesPeriod } from './sales-period.ts'

const hour = 3_600_000
const cut = (period: SalesPeriod, now: string, timeZone = 'UTC', firstDay = 1) =>
  cutPeriod(period, { now: Date.parse(now), timeZone, firstDay })
const daysOf = (...given: Parameters<typeof cut>) => cut(...given).parts.map(({ day }) => day)
const written = (instant: number) => new Date(instant).toISOString()

describe('a period of sales', () => {
  it('of days ends with today, as the clock of the site has it', () => {
    expect(daysOf('7-days', '2026-11-27T20:00Z')).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ])
    expect(daysOf('7-days', '2026-11-27T20:00Z', 'Asia/Tokyo').at(-1)).toBe('2026-11-28')
    expect(daysOf('30-days', '2026-11-27T20:00Z').at(0)).toBe('2026-10-29')
    expect(daysOf('30-days', '2026-11-27T20:00Z')).toHaveLength(30)
  })

  it('of weeks has weeks that begin as the site says', () => {
    const lastWeek = (firstDay: number, now = '2026-11-27T12:00Z') =>
      daysOf('12-weeks', now, 'UTC', firstDay).at(-1)
    // a Friday
    expect([1, 0, 6].map((day) => lastWeek(day))).toEqual([
      '2026-11-23',
      '2026-11-22',
      '2026-11-21',
    ])
    expect(lastWeek(1, '2026-11-23T00:00Z')).toBe('2026-11-23')
    expect(lastWeek(1, '2026-11-22T23:59Z')).toBe('2026-11-16')
    expect(daysOf('12-weeks', '2026-11-27T12:00Z').at(0)).toBe('2026-09-07')
  })

  it('of months has those of the calendar, over the end of a year', () => {
    const days = daysOf('12-months', '2026-03-31T12:00Z')
    expect([days.at(0), days.at(8), days.at(9), days.at(-1)]).toEqual([
      '2025-04-01',
      '2025-12-01',
      '2026-01-01',
      '2026-03-01',
    ])
  })

  it('is compared with as long a time before, up to the same time of the day', () => {
    const { before, from } = cut('7-days', '2026-11-27T20:00Z')
    expect([before.from, before.until].map(written)).toEqual([
      '2026-11-14T00:00:00.000Z',
      '2026-11-20T20:00:00.000Z',
    ])
    expect(written(from)).toBe('2026-11-21T00:00:00.000Z')
    const months = cut('12-months', '2028-02-29T10:00Z').before
    // there was no such day then
    expect([months.from, months.until].map(written)).toEqual([
      '2026-03-01T00:00:00.000Z',
      '2027-02-28T10:00:00.000Z',
    ])
  })
})

describe('a day whose clock is changed', () => {
  const lengthOf = (day: string, timeZone: string, now: string) => {
    const { parts, until } = cut('30-days', now, timeZone)
    const at = parts.findIndex((part) => part.day === day)
    return ((parts[at + 1]?.from ?? until) - (parts[at]?.from ?? 0)) / hour
  }

  it.each([
    ['has 25 hours in autumn', '2026-10-25', 'Europe/Berlin', 25],
    ['has 23 hours in spring', '2026-03-29', 'Europe/Berlin', 23],
    ['begins at one where midnight is left out', '2018-11-04', 'America/Sao_Paulo', 23],
    ['begins with the first of two midnights', '2025-11-02', 'America/Havana', 25],
    ['begins with the first of two midnights east of Greenwich', '2021-10-29', 'Asia/Amman', 25],
    ['ends with the second of two hours before midnight', '2022-10-29', 'Asia/Beirut', 25],
    ['begins at one east of Greenwich too', '2026-04-24', 'Africa/Cairo', 23],
    ['is as long as half an hour makes it', '2026-04-05', 'Australia/Lord_Howe', 24.5],
    ['is none where the calendar leaves it out', '2011-12-30', 'Pacific/Apia', 0],
  ])('%s', (_, day, timeZone, hours) => {
    const later = new Date(Date.parse(day) + 10 * 24 * hour).toISOString()
    expect(lengthOf(day, timeZone, later)).toBe(hours)
  })
})

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Havana',
  'America/St_Johns',
  'Africa/Cairo',
  'Asia/Amman',
  'Asia/Beirut',
  'Asia/Gaza',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
]

it('every instant of a period is in the part that its day belongs to, in any zone', () => {
  const instant = fc.integer({ min: Date.UTC(1995, 0), max: Date.UTC(2040, 0) })
  const firstDay = fc.constantFrom(0, 1, 6)
  fc.assert(
    fc.property(
      instant,
      fc.constantFrom(...zones),
      firstDay,
      fc.constantFrom(...salesPeriods),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (now, timeZone, first, period, share) => {
        const { parts, from, until, before } = cutPeriod(period, { now, timeZone, firstDay: first })
        const edges = [before.from, before.until, ...parts.map((part) => part.from), until]
        expect(edges).toEqual(edges.toSorted((one, other) => one - other))
        expect([from <= now, now < until]).toEqual([true, true])
        const dayAt = (at: number) => new Date(shownAt(at, timeZone)).toISOString().slice(0, 10)
        const some = Math.floor(from + share * (until - 1 - from))
        const day = dayAt(some)
        // where a clock goes back over midnight, a day goes on after the next has begun
        if (dayAt(some + 2 * hour) === day) {
          const part = parts.findLast((one) => one.from <= some)
          expect(parts.findLast((one) => one.day <= day)).toEqual(part)
        }
      },
    ),
    { numRuns: 300 },
  )
})
