import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLocalTime, writeLocalTime } from './local-time.ts'

const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland']

describe('a day and a time in a form', () => {
  it('is by the clock of the site’s zone', () => {
    const noon = Date.UTC(2026, 6, 1, 12)
    expect(writeLocalTime(noon, 'Europe/Berlin')).toBe('2026-07-01T14:00')
    expect(readLocalTime('2026-07-01T14:00', 'Europe/Berlin')).toBe(noon)
    expect(readLocalTime('2026-01-01T14:00:30', 'America/New_York')).toBe(
      Date.UTC(2026, 0, 1, 19, 0, 30),
    )
  })

  it('is read as the minute that was written, whatever the zone and the season', () => {
    const minutes = fc.integer({ min: 0, max: 60 * 24 * 366 * 80 })
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
        const written = writeLocalTime(minute * 60_000, zone)
        const read = readLocalTime(written, zone)
        expect(read).toBeDefined()
        expect(writeLocalTime(read ?? 0, zone)).toBe(written)
      }),
    )
  })

  it.each([
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30'],
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30'],
    ['2026-04-05T02:30', 'Pacific/Auckland', '2026-04-04T13:30'],
  ])('that the clock shows twice is the first of them: %s in %s', (text, zone, instant) => {
    expect(readLocalTime(text, zone)).toBe(Date.parse(`${instant}Z`))
  })

  it.each([
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T03:30'],
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T03:30'],
    ['2026-09-27T02:30', 'Pacific/Auckland', '2026-09-27T03:30'],
    // midnight itself was left out
    ['2018-11-04T00:00', 'America/Sao_Paulo', '2018-11-04T01:00'],
  ])('that the clock leaves out is as much later: %s in %s', (text, zone, shown) => {
    expect(writeLocalTime(readLocalTime(text, zone) ?? 0, zone)).toBe(shown)
  })

  it('is none where no calendar has it', () => {
    for (const text of ['', 'tomorrow', '2026-13-01T10:00', '2026-05-03', '2026-05-03T25:00']) {
      expect(readLocalTime(text, 'UTC')).toBeUndefined()
    }
  })
})
