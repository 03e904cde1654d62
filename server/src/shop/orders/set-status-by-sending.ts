import { statusBySending } from '@vitrine/rules/shop/orders/decide-fulfilment.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { findOrderRow, moveOrder } from './orders-store.ts'
import { toItems } from './read-order.ts'

/** Sets how far an order is by what of it was sent; it is locked, and a cancelled one stays so. */
export async function setStatusBySending(site: SiteDatabase, orderId: string): Promise<void> {
  const row = await findOrderRow(site, { id: orderId })
  if (row === undefined || row.status === 'cancelled') return
  const to = statusBySending(toItems(row), row.is_any_sent)
  if (to !== row.status) await moveOrder(site, orderId, { from: row.status, to })
}

/**
 * The same after something went back, or was refused to: the rest of what was sent in part may be gone,
 * or be there again. One of which nothing was sent stays as it is.
 */
export async function setStatusByRefund(site: SiteDatabase, orderId: string): Promise<void> {
  const row = await findOrderRow(site, { id: orderId })
  if (row?.is_any_sent === true) await setStatusBySending(site, orderId)
}
