import { claimLook, listDuePayments, type PaymentRow } from './payment-store.ts'
import type { SettlingContext } from './settle-payment.ts'
import { lookAtPayment, stopPayment } from './stop-payment.ts'

const longestPauseMs = 600_000

/**
 * Asks the providers of payments that nobody has told of: whose process ended, or whose shopper did
 * not come back. When the time is over for which their goods are held, they are stopped, and what the
 * provider says then counts. One that does not answer is asked again.
 */
export async function settleDuePayments(context: SettlingContext): Promise<void> {
  const now = context.clock()
  for (const { siteId, payment } of await listDuePayments(context.database, now)) {
    const site = context.database.dbFor(siteId)
    if (!(await claimLook(site, payment, nextLookAt(payment, now)))) continue
    const isOver = payment.go_to === null || (payment.held_until ?? 0) <= now
    await (isOver ? stopPayment : lookAtPayment)(context, siteId, payment)
  }
}

/** After a minute, then twice as long each time, up to ten; at the end of its time in any case. */
function nextLookAt({ looks, held_until }: PaymentRow, now: number): number {
  const next = now + Math.min(longestPauseMs, 60_000 * 2 ** Math.min(looks, 10))
  return held_until !== null && held_until > now ? Math.min(next, held_until) : next
}
