import { z } from 'zod'
import {
  compareFields,
  fieldEditInput,
  fieldsChanged,
  type FieldConflict,
  type FieldEdit,
} from '../../ground/changes/field-edits.ts'
import { changesRefusal } from '../../ground/changes/changes-messages.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { CollectionType } from '../../site/collections/collection.ts'
import { RecordType, type ContentItem } from '../../site/content/content-item.ts'
import { deletionOf, readsForDeletion } from '../../site/content/existing-item.ts'
import { existingProduct } from './existing-product.ts'
import {
  addedItem,
  itemFields,
  itemTitle,
  readsForNewItem,
  itemAsEdited,
  withItemFields,
} from '../../site/content/item-fields.ts'
import {
  amountsCurrency,
  readsForAmounts,
  refusedAmounts,
} from '../../site/sites/amounts-currency.ts'
import type { DocumentReader, DocumentRef } from '../../ground/documents/document.ts'
import { canonicalJson } from '../../ground/documents/json-diff.ts'
import { formsRefusal } from '../../site/forms/forms-messages.ts'
import { newId } from '../../ground/ids/new-id.ts'
import { makeId } from '../../ground/ids/ids.ts'
import { ok, refuse, type Refused } from '../../ground/refusals/result.ts'
import { mostLowStock } from './low-stock.ts'
import { maxSkuLength, withOwnSkus } from './own-skus.ts'
import { noWithdrawalReasons } from './no-withdrawal.ts'
import { ProductType, type Product, type Variant } from './product.ts'
import { isKeptName, optionLimits } from './product-options.ts'
import { optionName, optionValue, productTexts } from './product-texts.ts'
import { taxClasses } from '../../site/sites/tax-settings.ts'
import { extraDaysInput } from '../../site/sites/delivery-days.ts'
import { mostAccessMonths } from './access-months.ts'
import { productsRefusal } from './products-messages.ts'
import { contentUnits } from './unit-price.ts'
import { knownOrZero, measureFields } from './variant-measures.ts'
import { refusedKind, refusedVariants } from './variant-rules.ts'

const id = z.string().min(1).max(100)
const cents = z.int().min(0).max(Number.MAX_SAFE_INTEGER)

const variant = z.object({
  /** Absent for a new variant. */
  id: id.optional(),
  /** Empty: the variant gets one of its own. */
  sku: z.string().trim().max(maxSkuLength),
  attributes: z.record(optionName, optionValue),
  priceCents: cents,
  salePriceCents: cents.default(0),
  onSale: z.boolean().default(false),
  assetId: z.string().max(100).nullable().default(null),
  ...measureFields,
})

export const productFields = z.object({
  productType: z.enum(ProductType).optional(),
  variantOptionOrdering: z.array(optionName).max(optionLimits.options).optional(),
  variants: z.array(variant).min(1).max(optionLimits.variants).optional(),
  customAddButtonText: productTexts.customAddButtonText.nullable().optional(),
  soldOutText: productTexts.soldOutText.optional(),
  lowStockAt: z.int().min(0).max(mostLowStock).optional(),
  lowStockText: productTexts.lowStockText.optional(),
  details: productTexts.details.optional(),
  taxClass: z.enum(taxClasses).optional(),
  contentUnit: z.enum(contentUnits).optional(),
  /** 0: for ever. */
  accessMonths: z.int().min(0).max(mostAccessMonths).optional(),
  extraDays: extraDaysInput,
  noWithdrawal: z.enum(noWithdrawalReasons).optional(),
  /** Empty: none. */
  additionalFieldsFormId: z.string().max(100).optional(),
})

/** What may be changed of a variant that stands. */
const variantFields = z.object({
  sku: variant.shape.sku.optional(),
  priceCents: cents.optional(),
  salePriceCents: cents.optional(),
  onSale: z.boolean().optional(),
  assetId: z.string().max(100).nullable().optional(),
  ...measureFields,
})
const variantEdits = z
  .array(z.object({ id, ...fieldEditInput(variantFields) }))
  .max(optionLimits.variants)
  .default([])

