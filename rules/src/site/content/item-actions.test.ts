import { describe, expect, it } from 'vitest'
import {
  itemDocument,
  pageDocument,
  performOn,
  refusalCode,
} from '../../ground/changes/testing/perform-on.ts'
import { addProduct } from '../../shop/products/product-actions.ts'
import { addItem, editItem, reorderItems } from './item-actions.ts'

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => itemDocument(`item-${index}`, { position: index }))
const variants = [{ sku: 'A', attributes: {}, priceCents: 100 }]
const shop = pageDocument('shop', { type: 13, typeName: 'products', ordering: 'user-orderable' })

describe('a shop', () => {
  it('holds 200 products and refuses one more', () => {
    const wish = { collectionId: 'shop', title: 'Bowl', product: { productType: 1, variants } }
    expect(refusalCode(performOn(addProduct, [shop, ...items(199)], wish))).toBeNull()
    expect(refusalCode(performOn(addProduct, [shop, ...items(200)], wish))).toBe(
      'collection-is-full',
    )
  })

  it('takes no posts, and a journal takes no products', () => {
    const journal = pageDocument('shop', { type: 1, typeName: 'blog' })
    const wish = { collectionId: 'shop', title: 'Bowl', product: { variants } }
    expect(refusalCode(performOn(addItem, [shop], wish))).toBe('is-a-product')
    expect(refusalCode(performOn(addProduct, [journal], wish))).toBe('not-a-shop')
  })
})

describe('a page whose owner puts its items in order', () => {
  const list = pageDocument('shop', { type: 1, typeName: 'blog', ordering: 'user-orderable' })
  const wish = { collectionId: 'shop', title: 'Post' }

  it('holds 250 items and refuses one more', () => {
    expect(refusalCode(performOn(addItem, [list, ...items(249)], wish))).toBeNull()
    expect(refusalCode(performOn(addItem, [list, ...items(250)], wish))).toBe('collection-is-full')
  })

  it('puts a new item last', () => {
    const result = performOn(addItem, [list, ...items(3)], wish)
    expect(result).toMatchObject({
      ok: true,
      value: [{ after: { position: 3, urlId: 'post' } }, {}],
    })
  })

  it('moves only what has another place', () => {
    const itemIds = ['item-1', 'item-0', 'item-2']
    const result = performOn(reorderItems, items(3), { collectionId: 'shop', itemIds })
    expect(result.ok && result.value.map(({ id }) => id)).toEqual(['item-1', 'item-0'])
  })

  it('refuses an order that misses an item or names one twice', () => {
    for (const itemIds of [['item-0'], ['item-0', 'item-0', 'item-1'], ['item-0', 'item-1', 'x']]) {
      const result = performOn(reorderItems, items(3), { collectionId: 'shop', itemIds })
      expect(refusalCode(result)).toBe('order-has-changed')
    }
  })
})

describe('a journal', () => {
  it('has no limit, and keeps addresses apart', () => {
    const journal = pageDocument('shop', { type: 1, typeName: 'blog' })
    const wish = { collectionId: 'shop', title: 'Item 7' }
    const result = performOn(addItem, [journal, ...items(300)], wish)
    expect(result).toMatchObject({ ok: true, value: [{ after: { urlId: 'item-7-2' } }, {}] })
  })
})

describe('words of an item', () => {
  const accepts = (fields: object): boolean =>
    editItem.input.safeParse({ itemId: 'item-0', set: fields }).success

  it('tags have at most 50 characters, categories 25', () => {
    expect(accepts({ tags: ['x'.repeat(50)] })).toBe(true)
    expect(accepts({ tags: ['x'.repeat(51)] })).toBe(false)
    expect(accepts({ categories: ['x'.repeat(25)] })).toBe(true)
    expect(accepts({ categories: ['x'.repeat(26)] })).toBe(false)
  })

  it('make an edited sample the owner’s own', () => {
    const sample = itemDocument('item-0', { sample: true })
    const edited = performOn(editItem, [sample], { itemId: 'item-0', set: { title: 'Mine' } })
    expect(edited).toMatchObject({ value: [{ after: { sample: false, updatedOn: 1_000 } }] })
    const same = performOn(editItem, [sample], { itemId: 'item-0', set: { title: 'item-0' } })
    expect(same).toMatchObject({ value: [{ after: sample.body }] })
  })
})
