import { sql } from 'kysely'
import type { Customer } from '@vitrine/rules/shop/customers/customers-api.ts'
import type { TimeCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import { graceMs } from '@vitrine/rules/shop/subscriptions/subscription.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { hasWords } from './has-words.ts'

const timeZone = sql`(select settings.body ->> 'timeZone' from document settings
  where settings.website_id = member.website_id and settings.kind = 'site-settings'
    and settings.id = 'site')`

/** What a member holds at an instant, by name, each with its last day where it has one (`toldUntil`). */
function heldBy(now: number) {
  return sql<string>`coalesce((select string_agg(held.title ||
      case when held.endless then '' else case when held.renews then ' (renews ' else ' (' end ||
        to_char(to_timestamp((held.until - case when held.renews then 0 else 1 end) / 1000.0) at time zone ${timeZone}, 'YYYY-MM-DD') || ')' end,
      ', ' order by held.title)
    from (select coalesce(product.body ->> 'title', '?') as title,
        bool_or(access.until_at is null) as endless, max(told.until) as until,
        coalesce((array_agg(told.goes_on and subscription.state = 'active'
          order by told.until desc))[1], false) as renews
      from member_access access
      left join subscription on subscription.website_id = access.website_id
        and subscription.id = access.order_id
      cross join lateral (
        select coalesce(subscription.state <> 'ended' and access.until_at - ${graceMs} > ${now}, false)
      ) standing (goes_on)
      cross join lateral (select standing.goes_on,
        access.until_at - case when standing.goes_on then ${graceMs}::bigint else 0 end
      ) told (goes_on, until)
      left join document product on product.website_id = access.website_id
        and product.kind = 'item' and product.id = access.product_id
      where access.website_id = member.website_id
        and (access.member_id = member.id
          or (access.member_id is null and access.email = member.email))
        and access.ended_at is null and access.from_at <= ${now}
        and (access.until_at is null or access.until_at > ${now})
      group by access.product_id, product.body ->> 'title') held), '')`
}

/** The newest first, one more than asked for. */
export async function listCustomerRows(
  { siteId, queries }: SiteDatabase,
  {
    search = '',
    email,
    after,
    limit,
    now,
  }: {
    readonly search?: string
    /** Whoever has this address, as accounts have it. */
    readonly email?: string
    readonly after?: TimeCursor | undefined
    readonly limit: number
    readonly now: number
  },
): Promise<readonly Customer[]> {
  const older =
    after === undefined
      ? sql`true`
      : sql`(created_at, id) < (${after.at}::bigint, ${after.id}::text)`
  const isOf = email === undefined ? sql`true` : sql`email = ${email}`
  const { rows } = await sql<Customer>`
    select id, name, email, created_at as "createdOn", seen_at as "seenOn",
      (select count(*)::int from shop_order placed where placed.website_id = member.website_id
        and (lower(placed.email) = member.email or placed.cart_id in (
          select cart.id from cart where cart.website_id = member.website_id
            and cart.member_id = member.id))) as orders,
      ${heldBy(now)} as memberships
    from member
    where website_id = ${siteId} and removed_at is null and ${hasWords(search)} and ${isOf} and ${older}
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
