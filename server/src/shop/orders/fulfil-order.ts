import {
  decideFulfilment,
  type LineQuantity,
} from '@vitrine/rules/shop/orders/decide-fulfilment.ts'
import { ordersRefusal } from '@vitrine/rules/shop/orders/orders-messages.ts'
import type { Tracking } from '@vitrine/rules/shop/orders/order-parts-api.ts'
import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'
import { insertFulfilment } from './fulfilment-store.ts'
import { insertEvent, type OrderDeed } from './order-events-store.ts'
import { lockOrder, moveOrder } from './orders-store.ts'
import { readOrder } from './read-order.ts'
import { tellCustomer, type CustomerContext, type OrderNews } from './tell-customer.ts'

type Fulfilment = OrderDeed & {
  /** Absent: all that is left. */
  readonly items?: readonly LineQuantity[] | undefined
  readonly tracking?: Tracking | undefined
  readonly tellsCustomer: boolean
}

const untracked: Tracking = { carrier: '', number: '', address: '' }

/**
 * Sends something of a paid order, or marks it as ready to be fetched, and tells whoever bought where
 * that is wished. Nothing is sent twice: of two people who do so at once, the second is told.
 */
export function fulfilOrder(
  context: CustomerContext & { readonly database: Pick<Database, 'transact'> },
  siteId: SiteId,
  orderId: string,
  { items, tracking = untracked, tellsCustomer, ...deed }: Fulfilment,
): Promise<Result<OrderReply>> {
  return context.database.transact(siteId, async (site) => {
    await lockOrder(site, orderId)
    const order = await readOrder(site, { id: orderId })
    if (order === undefined) return refuse(ordersRefusal('order-not-found'))
    if (order.status === 'received') return refuse(ordersRefusal('order-not-paid'))
    if (order.status !== 'paid') return refuse(ordersRefusal('order-not-open'))
    const decided = decideFulfilment(order.items, items, { isWhole: order.pickup !== null })
    if (!decided.ok) return decided
    const { lines, restQuantity } = decided.value
    await writeFulfilment(site, orderId, lines, { ...deed, tracking })
    if (restQuantity === 0) await moveOrder(site, orderId, { from: 'paid', to: 'fulfilled' })
    // of what goes by no post nothing is on its way
    if (tellsCustomer && order.shippingName !== '') {
      const sent: OrderNews = { kind: 'order-sent', tracking, lines, restQuantity }
      const news = order.pickup === null ? sent : ({ kind: 'order-ready' } as const)
      await tellCustomer(context, site, order, news, deed)
    }
    return ok((await readOrder(site, { id: orderId })) ?? order)
  })
}

/** The event, and the parcel that has its id; where nothing lies in one, the event alone. */
async function writeFulfilment(
  site: SiteDatabase,
  orderId: string,
  lines: readonly LineQuantity[],
  deed: OrderDeed & { readonly tracking: Tracking },
): Promise<void> {
  const { tracking } = deed
  const id = await insertEvent(site, orderId, { kind: 'fulfilled', detail: { tracking } }, deed)
  if (id === undefined || lines.length === 0) return
  await insertFulfilment(site, { orderId, id }, lines, deed)
}
