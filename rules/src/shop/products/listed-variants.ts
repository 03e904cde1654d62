import { optionWord, type ListedVariant } from '../../site/listings/listed-variant.ts'
import { isCounted, purchasePriceCents } from './availability.ts'
import { centsByPlan, findPlan, isSoldOnce } from './offered-plans.ts'
import type { Product } from './product.ts'

/** What lists find a product by. */
export function listedVariants(product: Product): readonly ListedVariant[] {
  const { variantOptionOrdering: names, productType } = product
  // as its price is told in lists
  const plan = isSoldOnce(product) ? undefined : findPlan(product, null)
  const price = purchasePriceCents
  return product.variants.map((variant) => ({
    id: variant.id,
    priceCents: plan === undefined ? price(variant) : centsByPlan(price(variant), plan),
    options: names.flatMap((name) => {
      const value = variant.attributes[name] ?? ''
      return value === '' ? [] : [optionWord({ name, value })]
    }),
    isCounted: isCounted(productType),
  }))
}
