import { z } from 'zod'
import { writeLocalTime } from '@vitrine/rules/ground/dates/local-time.ts'
import { readPoint } from '@vitrine/rules/site/blocks/read-point.ts'
import { contentMessages } from '@vitrine/rules/site/content/content-messages.ts'
import type { EventItem } from '@vitrine/rules/site/content/event.ts'
import { eventFields, type EventFields } from '@vitrine/rules/site/content/event-fields.ts'
import type { FlatFields } from '../../ground/changes/flat-fields.ts'
import { localTime } from './post-draft.ts'

/** What is typed about when and where an event is; its times by the clock of the site. */
export type EventDraft = { readonly [Name in keyof EventFields]: string }

/** Tells the form of one event from those of others. */
export function eventFormId(itemId: string): string {
  return `when and where ${itemId}`
}

const unreadPoint = 'Enter two numbers, such as 52.3702, 4.8952, or the address of a map.'

/** What is stored of an event, as it is typed. */
export function typedEvent(event: EventItem, timeZone: string): EventDraft {
  const { addressTitle, addressLine1, addressLine2, addressCountry, mapPoint } = event
  return {
    startDate: writeLocalTime(event.startDate, timeZone),
    endDate: writeLocalTime(event.endDate, timeZone),
    addressTitle,
    addressLine1,
    addressLine2,
    addressCountry,
    mapPoint: mapPoint === null ? '' : mapPoint.join(', '),
  }
}

/** The same as it is stored. */
export function seenOfEvent(event: EventItem): FlatFields {
  const { startDate, endDate, addressTitle, addressLine1, addressLine2, addressCountry } = event
  const address = { addressTitle, addressLine1, addressLine2, addressCountry }
  return { startDate, endDate, ...address, mapPoint: event.mapPoint }
}

/** A point as two numbers, or as the address of a map; empty: none. */
const pointText = z
  .string()
  .max(2000)
  .transform((text, context): [number, number] | null => {
    if (text.trim() === '') return null
    const point = readPoint(text)
    if (point !== undefined) return [point.lat, point.lng]
    context.addIssue({ code: 'custom', message: unreadPoint })
    return z.NEVER
  })

/** When an event begins and ends, as it is typed. */
export function eventTimes(timeZone: string) {
  return { startDate: localTime(timeZone), endDate: localTime(timeZone) }
}

type Times = { readonly startDate: number; readonly endDate: number }

/** Said beside the end that lies before the beginning. */
export function endsAfterStart({ startDate, endDate }: Times): boolean {
  return endDate >= startDate
}

export const endsTooEarly = { path: ['endDate'], error: contentMessages['ends-before-start'] }

/** Reads what is typed about an event. */
export function eventSchema(timeZone: string) {
  const fields = eventFields.shape
  return z
    .object({
      ...eventTimes(timeZone),
      addressTitle: fields.addressTitle.unwrap(),
      addressLine1: fields.addressLine1.unwrap(),
      addressLine2: fields.addressLine2.unwrap(),
      addressCountry: fields.addressCountry.unwrap(),
      mapPoint: pointText,
    })
    .refine(endsAfterStart, endsTooEarly)
}

/** What a time that is typed is: milliseconds of a clock that no zone moves; NaN where it is none. */
function shown(typed: string): number {
  return Date.parse(`${typed}Z`)
}

/** The times of an event that begins at another time: it lasts as long as it did. */
export function movedStart(times: Pick<EventDraft, 'startDate' | 'endDate'>, startDate: string) {
  const end = shown(startDate) + shown(times.endDate) - shown(times.startDate)
  return Number.isNaN(end) ? { startDate } : { startDate, endDate: writeLocalTime(end, 'UTC') }
}
