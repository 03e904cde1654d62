import { queryOptions } from '@tanstack/react-query'
import { accountsApi, type SessionReply } from '@vitrine/rules/people/accounts/accounts-api.ts'
import { sessionKey } from '../../ground/http/query-client.ts'
import { call } from '../../ground/http/send-request.ts'

export type Account = NonNullable<SessionReply['account']>

/** Who is signed in to the editor. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: () => call(accountsApi.session, {}),
  staleTime: 60_000,
})

/** Whose login the browser sends now, asked anew; null where nobody is signed in. */
export async function findAccountId(): Promise<string | null> {
  return (await call(accountsApi.session, {})).account?.accountId ?? null
}