type ProductFields = Omit<FieldEdit<Product>['set'], 'variants'> & {
  readonly variants?: readonly z.output<typeof variant>[] | undefined
}

/** The product with the fields that were given; a variant keeps its id, a new one gets one, and a SKU. */
function withProductFields(
  product: Product,
  fields: ProductFields,
  newId: () => string,
): Product | Refused {
  const known = new Set(product.variants.map((one) => one.id))
  const variants = fields.variants?.map((one) => ({ ...one, id: one.id ?? newId() }))
  if (fields.variants?.some((one) => one.id !== undefined && !known.has(one.id)) === true) {
    return refuse(productsRefusal('unknown-variant'))
  }
  if (fields.variantOptionOrdering?.some(isKeptName) === true) {
    return refuse(productsRefusal('option-name-not-free'))
  }
  const soldOutText = fields.soldOutText ?? product.soldOutText
  const lowStockAt = fields.lowStockAt ?? product.lowStockAt
  const lowStockText = fields.lowStockText ?? product.lowStockText
  const taxClass = fields.taxClass ?? product.taxClass
  const contentUnit = fields.contentUnit ?? product.contentUnit
  const accessMonths = fields.accessMonths ?? product.accessMonths
  const extraDays = fields.extraDays ?? product.extraDays
  const noWithdrawal = fields.noWithdrawal ?? product.noWithdrawal
  const additionalFieldsFormId = fields.additionalFieldsFormId ?? product.additionalFieldsFormId
  const after: Product = {
    productType: fields.productType ?? product.productType,
    variantOptionOrdering: fields.variantOptionOrdering ?? product.variantOptionOrdering,
    variants: withOwnSkus(variants ?? product.variants),
    customAddButtonText:
      fields.customAddButtonText === undefined
        ? product.customAddButtonText
        : fields.customAddButtonText || null,
    ...(soldOutText !== undefined && { soldOutText }),
    ...(lowStockAt !== undefined && { lowStockAt }),
    ...(lowStockText !== undefined && { lowStockText }),
    details: fields.details ?? product.details,
    ...(taxClass !== undefined && { taxClass }),
    ...(contentUnit !== undefined && { contentUnit }),
    ...(accessMonths !== undefined && { accessMonths }),
    ...(extraDays !== undefined && { extraDays }),
    ...(noWithdrawal !== undefined && { noWithdrawal }),
    ...(additionalFieldsFormId !== undefined && { additionalFieldsFormId }),
    ...(product.files !== undefined && { files: product.files }),
    ...(product.subscription !== undefined && { subscription: product.subscription }),
    ...(product.furtherPlans !== undefined && { furtherPlans: product.furtherPlans }),
    ...(product.isSoldOnceToo !== undefined && { isSoldOnceToo: product.isSoldOnceToo }),
  }
  return refusedProduct(after) ?? after
}

/** Every variant has exactly the product's options, no two the same values, and each can be sold. */
function refusedProduct(product: Product): Refused | undefined {
  const { variantOptionOrdering, variants } = product
  const options = new Set(variantOptionOrdering)
  if (options.size !== variantOptionOrdering.length) {
    return refuse(productsRefusal('same-option-twice'))
  }
  const seen = new Set<string>()
  const ids = new Set(variants.map((one) => one.id))
  if (ids.size !== variants.length) return refuse(productsRefusal('same-variant-twice'))
  for (const { attributes } of variants) {
    const names = Object.keys(attributes)
    if (names.length !== options.size || !names.every((name) => options.has(name))) {
      return refuse(productsRefusal('variant-options-do-not-match'))
    }
    const values = JSON.stringify(variantOptionOrdering.map((name) => attributes[name]))
    if (seen.has(values)) return refuse(productsRefusal('same-variant-twice'))
    seen.add(values)
  }
  const refusal = refusedKind(product) ?? refusedVariants(variants)
  return refusal === undefined ? undefined : refuse(refusal)
}

