import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { print, render } from '../../testing/render-template.ts'

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
})

test.each([
  ['America/Tijuana', Date.UTC(1974, 6, 1)],
  ['America/Vancouver', Date.UTC(2026, 11, 24, 20)],
  ['America/Edmonton', Date.UTC(2045, 0, 1)],
])('%s, which zone rules disagree on, is shown as the running system has it', (timeZone, at) => {
  const json = { at, website: { timeZone } }
  const shown = (text: string) => print(text, json).replaceAll('\u202f', ' ')
  const real = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(at).replaceAll('\u202f', ' ')
  const clock = real({ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' })
  expect(shown('{at|date %I:%M %p %Z}')).toBe(clock)
  expect(shown('{at|datetime time:full}')).toBe(real({ timeStyle: 'full' }))
})

test('zones before 1970 keep their local mean times', () => {
  const website = { timeZone: 'Europe/Amsterdam' }
  const at = Date.UTC(1800, 0, 1)
  expect(print('{at|date %T %Z}', { at, website })).toBe('00:17:30 LMT')
})

test('every way to write a date has the same clock', () => {
  const website = { timeZone: 'America/New_York' }
  const json = { website, at: Date.UTC(2045, 6, 1, 15), end: Date.UTC(2045, 6, 1, 17) }
  const shown = (text: string, locale = 'en-US') =>
    print(text, json, { locale }).replaceAll(/[\u2009\u202f]/g, ' ')
  expect(shown('{at|date %l:%M %p %Z}')).toBe('11:00 AM EDT')
  expect(shown('{at|datetime time:full}')).toBe('11:00:00 AM Eastern Daylight Time')
  expect(shown('{at,end|datetime-interval hm}')).toBe('11:00 AM – 1:00 PM')
  expect(shown('{at|datetime calendar:buddhist yMMMMdHm}', 'th')).toBe('1 กรกฎาคม 2588 เวลา 11:00')
})

describe('date, in the language of the site', () => {
  const at = Date.UTC(2026, 2, 2, 15, 5)
  const website = { timeZone: 'UTC' }
  const json = { at, website }

  test.each([
    ['en-US', 'Monday Mon, 2 March Mar 2026', 'March Mar', '3:05 PM pm'],
    ['en-GB', 'Monday Mon, 2 March Mar 2026', 'March Mar', '3:05 PM pm'],
    ['de-DE', 'Montag Mo., 2 März März 2026', 'März Mär', '3:05 PM pm'],
    ['fr-FR', 'lundi lun., 2 mars mars 2026', 'mars mars', '3:05 PM pm'],
    ['ja-JP', '月曜日 月, 2 3月 3月 2026', '3月 3月', '3:05 午後 午後'],
    ['ru', 'понедельник пн, 2 марта мар. 2026', 'март март', '3:05 PM pm'],
  ])('%s names weekdays and months', (locale, withDay, alone, time) => {
    const shown = (pattern: string) => print(`{at|date ${pattern}}`, json, { locale })
    expect(shown('%A %a, %d %B %b %Y').replace('02', '2')).toBe(withDay)
    expect(shown('%B %b')).toBe(alone)
    expect(shown('%i:%M %p %P')).toBe(time)
  })

  test('the whole date of %c is English for every site, as programs read it', () => {
    expect(print('{at|date %c}', json, { locale: 'fr-FR' })).toBe('Mon, Mar 2, 2026 3:05:00 PM UTC')
  })

  test.each([
    ['de-DE', 'Montag, 2. März 2026', '2. März – 3. Apr.', 'in 3 Tagen'],
    ['fr-FR', 'lundi 2 mars 2026', '2 mars – 3 avr.', 'dans 3 jours'],
    ['ja-JP', '2026年3月2日月曜日', '3月2日～4月3日', '3 日後'],
  ])('%s writes whole dates, intervals and times from now', (locale, full, interval, relative) => {
    const more = { ...json, end: Date.UTC(2026, 3, 3), soon: at + 3 * 24 * hour }
    const shown = (text: string) => print(text, more, { locale, now: at })
    expect(shown('{at|datetime date:full}')).toBe(full)
    expect(shown('{at,end|datetime-interval MMMd}').replaceAll('\u2009', ' ')).toBe(interval)
    expect(shown('{soon|relative-time}')).toBe(relative)
  })
})

const zones = Intl.supportedValuesOf('timeZone')
const instantsPerZone = process.env['VITRINE_LONG'] === '1' ? 2_000 : 20
const lastInstant = Date.UTC(2100, 0, 1)

test('every zone shows the clock that it really has, from 1970 to 2100', () => {
  const seconds = fc.sample(fc.integer({ min: 0, max: lastInstant / 1000 }), instantsPerZone)
  const wrong: string[] = []
  for (const timeZone of zones) {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    const text = '{.repeated section at}{@|date %F %T}{.alternates with},{.end}'
    const times = seconds.map((second) => second * 1000)
    const shown = print(text, { at: times, website: { timeZone } }).split(',')
    for (const [place, at] of times.entries()) {
      const real = format.format(at).replaceAll('\u202f', ' ')
      if (shown[place] !== real) wrong.push(`${timeZone} ${at}: ${shown[place]}, not ${real}`)
    }
  }
  expect(wrong).toEqual([])
}, 600_000)

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
