import { describe, expect, test } from 'vitest'
import { itemDocument, pageDocument, performOn } from '../../ground/changes/testing/perform-on.ts'
import { addProduct, editProduct } from './product-actions.ts'
import type { Variant } from './product.ts'

const variant = (id: string, change: Partial<Variant> = {}): Variant => ({
  id,
  sku: id.toUpperCase(),
  attributes: { Size: id },
  priceCents: 1000,
  salePriceCents: 0,
  onSale: false,
  assetId: null,
  ...change,
})
const bowl = itemDocument('bowl', {
  recordType: 11,
  product: {
    productType: 1,
    variantOptionOrdering: ['Size'],
    variants: [variant('s'), variant('m')],
    customAddButtonText: null,
    details: '',
  },
})
const shop = pageDocument('shop', { type: 13, typeName: 'products', urlId: 'shop' })

const edit = (variants: readonly Partial<Variant>[]) =>
  performOn(editProduct, [bowl], { itemId: 'bowl', set: { variants } })

function variantsAfter(result: ReturnType<typeof edit>): readonly Variant[] {
  if (!result.ok) throw new Error(result.refusal.message)
  const [after] = result.value
  return after?.kind === 'item' ? (after.after?.product?.variants ?? []) : []
}

describe('a sale price', () => {
  test.each([1000, 1001])(
    'of %i is refused beside its field where the price is 1000',
    (salePriceCents) => {
      const message = 'A sale price has to be below the price.'
      expect(edit([variant('s'), variant('m', { onSale: true, salePriceCents })])).toMatchObject({
        ok: false,
        refusal: {
          code: 'sale-price-not-below',
          status: 400,
          fields: { 'variants.m.salePriceCents': message },
        },
      })
    },
  )

  test('may be anything below the price, and is asked nothing while there is no sale', () => {
    expect(edit([variant('s', { onSale: true, salePriceCents: 999 }), variant('m')]).ok).toBe(true)
    expect(edit([variant('s', { onSale: true, salePriceCents: 0 }), variant('m')]).ok).toBe(true)
    expect(edit([variant('s', { salePriceCents: 5000 }), variant('m')]).ok).toBe(true)
  })

  test('is refused for a new product too', () => {
    const variants = [
      { sku: '', attributes: {}, priceCents: 100, salePriceCents: 100, onSale: true },
    ]
    const wish = { collectionId: 'shop', title: 'Cup', product: { variants } }
    expect(performOn(addProduct, [shop], wish)).toMatchObject({
      refusal: { code: 'sale-price-not-below' },
    })
  })
})

test('an edit that changes nothing is no change, in whatever order the stored keys stand', () => {
  const { body } = bowl
  const product = body.product === null ? null : backwards(body.product)
  const stored = { ...bowl, body: backwards({ ...body, product }) }
  const first = product?.variants[0]
  const wish = { itemId: 'bowl', set: { title: body.title }, variants: [] }
  expect(performOn(editProduct, [stored], wish)).toEqual({ ok: true, value: [] })
  const same = { id: first?.id, set: { priceCents: first?.priceCents } }
  expect(performOn(editProduct, [stored], { ...wish, variants: [same] })).toMatchObject({
    value: [],
  })
})

function backwards<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).toReversed()) as Value
}

describe('a SKU', () => {
  test('that nobody gave is one of the variant’s own, the same wherever it is made', () => {
    const variants = [
      { sku: '', attributes: { Size: 'S' }, priceCents: 100 },
      { sku: ' ', attributes: { Size: 'M' }, priceCents: 100 },
    ]
    const product = { variantOptionOrdering: ['Size'], variants }
    const add = () => performOn(addProduct, [shop], { collectionId: 'shop', title: 'Cup', product })
    const skus = variantsAfter(add()).map(({ sku }) => sku)
    expect(skus).toHaveLength(2)
    expect(new Set(skus).size).toBe(2)
    for (const sku of skus) expect(sku).toMatch(/^V-[0-9A-F]{8}$/)
    expect(variantsAfter(add()).map(({ sku }) => sku)).toEqual(skus)
  })

  test('that another variant of the product has is refused beside its field', () => {
    expect(edit([variant('s', { sku: 'BOWL' }), variant('m', { sku: 'BOWL ' })])).toMatchObject({
      ok: false,
      refusal: {
        code: 'same-sku-twice',
        fields: { 'variants.m.sku': 'Another variant of this product has this SKU.' },
      },
    })
    const one = { itemId: 'bowl', set: {}, variants: [{ id: 'm', set: { sku: 'S' } }] }
    expect(performOn(editProduct, [bowl], one)).toMatchObject({
      refusal: { fields: { 'variants.m.sku': expect.anything() } },
    })
  })

  test('that was taken away is made anew, apart from those that are there', () => {
    const after = variantsAfter(edit([variant('s', { sku: '' }), variant('m', { sku: 'V-S' })]))
    expect(after.map(({ sku }) => sku)).toEqual(['V-S-2', 'V-S'])
    const one = { itemId: 'bowl', set: {}, variants: [{ id: 's', set: { sku: ' ' } }] }
    const skus = variantsAfter(performOn(editProduct, [bowl], one)).map(({ sku }) => sku)
    expect(skus).toEqual(['V-S', 'M'])
  })
})
