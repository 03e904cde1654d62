import { discountName } from '../orders/discount-name.ts'
import type {
  NamedQuantity,
  Offer,
  OfferDiscount,
  OfferGiftCard,
  OfferLine,
  OfferTax,
} from './offer.ts'

/** One thing that is not any more as a checkout showed it. Amounts are minor units, as they are now. */
export type OfferChange =
  | { readonly code: 'line-added'; readonly line: OfferLine }
  | { readonly code: 'line-removed'; readonly line: OfferLine }
  /** It was in the cart all the time, and there was not enough of it. */
  | { readonly code: 'line-back'; readonly line: OfferLine }
  /** Still in the cart, but there is not enough of it. */
  | { readonly code: 'line-left-out'; readonly line: OfferLine }
  | { readonly code: 'line-renamed'; readonly line: OfferLine; readonly before: NamedQuantity }
  | { readonly code: 'quantity-changed'; readonly line: OfferLine }
  | { readonly code: 'price-changed'; readonly line: OfferLine }
  | { readonly code: 'shipping-added'; readonly name: string; readonly cents: number }
  | { readonly code: 'shipping-removed'; readonly name: string }
  | { readonly code: 'shipping-renamed'; readonly before: string; readonly name: string }
  | { readonly code: 'shipping-replaced'; readonly name: string; readonly cents: number }
  /** It was to be sent, or to be fetched elsewhere. */
  | { readonly code: 'shipping-to-fetch'; readonly name: string }
  | { readonly code: 'shipping-changed'; readonly name: string; readonly cents: number }
  | { readonly code: 'discount-added'; readonly discount: OfferDiscount }
  | { readonly code: 'discount-removed'; readonly discount: OfferDiscount }
  | { readonly code: 'discount-renamed'; readonly before: OfferDiscount; readonly name: string }
  | { readonly code: 'discount-changed'; readonly discount: OfferDiscount }
  | { readonly code: 'tax-added'; readonly tax: OfferTax }
  | { readonly code: 'tax-removed'; readonly tax: OfferTax }
  | { readonly code: 'tax-changed'; readonly tax: OfferTax }
  | { readonly code: 'gift-card-added'; readonly giftCard: OfferGiftCard }
  | { readonly code: 'gift-card-removed'; readonly giftCard: OfferGiftCard }
  | { readonly code: 'gift-card-changed'; readonly giftCard: OfferGiftCard }
  | { readonly code: 'currency-changed'; readonly currency: string }
  | { readonly code: 'total-changed'; readonly cents: number }
  /** It is paid more or less often. */
  | { readonly code: 'total-plan-changed' }

/**
 * What changed between an offer that was shown and the one that stands now, in the order of the
 * page. Two offers without a change between them charge the same for the same.
 */
export function offerChanges(shown: Offer, now: Offer): readonly OfferChange[] {
  const inOtherMoney = shown.currency !== now.currency
  const before = new Map(shown.lines.map((line) => [line.variantId, line]))
  const leftOut = new Map(shown.leftOut.map((line) => [line.variantId, line]))
  const isLeftOut = new Set(now.leftOut.map((line) => line.variantId))
  const after = new Set(now.lines.map((line) => line.variantId))
  const changes: OfferChange[] = []
  if (inOtherMoney) changes.push({ code: 'currency-changed', currency: now.currency })
  for (const line of shown.lines) {
    if (after.has(line.variantId)) continue
    const code = isLeftOut.has(line.variantId) ? 'line-left-out' : 'line-removed'
    changes.push({ code, line })
  }
  for (const line of now.lines) {
    const wasLeftOut = leftOut.get(line.variantId)
    changes.push(
      ...(wasLeftOut === undefined
        ? lineChanges(before.get(line.variantId), line, inOtherMoney)
        : lineBack(wasLeftOut, line)),
    )
  }
  changes.push(...shippingChanges(shown.shipping, now.shipping, inOtherMoney))
  changes.push(...discountChanges(shown.discounts, now.discounts, inOtherMoney))
  changes.push(...taxChanges(shown.taxes, now.taxes, inOtherMoney))
  if (inOtherMoney || shown.totalCents !== now.totalCents) {
    changes.push({ code: 'total-changed', cents: now.totalCents })
  }
  // of what is not to be had nobody asks how often it is paid
  const isOther = now.lines.length > 0 && !isSamePlan(shown.plan, now.plan)
  if (isOther) changes.push({ code: 'total-plan-changed' })
  changes.push(...giftCardChanges(shown.giftCards, now.giftCards, inOtherMoney))
  return changes
}

