import { z } from 'zod'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import type { DocumentEdit } from '../../ground/documents/document.ts'
import { ok } from '../../ground/refusals/result.ts'
import { deletionOf } from '../../site/content/existing-item.ts'
import {
  aboutOne,
  addedWords,
  chosenItems,
  countOf,
  edited,
  itemIds,
  itemsWithWords,
  movedItems,
  readsForDeletions,
  readsForSeveral,
  severalStates,
  sortTitles,
} from '../../site/content/several-items.ts'
import { priceChange, withChangedPrices } from './change-prices.ts'

/** The same as of posts, for who edits products: one state for several of them. */
export const setProductStates = ownerAction({
  name: 'set-product-states',
  title: (_documents, input) => `Change state of ${countOf(input, 'product')}`,
  about: aboutOne,
  capability: 'edit-products',
  input: severalStates,
  reads: readsForSeveral,
  perform(documents, input, { now }) {
    const products = chosenItems(documents, input.itemIds, 'product')
    const edits = 'ok' in products ? products : movedItems(products, input, now)
    return 'ok' in edits ? edits : ok(edits)
  },
})

/** Files several products under more tags or categories. */
export const addWordsToProducts = ownerAction({
  name: 'add-words-to-products',
  title: (_documents, input) => `Add ${sortTitles[input.sort]} to ${countOf(input, 'product')}`,
  about: aboutOne,
  capability: 'edit-products',
  input: addedWords,
  reads: readsForSeveral,
  perform(documents, input, { now }) {
    const products = chosenItems(documents, input.itemIds, 'product')
    const edits = 'ok' in products ? products : itemsWithWords(products, input, now)
    return 'ok' in edits ? edits : ok(edits)
  },
})

/** Deletes several products. Their stock and their orders are facts and stay. */
export const deleteProducts = ownerAction({
  name: 'delete-products',
  title: (_documents, input) => `Delete ${countOf(input, 'product')}`,
  about: aboutOne,
  capability: 'edit-products',
  input: z.object({ itemIds }),
  reads: readsForDeletions,
  perform(documents, input) {
    const products = chosenItems(documents, input.itemIds, 'product')
    return 'ok' in products ? products : ok(products.flatMap(({ id }) => deletionOf(id)))
  },
})

/** Puts several products on sale, ends their sales, or changes their prices, by a share of each price. */
export const setPricesOfProducts = ownerAction({
  name: 'set-prices-of-products',
  title: (_documents, input) => `Change prices of ${countOf(input, 'product')}`,
  about: aboutOne,
  capability: 'edit-products',
  input: z.object({ itemIds, change: priceChange }),
  reads: readsForSeveral,
  perform(documents, { itemIds: ids, change }, { now }) {
    const products = chosenItems(documents, ids, 'product')
    if ('ok' in products) return products
    const edits: DocumentEdit[] = []
    for (const { id, item } of products) {
      if (item.product === null) continue
      const product = withChangedPrices(item.product, change)
      if (product !== item.product) edits.push(edited(id, item, { product }, now))
    }
    return ok(edits)
  },
})
