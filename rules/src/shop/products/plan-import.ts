import type { StoredDocument } from '../../ground/documents/document.ts'
import { canonicalJson } from '../../ground/documents/json-diff.ts'
import { maxProducts } from '../../site/content/item-fields.ts'
import type { ProductItem } from './existing-product.ts'
import type { ImportedProduct } from './import-products-actions.ts'
import type { ImportProblem, ImportProblemCode } from './import-messages.ts'
import { optionLimits } from './product-options.ts'
import { fileSaleOf, saleOfFile } from './file-plans.ts'
import { plansOf } from './offered-plans.ts'
import { isCounted } from './availability.ts'
import { ProductType, type Product, type Variant } from './product.ts'
import type { ReadProduct, ReadVariant } from './read-import.ts'
import { valueOption } from './variant-rules.ts'
import { knownMeasures } from './variant-measures.ts'

export type StandingProduct = Pick<StoredDocument<'item'>, 'id'> & { readonly body: ProductItem }

/** A stock that the file counts; null: it is not counted. */
export type CountedVariant = {
  readonly itemId: string
  readonly values: readonly string[]
  readonly stock: number | null
}

/** What becomes of a product of the file. */
export type PlannedProduct = {
  readonly row: number
  readonly title: string
  readonly kind: 'add' | 'change' | 'same'
  /** Names of what changes of one that stands. */
  readonly fields: readonly string[]
}

export type ImportPlan = {
  readonly planned: readonly PlannedProduct[]
  readonly problems: readonly ImportProblem[]
  readonly wishes: readonly ImportedProduct[]
  readonly counts: readonly CountedVariant[]
}

/**
 * What a file would make of the products of a shop page: found again by a SKU, else by the address.
 * A product of which a row is wrong is left as it is, with all its rows.
 * @param stockOf what there is of a variant that stands; null: it is not counted
 * @param newId makes the ids of new products
 */
export function planImport(
  products: readonly ReadProduct[],
  standing: readonly StandingProduct[],
  stockOf: (variantId: string) => number | null | undefined,
  newId: () => string,
): ImportPlan {
  const bySku = productsBySku(standing)
  const byAddress = new Map(standing.map((one) => [one.body.urlId, one]))
  const repeated = repeatedSkuRows(products)
  const problems: ImportProblem[] = []
  const planned: PlannedProduct[] = []
  const wishes: ImportedProduct[] = []
  const counts: CountedVariant[] = []
  let room = maxProducts - standing.length
  const seen = new Set<string>()
  for (const product of products) {
    const wrong = [...product.problems, ...repeated(product)]
    const found = wrong.length > 0 ? undefined : findStanding(product, bySku, byAddress)
    if (found !== undefined && 'code' in found) wrong.push(found)
    const match = found !== undefined && 'body' in found ? found : undefined
    if (wrong.length === 0) wrong.push(...variantProblems(product, match))
    if (wrong.length === 0) wrong.push(...saleProblems(product, match?.body.product))
    if (wrong.length === 0 && match === undefined && --room < 0) {
      wrong.push({ row: product.row, column: '', code: 'shop-is-full' })
    }
    if (wrong.length === 0 && match !== undefined && seen.has(match.id)) {
      wrong.push({ row: product.row, column: '', code: 'same-product-twice' })
    }
    if (wrong.length > 0) {
      problems.push(...wrong)
      continue
    }
    const wish = match === undefined ? added(product, newId()) : changed(product, match)
    seen.add(wish.itemId)
    const counted = countedOf(product, wish.itemId, match, stockOf)
    const fields =
      match === undefined
        ? []
        : [...changedNames(wish, match), ...(counted.length > 0 ? ['stock'] : [])]
    const kind = match === undefined ? 'add' : fields.length > 0 ? 'change' : 'same'
    planned.push({
      row: product.row,
      title: wish.set.title ?? match?.body.title ?? '',
      kind,
      fields,
    })
    counts.push(...counted)
    if (kind === 'add' || fields.some((name) => name !== 'stock')) wishes.push(wish)
  }
  return { planned, problems, wishes, counts }
}

function productsBySku(standing: readonly StandingProduct[]) {
  const found = new Map<string, StandingProduct[]>()
  for (const one of standing) {
    for (const { sku } of one.body.product.variants) {
      found.set(sku, [...(found.get(sku) ?? []), one])
    }
  }
  return found
}

/** Says of a product which of its rows have a SKU that an earlier row has. */
function repeatedSkuRows(products: readonly ReadProduct[]) {
  const first = new Map<string, number>()
  for (const { sku, row } of products.flatMap(({ variants }) => variants)) {
    if (sku !== '' && row < (first.get(sku) ?? Infinity)) first.set(sku, row)
  }
  return ({ variants }: ReadProduct): ImportProblem[] =>
    variants.flatMap(({ sku, row }) =>
      sku !== '' && first.get(sku) !== row ? [{ row, column: 'SKU', code: 'sku-twice' }] : [],
    )
}

