import { expect, it } from 'vitest'
import { readFormats } from '@vitrine/rules/ground/dates/regional-formats.ts'
import { formatCount, formatDay, formatInstant } from './format.ts'

const anEvening = Date.UTC(2026, 10, 25, 18, 30)
const inMaine = { language: 'en-US', timeZone: 'UTC' }
const written = (set: object) => ({ ...inMaine, formats: { ...readFormats({}), ...set } })

// the narrow space before "PM" differs between versions of CLDR
const plain = (text: string): string => text.replaceAll(/\s/g, ' ')

it('an instant is written as the regional formats of the site have it', () => {
  expect(plain(formatInstant(anEvening, inMaine))).toBe('Nov 25, 2026, 6:30 PM')
  expect(plain(formatInstant(anEvening, written({ clock: '24' })))).toBe('Nov 25, 2026, 18:30')
  expect(plain(formatInstant(anEvening, written({ region: 'DE' })))).toBe('25 Nov 2026, 18:30')
  expect(formatDay(anEvening, written({ region: 'DE' }))).toBe('25 Nov 2026')
})

it('so is a count', () => {
  expect(formatCount(1200, inMaine)).toBe('1,200')
  expect(formatCount(1200, written({ region: 'DE' }))).toBe('1.200')
})
