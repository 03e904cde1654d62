import { expect, test } from 'vitest'
import type { ContentItem } from '@vitrine/rules/site/content/content-item.ts'
import { itemDocument } from '@vitrine/rules/ground/changes/testing/perform-on.ts'
import type { Asset, AssetFinder } from '@vitrine/rules/site/media/asset.ts'
import { ProductType, type Product } from '@vitrine/rules/shop/products/product.ts'
import { itemContext } from './item-context.ts'

function contextOf(
  body: Partial<ContentItem>,
  assets: AssetFinder = new Map(),
): Record<string, unknown> {
  return itemContext('i', itemDocument('i', body).body, {
    websiteId: 'site',
    currency: 'USD',
    multipleQuantityAllowedForServices: true,
    parts: [],
    collectionUrl: '/help',
    assets,
    stock: { get: () => undefined },
    forms: new Map(),
    commentCounts: new Map(),
    reviewFacts: new Map(),
    likeCounts: new Map(),
    promoted: new Map(),
    settings: {},
  })
}

test('an item tells templates what kind it is by its number and its label', () => {
  const labels = ([1, 11, 18, 54] as const).map((recordType) => {
    const context = contextOf({ recordType })
    return [context['recordType'], context['recordTypeLabel']]
  })
  expect(labels).toEqual([
    [1, 'text'],
    [11, 'store-item'],
    [18, 'digital-good'],
    [54, 'kbarticle'],
  ])
})

test('a product without pictures of its own shows the one of a variant', () => {
  const asset: Asset = {
    contentType: 'image/png',
    hash: 'a'.repeat(64),
    byteSize: 1,
    width: 9,
    height: 9,
    colorData: null,
    filename: 'moss.png',
    altText: 'A bowl in moss green',
    title: '',
    focalPoint: { x: 0.5, y: 0.5 },
    addedOn: 0,
    sample: false,
  }
  const variant = { attributes: {}, priceCents: 1, salePriceCents: 0, onSale: false }
  const product: Product = {
    productType: ProductType.physical,
    variantOptionOrdering: [],
    variants: [
      { ...variant, id: 'sand', sku: 'SAND', assetId: null },
      { ...variant, id: 'moss', sku: 'MOSS', assetId: 'picture' },
    ],
    customAddButtonText: null,
    details: '',
  }
  const assets = new Map([['picture', asset]])
  expect(contextOf({ product }, assets)).toMatchObject({
    mainImageId: 'picture',
    mainImage: { altText: 'A bowl in moss green' },
    items: [],
  })
  expect(contextOf({ product, assetIds: ['own'] }, assets)['mainImageId']).toBeUndefined()
})
