import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { split } from '../../ground/money/shares.ts'
import { ordersRefusal } from './orders-messages.ts'
import { refundOfAmount, refundOfUnits, type RefundableLine } from './price-refund.ts'

/** A line of an order, or its shipping, with what of it went back or is about to. */
export type RefundablePart = RefundableLine & {
  /** From 1; null: the shipping. */
  readonly line: number | null
}

/** What an owner wants to give back. */
export type RefundWish = {
  /** Pieces of each line. */
  readonly units: readonly { readonly line: number; readonly quantity: number }[]
  /** Of what shipping came to, with its tax; minor units. */
  readonly shippingCents: number
  /** Another amount than that comes to, such as less a fee; null: exactly that. */
  readonly amountCents: number | null
}

type RefundedPart = {
  readonly line: number | null
  readonly quantity: number
  readonly cents: number
  /** The tax in it. */
  readonly taxCents: number
}

export type DecidedRefund = {
  readonly amountCents: number
  readonly taxCents: number
  readonly parts: readonly RefundedPart[]
}

/**
 * What goes back, part by part. An amount of the owner's own falls on what was chosen by what that comes
 * to; what is above it, on what is left of that, and then of all else. Whatever is decided, no part and
 * no tax ever goes back twice. Pieces may come back for nothing, such as those that cost nothing.
 * @param parts one of each line, in their order, and of the shipping
 */
export function decideRefund(
  parts: readonly RefundablePart[],
  wish: RefundWish,
): Result<DecidedRefund> {
  const chosen = parts.map((part) => chosenOf(part, wish))
  const isAsked = wish.units.every(({ line }) => parts.some((part) => part.line === line))
  if (!isAsked || chosen.includes(undefined)) return refuse(ordersRefusal('refund-too-large'))
  const units = chosen.map((one) => one ?? nothing)
  const sum = units.reduce((all, { cents }) => all + cents, 0)
  const amountCents = wish.amountCents ?? sum
  const hasUnits = units.some(({ quantity }) => quantity > 0)
  if (amountCents === 0 && !hasUnits) return refuse(ordersRefusal('refund-of-nothing'))
  if (amountCents > restOf(parts)) return refuse(ordersRefusal('refund-too-large'))
  const cents = amountsOf(parts, units, amountCents)
  const decided = parts.map((part, at): RefundedPart => {
    const [priced] = refundOfAmount([part], cents[at] ?? 0)
    return {
      line: part.line,
      quantity: units[at]?.quantity ?? 0,
      cents: priced?.cents ?? 0,
      taxCents: priced?.taxCents ?? 0,
    }
  })
  return ok({
    amountCents,
    taxCents: decided.reduce((all, { taxCents }) => all + taxCents, 0),
    parts: decided.filter((part) => part.quantity > 0 || part.cents > 0),
  })
}

/** All that is left of an order, which is what its last refund is. */
export function wholeRefund(parts: readonly RefundablePart[]): RefundWish {
  return {
    units: parts.flatMap(({ line, quantity, refundedQuantity }) =>
      line === null || quantity === refundedQuantity
        ? []
        : [{ line, quantity: quantity - refundedQuantity }],
    ),
    shippingCents: parts.reduce(
      (all, part) => (part.line === null ? all + restOf([part]) : all),
      0,
    ),
    amountCents: restOf(parts),
  }
}

/** Whether anything can still go back: money, or pieces for none. */
export function isRefundable(parts: readonly RefundablePart[]): boolean {
  const hasPieces = parts.some(
    (part) => part.line !== null && part.quantity > part.refundedQuantity,
  )
  return hasPieces || restOf(parts) > 0
}

/** What can still go back. */
export function restOf(parts: readonly RefundablePart[]): number {
  return parts.reduce((all, { totalCents, refundedCents }) => all + totalCents - refundedCents, 0)
}

type Chosen = { readonly quantity: number; readonly cents: number }

const nothing: Chosen = { quantity: 0, cents: 0 }

/** What of a part is wished; undefined: more than is left of it. */
function chosenOf(part: RefundablePart, wish: RefundWish): Chosen | undefined {
  const { line } = part
  if (line === null) {
    const cents = wish.shippingCents
    return cents > restOf([part]) ? undefined : { quantity: 0, cents }
  }
  const quantity = wish.units
    .filter((one) => one.line === line)
    .reduce((all, one) => all + one.quantity, 0)
  if (quantity > part.quantity - part.refundedQuantity) return undefined
  return { quantity, cents: refundOfUnits(part, quantity).cents }
}

function amountsOf(
  parts: readonly RefundablePart[],
  chosen: readonly Chosen[],
  amountCents: number,
): number[] {
  const wished = chosen.map(({ cents }) => cents)
  const sum = wished.reduce((all, cents) => all + cents, 0)
  if (amountCents <= sum) return split(amountCents, wished)
  const rests = parts.map((part, at) => restOf([part]) - (wished[at] ?? 0))
  const isChosen = chosen.map(({ quantity, cents }) => quantity > 0 || cents > 0)
  const ofChosen = rests.map((rest, at) => (isChosen[at] === true ? rest : 0))
  const ofOthers = rests.map((rest, at) => (isChosen[at] === true ? 0 : rest))
  const most = ofChosen.reduce((all, rest) => all + rest, 0)
  const above = amountCents - sum
  const first = split(Math.min(above, most), ofChosen)
  const then = split(Math.max(0, above - most), ofOthers)
  return wished.map((cents, at) => cents + (first[at] ?? 0) + (then[at] ?? 0))
}
