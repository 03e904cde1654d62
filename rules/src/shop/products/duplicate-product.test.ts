import { expect, it } from 'vitest'
import { itemDocument, pageDocument, performOn } from '../../ground/changes/testing/perform-on.ts'
import { duplicateProduct } from './duplicate-product-actions.ts'
import type { Product, Variant } from './product.ts'

const variant = (size: string): Variant => ({
  id: size,
  sku: `BOWL-${size}`,
  attributes: { Size: size },
  priceCents: 1000,
  salePriceCents: 900,
  onSale: true,
  assetId: 'moss',
})
const product: Product = {
  productType: 1,
  variantOptionOrdering: ['Size'],
  variants: [variant('S'), variant('M')],
  customAddButtonText: 'Take it home',
  details: '<p>Stoneware.</p>',
}
const shop = pageDocument('shop', { type: 13, typeName: 'products', urlId: 'shop' })
const bowl = itemDocument('bowl', {
  recordType: 11,
  collectionId: 'shop',
  urlId: 'bowl',
  visibility: 'live',
  assetIds: ['front', 'back'],
  product,
})
const post = itemDocument('post', { collectionId: 'shop', product: null })

const copy = (wish: object) =>
  performOn(duplicateProduct, [shop, bowl, post], {
    itemId: 'bowl',
    collectionId: 'shop',
    title: 'Bowl (copy)',
    ...wish,
  })

it('a copy of a product is a draft with its pictures, words and variants', () => {
  const result = copy({})
  if (!result.ok) throw new Error(result.refusal.message)
  const [edit] = result.value
  const after = edit?.kind === 'item' ? edit.after : null
  expect(after).toMatchObject({
    title: 'Bowl (copy)',
    urlId: 'bowl-copy',
    visibility: 'draft',
    assetIds: ['front', 'back'],
    product: { customAddButtonText: 'Take it home', details: '<p>Stoneware.</p>' },
  })
  expect(after?.product?.variants.map(({ attributes }) => attributes)).toEqual([
    { Size: 'S' },
    { Size: 'M' },
  ])
})

it('variants of a copy are others, under SKUs of their own', () => {
  const result = copy({})
  if (!result.ok) throw new Error(result.refusal.message)
  const [edit] = result.value
  const variants = edit?.kind === 'item' ? (edit.after?.product?.variants ?? []) : []
  const names = [...product.variants, ...variants].flatMap(({ id, sku }) => [id, sku])
  expect(new Set(names).size).toBe(8)
  expect(variants.every(({ sku }) => sku.startsWith('V-'))).toBe(true)
})

it('what is no product, or of another page, is not copied', () => {
  expect(copy({ itemId: 'post' })).toMatchObject({ refusal: { code: 'is-not-a-product' } })
  expect(copy({ itemId: 'gone' })).toMatchObject({ refusal: { code: 'no-such-item' } })
  expect(copy({ collectionId: 'other' })).toMatchObject({ refusal: { code: 'no-such-item' } })
})
