import type { Context } from '../../ground/context.ts'
import { listPendingPayments } from './checkout-store.ts'
import { closeIfAbandoned } from './place-order.ts'

/** Cancels what processes left behind that ended while they charged. */
export async function closeAbandonedPayments({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  for (const { siteId, payment } of await listPendingPayments(database)) {
    await database.transact(siteId, (site) => closeIfAbandoned(site, payment, now))
  }
}
