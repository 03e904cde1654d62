import { describe, expect, test } from 'vitest'
import type { Stock } from '../stock/stock.ts'
import { isSoldOut, needsVariantChoice, productMark } from './availability.ts'
import { chooseVariant } from './choose-variant.ts'
import { ProductType, type Product, type Variant } from './product.ts'

const variant = (change: Partial<Variant> = {}): Variant => ({
  id: 'a',
  sku: 'A',
  attributes: {},
  priceCents: 100,
  salePriceCents: 0,
  onSale: false,
  assetId: null,
  ...change,
})
const product = (change: Partial<Product> = {}): Product => ({
  productType: ProductType.physical,
  variantOptionOrdering: [],
  variants: [variant()],
  customAddButtonText: null,
  details: '',
  ...change,
})
const none: Stock = { kind: 'counted', quantity: 0 }
const some: Stock = { kind: 'counted', quantity: 2 }
const unlimited: Stock = { kind: 'unlimited' }

describe('sold out', () => {
  const counted = [ProductType.physical, ProductType.service]
  const never = [ProductType.digital, ProductType.giftCard, ProductType.paywall]
  test.each(counted)('type %i is, when no variant is unlimited or has stock', (productType) => {
    expect(isSoldOut(product({ productType, variants: [] }), () => none)).toBe(true)
    expect(isSoldOut(product({ productType }), () => none)).toBe(true)
    expect(isSoldOut(product({ productType }), () => some)).toBe(false)
    expect(isSoldOut(product({ productType }), () => unlimited)).toBe(false)
  })
  test.each(never)('type %i never is', (productType) => {
    for (const stock of [none, some, unlimited]) {
      expect(isSoldOut(product({ productType }), () => stock)).toBe(false)
    }
    expect(isSoldOut(product({ productType, variants: [] }), () => none)).toBe(false)
  })

  test('goes before sale', () => {
    const onSale = product({ variants: [variant({ onSale: true })] })
    expect(productMark(onSale, () => none)).toBe('sold-out')
    expect(productMark(onSale, () => some)).toBe('sale')
    expect(productMark(product(), () => some)).toBeNull()
  })
})

describe('choosing a variant', () => {
  const bowl = product({
    variantOptionOrdering: ['Size', 'Glaze'],
    variants: [
      variant({ attributes: { Size: 'S', Glaze: 'Moss' } }),
      variant({ id: 'b', sku: 'B', attributes: { Size: 'M', Glaze: 'Moss' } }),
    ],
  })
  const messageOf = (request: Parameters<typeof chooseVariant>[1], of = bowl) => {
    const chosen = chooseVariant(of, request)
    return chosen.ok ? chosen.value.sku : chosen.refusal.message
  }

  test('is asked for where there is more than one, and nothing digital', () => {
    expect(needsVariantChoice(bowl)).toBe(true)
    expect(needsVariantChoice(product())).toBe(false)
    expect(needsVariantChoice({ ...bowl, productType: ProductType.digital })).toBe(false)
  })

  test('goes by SKU or by one value per option, and says what is missing', () => {
    expect(messageOf({ sku: 'B' })).toBe('B')
    expect(messageOf({ sku: null, options: { Size: 'M', Glaze: 'Moss' } })).toBe('B')
    expect(messageOf({ sku: null, options: { Size: 'M' } })).toBe('Please select the Glaze option.')
    expect(messageOf({ sku: null })).toBe('Please select the Size and Glaze options.')
    const unavailable = 'Sorry, that item variant is unavailable. Please select another variant.'
    expect(messageOf({ sku: null, options: { Size: 'L', Glaze: 'Moss' } })).toBe(unavailable)
    expect(messageOf({ sku: 'C' })).toBe(unavailable)
    expect(messageOf({ sku: null }, { ...bowl, productType: ProductType.giftCard })).toBe(
      'Select a denomination for the Gift Card',
    )
  })
})
