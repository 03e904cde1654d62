import type { CartTotals, PricedEntry, SubscribedLine } from '../cart/cart.ts'
import type { HeldCode } from '../coupons/held-code.ts'
import { isCounted } from '../products/availability.ts'
import { downloadConsent, type LostWithdrawal } from '../products/no-withdrawal.ts'
import { ProductType } from '../products/product.ts'
import type { KeptMethod } from '../payments/payment-provider.ts'
import { mayTakeDays } from '../payments/may-take-days.ts'
import { installmentTerms } from '../installments/installments.ts'
import { takesInstallments } from '../products/pays-in-installments.ts'
import { taxNumberOf } from '../taxes/tax-sums.ts'
import type { DeliveryDays } from '../../site/sites/delivery-days.ts'
import type { PickupPlace, SiteSettings } from '../../site/sites/site-settings.ts'
import { sayIn } from '../../site/phrases/say-in.ts'
import { lostWithdrawalOf } from './asks-for-download-consent.ts'
import type { CheckoutEntries } from './checkout-form.ts'
import { dueOf, type Offer, type OfferGiftCard } from './offer.ts'

/** A line as it is sold, whatever becomes of its product. */
export type FrozenLine = Pick<
  PricedEntry,
  | 'id'
  | 'itemId'
  | 'variantId'
  | 'sku'
  | 'attributes'
  | 'title'
  | 'quantity'
  | 'purchasePriceCents'
  | 'additionalFields'
  | 'files'
  | 'access'
> & {
  /** Whether it was taken from a stock. */
  readonly isCounted: boolean
  /** Why it cannot be withdrawn from, as whoever buys was told; absent: it can. */
  readonly noWithdrawal?: LostWithdrawal
  /** Whether gift cards are made of it; absent of before. */
  readonly isGiftCard?: boolean
  /** Money that is given for nothing, so that no product stands behind it; absent of all else. */
  readonly isDonation?: true
}

/** A coupon that an order uses. */
export type CouponUse = {
  readonly code: string
  /** Null: any number. */
  readonly mostUses: number | null
  /** Who may use it once: an e-mail address, or the order where anybody may again. */
  readonly person: string
  /** The discount that it is one of many codes of, which is used beside it; absent: it is none's. */
  readonly of?: string
}

/**
 * All that an order is made of, as whoever pays had agreed to it: kept with the payment, so that
 * the order is written once the money is there, by whichever process hears of it, and never priced anew.
 */
export type FrozenOrder = {
  readonly entries: readonly FrozenLine[]
  readonly totals: CartTotals
  readonly buyer: CheckoutEntries
  readonly currency: string
  /** The language of whoever buys. */
  readonly locale: string
  /** Of the way that it is sent in, or of the place that it is fetched at; empty: nothing is sent. */
  readonly shippingName: string
  /** How long that takes, as it was said; absent: nobody said it. */
  readonly deliveryDays?: DeliveryDays
  /** Where it is fetched, whose address the buyer's is then; absent: it is sent, or nothing is to be. */
  readonly pickup?: Pick<PickupPlace, 'note'>
  /** The shop's; empty: it takes no taxes, or has none. */
  readonly taxNumber: string
  /** The company that buys accounts for the tax; absent: it does not. */
  readonly reverseCharge?: true
  readonly testMode: boolean
  readonly agreesToTerms: boolean
  /** The sentence that whoever buys a download agreed to, in their language; absent: to none. */
  readonly downloadConsent?: string
  readonly uses: readonly CouponUse[]
  /** What gift cards pay of it; absent of before. */
  readonly giftCards?: readonly OfferGiftCard[]
  /** Variants of which it took the last. */
  readonly soldOut: readonly string[]
  /** Of which it is a payment; absent: of none. */
  readonly subscription?: FrozenSubscription
  /** It may be paid in installments; absent: it may not. */
  readonly takesInstallments?: true
  /** It may be paid in a way whose money comes after days; absent: it may not. */
  readonly takesDays?: true
  /** Who is signed in that pays; absent: nobody. */
  readonly memberId?: string
  /** They let the provider keep the card that they pay by; absent: they do not. */
  readonly keepsCard?: true
  /** Their card that is kept already and pays; absent: none does. */
  readonly paidBy?: KeptMethod
}

/** A subscription that begins with an order, or a cycle of one that runs. */
export type FrozenSubscription =
  | (SubscribedLine & {
      readonly kind: 'start'
      /** The sentence that whoever subscribes has agreed to. */
      readonly consent: string
      readonly timeZone: string
    })
  | {
      readonly kind: 'cycle'
      readonly id: string
      readonly number: number
      /** Whoever subscribes pays it by themselves. */
      readonly byShopper: boolean
    }

