import { z } from 'zod'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { readerOf } from '../../ground/documents/document-reader.ts'
import type { DocumentEdit, StoredDocument } from '../../ground/documents/document.ts'
import { newId } from '../../ground/ids/new-id.ts'
import type { Random } from '../../ground/ids/ids.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import type { ContentItem } from '../../site/content/content-item.ts'
import { settingsOnly } from '../../site/sites/edit-settings.ts'
import { withStandingIds, type FileSale } from './file-plans.ts'
import { mostPlans } from './offered-plans.ts'
import { noteSubscriptions, sellByPlans } from './sell-by-plans.ts'
import { plannedSale } from './subscription-plan.ts'
import { itemFields, maxOrderableItems, maxProducts } from '../../site/content/item-fields.ts'
import { amountsCurrency, readsForAmounts } from '../../site/sites/amounts-currency.ts'
import { addProduct, editProduct, productFields } from './product-actions.ts'
import { productsRefusal } from './products-messages.ts'

const id = z.string().min(1).max(100)

/** How it is sold; absent: as it was, and a new one once. */
const importedSale = z
  .object({ plans: z.array(plannedSale).max(mostPlans), isSoldOnce: z.boolean() })
  .optional()

const importedProduct = z.discriminatedUnion('isNew', [
  z.object({
    isNew: z.literal(true),
    itemId: newId,
    set: itemFields.extend(productFields.shape),
    sale: importedSale,
  }),
  z.object({
    isNew: z.literal(false),
    itemId: id,
    set: itemFields.extend(productFields.shape),
    sale: importedSale,
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
    ...settingsOnly,
  ],
  perform(documents, { collectionId, currency, products }, environment) {
    const settings = (['site-settings', 'collection'] as const).flatMap((kind) =>
      documents.list(kind),
    )
    const moment = { now: environment.now, random: environment.random }
    const items = new Map<string, StoredDocument>(
      documents.list('item').map((one) => [one.id, one]),
    )
    const edits = new Map<string, DocumentEdit>()
    for (const { isNew, itemId, set, sale } of products) {
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
      if (sale === undefined) continue
      const body = readerOf([...items.values()]).find('item', itemId)
      const sold = body === undefined ? ok(undefined) : soldAs(body, sale, moment)
      if (!sold.ok) return sold
      if (sold.value === undefined) continue
      edits.set(itemId, { kind: 'item', id: itemId, after: sold.value })
      items.set(itemId, { kind: 'item', id: itemId, revision: 0, body: sold.value })
    }
    if (products.every(({ sale }) => (sale?.plans.length ?? 0) === 0))
      return ok([...edits.values()])
    const noted = noteSubscriptions(documents)
    return noted.ok ? ok([...edits.values(), ...noted.value]) : noted
  },
})

/** An item that is sold as its file says; undefined where it is no product. */
function soldAs(
  item: ContentItem,
  sale: FileSale,
  moment: { readonly now: number; readonly random: Random },
): Result<ContentItem | undefined> {
  if (item.product === null) return ok(undefined)
  const plans = withStandingIds(sale.plans, item.product)
  const sold = sellByPlans(item.product, { plans, isSoldOnce: sale.isSoldOnce }, moment)
  return sold.ok ? ok({ ...item, product: sold.value, updatedOn: moment.now }) : sold
}

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
