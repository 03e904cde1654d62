import { z } from 'zod'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import type { DocumentEdit } from '../../ground/documents/document.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import {
  aboutOne,
  chosenItems,
  countOf,
  deletionOfSeveral,
  edited,
  itemIds,
  readsForSeveral,
  stateOfSeveral,
  wordsOfSeveral,
} from '../../site/content/several-items.ts'
import { readsForAmounts, refusedAmounts } from '../../site/sites/amounts-currency.ts'
import {
  fallsBelowZero,
  priceChange,
  withChangedPrices,
  type PriceChange,
} from './change-prices.ts'
import { productsRefusal } from './products-messages.ts'

/** The same as of posts, for who edits products: one state for several of them. */
export const setProductStates = ownerAction({
  name: 'set-product-states',
  capability: 'edit-products',
  ...stateOfSeveral('product'),
})

/** Files several products under more tags or categories. */
export const addWordsToProducts = ownerAction({
  name: 'add-words-to-products',
  capability: 'edit-products',
  ...wordsOfSeveral('product'),
})

/** Deletes several products. */
export const deleteProducts = ownerAction({
  name: 'delete-products',
  capability: 'edit-products',
  ...deletionOfSeveral('product'),
})

/** Puts several products on sale, ends their sales, or changes their prices by a share or an amount. */
export const setPricesOfProducts = ownerAction({
  name: 'set-prices-of-products',
  title: (_documents, input) => `Change prices of ${countOf(input, 'product')}`,
  about: aboutOne,
  capability: 'edit-products',
  input: z.object({ itemIds, change: priceChange }),
  reads: (input) => [...readsForSeveral(input), ...readsForAmounts(currencyOf(input.change))],
  perform(documents, { itemIds: ids, change }, { now }) {
    const refused = refusedAmounts(documents, currencyOf(change))
    if (refused !== undefined) return refused
    const products = chosenItems(documents, ids, 'product')
    if ('ok' in products) return products
    const edits: DocumentEdit[] = []
    for (const { id, item } of products) {
      if (item.product === null) continue
      if (fallsBelowZero(item.product, change)) return refuse(productsRefusal('price-below-zero'))
      const product = withChangedPrices(item.product, change)
      if (product !== item.product) edits.push(edited(id, item, { product }, now))
    }
    return ok(edits)
  },
})

/** In which an amount was typed; shares have none. */
function currencyOf(change: PriceChange): string | undefined {
  return change.kind === 'amount' ? change.currency : undefined
}
