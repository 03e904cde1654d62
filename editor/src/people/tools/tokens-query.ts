import { queryOptions } from '@tanstack/react-query'
import { toolsApi } from '@vitrine/rules/people/tools/tools-api.ts'
import { call } from '../../ground/http/send-request.ts'

/** Tokens of the shop's own tools that stand. */
export function tokensQuery(siteId: string) {
  return queryOptions({
    queryKey: ['tokens', siteId],
    queryFn: async () => (await call(toolsApi.tokens, { params: { siteId } })).tokens,
  })
}
