import { queryOptions } from '@tanstack/react-query'
import type { SessionReply } from '@vitrine/rules/people/accounts/accounts-api.ts'
import { accountsPaths } from '@vitrine/rules/people/accounts/accounts-paths.ts'
import { sessionKey } from '../../ground/http/query-client.ts'
import { getJson } from '../../ground/http/send-request.ts'

export type Account = NonNullable<SessionReply['account']>

/** Who is signed in to the editor. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: () => getJson<SessionReply>(accountsPaths.session),
  staleTime: 60_000,
})

/** Whose login the browser sends now, asked anew; null where nobody is signed in. */
export async function findAccountId(): Promise<string | null> {
  return (await getJson<SessionReply>(accountsPaths.session)).account?.accountId ?? null
}
