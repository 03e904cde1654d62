import { refuse, type Refused } from '../../ground/refusals/result.ts'
import { contentRefusal } from './content-messages.ts'
import { RecordType, type ContentItem } from './content-item.ts'
import { eventFieldNames, type EventFields } from './event-fields.ts'

/** An event as it stands; the items from before there were events have none of its fields. */
export type EventItem = ContentItem & EventFields

const nowhere = {
  addressTitle: '',
  addressLine1: '',
  addressLine2: '',
  addressCountry: '',
  mapPoint: null,
} as const satisfies Partial<EventFields>

const hour = 3_600_000
const day = 24 * hour

export const lengthOfNewEvent = hour

/** The next full hour of the day after it was thought of, for an hour. */
export function newEvent(now: number): EventFields {
  const startDate = Math.ceil((now + day) / hour) * hour
  return { startDate, endDate: startDate + lengthOfNewEvent, ...nowhere }
}

/** Told apart by its dates: an item of another kind has none. */
export function isEvent<Item extends ContentItem>(item: Item): item is Item & EventItem {
  return item.recordType === RecordType.event && item.endDate !== undefined
}

/** Whether visitors find it among what is to come: until it ends. */
export function isUpcoming({ endDate }: Pick<EventFields, 'endDate'>, now: number): boolean {
  return endDate >= now
}

/** Why an item may not have the dates or the place that it was given; undefined where it may. */
export function eventProblem(
  item: ContentItem,
  given: Readonly<Record<string, unknown>>,
): Refused | undefined {
  const isAsked = eventFieldNames.some((name) => given[name] !== undefined)
  if (!isAsked) return undefined
  if (!isEvent(item)) return refuse(contentRefusal('not-an-event'))
  return item.endDate < item.startDate
    ? refuse(contentRefusal('ends-before-start', 'endDate'))
    : undefined
}

/** The lines of an event's address that say something. */
export function linesOfAddress(event: EventFields): readonly string[] {
  const { addressTitle, addressLine1, addressLine2, addressCountry } = event
  return [addressTitle, addressLine1, addressLine2, addressCountry].filter((one) => one !== '')
}
