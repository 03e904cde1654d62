import { queryOptions } from '@tanstack/react-query'
import type { SessionReply } from '@vitrine/rules/accounts/accounts-api.ts'
import { accountsPaths } from '@vitrine/rules/accounts/accounts-paths.ts'
import { sessionKey } from '../http/query-client.ts'
import { getJson } from '../http/send-request.ts'

export type Account = NonNullable<SessionReply['account']>

/** Who is signed in to the editor. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: () => getJson<SessionReply>(accountsPaths.session),
  staleTime: 60_000,
})