/** Adds a product to a shop, once under one id; its variants begin without stock. */
export const addProduct = ownerAction({
  name: 'add-product',
  title: 'Add product',
  about: (_input, [added]) => added,
  capability: 'edit-products',
  input: itemFields.extend({
    itemId: newId.optional(),
    collectionId: id,
    title: itemTitle,
    currency: amountsCurrency,
    product: productFields.extend({
      variants: z
        .array(variant.omit({ id: true }))
        .min(1)
        .max(optionLimits.variants),
    }),
  }),
  reads: ({ itemId, collectionId, title, currency, product }) => [
    ...readsForNewItem(collectionId, title),
    ...readsForAmounts(currency),
    ...readsForForm(product.additionalFieldsFormId),
    ...(itemId === undefined ? [] : [{ kind: 'item' as const, id: itemId }]),
  ],
  perform(
    documents,
    { itemId, collectionId, currency, product: wish, ...fields },
    { now, random },
  ) {
    const standing = itemId === undefined ? undefined : documents.find('item', itemId)
    if (standing !== undefined) {
      const isSame =
        standing.collectionId === collectionId &&
        standing.title === fields.title &&
        JSON.stringify(pricesOf(standing.product)) === JSON.stringify(pricesOf(wish))
      return isSame ? ok([]) : refuse(changesRefusal('added-already'))
    }
    const refused = refusedAmounts(documents, currency)
    if (refused !== undefined) return refused
    if (isUnknownForm(documents, wish.additionalFieldsFormId)) {
      return refuse(formsRefusal('no-such-form'))
    }
    const shop = documents.find('collection', collectionId)
    if (shop !== undefined && shop.type !== CollectionType.products) {
      return refuse(productsRefusal('not-a-shop'))
    }
    const item = addedItem(documents, collectionId, fields, now)
    if ('ok' in item) return item
    const product = withProductFields(blankProduct, wish, () => makeId(now, random))
    if ('ok' in product) return product
    const after = { ...item, recordType: RecordType.storeItem, product }
    return ok([{ kind: 'item', id: itemId ?? makeId(now, random), after }])
  },
})

function pricesOf(product: { readonly variants: readonly { priceCents: number }[] } | null) {
  return product?.variants.map(({ priceCents }) => priceCents)
}

const blankProduct: Product = {
  productType: ProductType.physical,
  variantOptionOrdering: [],
  variants: [],
  customAddButtonText: null,
  details: '',
}

/** Changes a product's texts, pictures, prices or variants. Its stock is not a document. */
export const editProduct = ownerAction({
  name: 'edit-product',
  title: 'Edit product',
  about: ({ itemId }) => ({ kind: 'item', id: itemId }),
  capability: 'edit-products',
  input: z.object({
    itemId: id,
    ...fieldEditInput(itemFields.extend(productFields.shape)),
    /** Fields of variants that stand; `set.variants` puts others in the place of all of them. */
    variants: variantEdits,
    currency: amountsCurrency,
  }),
  reads: ({ itemId, currency, set: { additionalFieldsFormId } }) => [
    { kind: 'item', id: itemId },
    ...readsForForm(additionalFieldsFormId),
    ...readsForAmounts(currency),
  ],
  perform(documents, { itemId, set, seen, variants, currency }, { now, random }) {
    const item = existingProduct(documents, itemId)
    if ('ok' in item) return item
    const refused = refusedAmounts(documents, currency)
    if (refused !== undefined) return refused
    const [itemSet, productSet] = partedFields(set)
    const ofItem = compareFields<ContentItem>(itemAsEdited(item), { set: itemSet, seen })
    const ofProduct = compareFields<ProductFields>(
      { ...unsaid, ...item.product },
      { set: productSet, seen },
    )
    if (isUnknownForm(documents, set.additionalFieldsFormId)) {
      return refuse(formsRefusal('no-such-form'))
    }
    const ofVariants = comparedVariants(item.product, variants)
    if ('ok' in ofVariants) return ofVariants
    const conflicts = [ofItem, ofProduct, ofVariants].flatMap((one) => one.conflicts)
    if (conflicts.length > 0) return fieldsChanged(conflicts)
    const standing = { ...item.product, variants: ofVariants.variants }
    const product = withProductFields(standing, ofProduct.changed, () => makeId(now, random))
    if ('ok' in product) return product
    const edited = withItemFields(item, ofItem.changed, now)
    if ('ok' in edited) return edited
    // stored products have their keys in another order
    if (edited === item && canonicalJson(product) === canonicalJson(item.product)) return ok([])
    const after = { ...edited, product, sample: false, updatedOn: now }
    return ok([{ kind: 'item', id: itemId, after }])
  },
})

