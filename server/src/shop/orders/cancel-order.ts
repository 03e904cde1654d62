import { ordersRefusal } from '@vitrine/rules/shop/orders/orders-messages.ts'
import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'
import { returnStock } from '../../site/stock/return-stock.ts'
import { insertEvent, type OrderDeed } from './order-events-store.ts'
import { findOrderRow, moveOrder } from './orders-store.ts'
import { readOrder } from './read-order.ts'
import { tellCustomer, type CustomerContext } from './tell-customer.ts'

type Cancellation = OrderDeed & {
  readonly restock: boolean
  /** To whoever bought; null: none. */
  readonly mail: { readonly reason: string } | null
}

/**
 * Cancels an order that is not sent yet, for good. Where that is wished, what it took goes back into
 * stock: once, as an order is cancelled once. No money has to go back: payments of today are tests.
 */
export function cancelOrder(
  context: CustomerContext & { readonly database: Pick<Database, 'transact'> },
  siteId: SiteId,
  orderId: string,
  { restock, mail, ...deed }: Cancellation,
): Promise<Result<OrderReply>> {
  return context.database.transact(siteId, async (site) => {
    const done = await moveOrder(site, orderId, { from: 'paid', to: 'cancelled' })
    const order = await readOrder(site, { id: orderId })
    if (order === undefined) return refuse(ordersRefusal('order-not-found'))
    if (!done) return refuse(ordersRefusal('order-shipped-already'))
    const restocked = restock && (await restockOrder(site, orderId, deed))
    await insertEvent(site, orderId, { kind: 'cancelled', detail: { restocked } }, deed)
    if (mail !== null) {
      await tellCustomer(context, site, order, { kind: 'order-cancelled', ...mail }, deed)
    }
    return ok(order)
  })
}

/** @returns whether anything of it came back */
async function restockOrder(
  site: SiteDatabase,
  orderId: string,
  deed: OrderDeed,
): Promise<boolean> {
  const row = await findOrderRow(site, { id: orderId })
  const lines = (row?.lines ?? []).map(({ variant_id: variantId, quantity }) => {
    return { variantId, quantity }
  })
  return returnStock(site, lines, { ...deed, orderId })
}
