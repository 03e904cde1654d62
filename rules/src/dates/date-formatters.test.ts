import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { print, render } from '../testing/render-template.ts'

const hour = 3_600_000
const julianDayZero = -210_866_760_000_000

describe('date', () => {
  const website = { timeZone: 'Europe/Helsinki' }

  test('prints an instant in the zone of the site', () => {
    const at = Date.UTC(2026, 2, 29, 0, 30)
    expect(print('{at|date %A, %B %e, %Y at %l:%M%p %Z}', { at, website })).toBe(
      'Sunday, March 29, 2026 at  2:30AM EET',
    )
    expect(print('{at|date %H:%M %z}', { at: at + hour, website })).toBe('04:30 +03:00')
  })

  test('takes New York when the site names no zone', () => {
    expect(print('{at|date %F %R}', { at: Date.UTC(2026, 0, 1) })).toBe('2025-12-31 19:00')
  })

  test('prints nothing for a missing date and says when a present one is none', () => {
    expect(print('[{no|date %Y}][{no|timesince}]', { no: null })).toBe('[][]')
    expect(print('{no|date %Y} {no|timesince}', { no: 'soon' })).toBe('Invalid date. Invalid date.')
    expect(print('{no|date %Y}', { no: Number.NaN })).toBe('Invalid date.')
  })

  test('refuses Julian days before 0 and after 4881503', () => {
    const day = 24 * hour
    const last = julianDayZero + 4881503 * day
    for (const at of [julianDayZero, last])
      expect(render('{at|date %d}', { at }).errors).toEqual([])
    for (const at of [julianDayZero - day, last + day]) {
      const { output, errors } = render('a{at|date %d}b', { at })
      expect(output).toBe('ab')
      expect(errors.map((error) => error.code)).toEqual(['DATE_OUT_OF_RANGE'])
    }
  })

  test('goes on saving daylight after the year 2037', () => {
    const json = { summer: Date.UTC(2045, 6, 1), winter: Date.UTC(2045, 0, 1) }
    expect(print('{summer|date %H %Z %z} {winter|date %H %Z %z}', json)).toBe(
      '20 EDT -04:00 19 EST -05:00',
    )
  })

  test('shows the clock that the zone really has, from 1970 on', () => {
    const zones = Intl.supportedValuesOf('timeZone')
    const runs = process.env['VITRINE_LONG'] === '1' ? 20_000 : 500
    const instant = fc.integer({ min: 0, max: Date.UTC(2037, 11, 31) })
    fc.assert(
      fc.property(fc.constantFrom(...zones), instant, (timeZone, at) => {
        const shown = print('{at|date %F %T}', { at, website: { timeZone } })
        const format = new Intl.DateTimeFormat('sv-SE', {
          timeZone,
          dateStyle: 'short',
          timeStyle: 'medium',
        })
        if (!isToldDifferently(timeZone, at)) expect(shown).toBe(format.format(at))
      }),
      { numRuns: runs },
    )
  })
})

/** Editions of the zone database disagree on the summers of Baja California up to 1975. */
function isToldDifferently(timeZone: string, at: number): boolean {
  return timeZone === 'America/Tijuana' && at < Date.UTC(1976, 0, 1)
}

test('time since is told in the largest whole unit', () => {
  const now = Date.UTC(2026, 5, 1)
  const since = (passed: number) =>
    print('{at|timesince}', { at: now - passed }, { now }).replace(/<[^>]*>/g, '')
  expect(since(30_000)).toBe('less than a minute ago')
  expect(since(-hour)).toBe('less than a minute ago')
  expect(since(hour)).toBe('about an hour ago')
  expect(since(26 * hour)).toBe('about a day ago')
  expect(since(15 * 24 * hour)).toBe('about 2 weeks ago')
  expect(since(800 * 24 * hour)).toBe('about 2 years ago')
  expect(render('{at|timesince}', { at: now }, { now }).readsClock).toBe(true)
  expect(render('{at|date %Y}', { at: now }, { now }).readsClock).toBe(false)
})