function findStanding(
  { urlId, variants }: ReadProduct,
  bySku: ReadonlyMap<string, readonly StandingProduct[]>,
  byAddress: ReadonlyMap<string, StandingProduct>,
): StandingProduct | ImportProblem | undefined {
  const addressed = byAddress.get(urlId)
  for (const { sku, row } of variants) {
    const having = bySku.get(sku) ?? []
    const problem = (code: ImportProblemCode) => ({ row, column: 'SKU', code })
    const [only, ...others] = having
    if (only === undefined || (addressed !== undefined && having.includes(addressed))) continue
    if (addressed !== undefined) return problem('sku-of-another')
    return others.length > 0 ? problem('sku-of-several') : only
  }
  return addressed
}

/** What is wrong with the variants of a product beside one that stands, or as a new one. */
function variantProblems(
  product: ReadProduct,
  match: StandingProduct | undefined,
): ImportProblem[] {
  const { row, variants, optionNames, title } = product
  const standing = match?.body.product
  if (standing === undefined && title === undefined) return [{ row, column: '', code: 'no-name' }]
  const names = standing?.variantOptionOrdering ?? optionNames
  const isOther = optionNames.length > 0 && canonicalJson(optionNames) !== canonicalJson(names)
  if (isOther) return [{ row, column: '', code: 'options-differ' }]
  const problems: ImportProblem[] = []
  const taken = new Set<string>()
  let count = standing?.variants.length ?? 0
  const type = typeOf(product, standing)
  const isDownload = type === ProductType.digital
  const isGift = type === ProductType.giftCard
  if (isGift && names.some((name) => name !== valueOption)) {
    return [{ row, column: 'Kind', code: 'gift-card-has-values' }]
  }
  if (isDownload && count > 1) return [{ row, column: 'Kind', code: 'digital-has-one-variant' }]
  for (const one of variants) {
    const wrong = (column: string, code: ImportProblemCode): void =>
      void problems.push({ row: one.row, column, code })
    const known = standing && variantOf(standing, one)
    const key = known?.id ?? JSON.stringify(one.values)
    if (taken.has(key)) wrong('', 'same-variant-twice')
    taken.add(key)
    if (known === undefined && standing !== undefined && one.values.length < names.length) {
      wrong('', 'options-differ')
    }
    if (known === undefined && ++count > optionLimits.variants) wrong('', 'too-many-variants')
    if (isDownload && known === undefined && count > 1) wrong('', 'digital-has-one-variant')
    const priceCents = one.priceCents ?? known?.priceCents
    if (priceCents === undefined) wrong('Price', 'no-price')
    const onSale = one.onSale ?? known?.onSale ?? false
    const sale = one.salePriceCents ?? known?.salePriceCents ?? 0
    if (onSale && isGift) wrong('On sale', 'gift-card-has-no-sale')
    if (onSale && priceCents !== undefined && sale >= priceCents)
      wrong('Sale price', 'sale-not-below')
  }
  return problems
}

/** What is wrong with how it is to be sold. */
function saleProblems(product: ReadProduct, standing: Product | undefined): ImportProblem[] {
  const { row, sale, accessMonths } = product
  const type = typeOf(product, standing)
  const read = saleOfFile(sale, standing)
  if (typeof read === 'string') return [{ row, column: 'Sold', code: read }]
  const hasPlans = (read?.plans.length ?? 0) > 0
  if (hasPlans && type === ProductType.giftCard) {
    return [{ row, column: 'Plans', code: 'gift-card-is-paid-once' }]
  }
  // what a file is silent about stays, and its kind is set first
  if (type === ProductType.giftCard && standing !== undefined && plansOf(standing).length > 0) {
    return [{ row, column: 'Kind', code: 'gift-card-had-plans' }]
  }
  if (accessMonths !== undefined && type !== ProductType.paywall) {
    return [{ row, column: 'Months', code: 'months-of-membership' }]
  }
  return []
}

/** What it is once the file is in. */
function typeOf({ productType }: ReadProduct, standing: Product | undefined): ProductType {
  return productType ?? standing?.productType ?? ProductType.physical
}

/** The variant of a product that a row is about: by its SKU, else by its options. */
function variantOf(product: Product, { sku, values }: ReadVariant): Variant | undefined {
  const bySku = sku === '' ? undefined : product.variants.find((one) => one.sku === sku)
  const { variantOptionOrdering: names } = product
  if (bySku !== undefined || values.length !== names.length) return bySku
  return product.variants.find(({ attributes }) =>
    names.every((name, at) => attributes[name] === values[at]),
  )
}

