import { ProductType } from './product.ts'

/**
 * Whether more than one can be asked for (spec §5): of physical products, and of services where the
 * owner allows it; not of what is subscribed to, nor where there is one left or none.
 * @param product `totalStock` is of all its variants together, Infinity where one has no end
 */
export function offersQuantity(
  product: {
    readonly productType: number
    readonly isSubscribable: boolean
    readonly totalStock: number
  },
  settings: { readonly multipleQuantityAllowedForServices: boolean },
): boolean {
  const allowed =
    product.productType === ProductType.physical ||
    (product.productType === ProductType.service && settings.multipleQuantityAllowedForServices)
  return allowed && !product.isSubscribable && product.totalStock > 1
}
