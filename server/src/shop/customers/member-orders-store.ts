import { sql } from 'kysely'
import { answersForShopper } from '@vitrine/rules/site/forms/form-answers.ts'
import type { TimeCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'

type Whose = { readonly id: string; readonly email: string }

/**
 * Which orders are a member's: those with their address, also from before they had an account, and
 * those that they placed with another one while they were signed in. A cart does not tell: whoever
 * sits at its browser by now may be somebody else.
 */
function isTheirs({ siteId }: SiteDatabase, { id, email }: Whose) {
  return sql`shop_order.website_id = ${siteId} and (lower(shop_order.email) = ${email}
    or shop_order.member_id = ${id})`
}

/** Notes of the orders with a member's address that they are theirs, whatever address they take. */
export async function keepMemberOrders(
  { siteId, queries }: SiteDatabase,
  { id, email }: Whose,
): Promise<void> {
  await sql`
    update shop_order set member_id = ${id}
    where website_id = ${siteId} and lower(email) = ${email} and member_id is null`.execute(queries)
}

export type MemberOrderRow = {
  readonly id: string
  readonly orderNumber: number
  readonly createdAt: number
  readonly currency: string
  readonly totalCents: number
  readonly isCancelled: boolean
  readonly isUnderWay: boolean
  readonly hasDownloads: boolean
  readonly isDonation: boolean
}

/** The newest first, one more than asked for. @param after the last one that was shown */
export async function listMemberOrders(
  site: SiteDatabase,
  whose: Whose,
  { after, limit }: { readonly after: TimeCursor | undefined; readonly limit: number },
): Promise<readonly MemberOrderRow[]> {
  const older =
    after === undefined
      ? sql`true`
      : sql`(created_at, id) < (${after.at}::bigint, ${after.id}::text)`
  const { rows } = await sql<MemberOrderRow>`
    select id, order_number as "orderNumber", created_at as "createdAt", currency,
      grand_total_cents as "totalCents", status = 'cancelled' as "isCancelled",
      status = 'received' as "isUnderWay",
      exists (select from download_grant where download_grant.website_id = shop_order.website_id
        and download_grant.order_id = shop_order.id) as "hasDownloads",
      exists (select from order_item where order_item.website_id = shop_order.website_id
        and order_item.order_id = shop_order.id and is_donation) as "isDonation"
    from shop_order where ${isTheirs(site, whose)} and ${older}
    order by created_at desc, id desc limit ${limit + 1}`.execute(site.queries)
  return rows
}

type ExportedOrder = { readonly items: readonly { readonly answers: unknown }[] }

/** All that a shop knows of a member's orders, for the file that they take with them. */
export async function exportMemberOrders(
  site: SiteDatabase,
  whose: Whose,
): Promise<readonly unknown[]> {
  const { rows } = await sql<{ order: ExportedOrder }>`
    select json_build_object('orderNumber', order_number, 'placedOn', created_at, 'email', email,
      'status', status, 'currency', currency, 'grandTotalCents', grand_total_cents,
      'shippingAddress', shipping_address, 'billingAddress', billing_address,
      'note', customer_note,
      'items', (select coalesce(json_agg(json_build_object('title', title, 'sku', sku,
          'attributes', attributes, 'quantity', quantity, 'unitPriceCents', unit_price_cents,
          'answers', additional_fields) order by line), '[]')
        from order_item where order_item.website_id = shop_order.website_id
          and order_item.order_id = shop_order.id),
      'reviews', (select coalesce(json_agg(json_build_object('title', item.title,
          'stars', review.stars, 'text', review.body, 'name', review.author_name,
          'state', review.state, 'reply', review.reply, 'writtenOn', review.created_at)
          order by review.line), '[]')
        from review join order_item item on item.website_id = review.website_id
          and item.order_id = review.order_id and item.line = review.line
        where review.website_id = shop_order.website_id
          and review.order_id = shop_order.id)) as order
    from shop_order where ${isTheirs(site, whose)}
    order by created_at desc, id desc`.execute(site.queries)
  return rows.map(({ order }) => ({
    ...order,
    items: order.items.map((item) => ({ ...item, answers: answersForShopper(item.answers) })),
  }))
}
