import { ordersRefusal } from '@vitrine/rules/shop/orders/orders-messages.ts'
import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'
import { setTakenBack } from './fulfilment-store.ts'
import { insertEvent, type OrderDeed } from './order-events-store.ts'
import { findOrderRow, lockOrder, moveOrder, type WholeOrderRow } from './orders-store.ts'
import { readOrder } from './read-order.ts'
import { setStatusBySending } from './set-status-by-sending.ts'

/**
 * Takes a parcel back, for one that was marked by mistake or came back from the post: what was in it
 * waits to be sent again.
 * @param fulfilmentId null: the last one, or that the order is fulfilled where nothing lies in a parcel
 */
export function takeFulfilmentBack(
  { database }: { readonly database: Pick<Database, 'transact'> },
  siteId: SiteId,
  orderId: string,
  fulfilmentId: string | null,
  deed: OrderDeed,
): Promise<Result<OrderReply>> {
  return database.transact(siteId, async (site) => {
    await lockOrder(site, orderId)
    const row = await findOrderRow(site, { id: orderId })
    if (row === undefined) return refuse(ordersRefusal('order-not-found'))
    const taken =
      fulfilmentId === null
        ? await takeLastBack(site, row, deed)
        : await takeOneBack(site, row, fulfilmentId, deed)
    if (!taken.ok) return taken
    const order = await readOrder(site, { id: orderId })
    return order === undefined ? refuse(ordersRefusal('order-not-found')) : ok(order)
  })
}

async function takeLastBack(
  site: SiteDatabase,
  row: WholeOrderRow,
  deed: OrderDeed,
): Promise<Result<void>> {
  const last = row.fulfilments.findLast(({ isTakenBack }) => !isTakenBack)
  if (last !== undefined) return takeOneBack(site, row, last.id, deed)
  if (row.is_donation) return refuse(ordersRefusal('donation-not-sent'))
  const done = await moveOrder(site, row.id, { from: 'fulfilled', to: 'paid' })
  if (!done) return refuse(ordersRefusal('order-not-fulfilled'))
  await insertEvent(site, row.id, { kind: 'fulfilment-taken-back', detail: {} }, deed)
  return ok(undefined)
}

async function takeOneBack(
  site: SiteDatabase,
  row: WholeOrderRow,
  fulfilmentId: string,
  deed: OrderDeed,
): Promise<Result<void>> {
  const found = row.fulfilments.find(({ id }) => id === fulfilmentId)
  if (found === undefined) return refuse(ordersRefusal('no-such-parcel'))
  if (found.isTakenBack) return refuse(ordersRefusal('parcel-taken-back'))
  await setTakenBack(site, { orderId: row.id, id: fulfilmentId }, deed.now)
  await setStatusBySending(site, row.id)
  const detail = { fulfilmentId }
  await insertEvent(site, row.id, { kind: 'fulfilment-taken-back', detail }, deed)
  return ok(undefined)
}
