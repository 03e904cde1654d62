import { asNumber, asString, child, isTruthy } from '@vitrine/template-language/values.ts'
import { compareDecimals } from '../money/decimal-text.ts'
import type { Price } from '../money/money-text.ts'
import { ProductType } from './product.ts'

/** A product as templates see it: the item of a page's context (template platform §10). */
export type ProductInContext = unknown

const nothing: Price = { value: '0', currency: 'USD' }

export function contentOf(item: ProductInContext): unknown {
  return child(item, 'structuredContent')
}

export function productTypeOf(item: ProductInContext): number {
  return asNumber(child(contentOf(item), 'productType') ?? -1)
}

export function variantsOf(item: ProductInContext): readonly unknown[] {
  const variants = child(contentOf(item), 'variants')
  return Array.isArray(variants) ? variants : []
}

function isOnSale(priced: unknown): boolean {
  return isTruthy(child(priced, 'onSale'))
}

function hasStock(variant: unknown): boolean {
  return isTruthy(child(variant, 'unlimited')) || asNumber(child(variant, 'qtyInStock')) > 0
}

/** A product has variants when there is a choice; digital ones never have (spec §4). */
export function hasVariants(item: ProductInContext): boolean {
  return productTypeOf(item) !== ProductType.digital && variantsOf(item).length > 1
}

/** Whether any variant is on sale; digital products have a flag of their own (spec §4). */
export function isProductOnSale(item: ProductInContext): boolean {
  switch (productTypeOf(item)) {
    case ProductType.digital:
      return isOnSale(contentOf(item))
    case ProductType.physical:
    case ProductType.service:
      return variantsOf(item).some(isOnSale)
    default:
      return false
  }
}

/** Physical products and services sell out; digital ones and gift cards never (spec §4). */
export function isProductSoldOut(item: ProductInContext): boolean {
  switch (productTypeOf(item)) {
    case ProductType.digital:
    case ProductType.giftCard:
      return false
    case ProductType.physical:
    case ProductType.service:
      return !variantsOf(item).some(hasStock)
    default:
      return true
  }
}

/** Whether variants differ in price, sale price or in being on sale. */
export function hasVariedPrices(item: ProductInContext): boolean {
  const type = productTypeOf(item)
  const isVaried = type === ProductType.physical || type === ProductType.service
  if (!isVaried && type !== ProductType.giftCard) return false
  const [first, ...others] = variantsOf(item)
  return others.some(
    (variant) =>
      child(variant, 'onSale') !== child(first, 'onSale') ||
      child(variant, 'price') !== child(first, 'price') ||
      (isOnSale(first) && child(variant, 'salePrice') !== child(first, 'salePrice')),
  )
}

/** All that is in stock over all variants; endless when one is unlimited. */
export function totalStockOf(item: ProductInContext): number {
  let total = 0
  for (const variant of variantsOf(item)) {
    if (isTruthy(child(variant, 'unlimited'))) return Infinity
    total += asNumber(child(variant, 'qtyInStock'))
  }
  return total
}

/** A money value of the context; zero dollars when it is missing (spec §3, default price). */
export function priceOf(priced: unknown, field: 'priceMoney' | 'salePriceMoney'): Price {
  const money = child(priced, field)
  const value = child(money, 'value')
  if (value === undefined || value === null) return nothing
  const currency = asString(child(money, 'currency'))
  return { value: asString(value), currency: currency === '' ? 'USD' : currency }
}

export function purchasePrice(priced: unknown): Price {
  return priceOf(priced, isOnSale(priced) ? 'salePriceMoney' : 'priceMoney')
}

/** What the product costs at least, sale prices counted where they apply. */
export function lowestPrice(item: ProductInContext): Price {
  switch (productTypeOf(item)) {
    case ProductType.digital:
      return priceOf(contentOf(item), 'priceMoney')
    case ProductType.physical:
    case ProductType.service:
    case ProductType.giftCard:
      return extreme(variantsOf(item).map(purchasePrice), -1)
    default:
      return nothing
  }
}

/** The highest listed price, sales aside. */
export function normalPrice(item: ProductInContext): Price {
  switch (productTypeOf(item)) {
    case ProductType.digital:
      return priceOf(contentOf(item), 'priceMoney')
    case ProductType.physical:
    case ProductType.service:
    case ProductType.giftCard:
      return extreme(pricesOf(variantsOf(item), 'priceMoney'), 1)
    default:
      return nothing
  }
}

/** The lowest sale price among variants on sale, a digital product's own; gift cards have none. */
export function salePrice(item: ProductInContext): Price {
  switch (productTypeOf(item)) {
    case ProductType.digital:
      return priceOf(contentOf(item), 'salePriceMoney')
    case ProductType.physical:
    case ProductType.service:
      return extreme(pricesOf(variantsOf(item).filter(isOnSale), 'salePriceMoney'), -1)
    default:
      return nothing
  }
}

function pricesOf(list: readonly unknown[], field: 'priceMoney' | 'salePriceMoney') {
  return list.map((priced) => priceOf(priced, field))
}

/** The lowest (-1) or highest (1) of prices; zero when there is none. */
export function extreme(prices: readonly Price[], direction: -1 | 1): Price {
  let best: Price | undefined
  for (const price of prices) {
    if (best === undefined || direction * compareDecimals(price.value, best.value) > 0) best = price
  }
  return best ?? nothing
}
