import { expect, test } from 'vitest'
import { monthNamed, monthsBetween } from './months.ts'

test('a month begins and ends at midnight by the clock of its zone, also where that is changed', () => {
  expect(monthNamed('10-2026', 'Europe/Berlin')).toEqual({
    name: '10-2026',
    from: Date.UTC(2026, 8, 30, 22),
    before: Date.UTC(2026, 9, 31, 23),
  })
  expect(monthNamed('12-2026', 'America/New_York')).toMatchObject({
    from: Date.UTC(2026, 11, 1, 5),
    before: Date.UTC(2027, 0, 1, 5),
  })
})

test('what spells no month is none', () => {
  for (const name of [
    '',
    '13-2026',
    '00-2026',
    '1-2026',
    '01-26',
    '01-2026 ',
    '01-0099',
    '__proto__',
  ]) {
    expect(monthNamed(name, 'UTC')).toBeUndefined()
  }
})

test('the months between two instants follow each other without a gap, the newest first', () => {
  const months = monthsBetween(
    Date.UTC(2025, 10, 30, 23, 30),
    Date.UTC(2026, 1, 3),
    'Europe/Berlin',
  )
  expect(months.map(({ name }) => name)).toEqual(['02-2026', '01-2026', '12-2025'])
  for (const [at, { from }] of months.entries()) {
    expect(months[at + 1]?.before ?? from).toBe(from)
  }
  expect(monthsBetween(Date.UTC(1800, 0), Date.UTC(2026, 0), 'UTC')).toHaveLength(600)
  expect(monthsBetween(1, 0, 'UTC')).toHaveLength(1)
})
