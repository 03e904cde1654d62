import type { SiteDatabase } from '../../ground/db/database.ts'
import type { SignedInMember } from './member-session.ts'
import {
  deleteMemberSession,
  deleteMemberSessions,
  listMemberSessions,
} from './member-session-store.ts'

/** Signs a member out of the browser that they sit at. */
export function endSignIn(
  site: SiteDatabase,
  { tokenHash }: Pick<SignedInMember, 'tokenHash'>,
): Promise<void> {
  return deleteMemberSession(site, tokenHash)
}

/** Signs a member out of each of their browsers. */
export function endSignIns(site: SiteDatabase, memberId: string): Promise<void> {
  return deleteMemberSessions(site, memberId)
}

/** Where a member is signed in, the newest first; instants are epoch milliseconds. */
export async function listSignIns(
  site: SiteDatabase,
  memberId: string,
  now: number,
): Promise<
  readonly { readonly since: number; readonly until: number; readonly browser: string }[]
> {
  const sessions = await listMemberSessions(site, memberId, now)
  return sessions.map((one) => ({
    since: one.created_at,
    until: one.expires_at,
    browser: one.user_agent,
  }))
}