function isSamePlan(one: Offer['plan'], other: Offer['plan']): boolean {
  return one?.every === other?.every && one?.unit === other?.unit && one?.cycles === other?.cycles
}

function* lineChanges(
  before: OfferLine | undefined,
  line: OfferLine,
  inOtherMoney: boolean,
): Generator<OfferChange> {
  if (before === undefined) return yield { code: 'line-added', line }
  yield* otherName(before, line)
  if (before.quantity !== line.quantity) yield { code: 'quantity-changed', line }
  if (inOtherMoney || before.unitCents !== line.unitCents) yield { code: 'price-changed', line }
}

/** Of a line that is counted again; its price was not shown, so that no other one is told. */
function* lineBack(before: NamedQuantity, line: OfferLine): Generator<OfferChange> {
  yield { code: 'line-back', line }
  yield* otherName(before, line)
  if (before.quantity !== line.quantity) yield { code: 'quantity-changed', line }
}

function* otherName(before: NamedQuantity, line: OfferLine): Generator<OfferChange> {
  if (before.title === line.title && before.variant === line.variant) return
  yield { code: 'line-renamed', line, before }
}

function* shippingChanges(
  before: Offer['shipping'],
  now: Offer['shipping'],
  inOtherMoney: boolean,
): Generator<OfferChange> {
  if (before === null) {
    if (now !== null) yield { code: 'shipping-added', name: now.name, cents: now.cents }
    return
  }
  if (now === null) return yield { code: 'shipping-removed', name: before.name }
  const isOther = before.id !== now.id || before.isPickup !== now.isPickup
  if (isOther && now.isPickup === true) {
    return yield { code: 'shipping-to-fetch', name: now.name }
  }
  if (isOther) {
    return yield { code: 'shipping-replaced', name: now.name, cents: now.cents }
  }
  if (before.name !== now.name) {
    yield { code: 'shipping-renamed', before: before.name, name: now.name }
  }
  if (inOtherMoney || before.cents !== now.cents) {
    yield { code: 'shipping-changed', name: now.name, cents: now.cents }
  }
}

function* discountChanges(
  before: readonly OfferDiscount[],
  now: readonly OfferDiscount[],
  inOtherMoney: boolean,
): Generator<OfferChange> {
  for (const discount of before) {
    const stays = now.some(({ code }) => code === discount.code)
    if (!stays) yield { code: 'discount-removed', discount }
  }
  for (const discount of now) {
    const old = before.find(({ code }) => code === discount.code)
    if (old === undefined) {
      yield { code: 'discount-added', discount }
      continue
    }
    if (old.title !== discount.title) {
      yield { code: 'discount-renamed', before: old, name: discountName(discount) }
    }
    if (inOtherMoney ? discount.cents > 0 : isOtherDiscount(old, discount)) {
      yield { code: 'discount-changed', discount }
    }
  }
}

/** Of taxes on top of the prices; those that prices hold change nothing that is paid. */
function* taxChanges(
  before: readonly OfferTax[],
  now: readonly OfferTax[],
  inOtherMoney: boolean,
): Generator<OfferChange> {
  for (const tax of before) {
    if (!now.some(({ label }) => label === tax.label)) yield { code: 'tax-removed', tax }
  }
  for (const tax of now) {
    const old = before.find(({ label }) => label === tax.label)
    if (old === undefined) yield { code: 'tax-added', tax }
    else if (inOtherMoney || old.cents !== tax.cents) yield { code: 'tax-changed', tax }
  }
}

function* giftCardChanges(
  before: readonly OfferGiftCard[],
  now: readonly OfferGiftCard[],
  inOtherMoney: boolean,
): Generator<OfferChange> {
  for (const giftCard of before) {
    if (!now.some(({ id }) => id === giftCard.id)) yield { code: 'gift-card-removed', giftCard }
  }
  for (const giftCard of now) {
    const old = before.find(({ id }) => id === giftCard.id)
    if (old === undefined) yield { code: 'gift-card-added', giftCard }
    else if (inOtherMoney || old.cents !== giftCard.cents) {
      yield { code: 'gift-card-changed', giftCard }
    }
  }
}

function isOtherDiscount(old: OfferDiscount, now: OfferDiscount): boolean {
  return old.cents !== now.cents || old.freesShipping !== now.freesShipping
}
