import type { DocumentBodies, DocumentBody, DocumentKind } from '../../ground/documents/document.ts'
import type { Refusal } from '../../ground/refusals/result.ts'
import { repeatedSkus, withDistinctSkus } from './own-skus.ts'
import { ProductType, type Product, type Variant } from './product.ts'
import { productsMessages, productsRefusal, type ProductsRefusalCode } from './products-messages.ts'

/** The fields that a refusal is about, as a form of the variants that stand calls them. */
const fieldOf = (variant: Variant, name: 'sku' | 'salePriceCents') =>
  `variants.${variant.id}.${name}`

/**
 * Why these variants cannot be sold, beside the fields that are wrong: a sale price that is not
 * below the price would strike a price through that is no higher, and a SKU names one variant.
 */
export function refusedVariants(variants: readonly Variant[]): Refusal | undefined {
  const sales = variants.flatMap((one) =>
    hasSaleBelowPrice(one) ? [] : [fieldOf(one, 'salePriceCents')],
  )
  const repeated = new Set(repeatedSkus(variants))
  const skus = variants.flatMap((one, place) => (repeated.has(place) ? [fieldOf(one, 'sku')] : []))
  const code = sales.length > 0 ? 'sale-price-not-below' : 'same-sku-twice'
  if (sales.length === 0 && skus.length === 0) return undefined
  const fields = {
    ...sentences(sales, 'sale-price-not-below'),
    ...sentences(skus, 'same-sku-twice'),
  }
  return { ...productsRefusal(code), fields }
}

/**
 * Why a product cannot be of its kind: a download is one thing, without anything to choose (spec §4), and
 * of a gift card nothing but its value is, which is what it costs.
 */
export function refusedKind(product: KindOfProduct): Refusal | undefined {
  const code = problemOfKind(product)
  if (code === undefined) return undefined
  const refusal = productsRefusal(code)
  return { ...refusal, fields: { productType: refusal.message } }
}

type KindOfProduct = Pick<
  Product,
  'productType' | 'variants' | 'variantOptionOrdering' | 'subscription'
>

function problemOfKind(product: KindOfProduct): ProductsRefusalCode | undefined {
  const { productType, variants, variantOptionOrdering } = product
  if (productType === ProductType.digital && variants.length > 1) return 'digital-has-one-variant'
  if (productType !== ProductType.giftCard) return undefined
  if ((product.subscription ?? null) !== null) return 'gift-card-is-paid-once'
  if (variantOptionOrdering.some((name) => name !== valueOption)) return 'gift-card-has-values'
  return variants.some(({ onSale }) => onSale) ? 'gift-card-has-no-sale' : undefined
}

/** The option that is what a gift card is worth. */
export const valueOption = 'Value'

function sentences(names: readonly string[], code: ProductsRefusalCode): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, productsMessages[code]]))
}

function hasSaleBelowPrice({ onSale, salePriceCents, priceCents }: Variant): boolean {
  return !onSale || salePriceCents < priceCents
}

/**
 * A product that was stored before these rules, made to keep them: a sale that is none ends, an empty
 * SKU and a repeated one become ones of their own. One that keeps them is returned as it is.
 */
export function repairedProduct(product: Product): Product {
  const ended = product.variants.every(hasSaleBelowPrice)
    ? product.variants
    : product.variants.map((one) => (hasSaleBelowPrice(one) ? one : { ...one, onSale: false }))
  const variants = withDistinctSkus(ended)
  return variants === product.variants ? product : { ...product, variants }
}

/** A document as it comes back from history, which may be older than the rules that it is under. */
export function repairedBody(kind: DocumentKind, body: DocumentBody): DocumentBody {
  if (kind !== 'item') return body
  const item = body as DocumentBodies['item']
  if (item.product === null) return item
  const product = repairedProduct(item.product)
  return product === item.product ? item : { ...item, product }
}

/** Why an item from outside cannot be sold as it is; undefined for all others. */
export function productProblem(kind: DocumentKind, body: DocumentBody): Refusal | undefined {
  const product = kind === 'item' ? (body as DocumentBodies['item']).product : null
  return product === null ? undefined : (refusedKind(product) ?? refusedVariants(product.variants))
}
