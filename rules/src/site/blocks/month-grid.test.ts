import { expect, it } from 'vitest'
import { monthGrid } from './month-grid.ts'

const timeZone = 'America/New_York'
const at = (text: string) => Date.parse(text)
const march = {
  from: at('2026-03-01T05:00:00Z'),
  // summer time has come in between
  before: at('2026-04-01T04:00:00Z'),
  now: at('2026-03-09T03:30:00Z'),
  timeZone,
  firstDay: 1,
}

it('has whole weeks, also where the clock is changed', () => {
  const weeks = monthGrid({ ...march, events: [] })
  expect(weeks.map(({ days }) => days.map(({ number }) => number))).toEqual([
    [23, 24, 25, 26, 27, 28, 1],
    [2, 3, 4, 5, 6, 7, 8],
    [9, 10, 11, 12, 13, 14, 15],
    [16, 17, 18, 19, 20, 21, 22],
    [23, 24, 25, 26, 27, 28, 29],
    [30, 31, 1, 2, 3, 4, 5],
  ])
  const days = weeks.flatMap((week) => week.days)
  expect(days.filter(({ isOutside }) => !isOutside)).toHaveLength(31)
  expect(days.find(({ isToday }) => isToday)?.number).toBe(8)
  const sundays = monthGrid({ ...march, firstDay: 0, events: [] })
  expect(sundays[0]?.days.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

it('has an event on each of its days, and not on the one at whose midnight it ends', () => {
  const fair = { startDate: at('2026-03-07T02:00:00Z'), endDate: at('2026-03-09T04:00:00Z') }
  const days = monthGrid({ ...march, events: [fair] }).flatMap((week) => week.days)
  expect(days.flatMap(({ number, events }) => (events.length > 0 ? [number] : []))).toEqual([
    6, 7, 8,
  ])
})
