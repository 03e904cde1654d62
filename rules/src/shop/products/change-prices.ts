import { z } from 'zod'
import type { Product, Variant } from './product.ts'

/** How prices change together; shares are whole percent. */
export const priceChange = z.discriminatedUnion('kind', [
  /** A sale price so much below each price. */
  z.object({ kind: z.literal('sale'), percent: z.int().min(1).max(99) }),
  z.object({ kind: z.literal('end-sale') }),
  /** Each price, and each sale price with it, by so much more, or less below zero. */
  z.object({ kind: z.literal('price'), percent: z.int().min(-99).max(900) }),
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
  const price = shareOf(priceCents, 100 + change.percent)
  const sale = shareOf(salePriceCents, 100 + change.percent)
  if (price === priceCents && sale === salePriceCents) return variant
  return { ...variant, priceCents: price, salePriceCents: sale, onSale: onSale && sale < price }
}

/** So many percent of an amount in whole minor units, halves up; no larger than an amount may be. */
function shareOf(cents: number, percent: number): number {
  return Math.min(Math.round((cents * percent) / 100), Number.MAX_SAFE_INTEGER)
}
