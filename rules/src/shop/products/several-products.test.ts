import { describe, expect, it } from 'vitest'
import type { AnyOwnerAction } from '../../ground/changes/owner-action.ts'
import { itemDocument, performOn } from '../../ground/changes/testing/perform-on.ts'
import { defaultSiteSettings } from '../../site/sites/default-site-settings.ts'
import type { Product } from './product.ts'
import {
  addWordsToProducts,
  deleteProducts,
  setPricesOfProducts,
  setProductStates,
} from './several-products-actions.ts'

function product(...prices: readonly [cents: number, sale: number][]): Product {
  const variants = prices.map(([priceCents, salePriceCents], at) => ({
    id: `v${at}`,
    sku: `S${at}`,
    attributes: { Size: String(at) },
    priceCents,
    salePriceCents,
    onSale: salePriceCents > 0,
    assetId: null,
  }))
  const [variantOptionOrdering, customAddButtonText, details] = [['Size'], null, '']
  return { productType: 1, variantOptionOrdering, variants, customAddButtonText, details }
}
const bowl = itemDocument('bowl', {
  visibility: 'draft',
  product: product([1000, 0], [1999, 1500]),
})
const free = itemDocument('free', { visibility: 'live', product: product([0, 0]) })
const post = itemDocument('post', { product: null })
const settings = {
  kind: 'site-settings',
  id: 'site',
  revision: 1,
  body: defaultSiteSettings,
} as const
const itemIds = ['bowl', 'free']

function edits(action: AnyOwnerAction, input: object) {
  const done = performOn(action, [bowl, free, post, settings], { itemIds, ...input })
  return done.ok ? done.value : done.refusal.code
}
function prices(change: object) {
  const done = edits(setPricesOfProducts, { change })
  if (typeof done === 'string') return done
  return done.map((edit) => [
    edit.id,
    ...(edit.kind === 'item' && edit.after?.product
      ? edit.after.product.variants.map((one) => [one.priceCents, one.onSale && one.salePriceCents])
      : []),
  ])
}

describe('several products', () => {
  it('come into one state, get words and go together', () => {
    expect(edits(setProductStates, { state: 'published' })).toMatchObject([
      { id: 'bowl', after: { visibility: 'live' } },
    ])
    expect(edits(addWordsToProducts, { sort: 'category', words: ['Bowls'] })).toMatchObject([
      { id: 'bowl', after: { categories: ['Bowls'] } },
      { id: 'free', after: { categories: ['Bowls'] } },
    ])
    expect(edits(deleteProducts, {})).toHaveLength(6)
  })

  it('are put on sale by a share of each price; what costs nothing is on no sale', () => {
    expect(prices({ kind: 'sale', percent: 15 })).toEqual([['bowl', [1000, 850], [1999, 1699]]])
    expect(prices({ kind: 'end-sale' })).toEqual([['bowl', [1000, false], [1999, false]]])
  })

  it('cost more or less by a share, their sales with them', () => {
    expect(prices({ kind: 'price', percent: 10 })).toEqual([['bowl', [1100, false], [2199, 1650]]])
    expect(prices({ kind: 'price', percent: -50 })).toEqual([['bowl', [500, false], [1000, 750]]])
  })

  it('cost more or less by an amount, in the money of the shop, and nothing less than nothing', () => {
    const amount = (cents: number, currency = 'USD') => prices({ kind: 'amount', cents, currency })
    expect(amount(-250)).toBe('price-below-zero')
    expect(amount(50)).toEqual([
      ['bowl', [1050, false], [2049, 1550]],
      ['free', [50, false]],
    ])
    expect(amount(50, 'JPY')).toBe('currency-changed')
  })

  it('are no posts', () => {
    for (const [action, more] of [
      [setProductStates, { state: 'draft' }],
      [addWordsToProducts, { sort: 'tag', words: ['Ash'] }],
      [deleteProducts, {}],
      [setPricesOfProducts, { change: { kind: 'end-sale' } }],
    ] as const) {
      expect(edits(action, { itemIds: ['bowl', 'post'], ...more })).toBe('is-not-a-product')
    }
  })
})
