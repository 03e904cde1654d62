import { findOwnerAction } from '@vitrine/rules/owner-actions.ts'
import { predictBy } from './ground/changes/shown-documents.ts'
import { queryClient } from './ground/http/query-client.ts'
import { sitesQuery } from './site/sites/sites.ts'

/** What waits is shown by the rules of all areas, which only the root knows. */
export function predictActions(): void {
  predictBy({
    findAction: findOwnerAction,
    environmentOf(siteId) {
      const sites = queryClient.getQueryData(sitesQuery.queryKey)?.sites ?? []
      const { capabilities = [] } = sites.find((one) => one.siteId === siteId) ?? {}
      return { may: (capability: string) => capabilities.some((one) => one === capability) }
    },
  })
}