type Agreed = {
  readonly orderId: string
  readonly offer: Offer
  readonly buyer: CheckoutEntries
  readonly agreesToTerms: boolean
  readonly agreesToDownload: boolean
  readonly testMode: boolean
  readonly subscription?: FrozenSubscription
  readonly memberId?: string
  readonly keepsCard?: true
  readonly paidBy?: KeptMethod
}

/** What was agreed to of a cart, of which nothing has been taken yet. */
export function freezeOrder(
  cart: {
    readonly entries: readonly PricedEntry[]
    readonly totals: CartTotals
    readonly settings: SiteSettings
    readonly shipping: { readonly name: string; readonly deliveryDays: DeliveryDays | null }
    readonly pickup?: Pick<PickupPlace, 'note'>
    readonly isReverseCharge?: true
    readonly locale: string
    readonly codes: readonly HeldCode[]
    readonly automatic: readonly HeldCode[]
  },
  agreed: Agreed,
): FrozenOrder {
  const { orderId, offer, buyer, agreesToTerms, agreesToDownload, testMode } = agreed
  const { subscription, memberId, keepsCard, paidBy } = agreed
  const { totals, settings, locale, pickup } = cart
  const inInstallments = takesInstallments(
    cart.entries,
    dueOf(offer),
    installmentTerms({ ...settings, currency: offer.currency }),
  )
  return {
    entries: cart.entries.map((entry) =>
      frozenLine(entry, lostWithdrawalOf(entry, settings, agreesToDownload)),
    ),
    totals,
    buyer,
    currency: offer.currency,
    locale,
    shippingName: totals.requiresShipping ? cart.shipping.name : '',
    ...(totals.requiresShipping && pickup !== undefined && { pickup: { note: pickup.note } }),
    ...(totals.requiresShipping &&
      cart.shipping.deliveryDays !== null && { deliveryDays: cart.shipping.deliveryDays }),
    ...(cart.isReverseCharge === true
      ? // a bill without tax has both numbers (Directive 2006/112/EC, article 226, points 3, 4 and 11a)
        { taxNumber: settings.store.taxes?.taxNumber ?? '', reverseCharge: true as const }
      : { taxNumber: taxNumberOf(settings, totals.taxes) }),
    testMode,
    agreesToTerms,
    ...(agreesToDownload && { downloadConsent: sayIn(locale)(downloadConsent) }),
    uses: offer.discounts.flatMap(({ code }) => {
      const held = [...cart.codes, ...cart.automatic].find((one) => one.code === code)
      return usesOf(code, held, { email: buyer.email, orderId })
    }),
    giftCards: offer.giftCards,
    soldOut: [],
    ...(subscription !== undefined && { subscription }),
    ...(inInstallments && { takesInstallments: true }),
    ...(mayTakeDays(settings.store, subscription !== undefined) && { takesDays: true }),
    ...(memberId !== undefined && { memberId }),
    ...(keepsCard === true && { keepsCard }),
    ...(paidBy !== undefined && { paidBy }),
  }
}

/** What is counted of a discount: its own code, or its id and which of its many codes it was. */
function usesOf(
  code: string,
  held: HeldCode | undefined,
  { email, orderId }: { readonly email: string; readonly orderId: string },
): readonly CouponUse[] {
  const coupon = held?.coupon ?? null
  const of = held?.ofMany
  // one address in other capitals is the same person's
  const person = coupon?.oncePerCustomer === true ? email.toLowerCase() : orderId
  const use = { code: of ?? code, mostUses: coupon?.mostUses ?? null, person }
  if (of === undefined) return [use]
  return [use, { code, mostUses: coupon?.usesPerCode ?? null, person: orderId, of }]
}

/** Whether it is a donation, which comes alone. */
export function isDonation({ entries }: Pick<FrozenOrder, 'entries'>): boolean {
  return entries.some((entry) => entry.isDonation === true)
}

/**
 * Whether nothing of an order is left to do once it is paid: all of it is downloaded, mailed by itself,
 * open, or was given for nothing.
 */
export function isDoneAtOnce(
  lines: readonly Pick<FrozenLine, 'files' | 'isGiftCard' | 'access' | 'isDonation'>[],
): boolean {
  return (
    lines.length > 0 &&
    lines.every(
      ({ files, isGiftCard, access, isDonation: isGiven }) =>
        isGiftCard === true || isGiven === true || files !== undefined || access !== undefined,
    )
  )
}

function frozenLine(entry: PricedEntry, lost: LostWithdrawal | null): FrozenLine {
  const { id, itemId, variantId, sku, attributes, title, quantity } = entry
  const { purchasePriceCents, additionalFields, productType, files, access } = entry
  return {
    id,
    itemId,
    variantId,
    sku,
    attributes,
    title,
    quantity,
    purchasePriceCents,
    additionalFields,
    isCounted: isCounted(productType),
    isGiftCard: productType === ProductType.giftCard,
    ...(files !== undefined && { files }),
    ...(access !== undefined && { access }),
    ...(lost !== null && { noWithdrawal: lost }),
  }
}
