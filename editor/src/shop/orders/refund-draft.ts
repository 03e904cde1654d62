import {
  readTypedAmount,
  writeTypedAmount,
  type AmountStyle,
} from '@vitrine/rules/ground/money/typed-amount.ts'
import {
  decideRefund,
  restOf,
  wholeRefund,
  type DecidedRefund,
  type RefundablePart,
  type RefundWish,
} from '@vitrine/rules/shop/orders/decide-refund.ts'
import {
  piecesOf,
  quantityOf,
  type LineQuantity,
} from '@vitrine/rules/shop/orders/decide-fulfilment.ts'
import { readPieces, type TypedPieces } from './read-pieces.ts'

/** A refund as it is typed. */
export type RefundDraft = {
  readonly quantities: TypedPieces
  readonly shipping: string
  /** Null or empty: what the others come to. */
  readonly amount: string | null
}

const emptyRefund: RefundDraft = { quantities: {}, shipping: '', amount: null }

/**
 * What a refund begins with: these pieces, with the shipping where they are all that is left (Directive
 * 2011/83/EU, article 13, 1).
 */
export function draftOf(
  parts: readonly RefundablePart[],
  units: readonly LineQuantity[],
  style: AmountStyle,
): RefundDraft {
  const left = wholeRefund(parts).units
  if (units.length === 0) return emptyRefund
  const chosen = left.flatMap(({ line, quantity: most }) => {
    const quantity = Math.min(most, quantityOf(units, line))
    return quantity === 0 ? [] : [{ line, quantity }]
  })
  if (piecesOf(chosen) === piecesOf(left)) return wholeDraft(parts, style)
  const quantities = chosen.map(({ line, quantity }) => [line, String(quantity)])
  return { ...emptyRefund, quantities: Object.fromEntries(quantities) }
}

/** What cannot be read, by its field. */
export type RefundErrors = {
  readonly quantities: TypedPieces
  readonly shipping?: string
  readonly amount?: string
}

export type ReadRefund = {
  readonly wish: RefundWish
  readonly errors: RefundErrors
  /** As the server will decide it; undefined: not with what is typed. */
  readonly decided: DecidedRefund | undefined
}

/** Reads what is typed. @param money writes minor units for people */
export function readRefund(
  parts: readonly RefundablePart[],
  draft: RefundDraft,
  style: AmountStyle,
  money: (cents: number) => string,
): ReadRefund {
  const lefts = parts.flatMap(({ line, quantity, refundedQuantity }) =>
    line === null ? [] : [{ line, left: quantity - refundedQuantity }],
  )
  const { units, errors: quantities } = readPieces(lefts, draft.quantities)
  const readAmount = (typed: string | null, mostCents: number): number | null | string => {
    if (typed === null || typed.trim() === '') return null
    const cents = readTypedAmount(typed, style)
    const isRead = cents !== undefined && cents <= mostCents
    return isRead ? cents : `Please enter an amount up to ${money(mostCents)}.`
  }
  const ofShipping = restOf(parts.filter(({ line }) => line === null))
  // what somebody else has given back meanwhile has no field any more
  const shipping = readAmount(ofShipping === 0 ? null : draft.shipping, ofShipping)
  const amount = readAmount(draft.amount, restOf(parts))
  const wish = {
    units,
    shippingCents: typeof shipping === 'number' ? shipping : 0,
    amountCents: typeof amount === 'string' ? null : amount,
  }
  const errors = {
    quantities,
    ...(typeof shipping === 'string' && { shipping }),
    ...(typeof amount === 'string' && { amount }),
  }
  const isReadable = Object.keys(quantities).length === 0 && Object.keys(errors).length === 1
  const decision = isReadable ? decideRefund(parts, wish) : undefined
  return { wish, errors, decided: decision?.ok === true ? decision.value : undefined }
}

/** All that is left of an order, as somebody would type it. */
export function wholeDraft(parts: readonly RefundablePart[], style: AmountStyle): RefundDraft {
  const { units, shippingCents, amountCents } = wholeRefund(parts)
  const chosen = decideRefund(parts, { units, shippingCents, amountCents: null })
  const isAll = chosen.ok && chosen.value.amountCents === amountCents
  const write = (cents: number): string => writeTypedAmount(cents, style)
  return {
    quantities: Object.fromEntries(units.map(({ line, quantity }) => [line, String(quantity)])),
    shipping: shippingCents === 0 ? '' : write(shippingCents),
    // where less than its pieces came to went back before, more than those is left
    amount: isAll ? null : write(amountCents ?? 0),
  }
}
