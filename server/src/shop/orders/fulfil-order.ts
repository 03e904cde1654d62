import { ordersRefusal } from '@vitrine/rules/shop/orders/orders-messages.ts'
import type { OrderReply, Tracking } from '@vitrine/rules/shop/orders/orders-api.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'
import { insertEvent, type OrderDeed } from './order-events-store.ts'
import { moveOrder } from './orders-store.ts'
import { readOrder } from './read-order.ts'
import { lockOrder } from './refund-store.ts'
import { tellCustomer, type CustomerContext } from './tell-customer.ts'

type Fulfilment = OrderDeed & {
  readonly tracking?: Tracking | undefined
  readonly tellsCustomer: boolean
}

const untracked: Tracking = { carrier: '', number: '', address: '' }

/**
 * Marks a paid order as sent, and tells whoever bought where that is wished; of two people who do so at
 * once, the second is told.
 */
export function fulfilOrder(
  context: CustomerContext & { readonly database: Pick<Database, 'transact'> },
  siteId: SiteId,
  orderId: string,
  { tracking = untracked, tellsCustomer, ...deed }: Fulfilment,
): Promise<Result<OrderReply>> {
  return context.database.transact(siteId, async (site) => {
    if (await isAllBack(site, orderId)) return refuse(ordersRefusal('nothing-to-send'))
    const done = await moveOrder(site, orderId, { from: 'paid', to: 'fulfilled' })
    const order = await readMoved(site, orderId, done ? undefined : 'order-not-open')
    if (!order.ok) return order
    await insertEvent(site, orderId, { kind: 'fulfilled', detail: { tracking } }, deed)
    if (tellsCustomer) {
      await tellCustomer(context, site, order.value, { kind: 'order-sent', tracking }, deed)
    }
    return order
  })
}

/** Takes that back, for one that was marked by mistake or came back from the post. */
export function takeFulfilmentBack(
  { database }: { readonly database: Pick<Database, 'transact'> },
  siteId: SiteId,
  orderId: string,
  deed: OrderDeed,
): Promise<Result<OrderReply>> {
  return database.transact(siteId, async (site) => {
    const done = await moveOrder(site, orderId, { from: 'fulfilled', to: 'paid' })
    const order = await readMoved(site, orderId, done ? undefined : 'order-not-fulfilled')
    if (order.ok) {
      await insertEvent(site, orderId, { kind: 'fulfilment-taken-back', detail: {} }, deed)
    }
    return order
  })
}

/** Whether each of its pieces was given back, while it waits to be sent. */
async function isAllBack(site: SiteDatabase, orderId: string): Promise<boolean> {
  await lockOrder(site, orderId)
  const order = await readOrder(site, { id: orderId })
  if (order?.status !== 'paid') return false
  return order.items.every(({ quantity, refundedQuantity }) => quantity === refundedQuantity)
}

/** The order as it is now. @param refused why it was not moved */
async function readMoved(
  site: SiteDatabase,
  orderId: string,
  refused: 'order-not-open' | 'order-not-fulfilled' | undefined,
): Promise<Result<OrderReply>> {
  const order = await readOrder(site, { id: orderId })
  if (order === undefined) return refuse(ordersRefusal('order-not-found'))
  return refused === undefined ? ok(order) : refuse(ordersRefusal(refused))
}
