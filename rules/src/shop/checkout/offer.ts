import { z } from 'zod'
import { discountsOf, needsShipping, type CartTotals, type PricedEntry } from '../cart/cart.ts'
import { subscriptionPlan } from '../products/subscription-plan.ts'
import type { GiftCard } from '../gift-cards/gift-card.ts'
import { usualWayId, type ShippingChoice } from '../shipping/shipping-ways.ts'
import { takesTaxes } from '../taxes/tax-plan-of.ts'
import { taxLabel, taxSums } from '../taxes/tax-sums.ts'
import type { PickupPlace, SiteSettings } from '../../site/sites/site-settings.ts'

const cents = z.int().min(0)
const lineSchema = z.object({
  /** See `offerLineId`. */
  variantId: z.string(),
  title: z.string(),
  /** Its chosen options; empty where there is no choice. */
  variant: z.string(),
  quantity: z.int().min(1),
  unitCents: cents,
})

/** What a checkout shows and, if the shopper agrees, charges. Amounts are minor units. */
export const offerSchema = z.object({
  currency: z.string(),
  lines: z.array(lineSchema),
  /** Shown too, but not to be had, and so in none of the amounts. Offers of before have none. */
  leftOut: z.array(lineSchema.omit({ unitCents: true })).default([]),
  /** Null where nothing has to be sent. */
  shipping: z
    .object({
      /** Of its way; offers of before know one alone. */
      id: z.string().default(usualWayId),
      name: z.string(),
      cents,
      /** It is fetched there, and not sent. */
      isPickup: z.literal(true).optional(),
    })
    .nullable(),
  /** By code; offers of before have none. */
  discounts: z
    .array(
      z.object({
        code: z.string(),
        /** Of one that applies by itself; those that were typed have none. */
        title: z.string().optional(),
        cents,
        freesShipping: z.boolean(),
      }),
    )
    .default([]),
  /** What comes on top of the prices, by what it is called; offers of before have none. */
  taxes: z.array(z.object({ label: z.string(), cents })).default([]),
  totalCents: cents,
  /** How often it is paid; absent: once. */
  plan: subscriptionPlan.optional(),
  /** What of that each gift card pays; offers of before have none. */
  giftCards: z.array(z.object({ id: z.string(), lastFour: z.string(), cents })).default([]),
})
export type OfferGiftCard = Offer['giftCards'][number]
export type OfferTax = Offer['taxes'][number]
export type OfferDiscount = Offer['discounts'][number]
export type Offer = z.output<typeof offerSchema>
export type OfferLine = Offer['lines'][number]
/** A line without its price. */
export type NamedQuantity = Offer['leftOut'][number]

/** The offer that a form brings back: as it was shown, or why it is not known. */
export type ShownOffer =
  | { readonly kind: 'of-this-cart'; readonly offer: Offer }
  /** Of a cart that was bought since, as a rule: good to compare with, never to charge. */
  | { readonly kind: 'of-another-cart'; readonly offer: Offer }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable' }

export type PricedCart = {
  readonly entries: readonly PricedEntry[]
  readonly totals: CartTotals
  readonly settings: Pick<SiteSettings, 'currency' | 'store'>
  /** In which way it is sent, if it is. */
  readonly shipping: Pick<ShippingChoice, 'id' | 'name'>
  /** Where it is fetched; absent: it is sent, or nothing is to be. */
  readonly pickup?: Pick<PickupPlace, 'id'>
  readonly giftCards: readonly Pick<GiftCard, 'id' | 'lastFour'>[]
}

/** What is left to be paid otherwise than by gift cards. */
export function dueOf({
  totalCents,
  giftCards,
}: {
  readonly totalCents: number
  readonly giftCards: readonly Pick<OfferGiftCard, 'cents'>[]
}): number {
  return giftCards.reduce((due, { cents: paid }) => due - paid, totalCents)
}

/** By what a line is known from one offer to the next: its variant, unless it has answers of its own. */
export function offerLineId({
  id,
  variantId,
  additionalFields,
}: Pick<PricedEntry, 'id' | 'variantId' | 'additionalFields'>): string {
  return additionalFields === null ? variantId : `${variantId} ${id}`
}

/**
 * The offer of a cart: what can be had of it, at today's prices. What cannot is left out of its
 * lines and of every amount.
 */
