import { isEvent, type EventItem } from '@vitrine/rules/site/content/event.ts'
import type { ContentItem } from '@vitrine/rules/site/content/content-item.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'

/** How near a map is shown that nobody has zoomed. */
const mapZoom = 15

/** What an item's context says of its time and place (template platform §10); of no event an empty place. */
export function eventContext(item: ContentItem): Record<string, unknown> {
  if (!isEvent(item)) return { location: {} }
  return { startDate: item.startDate, endDate: item.endDate, location: locationContext(item) }
}

function locationContext(event: EventItem): Record<string, unknown> {
  const { addressTitle, addressLine1, addressLine2, addressCountry, mapPoint } = event
  return {
    addressTitle: escapeHtml(addressTitle),
    addressLine1: escapeHtml(addressLine1),
    addressLine2: escapeHtml(addressLine2),
    addressCountry: escapeHtml(addressCountry),
    ...(mapPoint && {
      mapLat: mapPoint[0],
      mapLng: mapPoint[1],
      mapZoom,
      markerLat: mapPoint[0],
      markerLng: mapPoint[1],
    }),
  }
}
