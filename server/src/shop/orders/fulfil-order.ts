import { ordersRefusal } from '@vitrine/rules/shop/orders/orders-messages.ts'
import type { OrderReply, Tracking } from '@vitrine/rules/shop/orders/orders-api.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Database } from '../../ground/db/database.ts'
import { insertEvent, type OrderDeed } from './order-events-store.ts'
import { lockOrder, moveOrder } from './orders-store.ts'
import { readOrder } from './read-order.ts'
import { tellCustomer, type CustomerContext } from './tell-customer.ts'

type Fulfilment = OrderDeed & {
  readonly tracking?: Tracking | undefined
  readonly tellsCustomer: boolean
}

const untracked: Tracking = { carrier: '', number: '', address: '' }

/**
 * Marks a paid order as sent, or as ready to be fetched, and tells whoever bought where that is wished; of two people who do so at
 * once, the second is told.
 */
export function fulfilOrder(
  context: CustomerContext & { readonly database: Pick<Database, 'transact'> },
  siteId: SiteId,
  orderId: string,
  { tracking = untracked, tellsCustomer, ...deed }: Fulfilment,
): Promise<Result<OrderReply>> {
  return context.database.transact(siteId, async (site) => {
    await lockOrder(site, orderId)
    const order = await readOrder(site, { id: orderId })
    if (order === undefined) return refuse(ordersRefusal('order-not-found'))
    if (order.status !== 'paid') return refuse(ordersRefusal('order-not-open'))
    if (order.items.every(isBack)) return refuse(ordersRefusal('nothing-to-send'))
    await moveOrder(site, orderId, { from: 'paid', to: 'fulfilled' })
    await insertEvent(site, orderId, { kind: 'fulfilled', detail: { tracking } }, deed)
    if (tellsCustomer) {
      const sent = { kind: 'order-sent', tracking } as const
      const news = order.pickup === null ? sent : ({ kind: 'order-ready' } as const)
      await tellCustomer(context, site, order, news, deed)
    }
    return ok({ ...order, status: 'fulfilled' })
  })
}

function isBack({ quantity, refundedQuantity }: OrderReply['items'][number]): boolean {
  return quantity === refundedQuantity
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
    const order = await readOrder(site, { id: orderId })
    if (order === undefined) return refuse(ordersRefusal('order-not-found'))
    if (!done) return refuse(ordersRefusal('order-not-fulfilled'))
    await insertEvent(site, orderId, { kind: 'fulfilment-taken-back', detail: {} }, deed)
    return ok(order)
  })
}
