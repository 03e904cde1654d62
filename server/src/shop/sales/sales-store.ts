import { sql, type RawBuilder } from 'kysely'
import type { SalesOfCode, SalesOfProduct } from '@vitrine/rules/shop/sales/sales-api.ts'
import type { SalesFigures } from '@vitrine/rules/shop/sales/sales-figures.ts'
import type { Span } from '@vitrine/rules/shop/sales/sales-period.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'

/** Which orders are counted: those of a time, of one mode and in one currency, unless cancelled or not paid yet. */
export type CountedOrders = Span & { readonly testMode: boolean; readonly currency: string }

/** What was given is no sale. */
const isDonation = sql`exists (select from order_item
  where order_item.website_id = shop_order.website_id
    and order_item.order_id = shop_order.id and is_donation)`

/** The orders of a time and a mode, cancelled ones and other currencies among them. */
function ordersOf(
  site: SiteDatabase,
  { from, until, testMode }: CountedOrders,
): RawBuilder<unknown> {
  return sql`website_id = ${site.siteId} and created_at >= ${from}::bigint
    and created_at < ${until}::bigint and test_mode = ${testMode}::boolean and not ${isDonation}`
}

function countedOf(site: SiteDatabase, wish: CountedOrders): RawBuilder<unknown> {
  return sql`${ordersOf(site, wish)} and currency = ${wish.currency}
    and status not in ('cancelled', 'received')`
}

/** What came in by one part of a time; those without an order are missing. */
export type PartSums = SalesFigures & {
  /** From 1: the part that begins with the edge of that number. */
  readonly part: number
  readonly giftCardCents: number
}

/**
 * @param edges when each part begins, in epoch milliseconds, sorted; the first is that of the time
 */
export async function listPartSums(
  site: SiteDatabase,
  wish: CountedOrders,
  edges: readonly number[],
): Promise<readonly PartSums[]> {
  const { rows } = await sql<Omit<PartSums, 'netCents'>>`
    select width_bucket(counted.created_at, ${[...edges]}::bigint[]) as part,
      count(*)::int as orders,
      coalesce(sum(goods.items), 0)::bigint as items,
      sum(counted.grand_total_cents)::bigint as "grossCents",
      sum(counted.discount_cents)::bigint as "discountCents",
      sum(counted.gift_card_cents)::bigint as "giftCardCents",
      coalesce(sum(back.cents), 0)::bigint as "refundedCents"
    from (select * from shop_order where ${countedOf(site, wish)}) counted
    cross join lateral (select sum(quantity) as items from order_item
      where order_item.website_id = counted.website_id
        and order_item.order_id = counted.id) goods
    cross join lateral (select sum(amount_cents) as cents from refund
      where refund.website_id = counted.website_id
        and refund.order_id = counted.id and refund.state <> 'refused') back
    group by 1`.execute(site.queries)
  return rows.map((row) => ({ ...row, netCents: row.grossCents - row.refundedCents }))
}

/** A list of those that come first, and how many there are in all. */
type Best<One> = { readonly best: One[]; readonly count: number }

/** @param most undefined: all of them */
export async function listProductSums(
  site: SiteDatabase,
  wish: CountedOrders,
  most?: number,
): Promise<Best<SalesOfProduct>> {
  const { rows } = await sql<SalesOfProduct & { readonly count: number }>`
    select sold.*, exists (select from document where document.website_id = ${site.siteId}
      and document.kind = 'item' and document.id = sold."itemId") as "isThere"
    from (
      select item.item_id as "itemId",
        (array_agg(item.title order by counted.created_at desc, item.line))[1] as title,
        sum(item.quantity)::bigint as quantity,
        count(distinct item.order_id)::int as orders,
        sum(item.quantity * item.unit_price_cents)::bigint as "soldCents",
        (count(*) over ())::int as count
      from (select website_id, id, created_at from shop_order
        where ${countedOf(site, wish)}) counted
      join order_item item on item.website_id = counted.website_id and item.order_id = counted.id
      group by item.item_id
      order by "soldCents" desc, quantity desc, "itemId"
      limit ${most ?? null}::bigint
    ) sold
    order by "soldCents" desc, quantity desc, "itemId"`.execute(site.queries)
  return bestOf(rows)
}

/** @param most undefined: all of them */
export async function listCodeSums(
  site: SiteDatabase,
  wish: CountedOrders,
  most?: number,
): Promise<Best<SalesOfCode>> {
  const { rows } = await sql<SalesOfCode & { readonly count: number }>`
    select coalesce(many.coupon_id, part.code) as code,
      coalesce((array_agg(part.title order by counted.created_at desc))[1],
        max(discount.body->>'name')) as title,
      count(distinct part.order_id)::int as uses,
      sum(part.amount_cents)::bigint as "takenOffCents",
      (count(*) over ())::int as count
    from (select website_id, id, created_at from shop_order
      where ${countedOf(site, wish)}) counted
    join order_adjustment part on part.website_id = counted.website_id
      and part.order_id = counted.id
    left join coupon_code many on many.website_id = part.website_id and many.code = part.code
    left join document discount on discount.website_id = many.website_id
      and discount.kind = 'coupon' and discount.id = many.coupon_id
    group by 1
    order by "takenOffCents" desc, uses desc, 1
    limit ${most ?? null}::bigint`.execute(site.queries)
  return bestOf(rows)
}

function bestOf<One>(rows: (One & { readonly count: number })[]): Best<One> {
  return { best: rows, count: rows[0]?.count ?? 0 }
}

/** What was given, less what went back of it; minor units. */
export type DonationSums = { readonly count: number; readonly cents: number }

export async function sumDonations(
  site: SiteDatabase,
  { from, until, testMode, currency }: CountedOrders,
): Promise<DonationSums> {
  const { rows } = await sql<DonationSums>`
    select count(*)::int as count,
      coalesce(sum(grand_total_cents - coalesce(back.cents, 0)), 0)::bigint as cents
    from shop_order
    cross join lateral (select sum(amount_cents) as cents from refund
      where refund.website_id = shop_order.website_id
        and refund.order_id = shop_order.id and refund.state <> 'refused') back
    where shop_order.website_id = ${site.siteId} and shop_order.created_at >= ${from}::bigint
      and shop_order.created_at < ${until}::bigint and test_mode = ${testMode}::boolean
      and currency = ${currency} and status not in ('cancelled', 'received')
      and ${isDonation}`.execute(site.queries)
  return rows[0] ?? { count: 0, cents: 0 }
}

export type LeftOut = {
  readonly cancelled: number
  /** Their money is under way. */
  readonly underWay: number
  readonly inOtherCurrencies: number
}

/** Orders of that time and mode that are not counted; none is left out twice. */
export async function countLeftOut(site: SiteDatabase, wish: CountedOrders): Promise<LeftOut> {
  const { rows } = await sql<LeftOut>`
    select count(*) filter (where status = 'cancelled')::int as cancelled,
      count(*) filter (where status = 'received')::int as "underWay",
      count(*) filter (where status not in ('cancelled', 'received')
        and currency <> ${wish.currency})::int as "inOtherCurrencies"
    from shop_order where ${ordersOf(site, wish)}`.execute(site.queries)
  return rows[0] ?? { cancelled: 0, underWay: 0, inOtherCurrencies: 0 }
}

/** Whether there ever was an order of a mode. */
export async function hasOrderOf(site: SiteDatabase, testMode: boolean): Promise<boolean> {
  const found = await site.queries
    .selectFrom('shop_order')
    .select('id')
    .where('website_id', '=', site.siteId)
    .where('test_mode', '=', testMode)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
