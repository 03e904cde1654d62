import { sql } from 'kysely'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'

export type AskingShop = { readonly siteId: SiteId; readonly daysAfter: number }

/** Shops that ask for reviews by mail, on the whole installation. */
export async function listAskingShops({ kysely }: Pick<Database, 'kysely'>): Promise<AskingShop[]> {
  const rows = await kysely.selectFrom('review_asking').selectAll().execute()
  return rows.map(({ website_id: siteId, days_after: daysAfter }) => ({ siteId, daysAfter }))
}

/**
 * Orders that their buyers have had since some day, and were not asked about: of which the last parcel
 * left within these instants, or which need none and were placed then.
 */
export async function listOrdersToAsk(
  { siteId, queries }: SiteDatabase,
  { from, to, limit }: { readonly from: number; readonly to: number; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select found.id from (
      select placed.id from fulfilment sent
      join shop_order placed on placed.website_id = sent.website_id and placed.id = sent.order_id
      where sent.website_id = ${siteId} and sent.at > ${from}::bigint and sent.at <= ${to}::bigint
        and sent.taken_back_at is null and placed.status = 'fulfilled'
        and not exists (select from fulfilment later where later.website_id = sent.website_id
          and later.order_id = sent.order_id and later.taken_back_at is null
          and later.at > ${to}::bigint)
      union
      select placed.id from shop_order placed
      where placed.website_id = ${siteId} and placed.created_at > ${from}::bigint
        and placed.created_at <= ${to}::bigint and placed.status = 'paid'
        and not exists (select from order_item item where item.website_id = placed.website_id
          and item.order_id = placed.id
          and not exists (select from download_grant own where own.website_id = item.website_id
            and own.order_id = item.order_id and own.line = item.line)
          and not exists (select from gift_card own where own.website_id = item.website_id
            and own.order_id = item.order_id and own.line = item.line))
    ) found
    where not exists (select from review_request asked where asked.website_id = ${siteId}
      and asked.order_id = found.id)
    order by found.id limit ${limit}::int`.execute(queries)
  return rows.map(({ id }) => id)
}

/** Notes that the mail about an order was written. */
export async function noteMailed(
  { siteId, queries }: SiteDatabase,
  orderId: string,
): Promise<void> {
  await queries
    .updateTable('review_request')
    .set({ is_mailed: true })
    .where('website_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute()
}

/** Whether an address was asked since an instant. */
export async function wasAskedSince(
  { siteId, queries }: SiteDatabase,
  email: string,
  since: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from review_request asked
    join shop_order placed on placed.website_id = asked.website_id and placed.id = asked.order_id
    where asked.website_id = ${siteId} and asked.is_mailed and asked.at > ${since}::bigint
      and lower(placed.email) = ${email.toLowerCase()} limit 1`.execute(queries)
  return rows.length > 0
}

/** Takes an order to ask about; false where another process has. */
export async function claimRequest(
  { siteId, queries }: SiteDatabase,
  orderId: string,
  now: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into review_request (website_id, order_id, at) values (${siteId}, ${orderId}, ${now})
    on conflict (website_id, order_id) do nothing returning order_id`.execute(queries)
  return rows.length > 0
}
