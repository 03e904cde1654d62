import { z } from 'zod'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { readerOf } from '../../ground/documents/document-reader.ts'
import type { DocumentEdit, StoredDocument } from '../../ground/documents/document.ts'
import { newId } from '../../ground/ids/new-id.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { itemFields, maxOrderableItems, maxProducts } from '../../site/content/item-fields.ts'
import { amountsCurrency, readsForAmounts } from '../../site/sites/amounts-currency.ts'
import { addProduct, editProduct, productFields } from './product-actions.ts'
import { productsRefusal } from './products-messages.ts'

const id = z.string().min(1).max(100)

const importedProduct = z.discriminatedUnion('isNew', [
  z.object({
    isNew: z.literal(true),
    itemId: newId,
    set: itemFields.extend(productFields.shape),
  }),
  z.object({
    isNew: z.literal(false),
    itemId: id,
    set: itemFields.extend(productFields.shape),
  }),
])
export type ImportedProduct = z.input<typeof importedProduct>

/** Adds products to a shop and changes others of it, all by one change, as a file has them. */
export const importProducts = ownerAction({
  name: 'import-products',
  title: (_documents, { products }) =>
    products.length === 1 ? 'Import 1 product' : `Import ${products.length} products`,
  about: ({ collectionId }) => ({ kind: 'collection', id: collectionId }),
  capability: 'edit-products',
  input: z.object({
    collectionId: id,
    currency: amountsCurrency,
    products: z.array(importedProduct).min(1).max(maxProducts),
  }),
  reads: ({ collectionId, currency, products }) => [
    { kind: 'collection', id: collectionId },
    { kind: 'item', collectionId, limit: maxOrderableItems },
    // an id that somebody made up may be that of another page's item
    { kind: 'item', ids: products.map(({ itemId }) => itemId) },
    ...readsForAmounts(currency),
  ],
  perform(documents, { collectionId, currency, products }, environment) {
    const settings = (['site-settings', 'collection'] as const).flatMap((kind) =>
      documents.list(kind),
    )
    const items = new Map<string, StoredDocument>(
      documents.list('item').map((one) => [one.id, one]),
    )
    const edits = new Map<string, DocumentEdit>()
    for (const { isNew, itemId, set } of products) {
      // each sees those that were made before it
      const reader = readerOf([...settings, ...items.values()])
      if (!isNew && reader.find('item', itemId)?.collectionId !== collectionId) {
        return refuse(productsRefusal('unknown-variant'))
      }
      const done = isNew
        ? addProduct.perform(reader, asAdded({ itemId, collectionId, currency, set }), environment)
        : editProduct.perform(
            reader,
            { itemId, currency, set, seen: {}, variants: [] },
            environment,
          )
      if (!done.ok) return done
      for (const edit of done.value) {
        if (edit.kind !== 'item' || edit.after === null) continue
        edits.set(edit.id, edit)
        items.set(edit.id, { kind: 'item', id: edit.id, revision: 0, body: edit.after })
      }
    }
    return ok([...edits.values()])
  },
})

type Added = {
  readonly itemId: string
  readonly collectionId: string
  readonly currency: z.output<typeof amountsCurrency>
  readonly set: z.output<typeof importedProduct>['set']
}

/** What `add-product` is asked for, of the fields of a file. */
function asAdded({ set, ...rest }: Added) {
  const { productType, variantOptionOrdering, variants = [], title = '', ...others } = set
  const { customAddButtonText, soldOutText, lowStockAt, lowStockText, details, ...more } = others
  const { taxClass, contentUnit, accessMonths, extraDays, noWithdrawal, ...last } = more
  const { additionalFieldsFormId, ...ofItem } = last
  const words = { customAddButtonText, soldOutText, lowStockAt, lowStockText, details }
  const ofTerms = { extraDays, noWithdrawal, additionalFieldsFormId }
  const ofSale = { taxClass, contentUnit, accessMonths, ...ofTerms }
  const product = { productType, variantOptionOrdering, ...words, ...ofSale, variants }
  return { ...ofItem, ...rest, title, product }
}