function added(product: ReadProduct, itemId: string): ImportedProduct {
  const { optionNames, details } = product
  return {
    itemId,
    isNew: true,
    ...saleIn(product, undefined),
    set: {
      ...itemSet(product, undefined),
      ...(product.urlId !== '' && { urlId: product.urlId }),
      visibility: product.visibility ?? 'draft',
      ...(details !== undefined && { details }),
      variantOptionOrdering: [...optionNames],
      variants: product.variants.map((one) => withRow(blankVariant(optionNames, one), one)),
    },
  }
}

function changed(product: ReadProduct, { id, body }: StandingProduct): ImportedProduct {
  const { variants, variantOptionOrdering } = body.product
  const rows = new Map(product.variants.map((one) => [variantOf(body.product, one)?.id, one]))
  const news = product.variants.filter((one) => variantOf(body.product, one) === undefined)
  return {
    itemId: id,
    isNew: false,
    ...saleIn(product, body.product),
    set: {
      ...itemSet(product, body.product),
      ...(product.visibility !== undefined && { visibility: product.visibility }),
      ...(product.details !== undefined && { details: product.details }),
      variants: [
        ...variants.map((one) => {
          const row = rows.get(one.id)
          return row === undefined ? one : withRow(one, row)
        }),
        ...news.map((one) => withRow(blankVariant(variantOptionOrdering, one), one)),
      ],
    },
  }
}

function saleIn({ sale }: ReadProduct, standing: Product | undefined) {
  const read = saleOfFile(sale, standing)
  return read === undefined || typeof read === 'string'
    ? {}
    : { sale: { ...read, plans: [...read.plans] } }
}

function itemSet(product: ReadProduct, standing: Product | undefined) {
  const { title, excerpt, categories, tags, productType, contentUnit, extraDays } = product
  const { noWithdrawal, accessMonths } = product
  const taxClass = taxClassOf(product, standing)
  return {
    ...(taxClass !== undefined && { taxClass }),
    ...(extraDays !== undefined && { extraDays }),
    ...(noWithdrawal !== undefined && { noWithdrawal }),
    ...(accessMonths !== undefined && { accessMonths }),
    ...(contentUnit !== undefined && { contentUnit }),
    ...(productType !== undefined && { productType }),
    ...(title !== undefined && { title }),
    ...(excerpt !== undefined && { excerpt }),
    ...(categories !== undefined && { categories: [...categories] }),
    ...(tags !== undefined && { tags: [...tags] }),
  }
}

/** What is taxed in other shops keeps the class that it has here. */
function taxClassOf({ taxClass }: ReadProduct, standing: Product | undefined) {
  if (taxClass !== 'taxed') return taxClass
  return standing?.taxClass === undefined || standing.taxClass === 'none'
    ? 'standard'
    : standing.taxClass
}

function blankVariant(names: readonly string[], { values }: ReadVariant) {
  const attributes = Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']))
  return { sku: '', attributes, priceCents: 0, salePriceCents: 0, onSale: false, assetId: null }
}

type SetVariant = Omit<Variant, 'id'> & { readonly id?: string }

function withRow(variant: SetVariant, row: ReadVariant): SetVariant {
  const { sku, priceCents, salePriceCents, onSale, measures } = row
  return {
    ...variant,
    ...(sku !== '' && { sku }),
    ...(priceCents !== undefined && { priceCents }),
    ...(salePriceCents !== undefined && { salePriceCents }),
    ...(onSale !== undefined && { onSale }),
    ...knownMeasures(measures),
  }
}

/** What a product is as long as nobody has said so. */
const unsaid = { taxClass: 'standard', extraDays: 0, noWithdrawal: 'none', accessMonths: 0 }

function changedNames({ set, sale }: ImportedProduct, { body }: StandingProduct): string[] {
  const { product } = body
  const stands: Readonly<Record<string, unknown>> = {
    ...unsaid,
    ...body,
    ...product,
    sale: fileSaleOf(product),
  }
  return Object.entries({ ...set, ...(sale !== undefined && { sale }) }).flatMap(([name, value]) =>
    canonicalJson(value) === canonicalJson(stands[name]) ? [] : [name],
  )
}

function countedOf(
  product: ReadProduct,
  itemId: string,
  match: StandingProduct | undefined,
  stockOf: (variantId: string) => number | null | undefined,
): CountedVariant[] {
  if (!isCounted(typeOf(product, match?.body.product))) return []
  return product.variants.flatMap((one) => {
    const { stock } = one
    if (stock === undefined) return []
    const known = match && variantOf(match.body.product, one)
    if (known !== undefined && stockOf(known.id) === stock) return []
    const names = match?.body.product.variantOptionOrdering ?? product.optionNames
    const values =
      known === undefined ? one.values : names.map((name) => known.attributes[name] ?? '')
    return [{ itemId, values, stock }]
  })
}
