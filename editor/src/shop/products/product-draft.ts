import type { ContentItem } from '@vitrine/rules/site/content/content-item.ts'
import { itemFields, itemTitle } from '@vitrine/rules/site/content/item-fields.ts'
import { writeTypedAmount, type AmountStyle } from '@vitrine/rules/ground/money/typed-amount.ts'
import { ProductType, type Product } from '@vitrine/rules/shop/products/product.ts'
import { mostAccessMonths } from '@vitrine/rules/shop/products/access-months.ts'
import {
  noWithdrawalReasons,
  type NoWithdrawal,
} from '@vitrine/rules/shop/products/no-withdrawal.ts'
import { mostLowStock } from '@vitrine/rules/shop/products/low-stock.ts'
import { productTexts } from '@vitrine/rules/shop/products/product-texts.ts'
import { maxSkuLength } from '@vitrine/rules/shop/products/own-skus.ts'
import { contentUnits, type ContentUnit } from '@vitrine/rules/shop/products/unit-price.ts'
import { knownOrZero, type MeasureName } from '@vitrine/rules/shop/products/variant-measures.ts'
import { mostDeliveryDays } from '@vitrine/rules/site/sites/delivery-days.ts'
import { taxClasses, type TaxClass } from '@vitrine/rules/site/sites/tax-settings.ts'
import { z } from 'zod'
import { flatFields, type FlatFields } from '../../ground/changes/flat-fields.ts'
import { pickFields, type FormEdit } from '../../ground/changes/use-form-draft.ts'
import { typedAmount } from '../../ground/money/amount.ts'
import { typedMeasure, typedMeasures } from './typed-measure.ts'

/** What is typed about a variant's price, whether or not it is an amount. */
export type PriceDraft = {
  readonly price: string
  readonly salePrice: string
  readonly onSale: boolean
  readonly sku: string
  /** Shown once the variant is chosen. */
  readonly assetId: string | null
} & { readonly [Name in MeasureName]: string }

/** What is typed about a product; its variants by their ids. */
export type ProductDraft = {
  readonly title: string
  readonly urlId: string
  readonly excerpt: string
  readonly details: string
  readonly customAddButtonText: string
  readonly soldOutText: string
  /** A number, as it is typed; empty: never. */
  readonly lowStockAt: string
  readonly lowStockText: string
  /** The form that shoppers answer first; empty: none. */
  readonly additionalFieldsFormId: string
  readonly taxClass: TaxClass
  readonly contentUnit: ContentUnit
  /** A number, as it is typed; empty: for ever. */
  readonly accessMonths: string
  /** A number, as it is typed; empty: none. */
  readonly extraDays: string
  readonly noWithdrawal: NoWithdrawal
  readonly productType: ProductType
  readonly tags: readonly string[]
  readonly categories: readonly string[]
  readonly variants: Readonly<Record<string, PriceDraft>>
}

/** Tells the form of one product from those of others. */
export function productFormId(itemId: string): string {
  return `product ${itemId}`
}

/** What is stored of a product, as it is typed. */
export function typedProduct(
  { title, urlId, excerpt, tags, categories }: ContentItem,
  product: Product,
  style: AmountStyle,
): ProductDraft {
  const { variants, details, customAddButtonText, soldOutText = '' } = product
  const { lowStockAt = 0, lowStockText = '', taxClass = 'standard', contentUnit = 'none' } = product
  const { additionalFieldsFormId = '', accessMonths = 0, extraDays = 0 } = product
  const { noWithdrawal = 'none' } = product
  const typed = variants.map((variant) => {
    const { id, priceCents, salePriceCents, onSale, sku, assetId, ...measures } = variant
    const price = writeTypedAmount(priceCents, style)
    const salePrice = writeTypedAmount(salePriceCents, style)
    const sizes = typedMeasures(measures, style)
    return [id, { price, salePrice, onSale, sku, assetId, ...sizes }] as const
  })
  return {
    title,
    urlId,
    excerpt,
    details,
    customAddButtonText: customAddButtonText ?? '',
    soldOutText,
    lowStockAt: lowStockAt === 0 ? '' : String(lowStockAt),
    lowStockText,
    additionalFieldsFormId,
    taxClass,
    contentUnit,
    accessMonths: accessMonths === 0 ? '' : String(accessMonths),
    extraDays: extraDays === 0 ? '' : String(extraDays),
    noWithdrawal,
    productType: product.productType,
    tags,
    categories,
    variants: Object.fromEntries(typed),
  }
}

