import { z } from 'zod'
import { ownerAction } from '../changes/owner-action.ts'
import { CollectionType } from '../collections/collection.ts'
import { RecordType } from '../content/content-item.ts'
import { deletionOf, existingProduct, readsForDeletion } from '../content/existing-item.ts'
import {
  addedItem,
  itemFields,
  itemTitle,
  readsForNewItem,
  withItemFields,
} from '../content/item-fields.ts'
import { makeId } from '../ids/ids.ts'
import { ok, refuse, type Refused } from '../refusals/result.ts'
import { ProductType, type Product } from './product.ts'
import { productsRefusal } from './products-messages.ts'

const id = z.string().min(1).max(100)
const cents = z.int().min(0).max(Number.MAX_SAFE_INTEGER)
const optionName = z.string().trim().min(1).max(100)

const variant = z.object({
  /** Absent for a new variant. */
  id: id.optional(),
  sku: z.string().trim().max(100),
  attributes: z.record(optionName, z.string().trim().min(1).max(200)),
  priceCents: cents,
  salePriceCents: cents.default(0),
  onSale: z.boolean().default(false),
  assetId: z.string().max(100).nullable().default(null),
})

const productFields = z.object({
  productType: z.enum(ProductType).optional(),
  variantOptionOrdering: z.array(optionName).max(6).optional(),
  variants: z.array(variant).min(1).max(250).optional(),
  customAddButtonText: z.string().trim().max(100).nullable().optional(),
  /** HTML; sanitised when it is saved. */
  details: z.string().max(50_000).optional(),
})
type ProductFields = z.output<typeof productFields>

/** The product with the fields that were given; a variant keeps its id, a new one gets one. */
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
  const after: Product = {
    productType: fields.productType ?? product.productType,
    variantOptionOrdering: fields.variantOptionOrdering ?? product.variantOptionOrdering,
    variants: variants ?? product.variants,
    customAddButtonText:
      fields.customAddButtonText === undefined
        ? product.customAddButtonText
        : fields.customAddButtonText || null,
    details: fields.details ?? product.details,
  }
  return refusedProduct(after) ?? after
}

/** Every variant has exactly the product's options, and no two have the same values. */
function refusedProduct({ variantOptionOrdering, variants }: Product): Refused | undefined {
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
  return undefined
}

/** Adds a product to a shop; its variants begin without stock. */
export const addProduct = ownerAction({
  name: 'add-product',
  title: 'Add product',
  capability: 'edit-products',
  input: itemFields.extend({
    collectionId: id,
    title: itemTitle,
    product: productFields.extend({
      variants: z
        .array(variant.omit({ id: true }))
        .min(1)
        .max(250),
    }),
  }),
  reads: ({ collectionId, title }) => readsForNewItem(collectionId, title),
  perform(documents, { collectionId, product: wish, ...fields }, { now, random }) {
    const shop = documents.find('collection', collectionId)
    if (shop !== undefined && shop.type !== CollectionType.products) {
      return refuse(productsRefusal('not-a-shop'))
    }
    const item = addedItem(documents, collectionId, fields, now)
    if ('ok' in item) return item
    const product = withProductFields(blankProduct, wish, () => makeId(now, random))
    if ('ok' in product) return product
    const after = { ...item, recordType: RecordType.storeItem, product }
    return ok([{ kind: 'item', id: makeId(now, random), after }])
  },
})

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
  capability: 'edit-products',
  input: itemFields.extend({ itemId: id, product: productFields.optional() }),
  reads: ({ itemId }) => [{ kind: 'item', id: itemId }],
  perform(documents, { itemId, product: wish, ...fields }, { now, random }) {
    const item = existingProduct(documents, itemId)
    if ('ok' in item) return item
    const product = withProductFields(item.product, wish ?? {}, () => makeId(now, random))
    if ('ok' in product) return product
    const edited = withItemFields(item, fields, now)
    if ('ok' in edited) return edited
    if (edited === item && JSON.stringify(product) === JSON.stringify(item.product)) return ok([])
    const after = { ...edited, product, sample: false, updatedOn: now }
    return ok([{ kind: 'item', id: itemId, after }])
  },
})

/** Deletes a product and its layout. Its stock and its orders are facts and stay. */
export const deleteProduct = ownerAction({
  name: 'delete-product',
  title: 'Delete product',
  capability: 'edit-products',
  input: z.object({ itemId: id }),
  reads: ({ itemId }) => readsForDeletion(itemId),
  perform(documents, { itemId }) {
    const item = existingProduct(documents, itemId)
    return 'ok' in item ? item : ok(deletionOf(itemId))
  },
})
