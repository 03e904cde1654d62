import { expect, test } from 'vitest'
import { writeLocalTime } from '../../ground/dates/local-time.ts'
import { eventOfStarter } from './starter-event.ts'

const zone = 'Europe/London'

test('an event of a starter is as many days ahead as it says, at its hour, across a change of clocks', () => {
  // 23:30 in London, where summer time ends two days later
  const now = Date.UTC(2026, 9, 23, 22, 30)
  const shown = (startsInDays: number) =>
    writeLocalTime(
      eventOfStarter({ startsInDays, at: '19:30', hours: 2 }, zone, now).startDate,
      zone,
    )
  expect([-30, 0, 1, 5].map(shown)).toEqual([
    '2026-09-23T19:30',
    '2026-10-23T19:30',
    '2026-10-24T19:30',
    '2026-10-28T19:30',
  ])
})

test('an event of a starter ends after its hours, and has a place only where one is said', () => {
  const now = Date.UTC(2026, 0, 5, 9)
  const event = eventOfStarter(
    { startsInDays: 2, at: '22:00', hours: 6.5, addressTitle: 'The hall' },
    zone,
    now,
  )
  expect(event).toEqual({
    startDate: Date.UTC(2026, 0, 7, 22),
    endDate: Date.UTC(2026, 0, 8, 4, 30),
    addressTitle: 'The hall',
    addressLine1: '',
    addressLine2: '',
    addressCountry: '',
    mapPoint: null,
  })
})
