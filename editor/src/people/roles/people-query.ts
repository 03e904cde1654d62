import { queryOptions } from '@tanstack/react-query'
import { accountsApi } from '@vitrine/rules/people/accounts/accounts-api.ts'
import { call } from '../../ground/http/send-request.ts'

/** Who may do something on a site. */
export function peopleQuery(siteId: string) {
  return queryOptions({
    queryKey: ['people', siteId],
    queryFn: async () => (await call(accountsApi.people, { params: { siteId } })).people,
  })
}
