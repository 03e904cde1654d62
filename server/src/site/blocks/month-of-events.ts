import { isCalendar } from '@vitrine/rules/site/collections/collection.ts'
import { monthGrid } from '@vitrine/rules/site/blocks/month-grid.ts'
import { firstDayOfWeek } from '@vitrine/rules/ground/dates/regional-formats.ts'
import { monthsBetween } from '../../ground/documents/months.ts'
import { shownCollection } from '../views/shown-collection.ts'
import { listContexts, mostUpcoming, type ListSurroundings } from './listed-items.ts'

/** The month that it is with the events of a page, as markup sees it; of another page nothing. */
export function monthOfEvents(
  collectionId: string,
  around: ListSurroundings,
): Record<string, unknown> {
  const { site, data, now } = around
  const collection = shownCollection(site, collectionId)
  if (collection === undefined || !isCalendar(collection)) return {}
  const { timeZone } = site.settings
  const monthAt = (instant: number) => monthsBetween(instant, instant, timeZone)[0]
  const month = monthAt(now)
  if (month === undefined) return {}
  const { from, before } = month
  const loaded = data.list({
    collectionId,
    order: 'by-position',
    limit: mostUpcoming,
    publishedBy: now,
    after: { value: from - 1, id: null },
  })
  const events = listContexts(loaded, collectionId, around)
    .filter(({ startDate }) => Number(startDate) < before)
    .toSorted((one, other) => Number(one['startDate']) - Number(other['startDate']))
  const firstDay = firstDayOfWeek(site.settings, site.locale)
  const weeks = monthGrid({ from, before, now, timeZone, firstDay, events })
  const weekdays = weeks[0]?.days.map(({ at }) => at) ?? []
  return { from, previous: monthAt(from - 1), next: monthAt(before), weekdays, weeks }
}
