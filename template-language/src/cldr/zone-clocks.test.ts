import { GregorianDate } from '@phensley/cldr'
import { expect, test } from 'vitest'
import { ZoneClocks, zoneInfoOf } from './zone-clocks.ts'

const hour = 3_600_000

const makeDate = (epochMs: number, zoneId: string) =>
  GregorianDate.fromUnixEpoch(epochMs, zoneId, 1, 1)

/** What a site sees: day, hour, minute, offset in hours and abbreviation. */
function show(clocks: ZoneClocks, epochMs: number, zoneId: string): string {
  const date = clocks.dateAt(epochMs, zoneId, makeDate)
  const { abbr } = zoneInfoOf(date)
  const offset = date.timeZoneOffset() / hour
  return [date.dayOfMonth(), date.hourOfDay(), date.minute(), offset, abbr].join(' ')
}

const tableOnly = new ZoneClocks(() => undefined)

/** The last Sunday of October 2026, when Finland's clocks go back in the table. */
const lastTurn = Date.UTC(2026, 9, 25, 1)

test('a country that stays on daylight saving time is shown so from the very second on', () => {
  const staying = new ZoneClocks((at) => (at < lastTurn ? undefined : 3 * hour))
  const shown = (at: number) => show(staying, at, 'Europe/Helsinki')
  expect(shown(lastTurn - 1)).toBe('25 3 59 3 EEST')
  expect(shown(lastTurn)).toBe('25 4 0 3 EEST')
  expect(show(tableOnly, lastTurn, 'Europe/Helsinki')).toBe('25 3 0 2 EET')
  expect(shown(Date.UTC(2026, 11, 31, 21))).toBe('1 0 0 3 EEST')
  expect(shown(Date.UTC(2036, 0, 31, 21))).toBe('1 0 0 3 EEST')
  expect(shown(Date.UTC(3036, 0, 31, 21))).toBe('1 0 0 3 EEST')
})

test('a clock that agrees with the table changes nothing', () => {
  const table = new ZoneClocks((at, zone) => makeDate(at, zone).timeZoneOffset())
  for (const at of [lastTurn - 1, lastTurn, Date.UTC(1943, 6, 1), Date.UTC(1850, 0, 1)]) {
    for (const zone of ['Europe/Helsinki', 'America/New_York', 'Asia/Kolkata']) {
      expect(show(table, at, zone)).toBe(show(tableOnly, at, zone))
    }
  }
})

test('an offset that a zone never had is written in digits', () => {
  const at = Date.UTC(2026, 0, 1)
  const shown = (offset: number, zone: string) => show(new ZoneClocks(() => offset), at, zone)
  expect(shown(5.75 * hour, 'Europe/Helsinki')).toBe('1 5 45 5.75 +0545')
  expect(shown(-11 * hour, 'Europe/Helsinki')).toBe('31 13 0 -11 -11')
  expect(shown(3 * hour, 'Mars/Olympus')).toBe('1 3 0 3 +03')
})

test('an unknown zone counts as UTC', () => {
  expect(show(tableOnly, Date.UTC(2026, 0, 1), 'Mars/Olympus')).toBe('1 0 0 0 UTC')
})
