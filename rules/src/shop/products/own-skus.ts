import type { Variant } from './product.ts'

type Named = Pick<Variant, 'id' | 'sku'>

/** A SKU holds at most so many characters. */
export const maxSkuLength = 100

/**
 * Variants are found by their SKU on the wire (spec §7), so none is empty: a variant without one gets
 * one of its own. It is made of its id, so that saved again without one it gets the same.
 */
export function withOwnSkus<One extends Named>(variants: readonly One[]): readonly One[] {
  if (variants.every(({ sku }) => sku.trim() !== '')) return variants
  const taken = new Set(variants.map(({ sku }) => sku.trim()))
  return variants.map((variant) => {
    if (variant.sku.trim() !== '') return variant
    const sku = freeSku(`V-${variant.id.slice(-8).toUpperCase()}`, taken)
    taken.add(sku)
    return { ...variant, sku }
  })
}

/** The same, and of variants that share a SKU every one but the first gets another. */
export function withDistinctSkus<One extends Named>(variants: readonly One[]): readonly One[] {
  const owned = withOwnSkus(variants)
  if (repeatedSkus(owned).length === 0) return owned
  const taken = new Set(owned.map(({ sku }) => sku.trim()))
  const repeated = new Set(repeatedSkus(owned))
  return owned.map((variant, place) => {
    if (!repeated.has(place)) return variant
    const sku = freeSku(variant.sku.trim(), taken)
    taken.add(sku)
    return { ...variant, sku }
  })
}

/** The places of variants whose SKU an earlier one has already. */
export function repeatedSkus(variants: readonly Pick<Variant, 'sku'>[]): readonly number[] {
  const seen = new Set<string>()
  return variants.flatMap(({ sku }, place) => {
    const isRepeated = seen.has(sku.trim())
    seen.add(sku.trim())
    return isRepeated ? [place] : []
  })
}

/** The wished SKU, or with a number behind it where it is taken. */
function freeSku(wish: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wish)) return wish
  for (let number = 2; ; number++) {
    const ending = `-${number}`
    const sku = wish.slice(0, maxSkuLength - ending.length) + ending
    if (!taken.has(sku)) return sku
  }
}
