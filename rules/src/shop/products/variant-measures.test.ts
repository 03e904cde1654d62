import { expect, it } from 'vitest'
import { itemDocument, pageDocument, performOn } from '../../ground/changes/testing/perform-on.ts'
import { duplicateProduct } from './duplicate-product-actions.ts'
import { editProduct } from './product-actions.ts'
import { setProductOptions } from './product-option-actions.ts'
import type { Product } from './product.ts'

const product: Product = {
  productType: 1,
  variantOptionOrdering: ['Size'],
  variants: [
    {
      id: 's',
      sku: 'BOWL-S',
      attributes: { Size: 'S' },
      priceCents: 1000,
      salePriceCents: 0,
      onSale: false,
      assetId: null,
      weight: 0.8,
    },
  ],
  customAddButtonText: null,
  details: '',
}
const shop = pageDocument('shop', { type: 13, typeName: 'products', urlId: 'shop' })
const bowl = itemDocument('bowl', { recordType: 11, collectionId: 'shop', product })

function after(result: ReturnType<typeof performOn>) {
  const [edit] = result.ok ? result.value : []
  return edit?.kind === 'item' ? edit.after?.product?.variants : undefined
}
const edit = (set: object, seen: object) =>
  performOn(editProduct, [bowl], { itemId: 'bowl', set: {}, variants: [{ id: 's', set, seen }] })

it('a variant is weighed and measured, to a gram and a tenth of a millimeter', () => {
  const set = { weight: 0.81249, len: 12.5, width: 12, height: 7 }
  const result = edit(set, { weight: 0.8, len: 0, width: 0, height: 0 })
  expect(after(result)).toMatchObject([{ weight: 0.812, len: 12.5, width: 12, height: 7 }])
})

it('of two who weigh it the second is told', () => {
  expect(edit({ weight: 2 }, { weight: 0.7 })).toMatchObject({ ok: false })
})

it('a weight below nothing, or of a planet, is none', () => {
  expect(() => edit({ weight: -1 }, {})).toThrow()
  expect(() => edit({ weight: 1e24 }, {})).toThrow()
})

it('a copy of a product, and a variant that is made after another, weigh the same', () => {
  const copied = performOn(duplicateProduct, [shop, bowl], {
    itemId: 'bowl',
    collectionId: 'shop',
    title: 'Bowl (copy)',
  })
  expect(after(copied)).toMatchObject([{ weight: 0.8 }])
  const size = { name: 'Size', was: 'Size', values: [{ value: 'S', was: 'S' }] }
  const glaze = { name: 'Glaze', values: [{ value: 'Moss' }, { value: 'Sand' }] }
  const optioned = performOn(setProductOptions, [bowl], { itemId: 'bowl', options: [size, glaze] })
  expect(after(optioned)).toMatchObject([{ weight: 0.8 }, { weight: 0.8 }])
})
