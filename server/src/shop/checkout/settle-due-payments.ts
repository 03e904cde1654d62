import type { SiteDatabase } from '../../ground/db/database.ts'
import { workAtOnce } from '../../ground/jobs/at-once.ts'
import { noteHanging, noteLongUnderWay } from '../payments/note-payment-trouble.ts'
import {
  claimLook,
  findPayment,
  listDuePayments,
  type DuePayment,
  type PaymentRow,
} from './payment-store.ts'
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
  const due = await listDuePayments(context.database, now)
  // a provider that takes its time keeps no other shop's payments waiting
  await workAtOnce(due, atOnce, (one) => settleDue(context, one, now))
}

const atOnce = 10

async function settleDue(
  context: SettlingContext,
  { siteId, payment }: DuePayment,
  now: number,
): Promise<void> {
  const site = context.database.dbFor(siteId)
  // as it is by now: it may have been led to its provider since it was listed
  const claimed = await claimLook(site, payment, nextLookAt(payment, now))
  if (claimed === undefined) return
  if (claimed.status === 'under-way') return lookOnTheWay(context, site, claimed, now)
  const isOver = claimed.go_to === null || (claimed.held_until ?? 0) <= now
  const settled = await (isOver ? stopPayment : lookAtPayment)(context, siteId, claimed)
  const isHanging = claimed.go_to !== null && (claimed.held_until ?? 0) + hangingAfterMs <= now
  if (settled.kind === 'open' && isHanging) await noteHanging(site, claimed, now)
}

/** Money that is under way is waited for: nobody stops it because it takes its time. */
async function lookOnTheWay(
  context: SettlingContext,
  site: SiteDatabase,
  payment: PaymentRow,
  now: number,
): Promise<void> {
  await lookAtPayment(context, site.siteId, payment)
  if (payment.created_at + longestWayMs > now) return
  const left = await findPayment(site, payment)
  if (left?.status === 'under-way') await noteLongUnderWay(site, left, now)
}

/** No bank needs so long for a debit. */
const longestWayMs = 30 * 24 * 3_600_000
/** How often it is asked whether money is there, beside what the provider tells by itself. */
const onTheWayPauseMs = 3 * 3_600_000

/** So long after its time a payment that nobody can say anything of is told to the owner. */
const hangingAfterMs = 3_600_000

/** After a minute, then twice as long each time, up to ten; at the end of its time in any case. */
function nextLookAt({ status, looks, held_until }: PaymentRow, now: number): number {
  if (status === 'under-way') return now + onTheWayPauseMs
  const next = now + Math.min(longestPauseMs, 60_000 * 2 ** Math.min(looks, 10))
  return held_until !== null && held_until > now ? Math.min(next, held_until) : next
}