/** The same as it is stored, by the names of the form. */
export function seenOfProduct(item: ContentItem, product: Product): FlatFields {
  const { title, urlId, excerpt, tags, categories } = item
  const { variants, details, customAddButtonText, soldOutText = '' } = product
  const { lowStockAt = 0, lowStockText = '', taxClass = 'standard', contentUnit = 'none' } = product
  const { additionalFieldsFormId = '', accessMonths = 0, extraDays = 0 } = product
  const { noWithdrawal = 'none' } = product
  const seen = variants.map((variant) => {
    const { id, priceCents: price, salePriceCents: salePrice, onSale, sku, assetId } = variant
    const sizes = knownOrZero(variant)
    return [id, { price, salePrice, onSale, sku, assetId, ...sizes }] as const
  })
  const ofItem = { title, urlId, excerpt, tags, categories }
  const words = { details, customAddButtonText, soldOutText, lowStockAt, lowStockText }
  const { productType } = product
  const ofSale = { taxClass, contentUnit, accessMonths, extraDays, noWithdrawal }
  const ofPrice = { ...ofSale, variants: Object.fromEntries(seen) }
  const ofProduct = { ...words, additionalFieldsFormId, productType, ...ofPrice }
  return flatFields({ ...ofItem, ...ofProduct })
}

/** A whole number up to one; nothing typed is 0. */
function typedCount(most: number) {
  return z
    .string()
    .trim()
    .refine((text) => text === '' || (/^\d{1,3}$/.test(text) && Number(text) <= most), {
      error: `Please enter a whole number up to ${most}, or nothing.`,
    })
    .transform(Number)
}

/** Reads what is typed about a product: amounts become minor units. */
export function productSchema(style: AmountStyle) {
  const amount = typedAmount(style)
  const sku = z.string().trim().max(maxSkuLength)
  const assetId = z.string().nullable()
  const measure = typedMeasure(style)
  const variant = z
    .object({
      price: amount,
      salePrice: z.string(),
      onSale: z.boolean(),
      sku,
      assetId,
      weight: measure,
      len: measure,
      width: measure,
      height: measure,
      content: measure,
    })
    .transform((typed, context) => {
      const salePrice = amount.safeParse(typed.salePrice)
      if (salePrice.success) return { ...typed, salePrice: salePrice.data }
      // nobody can mend a price in a field that is shut: what is stored stays
      if (!typed.onSale) return { ...typed, salePrice: undefined }
      const message = salePrice.error.issues[0]?.message
      context.addIssue({ code: 'custom', path: ['salePrice'], message })
      return z.NEVER
    })
  return z.object({
    title: itemTitle,
    urlId: z.string().trim().min(1).max(200),
    excerpt: itemFields.shape.excerpt.unwrap(),
    details: productTexts.details,
    customAddButtonText: productTexts.customAddButtonText.transform((text) => text || null),
    soldOutText: productTexts.soldOutText,
    lowStockAt: typedCount(mostLowStock),
    lowStockText: productTexts.lowStockText,
    additionalFieldsFormId: z.string().max(100),
    taxClass: z.enum(taxClasses),
    contentUnit: z.enum(contentUnits),
    accessMonths: typedCount(mostAccessMonths),
    extraDays: typedCount(mostDeliveryDays),
    noWithdrawal: z.enum(noWithdrawalReasons),
    productType: z.enum(ProductType),
    tags: itemFields.shape.tags.unwrap(),
    categories: itemFields.shape.categories.unwrap(),
    variants: z.record(z.string(), variant),
  })
}

type ReadProduct = z.output<ReturnType<typeof productSchema>>

const wireNames: Readonly<Record<string, string>> = {
  price: 'priceCents',
  salePrice: 'salePriceCents',
}
const variantField = /^variants\.(.+)\.(\w+)$/

/**
 * The input of `edit-product` for what differs.
 * @param currency in which its amounts were read
 */
export function productEdit(itemId: string, edit: FormEdit<ReadProduct>, currency: string) {
  const { variants: _all, ...set } = edit.set
  const ofVariants = new Map<string, Record<string, unknown>>()
  const ofProduct = Object.entries(edit.seen).filter(([field, seen]) => {
    const [, id, name] = variantField.exec(field) ?? []
    if (id === undefined || name === undefined) return true
    ofVariants.set(id, { ...ofVariants.get(id), [name]: seen })
    return false
  })
  const variants = [...ofVariants].flatMap(([id, seen]) => {
    const typed = edit.values.variants[id]
    if (typed === undefined) return []
    const { price, salePrice, ...same } = pickFields(typed, seen)
    const wireSeen = Object.entries(seen).map(([name, value]) => [wireNames[name] ?? name, value])
    return {
      id,
      set: { ...same, priceCents: price, salePriceCents: salePrice },
      seen: Object.fromEntries(wireSeen),
    }
  })
  const hasAmounts = variants.some(({ set: { priceCents, salePriceCents } }) => {
    return priceCents !== undefined || salePriceCents !== undefined
  })
  return {
    itemId,
    set,
    seen: Object.fromEntries(ofProduct),
    variants,
    ...(hasAmounts && { currency }),
  }
}

/** The form's name of a field of a variant that the server names as it is stored. */
export function typedName(field: string): string {
  return field.replace(/\.priceCents$/, '.price').replace(/\.salePriceCents$/, '.salePrice')
}
