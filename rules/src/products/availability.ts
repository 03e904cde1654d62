import type { Stock } from '../stock/stock.ts'
import { ProductType, type Product, type Variant } from './product.ts'

type StockOf = (variantId: string) => Stock

export function isInStock(stock: Stock): boolean {
  return stock.kind === 'unlimited' || stock.quantity > 0
}

/**
 * Physical and service products are sold out when no variant is unlimited or has stock above zero;
 * digital products, gift cards and paywalls never are (spec §4; acceptance, decision 18).
 */
export function isSoldOut(product: Product, stockOf: StockOf): boolean {
  if (!isCounted(product.productType)) return false
  return !product.variants.some((variant) => isInStock(stockOf(variant.id)))
}

export function isCounted(type: ProductType): boolean {
  return type === ProductType.physical || type === ProductType.service
}

/** What one unit of a variant costs now, in minor units. */
export function purchasePriceCents(variant: Variant): number {
  return variant.onSale ? variant.salePriceCents : variant.priceCents
}

/** The mark over a product: sold out goes before sale (spec §4). */
export function productMark(product: Product, stockOf: StockOf): 'sold-out' | 'sale' | null {
  if (isSoldOut(product, stockOf)) return 'sold-out'
  return product.variants.some((variant) => variant.onSale) ? 'sale' : null
}

/** A choice is needed for a non-digital product of more than one variant (spec §4). */
export function needsVariantChoice(product: Product): boolean {
  return product.productType !== ProductType.digital && product.variants.length > 1
}
