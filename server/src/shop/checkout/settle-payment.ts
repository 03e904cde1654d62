import type { PaymentReport } from '@vitrine/rules/shop/payments/payment-provider.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { MailDress } from '../../site/mail-words/mail-look.ts'
import { readMailDress } from '../../site/mail-words/read-mail-dress.ts'
import { returnStock } from '../../site/stock/return-stock.ts'
import { settleFailedCycle } from '../subscriptions/settle-cycle.ts'
import { noteOtherAmount } from '../payments/note-payment-trouble.ts'
import { releaseCouponUses } from '../coupons/count-coupon-uses.ts'
import { giveBackToGiftCards } from '../gift-cards/spend-gift-cards.ts'
import type { HeldPayment } from './hold-order.ts'
import { giveUpReceived, type CalledBack } from '../orders/note-payment.ts'
import { findPayment, refusePayment, type PaymentRow } from './payment-store.ts'
import { writeArrival, writeOrder, writeReceivedOrder, type Turn } from './write-order.ts'

export type Settled =
  | { readonly kind: 'placed'; readonly orderId: string }
  /** By the code of its refusal. */
  | { readonly kind: 'refused'; readonly code: string | null }
  /** Whoever pays may still do so. */
  | { readonly kind: 'open' }

const refusals = {
  declined: 'payment-declined',
  'timed-out': 'payment-timed-out',
  cancelled: 'payment-stopped',
  refused: 'payments-not-set-up',
  'needs-shopper': 'payment-needs-you',
  unreadable: 'card-not-read',
} as const

export type SettlingContext = Pick<
  Context,
  'config' | 'templates' | 'signingKey' | 'database' | 'clock' | 'random' | 'logger'
>

/**
 * Writes what became of a payment, as its provider says: its order, which waits where the money is under
 * way, or what it held goes back. Once,
 * by whoever hears of it first: the form, whoever comes back from paying, a hint of the provider's,
 * the job. The others read what was written.
 * @param dress what mails show of the shop, where that is known already
 * @param called who has called the money back, where it was under way and that was done
 */
export async function settlePayment(
  context: SettlingContext,
  siteId: SiteId,
  payment: HeldPayment,
  report: PaymentReport,
  { dress: known, called }: { readonly dress?: MailDress; readonly called?: CalledBack } = {},
): Promise<Settled> {
  if (report.state === 'open') return { kind: 'open' }
  const turn = { now: context.clock(), random: context.random }
  if (report.state === 'failed') {
    const code = refusals[report.reason]
    const isOurs = await context.database.transact(siteId, (site) =>
      release(context, site, payment, { code, called }, turn),
    )
    if (isOurs) return { kind: 'refused', code }
  } else if (report.amountCents !== payment.amount_cents || report.currency !== payment.currency) {
    context.logger.error({ payment: payment.id, report }, 'a provider took another amount')
    await noteOtherAmount(context.database.dbFor(siteId), payment, turn.now)
    return { kind: 'open' }
  } else {
    const isOurs = await context.database.transact(siteId, async (site) => {
      const dress = known ?? (await readMailDress(site))
      if (report.state === 'pending') {
        return writeReceivedOrder(context, site, payment, dress, turn)
      }
      return (
        (await writeOrder(context, site, payment, dress, turn, report.method)) ||
        writeArrival(context, site, payment, dress, turn, report.method)
      )
    })
    if (isOurs) return { kind: 'placed', orderId: payment.order_id }
  }
  return outcomeOf(await findPayment(context.database.dbFor(siteId), payment))
}

/** What became of a payment by now. */
export function outcomeOf(payment: PaymentRow | undefined): Settled {
  if (payment === undefined) return { kind: 'refused', code: null }
  if (payment.status === 'pending') return { kind: 'open' }
  if (payment.status === 'refused') return { kind: 'refused', code: payment.refusal }
  return { kind: 'placed', orderId: payment.order_id ?? '' }
}

/** Gives back what a payment held of which no money will come; false where it has its outcome. */
async function release(
  context: SettlingContext,
  site: SiteDatabase,
  payment: HeldPayment,
  { code: refusal, called }: { readonly code: string; readonly called: CalledBack | undefined },
  turn: Turn,
): Promise<boolean> {
  if (!(await refusePayment(site, payment, { refusal, now: turn.now }))) return false
  const { frozen_order, order_id: orderId } = payment
  await settleFailedCycle(context, site, frozen_order, refusal, turn)
  await releaseCouponUses(site, orderId, frozen_order.uses)
  const back = { cause: `release ${orderId}`, orderId, now: turn.now }
  await giveBackToGiftCards(site, frozen_order.giftCards ?? [], back)
  const counted = frozen_order.entries.filter((entry) => entry.isCounted)
  await returnStock(site, counted, { ...turn, orderId, authorId: null, reason: 'release' })
  await giveUpReceived(context, site, orderId, called, turn)
  return true
}

/** A payment that is pending or under way, with what it holds; undefined where it has its outcome, or is of before. */
export function heldPayment(row: PaymentRow): HeldPayment | undefined {
  const { frozen_order, order_id, held_until } = row
  if (frozen_order === null || order_id === null || held_until === null) return undefined
  return { ...row, frozen_order, order_id, held_until }
}
