import { orderedAttributes } from '@vitrine/rules/shop/products/ordered-attributes.ts'
import type { Product, Variant } from '@vitrine/rules/shop/products/product.ts'

/** What a product costs: one price, or from the lowest to the highest. */
export function priceRange({ variants }: Product, money: (cents: number) => string): string {
  const prices = variants.map((one) => (one.onSale ? one.salePriceCents : one.priceCents))
  if (prices.length === 0) return '–'
  const low = Math.min(...prices)
  const high = Math.max(...prices)
  const from = money(low)
  return low === high ? from : `${from}\u00a0– ${money(high)}`
}

/** A variant by the values of its options in the product's order, such as `Moss, Large`. */
export function variantName(
  product: Pick<Product, 'variantOptionOrdering'>,
  variant: Pick<Variant, 'attributes'>,
): string {
  const values = Object.values(orderedAttributes(product, variant))
  return values.length === 0 ? 'One variant' : values.join(', ')
}
