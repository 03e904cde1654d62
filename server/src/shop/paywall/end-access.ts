import { causeOfLine, causeOfSubscription } from '@vitrine/rules/shop/paywall/access.ts'
import { recountAccess } from '@vitrine/rules/shop/paywall/recount-access.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import { endAccessByCause, holdCountedAccess, isLastPayment, setCounted } from './access-store.ts'

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
    await moveWhatFollows(site, causes, now)
    return endAccessByCause(site, causes, now)
  }
  if (!(await isLastPayment(site, { subscriptionId, cycle }))) return
  await endAccessByCause(site, [causeOfSubscription(subscriptionId)], now)
}

/** What was bought besides, and was counted from its end, begins earlier now. */
async function moveWhatFollows(
  site: SiteDatabase,
  causes: readonly string[],
  now: number,
): Promise<void> {
  const held = await holdCountedAccess(site, causes)
  const settings = held.length > 1 ? await readDocument(site, 'site-settings', 'site') : undefined
  if (settings === undefined) return
  const { timeZone } = settings.body
  for (const productId of new Set(held.map((one) => one.productId))) {
    const ofProduct = held.filter((one) => one.productId === productId)
    const moved = recountAccess(ofProduct, new Set(causes), { now, timeZone })
    for (const one of moved) await setCounted(site, one)
  }
}
