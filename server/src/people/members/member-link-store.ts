import type { Selectable } from 'kysely'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { MemberLinkTable } from '../../ground/db/member-tables.ts'

export type MemberLink = Pick<Selectable<MemberLinkTable>, 'purpose' | 'email' | 'member_id'>
export type NewMemberLink = Omit<Selectable<MemberLinkTable>, 'website_id'>

/** Keeps a link; those to the same address whose time is over go. */
export async function addMemberLink(
  { siteId, queries }: SiteDatabase,
  link: NewMemberLink,
): Promise<void> {
  await queries
    .deleteFrom('member_link')
    .where('website_id', '=', siteId)
    .where('email', '=', link.email)
    .where('expires_at', '<=', link.created_at)
    .execute()
  await queries
    .insertInto('member_link')
    .values({ ...link, website_id: siteId })
    .execute()
}

/** What a link is for; undefined where it was used, is too old, or was never one of this site. */
export function findMemberLink(
  { siteId, queries }: SiteDatabase,
  tokenHash: string,
  now: number,
): Promise<MemberLink | undefined> {
  return queries
    .selectFrom('member_link')
    .select(['purpose', 'email', 'member_id'])
    .where('website_id', '=', siteId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses a link up; of two that open it at once, one finds it. */
export async function takeMemberLink(
  { siteId, queries }: SiteDatabase,
  tokenHash: string,
  now: number,
): Promise<MemberLink | undefined> {
  const row = await queries
    .deleteFrom('member_link')
    .where('website_id', '=', siteId)
    .where('token_hash', '=', tokenHash)
    .returning(['purpose', 'email', 'member_id', 'expires_at'])
    .executeTakeFirst()
  return row !== undefined && row.expires_at > now ? row : undefined
}

/** Links that went to an address, or are a member's, open nothing any more. */
export async function deleteMemberLinks(
  { siteId, queries }: SiteDatabase,
  { email, memberId }: { readonly email: string; readonly memberId: string },
): Promise<void> {
  await queries
    .deleteFrom('member_link')
    .where('website_id', '=', siteId)
    .where((where) => where.or([where('email', '=', email), where('member_id', '=', memberId)]))
    .execute()
}
