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

/** A refund as it is typed. */
export type RefundDraft = {
  /** How many of each line, by its number; what is not there is none. */
  readonly quantities: Readonly<Record<number, string>>
  readonly shipping: string
  /** Null or empty: what the others come to. */
  readonly amount: string | null
}

export const emptyRefund: RefundDraft = { quantities: {}, shipping: '', amount: null }

/** What cannot be read, by its field. */
export type RefundErrors = {
  readonly quantities: Readonly<Record<number, string>>
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
  const { units, errors: quantities } = readQuantities(parts, draft.quantities)
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

function readQuantities(
  parts: readonly RefundablePart[],
  typed: RefundDraft['quantities'],
): { readonly units: RefundWish['units']; readonly errors: RefundErrors['quantities'] } {
  const errors: Record<number, string> = {}
  const units: { line: number; quantity: number }[] = []
  for (const { line, quantity: bought, refundedQuantity } of parts) {
    const text = line === null ? '' : (typed[line] ?? '').trim()
    if (line === null || text === '') continue
    const left = bought - refundedQuantity
    if (left === 0) continue
    const quantity = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
    if (quantity > 0 && quantity <= left) units.push({ line, quantity })
    else if (quantity !== 0) errors[line] = `Please enter a number up to ${left}.`
  }
  return { units, errors }
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
