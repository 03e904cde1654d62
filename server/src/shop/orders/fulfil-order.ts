import { ordersRefusal } from '@vitrine/rules/shop/orders/orders-messages.ts'
import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { setFulfilled } from './orders-store.ts'
import { readOrder } from './read-order.ts'

/** Marks a paid order as sent; of two people who do so at once, the second is told. */
export async function fulfilOrder(
  site: SiteDatabase,
  orderId: string,
): Promise<Result<OrderReply>> {
  const done = await setFulfilled(site, orderId)
  const order = await readOrder(site, { id: orderId })
  if (order === undefined) return refuse(ordersRefusal('order-not-found'))
  return done ? ok(order) : refuse(ordersRefusal('order-not-open'))
}