export function makeOffer(cart: PricedCart): Offer {
  const { entries, totals, settings, shipping, giftCards } = cart
  const plan = entries.find((entry) => entry.isAvailable)?.subscription?.plan
  return {
    currency: settings.currency,
    lines: entries.filter((entry) => entry.isAvailable).map(lineOf),
    leftOut: entries.filter((entry) => !entry.isAvailable).map(namedQuantity),
    shipping: totals.requiresShipping
      ? {
          id: shipping.id,
          name: shipping.name,
          cents: totals.shippingCostCents,
          ...(cart.pickup !== undefined && { isPickup: true as const }),
        }
      : null,
    discounts: discountsOf(totals.adjustments),
    taxes: totals.taxIncluded
      ? []
      : taxSums(totals.taxes).map((one) => ({ label: taxLabel(one), cents: one.cents })),
    totalCents: totals.grandTotalCents,
    ...(plan !== undefined && { plan }),
    giftCards: totals.tenders.map(({ giftCardId: id, cents: paid }) => {
      const lastFour = giftCards.find((card) => card.id === id)?.lastFour ?? ''
      return { id, lastFour, cents: paid }
    }),
  }
}

/** An offer that was shown, after the shopper has typed a code or given one up: its sums are new. */
export function withDiscountsOf(shown: Offer, now: Offer): Offer {
  const { discounts, shipping, taxes, giftCards } = now
  return summedUp(shown, { ...shown, discounts, shipping, taxes, giftCards })
}

/** An offer that was shown, after the shopper has said where it goes, and how: what that costs is new. */
export function withPlaceOf(shown: Offer, { shipping, taxes, giftCards }: Offer): Offer {
  return summedUp(shown, { ...shown, shipping, taxes, giftCards })
}

/** An offer that was shown, where it is not known which taxes are due: those of now count. */
export function withTaxesOf(shown: Offer, { taxes, giftCards }: Offer): Offer {
  return summedUp(shown, { ...shown, taxes, giftCards })
}

/**
 * An offer that was shown, after the shopper has changed one of its lines: that line, whether anything
 * is sent, and what both do to the total, is as it is now; all the rest stays as it was shown. So a
 * price of shipping that the change has made another one is told.
 */
export function withLineOf(shown: Offer, now: Offer, lineId: string): Offer {
  const line = now.lines.find((one) => one.variantId === lineId)
  const old = shown.lines.find((one) => one.variantId === lineId)
  const others = shown.lines.filter((one) => one !== old)
  const lines = line === undefined ? others : [...others, line]
  const isIt = (one: { readonly variantId: string }) => one.variantId === lineId
  const leftOut = [...shown.leftOut.filter((one) => !isIt(one)), ...now.leftOut.filter(isIt)]
  const isOther = (shown.shipping === null) !== (now.shipping === null)
  const shipping = isOther ? now.shipping : shown.shipping
  const { taxes, giftCards } = now
  return summedUp(shown, { ...shown, lines, leftOut, shipping, taxes, giftCards })
}

/** The offer that came of another one, with the total that goes with what is new in it. */
function summedUp(before: Offer, after: Offer): Offer {
  return { ...after, totalCents: before.totalCents + sumOfParts(after) - sumOfParts(before) }
}

/** What gift cards pay changes no total. */
function sumOfParts({ lines, shipping, discounts, taxes }: Offer): number {
  const goods = lines.reduce((sum, one) => sum + sumOf(one), 0)
  const off = discounts.reduce((sum, one) => sum + one.cents, 0)
  const tax = taxes.reduce((sum, one) => sum + one.cents, 0)
  return goods + (shipping?.cents ?? 0) - off + tax
}

function sumOf(line: OfferLine): number {
  return line.unitCents * line.quantity
}

function lineOf(entry: PricedEntry): OfferLine {
  return { ...namedQuantity(entry), unitCents: entry.purchasePriceCents }
}

function namedQuantity(entry: PricedEntry): NamedQuantity {
  return {
    variantId: offerLineId(entry),
    title: cut(entry.title),
    variant: cut(Object.values(entry.attributes).join(' / ')),
    quantity: entry.quantity,
  }
}

/** An offer of 200 lines has to fit into a form. */
const mostCharacters = 100

function cut(text: string): string {
  const characters = [...text]
  return characters.length > mostCharacters
    ? `${characters.slice(0, mostCharacters).join('')}…`
    : text
}

/** Whether an address is asked for: also while what has to be sent is not to be had. */
export function asksForAddress(entries: readonly PricedEntry[]): boolean {
  return entries.some((entry) => needsShipping(entry.productType))
}

/** Whether somebody who gets nothing sent is asked where they are: taxes may depend on it. */
export function asksForTaxPlace({
  entries,
  settings,
}: Pick<PricedCart, 'entries' | 'settings'>): boolean {
  return takesTaxes(settings) && !asksForAddress(entries)
}
