import { z } from 'zod'
import { mostCents } from '../../ground/money/typed-amount.ts'
import type { Product, Variant } from './product.ts'

/** How prices change together; shares are whole percent. */
export const priceChange = z.discriminatedUnion('kind', [
  /** A sale price so much below each price. */
  z.object({ kind: z.literal('sale'), percent: z.int().min(1).max(99) }),
  z.object({ kind: z.literal('end-sale') }),
  /** Each price, and each sale price with it, by so much more, or less below zero. */
  z.object({ kind: z.literal('price'), percent: z.int().min(-99).max(900) }),
  /** Each price, and each sale price with it, by so much in minor units of this currency. */
  z.object({
    kind: z.literal('amount'),
    cents: z.int().min(-mostCents).max(mostCents),
    currency: z.string().max(3),
  }),
])
export type PriceChange = z.output<typeof priceChange>

/** A product under a change of prices; the same where nothing of it changes. */
export function withChangedPrices(product: Product, change: PriceChange): Product {
  const variants = product.variants.map((one) => changedVariant(one, change))
  return variants.every((one, at) => one === product.variants[at])
    ? product
    : { ...product, variants }
}

function changedVariant(variant: Variant, change: PriceChange): Variant {
  const { priceCents, salePriceCents, onSale } = variant
  if (change.kind === 'end-sale') return onSale ? { ...variant, onSale: false } : variant
  if (change.kind === 'sale') {
    const sale = shareOf(priceCents, 100 - change.percent)
    // a cent has no half: what is no cheaper is on no sale
    if (sale >= priceCents || (onSale && sale === salePriceCents)) return variant
    return { ...variant, onSale: true, salePriceCents: sale }
  }
  const price = changedAmount(priceCents, change)
  const sale = salePriceCents === 0 ? 0 : changedAmount(salePriceCents, change)
  if (price === priceCents && sale === salePriceCents) return variant
  return { ...variant, priceCents: price, salePriceCents: sale, onSale: onSale && sale < price }
}

type Moved = Extract<PriceChange, { readonly kind: 'price' | 'amount' }>

function changedAmount(cents: number, change: Moved): number {
  return change.kind === 'amount'
    ? within(cents + change.cents)
    : shareOf(cents, 100 + change.percent)
}

/** Whether a price, or the sale price of what is on sale, is too low to be made so much lower. */
export function fallsBelowZero({ variants }: Product, change: PriceChange): boolean {
  if (change.kind !== 'amount') return false
  return variants.some(({ priceCents, salePriceCents, onSale }) => {
    return Math.min(priceCents, onSale ? salePriceCents : priceCents) + change.cents < 0
  })
}

/** So many percent of an amount in whole minor units, halves up; no larger than an amount may be. */
function shareOf(cents: number, percent: number): number {
  return within(Math.round((cents * percent) / 100))
}

function within(cents: number): number {
  return Math.min(Math.max(0, cents), Number.MAX_SAFE_INTEGER)
}
