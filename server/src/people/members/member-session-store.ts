import type { SiteDatabase } from '../../ground/db/database.ts'
import type { Member } from './member.ts'
import { toMember } from './member-store.ts'

export type NewMemberSession = {
  readonly tokenHash: string
  readonly memberId: string
  readonly now: number
  readonly expiresAt: number
  readonly userAgent: string
}

/** Adds a session; those of the member that ended by themselves go. */
export async function addMemberSession(
  { siteId, queries }: SiteDatabase,
  session: NewMemberSession,
): Promise<void> {
  await queries
    .deleteFrom('member_session')
    .where('website_id', '=', siteId)
    .where('member_id', '=', session.memberId)
    .where('expires_at', '<=', session.now)
    .execute()
  await queries
    .insertInto('member_session')
    .values({
      website_id: siteId,
      token_hash: session.tokenHash,
      member_id: session.memberId,
      created_at: session.now,
      expires_at: session.expiresAt,
      user_agent: session.userAgent,
    })
    .execute()
}

/** Whose session a token is of; undefined where it is over, or was never one of this site. */
export async function findMemberOfSession(
  { siteId, queries }: SiteDatabase,
  tokenHash: string,
  now: number,
): Promise<Member | undefined> {
  const row = await queries
    .selectFrom('member_session')
    .innerJoin('member', (join) =>
      join
        .onRef('member.website_id', '=', 'member_session.website_id')
        .onRef('member.id', '=', 'member_session.member_id'),
    )
    .select(['id', 'email', 'name', 'password_hash', 'addresses', 'member.created_at'])
    .where('member_session.website_id', '=', siteId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row && toMember(row)
}

/** When and with what a member has signed in, where those sessions are open; the newest first. */
export function listMemberSessions(
  { siteId, queries }: SiteDatabase,
  memberId: string,
  now: number,
) {
  return queries
    .selectFrom('member_session')
    .select(['created_at', 'expires_at', 'user_agent'])
    .where('website_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute()
}

export async function deleteMemberSession(
  { siteId, queries }: SiteDatabase,
  tokenHash: string,
): Promise<void> {
  await queries
    .deleteFrom('member_session')
    .where('website_id', '=', siteId)
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Signs a member out of each of their browsers. */
export async function deleteMemberSessions(
  { siteId, queries }: SiteDatabase,
  memberId: string,
): Promise<void> {
  await queries
    .deleteFrom('member_session')
    .where('website_id', '=', siteId)
    .where('member_id', '=', memberId)
    .execute()
}
