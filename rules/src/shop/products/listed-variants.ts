import { optionWord, type ListedVariant } from '../../site/listings/listed-variant.ts'
import { isCounted, purchasePriceCents } from './availability.ts'
import type { Product } from './product.ts'

/** What lists find a product by. */
export function listedVariants(product: Product): readonly ListedVariant[] {
  const { variantOptionOrdering: names, productType } = product
  return product.variants.map((variant) => ({
    id: variant.id,
    priceCents: purchasePriceCents(variant),
    options: names.flatMap((name) => {
      const value = variant.attributes[name] ?? ''
      return value === '' ? [] : [optionWord({ name, value })]
    }),
    isCounted: isCounted(productType),
  }))
}
