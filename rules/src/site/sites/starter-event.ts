import { readLocalTime, writeLocalTime } from '../../ground/dates/local-time.ts'
import type { EventFields } from '../content/event-fields.ts'
import type { StarterEvent } from './starter.ts'

const hour = 3_600_000
const day = 24 * hour

/**
 * When and where an event of a starter is, for a site that is created now: it is as far ahead
 * whenever that is, and begins at the hour that its zone's clock shows.
 * @param now epoch milliseconds
 */
export function eventOfStarter(event: StarterEvent, timeZone: string, now: number): EventFields {
  const { startsInDays, at, hours, ...place } = event
  const today = writeLocalTime(now, timeZone).slice(0, 10)
  // days are counted on the calendar, as one of them may have 23 hours
  const date = new Date(Date.parse(`${today}T00:00Z`) + startsInDays * day)
  const startDate = readLocalTime(`${date.toISOString().slice(0, 10)}T${at}`, timeZone) ?? now
  return {
    startDate,
    endDate: startDate + Math.round(hours * hour),
    addressTitle: place.addressTitle ?? '',
    addressLine1: place.addressLine1 ?? '',
    addressLine2: place.addressLine2 ?? '',
    addressCountry: place.addressCountry ?? '',
    mapPoint: place.mapPoint ?? null,
  }
}
