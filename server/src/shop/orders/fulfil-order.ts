import { ordersRefusal } from '@vitrine/rules/shop/orders/orders-messages.ts'
import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { moveOrder, type OrderDeed } from './orders-store.ts'
import { readOrder } from './read-order.ts'

/** Marks a paid order as sent; of two people who do so at once, the second is told. */
export async function fulfilOrder(
  site: SiteDatabase,
  orderId: string,
  deed: OrderDeed,
): Promise<Result<OrderReply>> {
  const step = { from: 'paid', to: 'fulfilled', kind: 'fulfilled' } as const
  const done = await moveOrder(site, orderId, step, deed)
  return answer(site, orderId, done ? undefined : 'order-not-open')
}

/** Takes that back, for one that was marked by mistake or came back from the post. */
export async function takeFulfilmentBack(
  site: SiteDatabase,
  orderId: string,
  deed: OrderDeed,
): Promise<Result<OrderReply>> {
  const step = { from: 'fulfilled', to: 'paid', kind: 'fulfilment-taken-back' } as const
  const done = await moveOrder(site, orderId, step, deed)
  return answer(site, orderId, done ? undefined : 'order-not-fulfilled')
}

/** The order as it is now. @param refused why it was not moved */
async function answer(
  site: SiteDatabase,
  orderId: string,
  refused: 'order-not-open' | 'order-not-fulfilled' | undefined,
): Promise<Result<OrderReply>> {
  const order = await readOrder(site, { id: orderId })
  if (order === undefined) return refuse(ordersRefusal('order-not-found'))
  return refused === undefined ? ok(order) : refuse(ordersRefusal(refused))
}
