type Counted = {
  readonly variantId: string
  readonly unlimited: boolean
  readonly qtyInStock: number
}

type Held = {
  readonly itemId: string
  readonly quantity: number
  readonly chosenVariant: { readonly sku: string }
}

/**
 * Whether a form is worth being asked (spec §5): some result is unlimited, or more than what the cart
 * holds already of that item and variant.
 * @param wanted `variantId` undefined: the item has only one
 */
export function hasStockForForm(
  results: readonly Counted[],
  entries: readonly Held[],
  wanted: {
    readonly itemId: string
    readonly variantId: string | undefined
    readonly sku: string | null
  },
): boolean {
  const held = entries
    .filter(({ itemId, chosenVariant }) => {
      const isSame = wanted.sku === null || chosenVariant.sku === wanted.sku
      return itemId === wanted.itemId && isSame
    })
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return results
    .filter(({ variantId }) => wanted.variantId === undefined || variantId === wanted.variantId)
    .some(({ unlimited, qtyInStock }) => unlimited || qtyInStock > held)
}
