import type { Stock } from '../../site/stock/stock.ts'
import { ProductType, type Product, type Variant } from './product.ts'

export function isInStock(stock: Stock): boolean {
  return stock.kind === 'unlimited' || stock.quantity > 0
}

/** Physical products and services sell out; no other type is counted (spec §4). */
export function isCounted(type: ProductType): boolean {
  return type === ProductType.physical || type === ProductType.service
}

/**
 * Whether there is anything to sell: a download is its files, and without one it is nothing yet; of a
 * membership nobody has anything where customers cannot sign in.
 */
export function isForSale(
  { productType, files = [] }: Product,
  { memberAccounts = false }: { readonly memberAccounts?: boolean },
): boolean {
  if (productType === ProductType.paywall) return memberAccounts
  return productType !== ProductType.digital || files.length > 0
}

/** What one unit of a variant costs now, in minor units. */
export function purchasePriceCents(variant: Variant): number {
  return variant.onSale ? variant.salePriceCents : variant.priceCents
}

/** A choice is needed for a non-digital product of more than one variant (spec §4). */
export function needsVariantChoice(product: Product): boolean {
  return product.productType !== ProductType.digital && product.variants.length > 1
}

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
