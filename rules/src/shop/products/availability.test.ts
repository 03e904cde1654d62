import { describe, expect, test } from 'vitest'
import { needsVariantChoice } from './availability.ts'
import { chooseVariant } from '../cart/add-to-cart.ts'
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
