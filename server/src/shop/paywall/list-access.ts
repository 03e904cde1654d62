import { sql } from 'kysely'
import type { SubscriptionState } from '@vitrine/rules/shop/subscriptions/subscription-states.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { Member } from '../../people/members/member.ts'

/** Access that a member has, for one cause. */
export type MemberAccessRow = {
  readonly cause: string
  readonly productId: string
  /** Of the product; null: it is gone. */
  readonly title: string | null
  readonly fromAt: number
  /** Null: for ever. */
  readonly untilAt: number | null
  /** Null: it was not taken away. */
  readonly endedAt: number | null
  /** Null: it was given by hand. */
  readonly orderId: string | null
  /** Of the subscription that it comes from; null: it was bought once, or given. */
  readonly state: SubscriptionState | null
}

/** All that a member has access to or had, what stands longest first. */
export async function listAccessOf(
  { siteId, queries }: SiteDatabase,
  { id, email }: Pick<Member, 'id' | 'email'>,
): Promise<readonly MemberAccessRow[]> {
  const { rows } = await sql<MemberAccessRow>`
    select access.cause, access.product_id as "productId", product.body ->> 'title' as title,
      access.from_at as "fromAt", access.until_at as "untilAt", access.ended_at as "endedAt",
      access.order_id as "orderId", subscription.state
    from member_access access
    left join document product on product.website_id = access.website_id
      and product.kind = 'item' and product.id = access.product_id
    left join subscription on subscription.website_id = access.website_id
      and subscription.id = access.order_id
    where access.website_id = ${siteId}
      and (access.member_id = ${id} or (access.member_id is null and access.email = ${email}))
    order by access.ended_at is not null, access.until_at desc nulls first, access.cause
    limit 200`.execute(queries)
  return rows
}

/** What was bought once of access: the line of its order, and for how many months; 0: for ever. */
export type BoughtAccess = { readonly line: number; readonly months: number }

/** What an order has bought of access that was not taken away. */
export async function listBoughtAccess(
  { siteId, queries }: SiteDatabase,
  orderId: string,
): Promise<readonly BoughtAccess[]> {
  const { rows } = await sql<BoughtAccess>`
    select line, months from member_access
    where website_id = ${siteId} and order_id = ${orderId} and line is not null
      and months is not null and ended_at is null
    order by line`.execute(queries)
  return rows
}

/** Of each product that a member holds at an instant, the access that lasts longest. */
export function standingAccess(
  rows: readonly MemberAccessRow[],
  now: number,
): readonly MemberAccessRow[] {
  const standing = rows.filter(
    ({ fromAt, untilAt, endedAt }) =>
      endedAt === null && fromAt <= now && (untilAt === null || untilAt > now),
  )
  // the longest comes first
  return standing.filter(
    ({ productId }, at) => standing.findIndex((one) => one.productId === productId) === at,
  )
}
