import type { AccountId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Queries } from '../../ground/db/database.ts'
import type { Viewer } from '../../ground/http/viewer.ts'

export type NewSession = {
  readonly tokenHash: string
  readonly sessionId: string
  readonly accountId: AccountId
  readonly now: number
  readonly expiresAt: number
  readonly userAgent: string
}

/** Adds a session; those of the account that ended by themselves go. */
export async function addSession(queries: Queries, session: NewSession): Promise<void> {
  await queries
    .deleteFrom('session')
    .where('account_id', '=', session.accountId)
    .where('expires_at', '<=', session.now)
    .execute()
  await queries
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      session_id: session.sessionId,
      account_id: session.accountId,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
      user_agent: session.userAgent,
    })
    .execute()
}

export type SeenSession = {
  readonly viewer: Extract<Viewer, { kind: 'account' }>
  readonly lastSeenAt: number
}

export async function findSession(
  queries: Queries,
  tokenHash: string,
  now: number,
): Promise<SeenSession | undefined> {
  const row = await queries
    .selectFrom('session')
    .innerJoin('account', 'account.account_id', 'session.account_id')
    .select(['session_id', 'last_seen_at', 'account.account_id', 'email', 'display_name'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {
    lastSeenAt: row.last_seen_at,
    viewer: {
      kind: 'account',
      accountId: row.account_id as AccountId,
      sessionId: row.session_id,
      email: row.email,
      displayName: row.display_name,
    },
  }
}

export async function touchSession(
  queries: Queries,
  sessionId: string,
  now: number,
): Promise<void> {
  await queries
    .updateTable('session')
    .set({ last_seen_at: now })
    .where('session_id', '=', sessionId)
    .execute()
}

export async function listSessions(queries: Queries, accountId: AccountId, now: number) {
  return queries
    .selectFrom('session')
    .select(['session_id', 'created_at', 'last_seen_at', 'user_agent'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .execute()
}

/** Ends one session of an account; another account's session id does nothing. */
export async function deleteSession(
  queries: Queries,
  accountId: AccountId,
  sessionId: string,
): Promise<void> {
  await queries
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .execute()
}

/** Ends all sessions of an account, but for the one that is named. */
export async function deleteSessions(
  queries: Queries,
  accountId: AccountId,
  exceptSessionId: string | null,
): Promise<void> {
  await queries
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('session_id', '!=', exceptSessionId ?? '')
    .execute()
}
