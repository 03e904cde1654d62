import { queryOptions } from '@tanstack/react-query'
import type { SitesReply } from '@vitrine/rules/sites/sites-api.ts'
import { sitesPaths } from '@vitrine/rules/sites/sites-paths.ts'
import { getJson } from '../http/send-request.ts'

export type Site = SitesReply['sites'][number]

/** The sites of the account that is signed in. */
export const sitesQuery = queryOptions({
  queryKey: ['sites'],
  queryFn: async () => (await getJson<SitesReply>(sitesPaths.sites)).sites,
  staleTime: 60_000,
})

/** Sites stand beside the editor: same scheme and port, their own host. */
export function siteOrigin(site: Pick<Site, 'host'>): string {
  const { protocol, port } = globalThis.location
  return `${protocol}//${site.host}${port === '' ? '' : `:${port}`}`
}
