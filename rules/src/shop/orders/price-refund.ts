import { mulDiv, split } from '../../ground/money/shares.ts'
import type { Tender } from './pay-by-gift-cards.ts'

/** A line as it was sold, and what of it has gone back; minor units. */
export type RefundableLine = {
  readonly quantity: number
  readonly totalCents: number
  readonly taxCents: number
  readonly refundedQuantity: number
  readonly refundedCents: number
}

export type LineRefund = { readonly cents: number; readonly taxCents: number }

/**
 * What goes back for further units of a line: its share up to and with them, less its share before, at
 * most what is left. Any series of such refunds ends at the line's total.
 */
export function refundOfUnits(line: RefundableLine, units: number): LineRefund {
  const before = line.refundedQuantity
  const after = Math.min(before + units, line.quantity)
  const share = (count: number): number => mulDiv(line.totalCents, count, line.quantity)
  const rest = line.totalCents - line.refundedCents
  const cents = Math.min(share(after) - share(before), rest)
  return { cents, taxCents: taxOfRefund(line, cents) }
}

/** An amount of the owner's choice, split over what is left of the lines. */
export function refundOfAmount(lines: readonly RefundableLine[], cents: number): LineRefund[] {
  const rests = lines.map((line) => line.totalCents - line.refundedCents)
  return split(cents, rests).map((part, at) => {
    const line = lines[at]
    return { cents: part, taxCents: line === undefined ? 0 : taxOfRefund(line, part) }
  })
}

/** The tax in a refund: what is in all of it so far, less what was in it before. */
function taxOfRefund(
  { totalCents, taxCents, refundedCents }: RefundableLine,
  cents: number,
): number {
  if (totalCents === 0) return 0
  const upTo = (refunded: number): number => mulDiv(taxCents, refunded, totalCents)
  return upTo(refundedCents + cents) - upTo(refundedCents)
}

export type RefundSources = {
  /** What the provider took and still holds of it. */
  readonly providerCents: number
  /** What each gift card paid, less what went back to it. */
  readonly giftCards: readonly Tender[]
}

/** To whom a refund goes: the provider first, then gift cards, up to what each gave. */
export function refundTo(
  cents: number,
  { providerCents, giftCards }: RefundSources,
): RefundSources {
  const byProvider = Math.min(cents, providerCents)
  let left = cents - byProvider
  return {
    providerCents: byProvider,
    giftCards: giftCards.flatMap(({ giftCardId, cents: most }) => {
      const part = Math.min(left, most)
      left -= part
      return part === 0 ? [] : [{ giftCardId, cents: part }]
    }),
  }
}

/** What goes back of what was bought, apart for gift cards, which gift cards never paid; minor units. */
export type RefundedKinds = {
  readonly goodsCents: number
  readonly cardsCents: number
  /** What was left of the lines of gift cards before, with what goes back of them now. */
  readonly cardsRestCents: number
}

/**
 * To whom a refund goes of an order that may have bought gift cards too. What the provider took for those
 * stays with them: else what an old card paid would come back as money while a new one stands.
 */
export function refundToOf(
  { goodsCents, cardsCents, cardsRestCents }: RefundedKinds,
  { providerCents, giftCards }: RefundSources,
): RefundSources {
  const forGoods = Math.max(0, providerCents - cardsRestCents)
  const goods = refundTo(goodsCents, { providerCents: forGoods, giftCards })
  return { ...goods, providerCents: goods.providerCents + cardsCents }
}
