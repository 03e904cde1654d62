import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { toMoney } from '@vitrine/rules/ground/money/money.ts'
import type { PaymentProvider } from '@vitrine/rules/shop/payments/payment-provider.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { returnStock } from '../../site/stock/return-stock.ts'
import { providerNamed } from '../payments/find-provider.ts'
import { findOrderRow, type WholeOrderRow } from './orders-store.ts'
import { toOrder } from './read-order.ts'
import {
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
import { tellCustomer, type CustomerContext, type OrderNews } from './tell-customer.ts'

export type RefundContext = CustomerContext &
  Pick<Context, 'database' | 'clock' | 'random' | 'logger'>

/** Who took a payment, by its name. */
export type FindProvider = (name: string) => Pick<PaymentProvider, 'refund'> | undefined

/**
 * Asks the provider for a refund that is written down, outside of any transaction, and writes what
 * became of it: `requested` -> `done` | `refused`. Where nobody knows, it stays `requested`, and
 * `settleOpenRefunds` asks again by the same id, so that the money goes back once.
 */
export async function settleRefund(
  context: RefundContext,
  siteId: SiteId,
  which: WhichRefund,
  find: FindProvider = providerNamed,
): Promise<void> {
  const back = await findMoneyBack(context.database.dbFor(siteId), which)
  const provider = back === undefined ? undefined : find(back.provider)
  if (back === undefined || provider === undefined) return
  const state = await provider.refund(back).catch((error: unknown) => {
    context.logger.warn({ err: error, refund: which.id }, 'a provider did not answer for a refund')
    return undefined
  })
  if (state === undefined) return
  await context.database.transact(siteId, (site) => writeOutcome(context, site, which, state))
}

const longestPauseMs = 3_600_000

/** When the provider is asked once more: after a minute, then twice as long each time, up to an hour. */
function nextTryAt(attempts: number, now: number): number {
  return now + Math.min(longestPauseMs, 60_000 * 2 ** Math.min(attempts, 10))
}

/** Asks again for what was left without an answer, of every site of the installation. */
export async function settleOpenRefunds(
  context: RefundContext,
  find: FindProvider = providerNamed,
): Promise<void> {
  const now = context.clock()
  for (const { siteId, attempts, ...which } of await listOpenRefunds(context.database, now)) {
    const site = context.database.dbFor(siteId)
    const isOurs = await claimRefund(site, { ...which, attempts }, nextTryAt(attempts, now))
    if (isOurs) await settleRefund(context, siteId, which, find)
  }
}

async function writeOutcome(
  context: RefundContext,
  site: SiteDatabase,
  which: WhichRefund,
  state: 'done' | 'refused',
): Promise<void> {
  if (!(await settleRefundRow(site, which, { state, now: context.clock() }))) return
  const refund = await findRefund(site, which)
  const order = await findOrderRow(site, { id: which.orderId })
  if (refund === undefined || order === undefined) return
  if (state === 'refused') return holdBack(site, refund.payment_id, -refund.amount_cents)
  if (refund.restock && (await restockRefund(context, site, refund, order))) {
    await setRestocked(site, which)
  }
  if (refund.tells_customer) await tellOfRefund(context, site, refund, order)
}

/** @returns whether anything of it came back */
function restockRefund(
  { clock, random }: RefundContext,
  site: SiteDatabase,
  refund: WholeRefundRow,
  order: WholeOrderRow,
): Promise<boolean> {
  const lines = order.lines.flatMap(({ line, variant_id: variantId }) => {
    const quantity = refund.lines.find((one) => one.line === line)?.quantity ?? 0
    return quantity === 0 ? [] : [{ variantId, quantity }]
  })
  const { author_id: authorId } = refund
  const deed = { authorId, now: clock(), random }
  return returnStock(site, lines, { ...deed, orderId: order.id, reason: 'refund' })
}

function tellOfRefund(
  context: RefundContext,
  site: SiteDatabase,
  refund: WholeRefundRow,
  row: WholeOrderRow,
): Promise<void> {
  const order = toOrder(site.siteId, row)
  const partOf = (line: number | null) => refund.lines.find((one) => one.line === line)
  const money = (cents: number) => toMoney(cents, row.currency)
  const news: OrderNews = {
    kind: 'order-refunded',
    amount: money(refund.amount_cents),
    shipping: money(partOf(null)?.cents ?? 0),
    reason: refund.reason,
    items: order.items.flatMap((item, at) => {
      const { quantity, cents } = partOf(at + 1) ?? { quantity: 0, cents: 0 }
      return quantity === 0 ? [] : [{ ...item, quantity, lineTotal: money(cents) }]
    }),
  }
  return tellCustomer(context, site, order, news, { now: context.clock(), random: context.random })
}
