import { expect, test } from 'vitest'
import type { Stock } from '../../site/stock/stock.ts'
import { scarcityViews } from './low-stock.ts'
import { ProductType, type Product } from './product.ts'

const variant = (id: string, attributes: Record<string, string>) => ({
  id,
  sku: id,
  attributes,
  priceCents: 100,
  salePriceCents: 0,
  onSale: false,
  assetId: null,
})

const mug: Product = {
  productType: ProductType.physical,
  variantOptionOrdering: ['Size'],
  variants: [variant('s', { Size: 'S' }), variant('m', { Size: 'M' }), variant('l', { Size: 'L' })],
  customAddButtonText: null,
  details: '',
  lowStockAt: 3,
}
const counted = (quantity: number): Stock => ({ kind: 'counted', quantity })

test('visitors are told of each variant of which as few are left as its owner says, and of no other', () => {
  const stock = new Map<string, Stock>([
    ['s', counted(3)],
    ['m', counted(4)],
    ['l', counted(0)],
  ])
  expect(scarcityViews(mug, stock)).toEqual([{ qtyInStock: 3, attributes: { Size: 'S' } }])
  expect(scarcityViews({ ...mug, lowStockAt: 0 }, stock)).toEqual([])
  stock.set('s', { kind: 'unlimited' })
  expect(scarcityViews(mug, stock)).toEqual([])
})

test('of a product without a choice it is told at once, and never of a gift card', () => {
  const one = { ...mug, variants: [variant('s', {})], variantOptionOrdering: [] }
  const stock = new Map([['s', counted(1)]])
  expect(scarcityViews(one, stock)).toEqual([{ qtyInStock: 1 }])
  expect(scarcityViews({ ...one, productType: ProductType.giftCard }, stock)).toEqual([])
})
