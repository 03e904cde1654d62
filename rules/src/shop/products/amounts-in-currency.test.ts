import { describe, expect, test } from 'vitest'
import {
  itemDocument,
  pageDocument,
  performOn,
  refusalCode,
} from '../../ground/changes/testing/perform-on.ts'
import { defaultSiteSettings } from '../../site/sites/default-site-settings.ts'
import { setShipping } from '../../site/sites/site-settings-actions.ts'
import { addProduct, editProduct } from './product-actions.ts'

const variant = {
  id: 'v',
  sku: 'V',
  attributes: {},
  priceCents: 4100,
  salePriceCents: 0,
  onSale: false,
  assetId: null,
}
const product = {
  productType: 1,
  variantOptionOrdering: [],
  variants: [variant],
  customAddButtonText: null,
  details: '',
} as const
const body = { ...defaultSiteSettings, currency: 'JPY' }
const documents = [
  { kind: 'site-settings', id: 'site', revision: 1, body } as const,
  pageDocument('shop', { type: 13, typeName: 'products', urlId: 'shop' }),
  itemDocument('lamp', { recordType: 11, product }),
]
const edit = { id: 'v', set: { priceCents: 4500 }, seen: { priceCents: 4100 } }

describe('amounts in another currency than the shop has', () => {
  test.each([
    ['a product', editProduct, { itemId: 'lamp', set: {}, variants: [edit] }],
    [
      'a new product',
      addProduct,
      {
        collectionId: 'shop',
        title: 'Lamp',
        product: { variants: [{ ...variant, id: undefined }] },
      },
    ],
    ['the shipping', setShipping, { set: { priceCents: 4500 } }],
  ])('are refused of %s, and those in its own are stored', (_what, action, input) => {
    const typedIn = (currency: string) =>
      performOn(action as typeof editProduct, documents, { ...input, currency } as never)
    expect(refusalCode(typedIn('USD'))).toBe('currency-changed')
    expect(typedIn('JPY').ok).toBe(true)
  })
})
