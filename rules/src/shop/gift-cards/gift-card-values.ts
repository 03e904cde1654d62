import { withDistinctSkus } from '../products/own-skus.ts'
import { valueOption } from '../products/variant-rules.ts'
import type { Product, Variant } from '../products/product.ts'

/** What a gift card may be worth, and how that is written where it is chosen. */
export type GiftCardValue = { readonly cents: number; readonly text: string }

/** The most that is on one, in minor units. */
export const mostGiftCents = 100_000_000

/** So many can be chosen from. */
export const mostGiftCardValues = 20

/**
 * A gift card that is worth one of these amounts, in their order. A variant of before that costs as much
 * stays that variant, so that carts and orders know it.
 * @param makeVariantId for those that are new
 */
export function withGiftCardValues(
  product: Product,
  values: readonly GiftCardValue[],
  makeVariantId: () => string,
): Product {
  const isChosen = values.length > 1
  const variants = values.map(({ cents, text }): Variant => {
    const known = product.variants.find(({ priceCents }) => priceCents === cents)
    return {
      ...(known ?? newVariant(makeVariantId())),
      attributes: isChosen ? { [valueOption]: text } : {},
      priceCents: cents,
      // a gift card is worth what it costs
      onSale: false,
      salePriceCents: 0,
    }
  })
  return {
    ...product,
    variantOptionOrdering: isChosen ? [valueOption] : [],
    variants: withDistinctSkus(variants),
  }
}

/** What a gift card can be worth now, in minor units. */
export function giftCardValuesOf({ variants }: Pick<Product, 'variants'>): readonly number[] {
  return variants.map(({ priceCents }) => priceCents)
}

function newVariant(id: string): Variant {
  return {
    id,
    sku: '',
    attributes: {},
    priceCents: 0,
    salePriceCents: 0,
    onSale: false,
    assetId: null,
  }
}
