import { queryOptions } from '@tanstack/react-query'
import { sitesApi, type SitesReply } from '@vitrine/rules/site/sites/sites-api.ts'
import { call } from '../../ground/http/send-request.ts'

export type Site = SitesReply['sites'][number]

const query = {
  queryKey: ['sites'],
  queryFn: () => call(sitesApi.sites, {}),
  staleTime: 60_000,
} as const

/** The sites of the account that is signed in. */
export const sitesQuery = queryOptions({ ...query, select: ({ sites }: SitesReply) => sites })

/** Whether that account may make another one. */
export const mayCreateQuery = queryOptions({
  ...query,
  select: ({ mayCreate }: SitesReply) => mayCreate,
})
