import type { Asset } from '@vitrine/rules/site/media/asset.ts'
import {
  isCounted,
  isForSale,
  purchasePriceCents,
  offersQuantity,
} from '@vitrine/rules/shop/products/availability.ts'
import { ProductType, type Product, type Variant } from '@vitrine/rules/shop/products/product.ts'
import {
  centsByPlan,
  findPlan,
  isSoldOnce,
  plansOf,
} from '@vitrine/rules/shop/products/offered-plans.ts'
import { planInContext } from '@vitrine/rules/shop/products/subscription-plan.ts'
import { asksSomething } from '@vitrine/rules/site/forms/form.ts'
import { unitPriceOf } from '@vitrine/rules/shop/products/unit-price.ts'
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
  const variants = variantsContext(product, around)
  const first = pricedVariant(product)
  const plans = plansOf(product)
  const [firstPlan] = plans
  const isSubscribable = !isSoldOnce(product)
  const shared = {
    productType: product.productType,
    variantOptionOrdering: product.variantOptionOrdering.map(escapeHtml),
    variants,
    onSale: isOnSale(product),
    isSubscribable,
    ...(!isForSale(product, around) && { isForSale: false }),
    ...(product.productType === ProductType.paywall && {
      accessMonths: product.accessMonths ?? 0,
    }),
    ...(firstPlan !== undefined && {
      subscriptionPlan: planInContext(firstPlan),
      productSubscriptionOptions: plans.map((plan) => ({
        id: plan.id,
        percentageDiscount: plan.savingPerMille / 1000,
        subscriptionPlan: planInContext(plan),
      })),
    }),
    offersQuantity: offersQuantity(
      {
        productType: product.productType,
        isSubscribable,
        totalStock: totalStock(variants),
      },
      around,
    ),
    ...(product.taxClass === 'none' && { isTaxFree: true }),
    ...((product.noWithdrawal ?? 'none') !== 'none' && { noWithdrawal: product.noWithdrawal }),
    ...((product.extraDays ?? 0) > 0 && { extraDays: product.extraDays }),
    useCustomAddButtonText: product.customAddButtonText !== null,
    customAddButtonText: escapeHtml(product.customAddButtonText ?? ''),
    ...formContextOf(product, around),
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

/** The form that is asked before it is added, where there is one (spec §3). */
function formContextOf(
  { productType, additionalFieldsFormId: id = '' }: Product,
  { forms }: ItemSurroundings,
): Record<string, unknown> {
  const form = productType === ProductType.giftCard ? undefined : forms.get(id)
  if (form === undefined || !asksSomething(form)) return {}
  const fields = form.fields.map(({ id: fieldId, type, title, description, required }) => ({
    id: fieldId,
    type,
    title: escapeHtml(title),
    description: escapeHtml(description),
    required,
  }))
  const additionalFieldsForm = { id, name: escapeHtml(form.name), fields }
  return { additionalFieldsFormId: id, additionalFieldsForm }
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

function totalStock(variants: Variants): number {
  return variants.reduce(
    (sum, { unlimited, qtyInStock }) => sum + (unlimited ? Infinity : Number(qtyInStock)),
    0,
  )
}

/** What else than the product itself its variants depend on, in their order. */
type Told = readonly {
  readonly stock: ReturnType<typeof stockContext>
  readonly asset: Asset | undefined
}[]

type Variants = readonly Record<string, unknown>[]

const knownVariants = new WeakMap<
  Product,
  { readonly told: Told; readonly currency: string; readonly made: Variants }
>()

/**
 * One and the same value for as long as nothing in it changes: it is most of what a page of a product
 * says, and what is printed of it is made once for each such value.
 */
function variantsContext(
  product: Product,
  { assets, stock, currency }: ItemSurroundings,
): Variants {
  const isStockCounted = isCounted(product.productType)
  const told = product.variants.map(({ id, assetId }) => ({
    // what is not counted has no end, whatever was counted of it before
    stock: stockContext(isStockCounted ? stock.get(id) : { kind: 'unlimited' }),
    asset: assetId === null ? undefined : assets.get(assetId),
  }))
  const known = knownVariants.get(product)
  if (known?.currency === currency && isSameTold(known.told, told)) return known.made
  const made = product.variants.map((variant, at) =>
    variantContext(variant, product, currency, told[at]),
  )
  knownVariants.set(product, { told, currency, made })
  return made
}

function isSameTold(a: Told, b: Told): boolean {
  return a.every(({ stock, asset }, at) => {
    const other = b[at]
    return (
      asset === other?.asset &&
      stock.unlimited === other?.stock.unlimited &&
      stock.qtyInStock === other.stock.qtyInStock
    )
  })
}

function variantContext(
  variant: Variant,
  product: Product,
  currency: string,
  told: Told[number] | undefined,
): Record<string, unknown> {
  const entries = Object.entries(variant.attributes)
  const asset = told?.asset
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
    priceMoney: moneyContext(variant.priceCents, currency),
    salePriceMoney: moneyContext(variant.salePriceCents, currency),
    onSale: variant.onSale,
    ...pricingOptionsOf(variant, product, currency),
    ...knownMeasures(variant),
    ...unitPriceContext(shownCents(variant, product), variant, product, currency),
    ...told?.stock,
    ...(variant.assetId !== null &&
      asset !== undefined && {
        mainImageId: variant.assetId,
        imageIds: [variant.assetId],
        mainImage: variantPicture(variant.assetId, asset),
      }),
  }
}

/** What it is said to cost: once, or by the plan that it is offered by first. */
function shownCents(variant: Variant, product: Product): number {
  const cents = purchasePriceCents(variant)
  const plan = isSoldOnce(product) ? undefined : findPlan(product, null)
  return plan === undefined ? cents : centsByPlan(cents, plan)
}

/** What a unit of it costs, where its contents are known; the page's script needs the minor units. */
function unitPriceContext(
  purchaseCents: number,
  variant: Variant,
  { productType, contentUnit = 'none' }: Product,
  currency: string,
): Record<string, unknown> {
  // a kind without contents may have had some before
  if (productType !== ProductType.physical) return {}
  const { content = 0 } = variant
  const price = unitPriceOf(purchaseCents, content, contentUnit)
  if (price === null) return {}
  const { cents, per } = price
  return { unitPrice: cents, unitPriceMoney: moneyContext(cents, currency), unitPricePer: per }
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

/** What a variant costs by each plan of its product, in their order; nothing where it is sold once. */
function pricingOptionsOf(
  variant: Variant,
  product: Product,
  currency: string,
): Record<string, unknown> {
  const { priceCents, salePriceCents, onSale } = variant
  const plans = plansOf(product)
  if (plans.length === 0) return {}
  const pricingOptions = plans.map((plan) => {
    const [price, salePrice] = [centsByPlan(priceCents, plan), centsByPlan(salePriceCents, plan)]
    return {
      productSubscriptionOptionId: plan.id,
      price,
      salePrice,
      priceMoney: moneyContext(price, currency),
      salePriceMoney: moneyContext(salePrice, currency),
      // of small amounts both may be rounded to one
      onSale: onSale && salePrice < price,
      ...unitPriceContext(
        centsByPlan(purchasePriceCents(variant), plan),
        variant,
        product,
        currency,
      ),
    }
  })
  return { pricingOptions }
}
