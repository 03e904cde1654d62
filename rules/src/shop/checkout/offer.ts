import { z } from 'zod'
import { discountsOf, needsShipping, type CartTotals, type PricedEntry } from '../cart/cart.ts'
import type { SiteSettings } from '../../site/sites/site-settings.ts'

const cents = z.int().min(0)
const lineSchema = z.object({
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
  shipping: z.object({ name: z.string(), cents }).nullable(),
  /** By code; offers of before have none. */
  discounts: z.array(z.object({ code: z.string(), cents, freesShipping: z.boolean() })).default([]),
  totalCents: cents,
})
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
}

/**
 * The offer of a cart: what can be had of it, at today's prices. What cannot is left out of its
 * lines and of every amount.
 */
export function makeOffer({ entries, totals, settings }: PricedCart): Offer {
  return {
    currency: settings.currency,
    lines: entries.filter((entry) => entry.isAvailable).map(lineOf),
    leftOut: entries.filter((entry) => !entry.isAvailable).map(namedQuantity),
    shipping: totals.requiresShipping
      ? { name: settings.store.shipping.name, cents: totals.shippingCostCents }
      : null,
    discounts: discountsOf(totals.adjustments),
    totalCents: totals.grandTotalCents,
  }
}

/** An offer that was shown, after the shopper has typed a code or given one up: its sums are new. */
export function withDiscountsOf(shown: Offer, now: Offer): Offer {
  const { discounts, shipping } = now
  const totalCents =
    shown.totalCents +
    sumOfDiscounts(shown) -
    sumOfDiscounts(now) -
    (shown.shipping?.cents ?? 0) +
    (shipping?.cents ?? 0)
  return { ...shown, discounts, shipping, totalCents }
}

function sumOfDiscounts({ discounts }: Offer): number {
  return discounts.reduce((sum, one) => sum + one.cents, 0)
}

/**
 * An offer that was shown, after the shopper has changed one of its lines: that line, whether anything
 * is sent, and what both do to the total, is as it is now; all the rest stays as it was shown. So a
 * price of shipping that the change has made another one is told.
 */
export function withLineOf(shown: Offer, now: Offer, variantId: string): Offer {
  const line = now.lines.find((one) => one.variantId === variantId)
  const old = shown.lines.find((one) => one.variantId === variantId)
  const others = shown.lines.filter((one) => one !== old)
  const lines = line === undefined ? others : [...others, line]
  const isIt = (one: { readonly variantId: string }) => one.variantId === variantId
  const leftOut = [...shown.leftOut.filter((one) => !isIt(one)), ...now.leftOut.filter(isIt)]
  const isOther = (shown.shipping === null) !== (now.shipping === null)
  const shipping = isOther ? now.shipping : shown.shipping
  const totalCents =
    shown.totalCents -
    sumOf(old) +
    sumOf(line) -
    (shown.shipping?.cents ?? 0) +
    (shipping?.cents ?? 0)
  return { ...shown, lines, leftOut, shipping, totalCents }
}

function sumOf(line: OfferLine | undefined): number {
  return line === undefined ? 0 : line.unitCents * line.quantity
}

function lineOf(entry: PricedEntry): OfferLine {
  return { ...namedQuantity(entry), unitCents: entry.purchasePriceCents }
}

function namedQuantity(entry: PricedEntry): NamedQuantity {
  return {
    variantId: entry.variantId,
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
