import { expect, it } from 'vitest'
import type { Product, Variant } from '@vitrine/rules/shop/products/product.ts'
import { tablePattern, writeMoney } from '@vitrine/rules/ground/money/money-pattern.ts'
import { priceRange, variantName } from './product-list.ts'

function product(...variants: Partial<Variant>[]): Product {
  return { variants } as unknown as Product
}

const inCurrency = (code: string) => (cents: number) =>
  writeMoney(cents, tablePattern(code, 'native'))

it('shows one price where all variants cost the same', () => {
  expect(priceRange(product({ priceCents: 4800 }, { priceCents: 4800 }), inCurrency('USD'))).toBe(
    '$48.00',
  )
})

it('shows the range that a shopper pays, sale prices included', () => {
  const lamp = product(
    { priceCents: 9000, onSale: true, salePriceCents: 7000 },
    { priceCents: 12_000, onSale: false, salePriceCents: 1 },
  )
  expect(priceRange(lamp, inCurrency('EUR'))).toBe('€70.00\u00a0– €120.00')
  expect(priceRange(product(), inCurrency('EUR'))).toBe('–')
})

it('names a variant by its options, in the order that the owner gave them', () => {
  const ordered = { variantOptionOrdering: ['Size', 'Glaze'] }
  const variant = { attributes: { Glaze: 'Moss', Size: 'Large' } }
  expect(variantName(ordered, variant)).toBe('Large, Moss')
  expect(variantName({ variantOptionOrdering: [] }, { attributes: {} })).toBe('One variant')
})
