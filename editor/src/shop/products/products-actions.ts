import type { ChangeReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
import type { WordSort } from '@vitrine/rules/ground/documents/item-words.ts'
import type { PriceChange } from '@vitrine/rules/shop/products/change-prices.ts'
import type { ProductState } from '@vitrine/rules/shop/products/products-api.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { countWords } from '../../site/collections/item-words.ts'

type Ids = readonly string[]

/** What is said when products have come into a state. */
const became: Readonly<Record<ProductState, string>> = {
  published: 'published',
  scheduled: 'scheduled',
  draft: 'put back to draft',
}

/** @param publishOn when they are to be published (epoch milliseconds), of scheduled products */
export function bringProducts(siteId: string, ids: Ids, state: ProductState, publishOn?: number) {
  const input = { itemIds: [...ids], state, publishOn }
  return perform(siteId, ids, { action: 'set-product-states', input }, `${became[state]}.`)
}

export function fileProducts(siteId: string, ids: Ids, sort: WordSort, words: Ids) {
  const input = { itemIds: [...ids], sort, words: [...words] }
  const wish: ActionWish = { action: 'add-words-to-products', input }
  return perform(siteId, ids, wish, `filed under ${words.join(', ')}.`, true)
}

/** Not all prices change: what costs nothing is on no sale. */
export function changePrices(siteId: string, ids: Ids, change: PriceChange) {
  const wish: ActionWish = {
    action: 'set-prices-of-products',
    input: { itemIds: [...ids], change },
  }
  const notice = ({ changed: { length: count } }: ChangeReply): string =>
    count === 0 ? 'No price had to be changed.' : `${countWords(count, 'product')} priced anew.`
  return performAction(siteId, wish, { notice, quietly: change.kind !== 'end-sale' })
}

export function deleteProducts(siteId: string, ids: Ids) {
  const wish: ActionWish = { action: 'delete-products', input: { itemIds: [...ids] } }
  return perform(siteId, ids, wish, 'deleted.')
}

/** @param quietly a dialog says itself why it was refused */
function perform(siteId: string, ids: Ids, wish: ActionWish, done: string, quietly = false) {
  const notice = `${countWords(ids.length, 'product')} ${done}`
  return performAction(siteId, wish, { notice, quietly })
}
