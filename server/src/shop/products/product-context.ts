import type { Asset } from '@vitrine/rules/site/media/asset.ts'
import {
  isCounted,
  purchasePriceCents,
  offersQuantity,
} from '@vitrine/rules/shop/products/availability.ts'
import { ProductType, type Product, type Variant } from '@vitrine/rules/shop/products/product.ts'
import { knownMeasures } from '@vitrine/rules/shop/products/variant-measures.ts'
import { toDecimal } from '@vitrine/rules/ground/money/money.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { shownExactlyUpTo } from '@vitrine/rules/site/stock/stock-class.ts'
import type { Stock } from '@vitrine/rules/site/stock/stock.ts'
import { pictureContext } from '../../site/media/picture-context.ts'
import type { ItemSurroundings } from '../../site/content/page-part.ts'

/**
 * The product's part of an item's context: the fields of spec §3 under `structuredContent`, and at
 * the item itself for the templates that read them there.
 */
export function productContext(
  product: Product,
  around: ItemSurroundings,
): Record<string, unknown> {
  const variants = product.variants.map((variant) => variantContext(variant, product, around))
  const first = pricedVariant(product)
  const shared = {
    productType: product.productType,
    variantOptionOrdering: product.variantOptionOrdering.map(escapeHtml),
    variants,
    onSale: isOnSale(product),
    isSubscribable: false,
    offersQuantity: offersQuantity(
      { productType: product.productType, isSubscribable: false, totalStock: totalStock(variants) },
      around,
    ),
    useCustomAddButtonText: product.customAddButtonText !== null,
    customAddButtonText: escapeHtml(product.customAddButtonText ?? ''),
    ...(first !== undefined && {
      priceCents: first.priceCents,
      salePriceCents: first.salePriceCents,
      priceMoney: moneyContext(first.priceCents, around.currency),
      salePriceMoney: moneyContext(first.salePriceCents, around.currency),
    }),
  }
  return {
    ...shared,
    variantOptionOrdering: shared.variantOptionOrdering,
    details: product.details,
    structuredContent: { _type: 'SqsStoreItem', ...shared },
  }
}

/** Whose price stands for the product's: the cheapest, and of a digital one that which is bought. */
function pricedVariant({ productType, variants }: Product): Variant | undefined {
  if (productType === ProductType.digital) return variants[0]
  return variants.toSorted((a, b) => purchasePriceCents(a) - purchasePriceCents(b))[0]
}

/** Any variant; a digital product has a flag of its own (spec §4), with the price that it goes with. */
function isOnSale(product: Product): boolean {
  if (product.productType === ProductType.digital) return pricedVariant(product)?.onSale === true
  return product.variants.some((variant) => variant.onSale)
}

function totalStock(variants: readonly Record<string, unknown>[]): number {
  return variants.reduce(
    (sum, { unlimited, qtyInStock }) => sum + (unlimited ? Infinity : Number(qtyInStock)),
    0,
  )
}

function variantContext(
  variant: Variant,
  product: Product,
  around: ItemSurroundings,
): Record<string, unknown> {
  const entries = Object.entries(variant.attributes)
  const asset = variant.assetId === null ? undefined : around.assets.get(variant.assetId)
  return {
    id: variant.id,
    sku: escapeHtml(variant.sku),
    attributes: Object.fromEntries(entries.map(([k, v]) => [escapeHtml(k), escapeHtml(v)])),
    optionValues: product.variantOptionOrdering.map((optionName) => ({
      optionName: escapeHtml(optionName),
      value: escapeHtml(variant.attributes[optionName] ?? ''),
    })),
    price: variant.priceCents,
    salePrice: variant.salePriceCents,
    priceMoney: moneyContext(variant.priceCents, around.currency),
    salePriceMoney: moneyContext(variant.salePriceCents, around.currency),
    onSale: variant.onSale,
    ...knownMeasures(variant),
    // what is not counted has no end, whatever was counted of it before
    ...stockContext(
      isCounted(product.productType) ? around.stock.get(variant.id) : { kind: 'unlimited' },
    ),
    ...(variant.assetId !== null &&
      asset !== undefined && {
        mainImageId: variant.assetId,
        imageIds: [variant.assetId],
        mainImage: variantPicture(variant.assetId, asset),
      }),
  }
}

/** By the file as it stands: one value for all variants and pages that show it, written once. */
const knownPictures = new WeakMap<Asset, Record<string, unknown>>()

/** What swapping a picture needs: pages carry it once per variant, so nothing more. */
function variantPicture(assetId: string, asset: Asset): Record<string, unknown> {
  const known = knownPictures.get(asset)
  if (known !== undefined) return known
  const { assetUrl, systemDataVariants, originalSize, mediaFocalPoint, altText, title } =
    pictureContext(assetId, asset)
  const fields = { id: assetId, assetUrl, systemDataVariants, originalSize }
  const made = { ...fields, mediaFocalPoint, altText, title }
  knownPictures.set(asset, made)
  return made
}

function stockContext(stock: Stock | undefined): { unlimited: boolean; qtyInStock: number } {
  if (stock === undefined) return { unlimited: false, qtyInStock: 0 }
  if (stock.kind === 'unlimited') return { unlimited: true, qtyInStock: 0 }
  // the exact figure of a large stock would make every order empty the page cache
  return { unlimited: false, qtyInStock: Math.min(stock.quantity, shownExactlyUpTo + 1) }
}

/** Money as templates print it, in major units beside its currency (acceptance, decision 9). */
export function moneyContext(cents: number, currency: string): { value: string; currency: string } {
  return { value: toDecimal(cents, currency), currency }
}
