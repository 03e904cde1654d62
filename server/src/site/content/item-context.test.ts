import { expect, test } from 'vitest'
import type { ContentItem } from '@vitrine/rules/site/content/content-item.ts'
import { itemDocument } from '@vitrine/rules/ground/changes/testing/perform-on.ts'
import { itemContext } from './item-context.ts'

function contextOf(body: Partial<ContentItem>): Record<string, unknown> {
  return itemContext('i', itemDocument('i', body).body, {
    websiteId: 'site',
    currency: 'USD',
    multipleQuantityAllowedForServices: true,
    parts: [],
    collectionUrl: '/help',
    assets: { get: () => undefined },
    stock: { get: () => undefined },
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
