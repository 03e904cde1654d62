import { sql } from 'kysely'
import type { CustomerHistory } from '@vitrine/rules/shop/customers/customers-api.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'

/** Whose orders and subscriptions: an address in lower case, and the account that has it. */
export type Whose = { readonly email: string; readonly memberId: string | null }

type PaidRow = {
  readonly currency: string
  readonly testMode: boolean
  readonly orders: number
  /** What was paid less what went back or is about to, in minor units. */
  readonly cents: number
}

/** What their orders came to, those apart that were tests; cancelled ones do not count. */
export async function sumOrders(
  { siteId, queries }: SiteDatabase,
  { email, memberId }: Whose,
): Promise<readonly PaidRow[]> {
  const { rows } = await sql<PaidRow>`
    select currency, test_mode as "testMode", count(*)::int as orders,
      sum(grand_total_cents - (select coalesce(sum(amount_cents), 0) from refund
        where refund.website_id = shop_order.website_id and refund.order_id = shop_order.id
          and refund.state <> 'refused'))::bigint as cents
    from shop_order
    where website_id = ${siteId} and (lower(email) = ${email} or member_id = ${memberId}::text)
      and status in ('paid', 'fulfilled')
    group by currency, test_mode order by count(*) desc, currency`.execute(queries)
  return rows
}

type Subscriptions = CustomerHistory['subscriptions']

/** So many are shown. */
const mostSubscriptions = 50

/** What they have subscribed to, the newest first. */
export async function listSubscriptionsOf(
  { siteId, queries }: SiteDatabase,
  { email, memberId }: Whose,
): Promise<Subscriptions> {
  const { rows } = await sql<Subscriptions[number]>`
    select id, title, state, test_mode as "testMode", next_at as "nextAt"
    from subscription
    where website_id = ${siteId} and (lower(email) = ${email} or order_id in (
      select id from shop_order
      where website_id = ${siteId} and member_id = ${memberId}::text))
    order by started_at desc, id desc limit ${mostSubscriptions}`.execute(queries)
  return rows
}
