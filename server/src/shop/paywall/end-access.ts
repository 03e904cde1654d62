import { causeOfLine, causeOfSubscription } from '@vitrine/rules/shop/paywall/access.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { endAccessByCause, isLastPayment } from './access-store.ts'

type BackOfOrder = {
  readonly id: string
  readonly subscriptionId: string | null
  readonly subscriptionCycle: number | null
  /** Its lines of which all went back. */
  readonly lines: readonly number[]
}

/**
 * Ends the access that was bought by lines of which all went back, in the transaction that says so.
 * Of a subscription its latest payment counts: an earlier period is over.
 */
export async function endRefundedAccess(
  site: SiteDatabase,
  { id, subscriptionId, subscriptionCycle: cycle, lines }: BackOfOrder,
  now: number,
): Promise<void> {
  if (lines.length === 0) return
  if (subscriptionId === null || cycle === null) {
    const causes = lines.map((line) => causeOfLine(id, line))
    return endAccessByCause(site, causes, now)
  }
  if (!(await isLastPayment(site, { subscriptionId, cycle }))) return
  await endAccessByCause(site, [causeOfSubscription(subscriptionId)], now)
}
