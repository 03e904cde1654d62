import { sql } from 'kysely'
import type { SiteDatabase } from '../../ground/db/database.ts'

/**
 * The products whose pages the member of a session may see at an instant; undefined where the session
 * is over, or was never one of this site. One statement, as each page of a member asks.
 */
export async function readHeldProducts(
  { siteId, queries }: SiteDatabase,
  tokenHash: string,
  now: number,
): Promise<ReadonlySet<string> | undefined> {
  const { rows } = await sql<{ product_id: string | null }>`
    select access.product_id
    from member_session
    join member on member.website_id = member_session.website_id
      and member.id = member_session.member_id and member.removed_at is null
    left join member_access as access on access.website_id = member.website_id
      and (access.member_id = member.id
        or (access.member_id is null and access.email = member.email))
      and access.ended_at is null and access.from_at <= ${now}
      and (access.until_at is null or access.until_at > ${now})
    where member_session.website_id = ${siteId} and member_session.token_hash = ${tokenHash}
      and member_session.expires_at > ${now}`.execute(queries)
  if (rows.length === 0) return undefined
  return new Set(rows.flatMap(({ product_id: id }) => (id === null ? [] : [id])))
}

/** What waits under the address of a member is theirs from now on, whatever address they take. */
export async function takeAccess(
  { siteId, queries }: SiteDatabase,
  memberId: string,
): Promise<void> {
  await sql`update member_access set member_id = member.id from member
    where member_access.website_id = ${siteId} and member.website_id = ${siteId}
      and member.id = ${memberId} and member_access.member_id is null
      and member_access.email = member.email`.execute(queries)
}

/**
 * Of a member who is forgotten: what they have bought waits under their address, as their orders do,
 * and what they were given is gone.
 */
export async function leaveAccess(
  { siteId, queries }: SiteDatabase,
  memberId: string,
): Promise<void> {
  await queries
    .deleteFrom('member_access')
    .where('website_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('order_id', 'is', null)
    .execute()
  await sql`update member_access set member_id = null, email = member.email from member
    where member_access.website_id = ${siteId} and member.website_id = ${siteId}
      and member.id = ${memberId} and member_access.member_id = member.id`.execute(queries)
}
