import {
  decideRefund,
  restOf,
  type DecidedRefund,
  type RefundWish,
} from '@vitrine/rules/shop/orders/decide-refund.ts'
import { refundableParts } from '@vitrine/rules/shop/orders/refundable-parts.ts'
import { ordersRefusal } from '@vitrine/rules/shop/orders/orders-messages.ts'
import {
  refundToOf,
  type RefundedKinds,
  type RefundSources,
} from '@vitrine/rules/shop/orders/price-refund.ts'
import { makeId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { OrderDeed } from './order-events-store.ts'
import type { WholeOrderRow } from './orders-store.ts'
import { paidAt } from './read-order.ts'
import { linesOfBoughtCards, voidBoughtCards } from '../gift-cards/void-bought-cards.ts'
import { insertRefund, listBackOnCards, type NewRefund } from './refund-store.ts'

/** How long a process may wait for the provider before another one asks again. */
const leaseMs = 60_000

export type RefundTerms = Pick<NewRefund, 'key' | 'wish' | 'restock' | 'reason'> & {
  readonly tellsCustomer: boolean
  /** It was made at the provider's, and so goes back by nobody else. */
  readonly isByProvider?: true
}

/**
 * Writes down what is to go back of an order that is locked, as far as anything is left; the provider is
 * asked by `settleRefund`, after the transaction.
 * @returns the refund's id
 */
export async function requestRefund(
  site: SiteDatabase,
  order: WholeOrderRow,
  wish: RefundWish,
  { tellsCustomer, isByProvider, ...terms }: RefundTerms,
  { authorId, now, random }: OrderDeed,
): Promise<Result<string>> {
  if (paidAt(order) === null) return refuse(ordersRefusal('order-not-paid'))
  const decided = decideRefund(partsOf(order), wish)
  if (!decided.ok) return decided
  const sources = await sourcesOf(site, order)
  const { amountCents } = decided.value
  if (isByProvider === true && amountCents > sources.providerCents) {
    return refuse(ordersRefusal('refund-too-large'))
  }
  const id = makeId(now, random)
  const cause = `refund ${id}`
  const givenBack = { pieces: wish.units, wholeLines: wholeLinesOf(order, decided.value) }
  const areVoid = await voidBoughtCards(site, givenBack, { orderId: order.id, cause, now })
  if (!areVoid) return refuse(ordersRefusal('gift-card-was-spent'))
  const to =
    isByProvider === true
      ? { providerCents: amountCents, giftCards: [] }
      : refundToOf(await kindsOf(site, order, decided.value), sources)
  await insertRefund(
    site,
    {
      ...terms,
      order_id: order.id,
      id,
      payment_id: order.payment_id,
      tells_customer: tellsCustomer,
      author_id: authorId,
      created_at: now,
      due_at: now + leaseMs,
    },
    decided.value,
    to,
  )
  return ok(id)
}

/** Lines of which all money is back after a refund, without having named all their pieces. */
function wholeLinesOf(order: WholeOrderRow, { parts }: DecidedRefund): ReadonlySet<number> {
  const whole = partsOf(order).flatMap(({ line, totalCents, refundedCents, quantity, ...part }) => {
    const now = parts.find((one) => one.line === line)
    if (line === null || now === undefined) return []
    const isBack = refundedCents + now.cents === totalCents
    const isNamed = part.refundedQuantity + now.quantity === quantity
    return isBack && !isNamed ? [line] : []
  })
  return new Set(whole)
}

/** What of a refund is of gift cards that the order has bought. */
async function kindsOf(
  site: SiteDatabase,
  order: WholeOrderRow,
  { amountCents, parts }: DecidedRefund,
): Promise<RefundedKinds> {
  // without a gift card that paid, all of it is the provider's
  if (order.tenders === null) return { goodsCents: amountCents, cardsCents: 0, cardsRestCents: 0 }
  const bought = await linesOfBoughtCards(site, order.id)
  const isBought = ({ line }: { readonly line: number | null }) => line !== null && bought.has(line)
  const cardsCents = parts.filter(isBought).reduce((sum, { cents }) => sum + cents, 0)
  const cardsRestCents = restOf(partsOf(order).filter(isBought))
  return { goodsCents: amountCents - cardsCents, cardsCents, cardsRestCents }
}

/** Who paid an order, and what each has not got back yet. */
async function sourcesOf(site: SiteDatabase, order: WholeOrderRow): Promise<RefundSources> {
  const tenders = order.tenders ?? []
  const back: ReadonlyMap<string, number> =
    tenders.length === 0 ? new Map() : await listBackOnCards(site, order.id)
  const giftCards = tenders.map(({ id, cents }) => {
    return { giftCardId: id, cents: cents - (back.get(id) ?? 0) }
  })
  const backOnCards = [...back.values()].reduce((sum, cents) => sum + cents, 0)
  const ofProvider = order.grand_total_cents - order.gift_card_cents
  return { providerCents: ofProvider - (order.refunded_cents - backOnCards), giftCards }
}

/** What can go back of an order, line by line. */
export function partsOf(row: WholeOrderRow) {
  return refundableParts({
    lines: row.lines.map(({ line, quantity, unit_price_cents: unitPriceCents }) => {
      return { line, quantity, unitPriceCents }
    }),
    shippingCents: row.shipping_cents,
    adjustments: row.adjustments.map(({ line, amount_cents: cents }) => ({ line, cents })),
    taxes: row.taxes.map(({ line, amount_cents: cents }) => ({ line, cents })),
    taxIncluded: row.tax_included,
    refunded: row.refunded,
  })
}
