import { linesOfAddress, type EventItem } from '@vitrine/rules/site/content/event.ts'

type EventPage = {
  readonly description: string
  readonly url: string
  readonly pictureUrl: string | null
}

/** What search engines read of an event (schema.org): when it is, and where. */
export function eventJsonLd(event: EventItem, { description, url, pictureUrl }: EventPage): object {
  const [place] = linesOfAddress(event)
  const { addressLine1, addressLine2, addressCountry } = event
  const address = [addressLine1, addressLine2, addressCountry].filter((line) => line !== '')
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    startDate: new Date(event.startDate).toISOString(),
    endDate: new Date(event.endDate).toISOString(),
    url,
    ...(description !== '' && { description }),
    ...(pictureUrl !== null && { image: [pictureUrl] }),
    ...(place !== undefined && {
      location: {
        '@type': 'Place',
        name: place,
        ...(address.length > 0 && { address: address.join(', ') }),
        ...(event.mapPoint && {
          geo: {
            '@type': 'GeoCoordinates',
            latitude: event.mapPoint[0],
            longitude: event.mapPoint[1],
          },
        }),
      },
    }),
  }
}
