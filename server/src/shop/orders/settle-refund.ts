import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { isAllBack } from '@vitrine/rules/shop/orders/is-all-back.ts'
import { toMoney } from '@vitrine/rules/ground/money/money.ts'
import type { MoneyBack, PaymentProvider } from '@vitrine/rules/shop/payments/payment-provider.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { workAtOnce } from '../../ground/jobs/at-once.ts'
import { returnStock } from '../../site/stock/return-stock.ts'
import { noteRefusedRefund } from '../payments/note-payment-trouble.ts'
import { providerOf, type TakenBy } from '../payments/find-provider.ts'
import { giveBackToGiftCards } from '../gift-cards/spend-gift-cards.ts'
import { unvoidCards } from '../gift-cards/void-bought-cards.ts'
import { endRefundedAccess } from '../paywall/end-access.ts'
import { revokeRefunded } from '../downloads/revoke-downloads.ts'
import type { OrderDeed } from './order-events-store.ts'
import { findOrderRow, lockOrder, type WholeOrderRow } from './orders-store.ts'
import { toItems, toOrder } from './read-order.ts'
import {
  backOnCards,
  claimRefund,
  findMoneyBack,
  findRefund,
  holdBack,
  listOpenRefunds,
  setRestocked,
  settleRefundRow,
  type WhichRefund,
  type WholeRefundRow,
} from './refund-store.ts'
import { setStatusByRefund } from './set-status-by-sending.ts'
import { tellCustomer, type CustomerContext, type OrderNews } from './tell-customer.ts'

export type RefundContext = CustomerContext &
  Pick<Context, 'database' | 'clock' | 'random' | 'logger'>

/** Who took a payment. */
export type FindProvider = (
  context: RefundContext,
  site: SiteDatabase,
  payment: TakenBy,
) => Promise<Pick<PaymentProvider, 'refund'> | undefined>

/**
 * Asks the provider for a refund that is written down, outside of any transaction, and writes what
 * became of it: `requested` -> `done` | `refused`. Where nobody knows, it stays `requested`, and
 * `settleOpenRefunds` asks again by the same id, so that the money goes back once.
 */
export async function settleRefund(
  context: RefundContext,
  siteId: SiteId,
  which: WhichRefund,
  find: FindProvider = providerOf,
): Promise<void> {
  const found = context.database.dbFor(siteId)
  const back = await findMoneyBack(found, which)
  if (back === undefined) return
  const asked = await askFor(context, found, back, find)
  if (asked === undefined) return
  const state = await asked.answer.catch((error: unknown) => {
    context.logger.warn({ err: error, refund: which.id }, 'a provider did not answer for a refund')
    return undefined
  })
  if (state === undefined) return
  await context.database.transact(siteId, (site) =>
    writeOutcome(context, site, which, { state, provider: back.provider }),
  )
}

/** @returns undefined where the site has no such provider */
async function askFor(
  context: RefundContext,
  site: SiteDatabase,
  back: MoneyBack & TakenBy,
  find: FindProvider,
): Promise<{ readonly answer: Promise<'done' | 'refused'> } | undefined> {
  // what came back for nothing, or to gift cards alone, moves no money
  if (back.amountCents === 0) return { answer: Promise.resolve('done') }
  const provider = await find(context, site, back)
  return provider && { answer: provider.refund(back) }
}

const longestPauseMs = 3_600_000

/** When the provider is asked once more: after a minute, then twice as long each time, up to an hour. */
function nextTryAt(attempts: number, now: number): number {
  return now + Math.min(longestPauseMs, 60_000 * 2 ** Math.min(attempts, 10))
}

/** Asks again for what was left without an answer, of every site of the installation. */
export async function settleOpenRefunds(
  context: RefundContext,
  find: FindProvider = providerOf,
): Promise<void> {
  const now = context.clock()
  const open = await listOpenRefunds(context.database, now)
  // a provider that takes its time keeps no other shop's refunds waiting
  await workAtOnce(open, atOnce, async ({ siteId, attempts, ...which }) => {
    const site = context.database.dbFor(siteId)
    const isOurs = await claimRefund(site, { ...which, attempts }, nextTryAt(attempts, now))
    if (isOurs) await settleRefund(context, siteId, which, find)
  })
}

