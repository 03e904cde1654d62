import { useSuspenseQuery } from '@tanstack/react-query'
import { notFound, rootRouteId, useParams } from '@tanstack/react-router'
import type { SiteSettings } from '@vitrine/rules/sites/site-settings.ts'
import { useQuery } from '@tanstack/react-query'
import { documentQuery } from '../changes/documents.ts'
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

/** The site's settings, once they are here. */
export function useSettings(siteId: string): SiteSettings | undefined {
  return useQuery(documentQuery(siteId, 'site-settings', 'site')).data?.body
}
