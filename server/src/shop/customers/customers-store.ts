import { sql } from 'kysely'
import type { Customer } from '@vitrine/rules/shop/customers/customers-api.ts'
import type { TimeCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'

/** Each word reads every customer once more; what tells people apart has fewer. */
const mostWords = 8

function hasWords(search: string) {
  const words = search.split(/\s+/).filter((word) => word !== '')
  const conditions = words.slice(0, mostWords).map((word) => {
    const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    return sql`(email ilike ${like} or name ilike ${like})`
  })
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** The newest first, one more than asked for. */
export async function listCustomerRows(
  { siteId, queries }: SiteDatabase,
  {
    search = '',
    after,
    limit,
  }: { readonly search?: string; readonly after?: TimeCursor | undefined; readonly limit: number },
): Promise<readonly Customer[]> {
  const older =
    after === undefined
      ? sql`true`
      : sql`(created_at, id) < (${after.at}::bigint, ${after.id}::text)`
  const { rows } = await sql<Customer>`
    select id, name, email, created_at as "createdOn", seen_at as "seenOn",
      (select count(*)::int from shop_order placed where placed.website_id = member.website_id
        and (lower(placed.email) = member.email or placed.cart_id in (
          select cart.id from cart where cart.website_id = member.website_id
            and cart.member_id = member.id))) as orders
    from member
    where website_id = ${siteId} and removed_at is null and ${hasWords(search)} and ${older}
    order by created_at desc, id desc limit ${limit + 1}`.execute(queries)
  return rows
}

/** Ends an account and signs it out everywhere; false where there is none such. */
export async function removeCustomer(
  { siteId, queries }: SiteDatabase,
  id: string,
  now: number,
): Promise<boolean> {
  const { rows } = await sql`
    with removed as (
      update member set removed_at = ${now}
      where website_id = ${siteId} and id = ${id} and removed_at is null returning id
    ), signed_out as (
      delete from member_session using removed
      where member_session.website_id = ${siteId} and member_session.member_id = removed.id
    )
    select id from removed`.execute(queries)
  return rows.length > 0
}

/** Puts somebody back who was removed; false where they are forgotten, or were never there. */
export async function putCustomerBack(
  { siteId, queries }: SiteDatabase,
  id: string,
): Promise<boolean> {
  const done = await queries
    .updateTable('member')
    .set({ removed_at: null })
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}
