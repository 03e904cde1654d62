import { describe, expect, test } from 'vitest'
import type { Product } from '@vitrine/rules/products/product.ts'
import type { Stock } from '@vitrine/rules/stock/stock.ts'
import { moneyContext, productContext } from './product-context.ts'

describe('money as templates print it', () => {
  test.each([
    [4800, 'USD', '48.00'],
    [5, 'EUR', '0.05'],
    [0, 'USD', '0.00'],
    [-1250, 'USD', '-12.50'],
    [4800, 'JPY', '4800'],
    [4800, 'COP', '48.00'],
    [4800, 'IDR', '48.00'],
    [9_007_199_254_740_991, 'USD', '90071992547409.91'],
  ])('%i minor units of %s are %s', (cents, currency, value) => {
    expect(moneyContext(cents, currency)).toEqual({ value, currency })
  })
})

const product: Product = {
  productType: 1,
  variantOptionOrdering: ['Size'],
  variants: ['a', 'b', 'c', 'd', 'e'].map((id) => ({
    id,
    sku: id,
    attributes: { Size: id },
    priceCents: 100,
    salePriceCents: 0,
    onSale: false,
    assetId: null,
  })),
  customAddButtonText: null,
  details: '',
}

test('stock is shown by class: none, an exact small count, many, and without end', () => {
  const stock = new Map<string, Stock>([
    ['a', { kind: 'counted', quantity: 0 }],
    ['b', { kind: 'counted', quantity: 10 }],
    ['c', { kind: 'counted', quantity: 5000 }],
    ['d', { kind: 'unlimited' }],
  ])
  const around = {
    websiteId: 's',
    currency: 'USD',
    collectionUrl: '/shop',
    assets: new Map(),
    stock,
  }
  const { structuredContent } = productContext(product, around) as {
    structuredContent: { variants: { unlimited: boolean; qtyInStock: number }[] }
  }
  const shown = structuredContent.variants.map(({ unlimited, qtyInStock }) => [
    unlimited,
    qtyInStock,
  ])
  expect(shown).toEqual([
    [false, 0],
    [false, 10],
    [false, 11],
    [true, 0],
    [false, 0],
  ])
})
