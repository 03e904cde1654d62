import { useSuspenseQuery } from '@tanstack/react-query'
import { notFound, rootRouteId, useParams } from '@tanstack/react-router'
import { sitesQuery, type Site } from './sites.ts'

/** The site that the address names. */
export function useSite(): Site {
  const { siteName } = useParams({ strict: false })
  const sites = useSuspenseQuery(sitesQuery).data
  const site = sites.find((one) => one.name === siteName)
  // the not-found page is the root's; without its name the router would look for one of the room's
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to say so
  if (site === undefined) throw notFound({ routeId: rootRouteId })
  return site
}
