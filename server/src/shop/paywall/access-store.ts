import { sql, type Insertable } from 'kysely'
import type { CountedAccess } from '@vitrine/rules/shop/paywall/recount-access.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { MemberAccessTable } from '../../ground/db/member-tables.ts'

/** Access to what a product opens, as it is written down; once for its cause. */
export async function insertAccess(
  site: SiteDatabase,
  access: Omit<Insertable<MemberAccessTable>, 'website_id'>,
): Promise<void> {
  await site.queries
    .insertInto('member_access')
    .values({ website_id: site.siteId, ...access })
    .onConflict((conflict) => conflict.columns(['website_id', 'cause']).doNothing())
    .execute()
}

/** Until when an address has access to what a product opens; undefined: it has none, null: for ever. */
export async function findHeldUntil(
  { siteId, queries }: SiteDatabase,
  {
    email,
    productId,
    now,
  }: { readonly email: string; readonly productId: string; readonly now: number },
): Promise<number | null | undefined> {
  const { rows } = await sql<{ until: number | null }>`
    select until_at as until from member_access access
    where website_id = ${siteId} and product_id = ${productId} and ended_at is null
      and (until_at is null or until_at > ${now})
      and (email = ${email} and member_id is null or member_id = (
        select id from member where website_id = ${siteId} and email = ${email}))
    order by until_at desc nulls first limit 1`.execute(queries)
  return rows[0]?.until
}

/** Until when access by some cause holds; undefined where there is none such. */
export async function findAccessUntil(
  { siteId, queries }: SiteDatabase,
  cause: string,
): Promise<{ readonly until_at: number | null } | undefined> {
  return queries
    .selectFrom('member_access')
    .select('until_at')
    .where('website_id', '=', siteId)
    .where('cause', '=', cause)
    .executeTakeFirst()
}

/**
 * Sets until when access by some cause holds; where it was ended before, it stands again, unless the
 * owner took it away: it stays so until they give it back.
 */
export async function renewAccess(
  { siteId, queries }: SiteDatabase,
  cause: string,
  until: number,
): Promise<void> {
  await queries
    .updateTable('member_access')
    .set({
      until_at: until,
      ended_at: sql<number | null>`case when is_taken then ended_at end`,
    })
    .where('website_id', '=', siteId)
    .where('cause', '=', cause)
    .execute()
}

/** The same, whether or not it was ended. */
export async function setAccessUntil(
  { siteId, queries }: SiteDatabase,
  cause: string,
  until: number,
): Promise<void> {
  await queries
    .updateTable('member_access')
    .set({ until_at: until })
    .where('website_id', '=', siteId)
    .where('cause', '=', cause)
    .execute()
}

export async function endAccessByCause(
  { siteId, queries }: SiteDatabase,
  causes: readonly string[],
  now: number,
): Promise<void> {
  await queries
    .updateTable('member_access')
    .set({ ended_at: now })
    .where('website_id', '=', siteId)
    .where('cause', 'in', causes)
    .where('ended_at', 'is', null)
    .execute()
}

/** Whether an order is the last payment of a subscription that there is. */
export async function isLastPayment(
  { siteId, queries }: SiteDatabase,
  { subscriptionId, cycle }: { readonly subscriptionId: string; readonly cycle: number },
): Promise<boolean> {
  const later = await queries
    .selectFrom('shop_order')
    .select('id')
    .where('website_id', '=', siteId)
    .where('subscription_id', '=', subscriptionId)
    .where('subscription_cycle', '>', cycle)
    .limit(1)
    .executeTakeFirst()
  return later === undefined
}

/** Since when access by some cause is taken away by hand; null: it stands. */
export async function setEnded(
  { siteId, queries }: SiteDatabase,
  cause: string,
  endedAt: number | null,
): Promise<void> {
  await queries
    .updateTable('member_access')
    .set({ ended_at: endedAt, is_taken: endedAt !== null })
    .where('website_id', '=', siteId)
    .where('cause', '=', cause)
    .execute()
}

/**
 * What was bought of a product that lines of an order gave, by the same holder, as it is counted; the
 * transaction has it alone from now on.
 */
export async function holdCountedAccess(
  { siteId, queries }: SiteDatabase,
  causes: readonly string[],
): Promise<readonly (CountedAccess & { readonly productId: string })[]> {
  const { rows } = await sql<CountedAccess & { readonly productId: string }>`
    select cause, product_id as "productId", months, counts_from as "countsFrom",
      until_at as "untilAt"
    from member_access access
    where website_id = ${siteId} and months is not null and exists (
      select from member_access refunded
      left join member on member.website_id = refunded.website_id
        and member.id = refunded.member_id
      where refunded.website_id = access.website_id and refunded.cause in (${sql.join(causes)})
        and refunded.product_id = access.product_id
        and (access.email = refunded.email or access.email = member.email
          or access.member_id = refunded.member_id))
    order by counts_from nulls last, cause
    for update of access`.execute(queries)
  return rows
}

/** Counts access by some cause anew. */
export async function setCounted(
  { siteId, queries }: SiteDatabase,
  { cause, countsFrom, untilAt }: CountedAccess,
): Promise<void> {
  await queries
    .updateTable('member_access')
    .set({ counts_from: countsFrom, until_at: untilAt })
    .where('website_id', '=', siteId)
    .where('cause', '=', cause)
    .execute()
}
