import { isEvent, isUpcoming } from '@vitrine/rules/site/content/event.ts'
import { icalendar } from '@vitrine/rules/site/content/icalendar.ts'
import type { LoadedPage } from '../render/loaded-page.ts'

/**
 * What `?format=ical` answers on the page of an event, and on the list of events with all that are to
 * come; undefined on every other page.
 */
export function calendarFile(
  { target, item, items }: LoadedPage,
  { origin, now }: { readonly origin: string; readonly now: number },
): string | undefined {
  if (target.kind !== 'item' && target.kind !== 'list') return undefined
  const { collection } = target
  if (collection.ordering !== 'calendar') return undefined
  const entries = (item === null ? items : [item]).flatMap(({ id, body }) => {
    if (!isEvent(body) || (item === null && !isUpcoming(body, now))) return []
    return [{ id, event: body, url: `${origin}/${collection.urlId}/${body.urlId}` }]
  })
  return icalendar(entries, new URL(origin).hostname)
}
