export const mailingListPaths = {
  /** The page on which somebody leaves an address, and where its form goes. */
  page: '/_vitrine/newsletter',
  /** The page of one address: it joins there, and leaves. */
  own: '/_vitrine/newsletter/:listToken',
  subscribers: '/api/editor/sites/:siteId/subscribers',
  /** DELETE one, or PUT it back. */
  subscriber: '/api/editor/sites/:siteId/subscribers/:subscriberId',
  /** GET all of them as a table. */
  csv: '/api/editor/sites/:siteId/subscribers-csv',
} as const

/** The page of one address. */
export function ownListPath(token: string): string {
  return mailingListPaths.own.replace(':listToken', token)
}
