import { expect, test } from 'vitest'
import { recountAccess, type CountedAccess } from './recount-access.ts'

const at = (day: string) => Date.parse(`${day}T00:00Z`)
const month = (cause: string, from: string, until: string): CountedAccess => ({
  cause,
  months: 1,
  countsFrom: at(from),
  untilAt: at(until),
})
const first = month('first', '2026-01-01', '2026-02-01')
const second = month('second', '2026-02-01', '2026-03-01')
const third = month('third', '2026-03-01', '2026-04-01')
const elsewhere = month('elsewhere', '2026-02-11', '2026-03-11')
const endless = { cause: 'endless', months: 0, countsFrom: at('2026-01-01'), untilAt: null }
const afterEndless = { cause: 'after', months: 1, countsFrom: null, untilAt: null }

test.each([
  ['nothing that came before', [first, second], ['second'], '2026-01-11', []],
  ['what followed, to now', [first, second], ['first'], '2026-01-11', ['second 01-11 02-11']],
  [
    'all that followed, one after the other',
    [first, second, third],
    ['first'],
    '2026-01-11',
    ['second 01-11 02-11', 'third 02-11 03-11'],
  ],
  [
    'what followed something to come, to where that began',
    [first, second, third],
    ['second'],
    '2026-01-11',
    ['third 02-01 03-01'],
  ],
  [
    'what is left of an order of several',
    [first, second, third],
    ['first', 'second'],
    '2026-01-11',
    ['second 01-11 02-11', 'third 01-11 02-11'],
  ],
  ['nothing once it was used', [first, second], ['first'], '2026-02-11', []],
  ['nothing that began by itself', [first, elsewhere], ['first'], '2026-01-11', []],
  [
    'what was bought beside something for ever',
    [endless, afterEndless],
    ['endless'],
    '2026-01-11',
    ['after 01-11 02-11'],
  ],
])('a refund moves %s', (_, held, refunded, now, moved) => {
  const day = (instant: number | null) => new Date(instant ?? 0).toISOString().slice(5, 10)
  const done = recountAccess(held, new Set(refunded), { now: at(now), timeZone: 'UTC' })
  expect(
    done.map(({ cause, countsFrom, untilAt }) => `${cause} ${day(countsFrom)} ${day(untilAt)}`),
  ).toEqual(moved)
})
