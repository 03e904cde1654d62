import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { endOfZoneTable, findSteps, readRunningOffset } from './running-clock.ts'

const hour = 3_600_000
const day = 24 * hour

test('changes of a clock are found to the second', () => {
  const first = Date.UTC(2026, 2, 29, 1, 44, 30)
  const second = first + 7 * day
  const offsetAt = (at: number) => (at < first ? hour : at < second ? 2 * hour : 0)
  expect(findSteps(offsetAt, 0, Date.UTC(2030, 0, 1))).toEqual([
    { fromMs: 0, offsetMs: hour },
    { fromMs: first, offsetMs: 2 * hour },
    { fromMs: second, offsetMs: 0 },
  ])
})

test('a change belongs to the stretch that it begins', () => {
  const turn = 1_000 * day
  const offsetAt = (at: number) => (at < turn ? 0 : hour)
  expect(findSteps(offsetAt, turn - day, turn)).toEqual([{ fromMs: turn - day, offsetMs: 0 }])
  expect(findSteps(offsetAt, turn, turn + day)).toEqual([{ fromMs: turn, offsetMs: hour }])
})

test('an offset is told for known zones and dates from 1970 on', () => {
  const now = Date.UTC(2026, 6, 1)
  expect(readRunningOffset(now, 'Europe/Helsinki')).toBe(3 * hour)
  expect(readRunningOffset(now + 0.5, 'Asia/Kolkata')).toBe(5.5 * hour)
  expect(readRunningOffset(now, 'UTC')).toBe(0)
  expect(readRunningOffset(Date.UTC(2045, 6, 1), 'America/New_York')).toBe(-4 * hour)
  expect(readRunningOffset(Date.UTC(1970, 0, 1), 'Africa/Monrovia')).toBe(-2_670_000)
  expect(readRunningOffset(-1, 'Europe/Helsinki')).toBeUndefined()
  expect(readRunningOffset(1e20, 'Europe/Helsinki')).toBeUndefined()
  expect(readRunningOffset(now, 'Mars/Olympus')).toBeUndefined()
})

const zones =
  process.env['VITRINE_LONG'] === '1'
    ? Intl.supportedValuesOf('timeZone')
    : [
        'Africa/Cairo',
        'Africa/Casablanca',
        'Africa/Monrovia',
        'America/Edmonton',
        'America/New_York',
        'America/Recife',
        'America/Tijuana',
        'America/Vancouver',
        'Asia/Gaza',
        'Australia/Lord_Howe',
        'Europe/Chisinau',
      ]

test('a clock turns in the second in which it is turned in the zone', () => {
  const wrong: string[] = []
  for (const zone of zones) {
    for (const turn of turnsOf(zone)) {
      const at = turn.epochMilliseconds
      const before = turn.subtract({ seconds: 1 })
      for (const time of [before, turn]) {
        const offset = readRunningOffset(time.epochMilliseconds, zone)
        if (offset !== time.offsetNanoseconds / 1e6) wrong.push(`${zone} ${at}: ${offset}`)
      }
    }
  }
  expect(wrong).toEqual([])
}, 600_000)

function turnsOf(zone: string): Temporal.ZonedDateTime[] {
  const turns: Temporal.ZonedDateTime[] = []
  let time: Temporal.ZonedDateTime | null =
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)
  while ((time = time.getTimeZoneTransition('next')) !== null) {
    if (time.epochMilliseconds >= endOfZoneTable) break
    turns.push(time)
  }
  return turns
}