const atOnce = 4

/** Writes what a provider says of a refund, in a transaction. */
export async function writeOutcome(
  context: CustomerContext & Pick<Context, 'clock' | 'random'>,
  site: SiteDatabase,
  which: WhichRefund,
  { state, provider }: { readonly state: 'done' | 'refused'; readonly provider: string },
): Promise<void> {
  // one instant for all of it, by which its mail is found
  const { clock, random } = context
  const turn = { now: clock(), random }
  // first of all, as whoever else moves it has it first
  await lockOrder(site, which.orderId)
  if (!(await settleRefundRow(site, which, { state, now: turn.now }))) return
  const refund = await findRefund(site, which)
  const order = await findOrderRow(site, { id: which.orderId })
  if (refund === undefined || order === undefined) return
  const cause = `refund ${refund.id}`
  if (state === 'refused') {
    await holdBack(site, refund.payment_id, backOnCards(refund) - refund.amount_cents)
    await unvoidCards(site, order.id, cause)
    await setStatusByRefund(site, order.id)
    return noteRefusedRefund(site, order, { refundId: refund.id, provider }, turn.now)
  }
  const parts = refund.gift_cards.map(({ giftCardId: id, cents }) => ({ id, cents }))
  await giveBackToGiftCards(site, parts, { cause, orderId: order.id, now: turn.now })
  if (order.has_downloads) await revokeRefunded(site, order.id, refund.lines, turn.now)
  await endRefundedAccess(site, backOf(order), turn.now)
  if (refund.restock && (await restockRefund(site, refund, order, turn))) {
    await setRestocked(site, which)
  }
  if (!refund.tells_customer || refund.amount_cents === 0) return
  await tellCustomer(context, site, toOrder(site.siteId, order), newsOf(refund, order), turn)
}

/** The lines of an order that open pages, and of which all went back. */
function backOf(row: WholeOrderRow): Parameters<typeof endRefundedAccess>[1] {
  const isWhole = isAllBack({
    pieces: row.item_count,
    refundedPieces: row.refunded_count,
    totalCents: row.grand_total_cents,
    refundedCents: row.refunded_cents,
  })
  const lines = row.lines_with_access.filter((line) => {
    const { quantity = 0 } = row.refunded.find((one) => one.line === line) ?? {}
    const bought = row.lines.find((one) => one.line === line)?.quantity ?? 0
    return isWhole || (bought > 0 && quantity >= bought)
  })
  const { id, subscription_id: subscriptionId, subscription_cycle: subscriptionCycle } = row
  return { id, subscriptionId, subscriptionCycle, lines }
}

type Turn = Pick<OrderDeed, 'now' | 'random'>

/** @returns whether anything of it came back */
function restockRefund(
  site: SiteDatabase,
  refund: WholeRefundRow,
  order: WholeOrderRow,
  turn: Turn,
): Promise<boolean> {
  const lines = order.lines.flatMap(({ line, variant_id: variantId }) => {
    const { quantity } = partOf(refund, line)
    return quantity === 0 ? [] : [{ variantId, quantity }]
  })
  const deed = { ...turn, authorId: refund.author_id }
  return returnStock(site, lines, { ...deed, orderId: order.id, reason: 'refund' })
}

function newsOf(refund: WholeRefundRow, row: WholeOrderRow): OrderNews {
  const money = (cents: number) => toMoney(cents, row.currency)
  return {
    kind: 'order-refunded',
    amount: money(refund.amount_cents),
    shipping: money(partOf(refund, null).cents),
    reason: refund.reason,
    isOfPieces: refund.lines.every(({ line, quantity }) => line === null || quantity > 0),
    items: toItems(row).flatMap((item, at) => {
      const { quantity, cents } = partOf(refund, at + 1)
      return quantity === 0 ? [] : [{ ...item, quantity, lineTotal: money(cents) }]
    }),
  }
}

/** What of a line goes back; @param wanted null: of the shipping */
function partOf({ lines }: WholeRefundRow, wanted: number | null) {
  return lines.find(({ line }) => line === wanted) ?? { quantity: 0, cents: 0 }
}
