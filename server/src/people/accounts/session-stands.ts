import type { AccountId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Queries } from '../../ground/db/database.ts'
import { hashToken } from './secret-token.ts'
import { listSessions } from './session-store.ts'

/** Somebody in one of their sessions, as a token tells it that is read outside the editor. */
export type InSession = {
  readonly accountId: AccountId
  /** Tells one session from another; nobody can do anything with it. */
  readonly sessionMark: string
}

/** Names the session that somebody is signed in by. */
export function inSession(account: {
  readonly accountId: AccountId
  readonly sessionId: string
}): InSession {
  return { accountId: account.accountId, sessionMark: hashToken(account.sessionId) }
}

/** Whether a session that was named so is still open: neither signed out, ended nor too old. */
export async function sessionStands(
  queries: Queries,
  { accountId, sessionMark }: InSession,
  now: number,
): Promise<boolean> {
  const open = await listSessions(queries, accountId, now)
  return open.some(({ session_id: sessionId }) => hashToken(sessionId) === sessionMark)
}
