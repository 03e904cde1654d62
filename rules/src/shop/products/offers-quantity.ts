import { ProductType } from './product.ts'

/** Quantity is for physical products, and for services where the owner allows it (spec §5). */
export function allowsQuantity(
  { productType }: { readonly productType: number },
  settings: { readonly multipleQuantityAllowedForServices: boolean },
): boolean {
  if (productType === ProductType.physical) return true
  return productType === ProductType.service && settings.multipleQuantityAllowedForServices
}

/**
 * Whether more than one can be asked for: where that is allowed, and not of what is subscribed to,
 * nor where there is one left or none.
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
  return allowsQuantity(product, settings) && !product.isSubscribable && product.totalStock > 1
}
