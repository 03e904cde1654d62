import { writeCsv } from '@vitrine/rules/ground/files/write-csv.ts'
import type { OrderReply, OrderStatus } from '@vitrine/rules/shop/orders/orders-api.ts'
import { orderRows } from '@vitrine/rules/shop/orders/order-rows.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { listWholeOrderRows } from './orders-store.ts'
import { toOrder } from './read-order.ts'

/** So many orders are read at once. */
const batch = 500

type Narrowed = { readonly status?: OrderStatus | undefined; readonly search?: string | undefined }

/** All orders that a list shows, newest first, as a table that spreadsheets open. */
export async function exportOrders(site: SiteDatabase, narrowed: Narrowed): Promise<Uint8Array> {
  const orders: OrderReply[] = []
  for (;;) {
    const last = orders.at(-1)
    const after = last === undefined ? undefined : { at: last.createdAt, id: last.id }
    const rows = await listWholeOrderRows(site, batch, { ...narrowed, after })
    orders.push(...rows.map((row) => toOrder(site.siteId, row)))
    if (rows.length < batch) break
  }
  // the mark by which spreadsheets know UTF-8
  return Buffer.from(`\uFEFF${writeCsv(orderRows(orders))}`)
}
