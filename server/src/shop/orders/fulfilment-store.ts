import type { LineQuantity } from '@vitrine/rules/shop/orders/decide-fulfilment.ts'
import type { Tracking } from '@vitrine/rules/shop/orders/order-parts-api.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { OrderDeed } from './order-events-store.ts'
import { touchOrder } from './touched-orders-store.ts'

export type WhichFulfilment = { readonly orderId: string; readonly id: string }

/** Writes what is sent at once, of an order that is locked. @param lines one at least */
export async function insertFulfilment(
  site: SiteDatabase,
  { orderId: order_id, id }: WhichFulfilment,
  lines: readonly LineQuantity[],
  { tracking, authorId, now }: OrderDeed & { readonly tracking: Tracking },
): Promise<void> {
  const { siteId: website_id, queries } = site
  const { carrier, number: tracking_number, address } = tracking
  const said = { carrier, tracking_number, address }
  await queries
    .insertInto('fulfilment')
    .values({ website_id, order_id, id, ...said, at: now, author_id: authorId })
    .execute()
  await queries
    .insertInto('fulfilment_line')
    .values(lines.map((line) => ({ website_id, order_id, fulfilment_id: id, ...line })))
    .execute()
  await touchOrder(site, order_id, now)
}

/** From now on it does not count. @param now epoch milliseconds */
export async function setTakenBack(
  site: SiteDatabase,
  { orderId, id }: WhichFulfilment,
  now: number,
): Promise<void> {
  await site.queries
    .updateTable('fulfilment')
    .set({ taken_back_at: now })
    .where('website_id', '=', site.siteId)
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .execute()
  await touchOrder(site, orderId, now)
}
