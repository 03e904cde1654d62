import { ownReader } from '@vitrine/template-language/own-reader.ts'
import { asNumber, asString, isTruthy } from '@vitrine/template-language/values.ts'
import { toNumber } from '../../ground/money/decimal-text.ts'
import type { Price } from '../../ground/money/money-text.ts'
import { ProductType } from './product.ts'

/** A product as templates see it: the item of a page's context (template platform §10). */
export type ProductInContext = unknown

// every product of a list is asked for these several times
const readContent = ownReader('structuredContent')
const readType = ownReader('productType')
const readVariants = ownReader('variants')
const readOnSale = ownReader('onSale')
const readUnlimited = ownReader('unlimited')
const readStock = ownReader('qtyInStock')
const readPrice = ownReader('price')
const readSalePrice = ownReader('salePrice')
const readPriceMoney = ownReader('priceMoney')
const readSaleMoney = ownReader('salePriceMoney')
const readUnitMoney = ownReader('unitPriceMoney')
const readValue = ownReader('value')
const readCurrency = ownReader('currency')

const nothing: Price = { value: '0', currency: 'USD' }

export function contentOf(item: ProductInContext): unknown {
  return readContent(item)
}

export function productTypeOf(item: ProductInContext): number {
  return asNumber(readType(contentOf(item)) ?? -1)
}

export function variantsOf(item: ProductInContext): readonly unknown[] {
  const variants = readVariants(contentOf(item))
  return Array.isArray(variants) ? variants : []
}

function isOnSale(priced: unknown): boolean {
  return isTruthy(readOnSale(priced))
}

function hasStock(variant: unknown): boolean {
  return isTruthy(readUnlimited(variant)) || asNumber(readStock(variant)) > 0
}

/** A product has variants when there is a choice; digital ones never have (spec §4). */
export function hasVariants(item: ProductInContext): boolean {
  return productTypeOf(item) !== ProductType.digital && variantsOf(item).length > 1
}

/** Whether any variant is on sale; digital products have a flag of their own (spec §4). */
export function isProductOnSale(item: ProductInContext): boolean {
  const type = productTypeOf(item)
  if (type === ProductType.digital) return isOnSale(contentOf(item))
  return hasVariantPrices(type) && variantsOf(item).some(isOnSale)
}

/** Every named type but the digital one has its prices in its variants. */
function hasVariantPrices(type: number): boolean {
  return (
    type === ProductType.physical ||
    type === ProductType.service ||
    type === ProductType.giftCard ||
    type === ProductType.paywall
  )
}

/**
 * Physical products and services sell out; digital ones, gift cards and paywalls never (spec §4;
 * acceptance, decision 18).
 */
export function isProductSoldOut(item: ProductInContext): boolean {
  switch (productTypeOf(item)) {
    case ProductType.digital:
    case ProductType.giftCard:
    case ProductType.paywall:
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
  if (!hasVariantPrices(productTypeOf(item))) return false
  const variants = variantsOf(item)
  if (variants.length < 2) return false
  const onSale = readOnSale(variants[0])
  const price = readPrice(variants[0])
  const sale = isTruthy(onSale) ? readSalePrice(variants[0]) : undefined
  for (let place = 1; place < variants.length; place++) {
    const variant = variants[place]
    if (readOnSale(variant) !== onSale || readPrice(variant) !== price) return true
    if (isTruthy(onSale) && readSalePrice(variant) !== sale) return true
  }
  return false
}

/** All that is in stock over all variants; endless when one is unlimited. */
export function totalStockOf(item: ProductInContext): number {
  let total = 0
  for (const variant of variantsOf(item)) {
    if (isTruthy(readUnlimited(variant))) return Infinity
    total += asNumber(readStock(variant))
  }
  return total
}

const moneyReaders = {
  priceMoney: readPriceMoney,
  salePriceMoney: readSaleMoney,
  unitPriceMoney: readUnitMoney,
} as const

/** A money value of the context; zero dollars when it is missing (spec §3, default price). */
export function priceOf(priced: unknown, field: keyof typeof moneyReaders): Price {
  const money = moneyReaders[field](priced)
  const value = readValue(money)
  if (value === undefined || value === null) return nothing
  const currency = asString(readCurrency(money))
  return { value: asString(value), currency: currency === '' ? 'USD' : currency }
}

export function purchasePrice(priced: unknown): Price {
  return priceOf(priced, isOnSale(priced) ? 'salePriceMoney' : 'priceMoney')
}

/** What the product costs at least, sale prices counted where they apply. */
export function lowestPrice(item: ProductInContext): Price {
  const type = productTypeOf(item)
  if (type === ProductType.digital) return priceOf(contentOf(item), 'priceMoney')
  return hasVariantPrices(type) ? extreme(variantsOf(item), purchasePrice, -1) : nothing
}

/** The highest listed price, sales aside. */
export function normalPrice(item: ProductInContext): Price {
  const type = productTypeOf(item)
  if (type === ProductType.digital) return priceOf(contentOf(item), 'priceMoney')
  return hasVariantPrices(type) ? extreme(variantsOf(item), listedPrice, 1) : nothing
}

/** The lowest sale price among variants on sale; a digital product's own. */
export function salePrice(item: ProductInContext): Price {
  const type = productTypeOf(item)
  if (type === ProductType.digital) return priceOf(contentOf(item), 'salePriceMoney')
  if (!hasVariantPrices(type)) return nothing
  return extreme(variantsOf(item).filter(isOnSale), purchasePrice, -1)
}

function listedPrice(priced: unknown): Price {
  return priceOf(priced, 'priceMoney')
}

/** The lowest (-1) or highest (1) price of a list; zero when there is none. */
function extreme(
  list: readonly unknown[],
  read: (priced: unknown) => Price,
  direction: -1 | 1,
): Price {
  let best: Price | undefined
  let most = 0
  for (const priced of list) {
    const price = read(priced)
    const amount = direction * toNumber(price.value)
    if (best !== undefined && !(amount > most)) continue
    best = price
    most = amount
  }
  return best ?? nothing
}