/** What a product says of itself as long as nobody has set it. */
const unsaid = {
  soldOutText: '',
  lowStockAt: 0,
  lowStockText: '',
  taxClass: 'standard',
  contentUnit: 'none',
  accessMonths: 0,
  extraDays: 0,
  noWithdrawal: 'none',
  additionalFieldsFormId: '',
} as const

function readsForForm(formId = ''): readonly DocumentRef[] {
  return formId === '' ? [] : [{ kind: 'form', id: formId }]
}

function isUnknownForm(documents: DocumentReader, formId = ''): boolean {
  return formId !== '' && documents.find('form', formId) === undefined
}

type EditedFields = z.output<typeof itemFields> & z.output<typeof productFields>

/** What is the item's own, and what is the product's. */
function partedFields(set: EditedFields): readonly [z.output<typeof itemFields>, ProductFields] {
  const { productType, variantOptionOrdering, variants, ...others } = set
  const { customAddButtonText, soldOutText, lowStockAt, lowStockText, details, ...rest } = others
  const { taxClass, contentUnit, accessMonths, extraDays, noWithdrawal, ...last } = rest
  const { additionalFieldsFormId, ...ofItem } = last
  const words = { customAddButtonText, soldOutText, lowStockAt, lowStockText, details }
  const ofTerms = { extraDays, noWithdrawal, additionalFieldsFormId }
  const ofSale = { taxClass, contentUnit, accessMonths, ...ofTerms }
  return [ofItem, { productType, variantOptionOrdering, variants, ...words, ...ofSale }]
}

/** The variants with what is edited of each; refused where one of those no longer stands. */
function comparedVariants(
  { variants }: Product,
  edits: z.output<typeof variantEdits>,
): { variants: readonly Variant[]; conflicts: readonly FieldConflict[] } | Refused {
  const after = new Map(variants.map((one) => [one.id, one]))
  const conflicts: FieldConflict[] = []
  for (const { id: variantId, ...edit } of edits) {
    const standing = after.get(variantId)
    if (standing === undefined) return refuse(productsRefusal('unknown-variant'))
    const seen = { ...standing, ...knownOrZero(standing) }
    const compared = compareFields<Variant>(seen, edit, `variants.${variantId}.`)
    conflicts.push(...compared.conflicts)
    after.set(variantId, { ...standing, ...compared.changed })
  }
  return { variants: [...after.values()], conflicts }
}

/** Deletes a product and its layout. Its stock and its orders are facts and stay. */
export const deleteProduct = ownerAction({
  name: 'delete-product',
  title: 'Delete product',
  about: ({ itemId }) => ({ kind: 'item', id: itemId }),
  capability: 'edit-products',
  input: z.object({ itemId: id }),
  reads: ({ itemId }) => readsForDeletion(itemId),
  perform(documents, { itemId }) {
    const item = existingProduct(documents, itemId)
    return 'ok' in item ? item : ok(deletionOf(itemId))
  },
})
