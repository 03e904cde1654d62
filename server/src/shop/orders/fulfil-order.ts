import { ordersRefusal } from '@vitrine/rules/shop/orders/orders-messages.ts'
import type { OrderReply, Tracking } from '@vitrine/rules/shop/orders/orders-api.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'
import { moveOrder, type OrderDeed } from './orders-store.ts'
import { readOrder } from './read-order.ts'
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
    const step = { from: 'paid', to: 'fulfilled', kind: 'fulfilled', detail: { tracking } } as const
    const done = await moveOrder(site, orderId, step, deed)
    const order = await answer(site, orderId, done ? undefined : 'order-not-open')
    if (order.ok && tellsCustomer) {
      await tellCustomer(context, site, order.value, { kind: 'order-sent', tracking }, deed)
    }
    return order
  })
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
