import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { TimeCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { OrderItemTable, OrderTable } from '../../ground/db/schema.ts'

export type OrderRow = Selectable<OrderTable>
export type OrderItemRow = Selectable<OrderItemTable>
export type ListedOrderRow = OrderRow & { readonly item_count: number }

function selectOrders(site: SiteDatabase) {
  return site.queries
    .selectFrom('shop_order')
    .selectAll('shop_order')
    .select(
      sql<number>`(select coalesce(sum(quantity), 0)::int from order_item
        where order_item.website_id = shop_order.website_id
          and order_item.order_id = shop_order.id)`.as('item_count'),
    )
    .where('website_id', '=', site.siteId)
}

/** Newest first; one more than asked for, so that the caller knows whether there is a next page. */
export function listOrderRows(
  site: SiteDatabase,
  limit: number,
  after: TimeCursor | undefined,
): Promise<ListedOrderRow[]> {
  let query = selectOrders(site)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit + 1)
  if (after !== undefined) {
    query = query.where((where) =>
      where.or([
        where('created_at', '<', after.at),
        where.and([where('created_at', '=', after.at), where('id', '>', after.id)]),
      ]),
    )
  }
  return query.execute()
}

export function findOrderRow(
  site: SiteDatabase,
  orderId: string,
): Promise<ListedOrderRow | undefined> {
  return selectOrders(site).where('id', '=', orderId).executeTakeFirst()
}

export function listOrderItems(site: SiteDatabase, orderId: string): Promise<OrderItemRow[]> {
  return site.queries
    .selectFrom('order_item')
    .selectAll()
    .where('website_id', '=', site.siteId)
    .where('order_id', '=', orderId)
    .orderBy('line')
    .execute()
}

/** False when the order is not open any more, or not there. */
export async function setFulfilled(site: SiteDatabase, orderId: string): Promise<boolean> {
  const done = await site.queries
    .updateTable('shop_order')
    .set({ status: 'fulfilled' })
    .where('website_id', '=', site.siteId)
    .where('id', '=', orderId)
    .where('status', '=', 'paid')
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}
