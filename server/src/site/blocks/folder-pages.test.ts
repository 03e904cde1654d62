import { expect, test } from 'vitest'
import { CollectionType, type Collection } from '@vitrine/rules/site/collections/collection.ts'
import { blockContext, type BlockSurroundings } from './block-context.ts'

function page(urlId: string, more: Partial<Collection> = {}): [string, Collection] {
  const collection: Collection = {
    type: CollectionType.page,
    typeName: 'page',
    title: `<${urlId}>`,
    navigationTitle: `<${urlId}>`,
    description: '',
    urlId,
    homepage: false,
    visibility: 'live',
    ordering: 'chronological',
    pageSize: 20,
    folder: false,
    folderBehavior: 3,
    mainAssetId: null,
    layoutId: null,
    updatedOn: 0,
    sample: false,
    ...more,
  }
  return [`id-${urlId.replaceAll('/', '-')}`, collection]
}

test('a folder shows its public pages in its order, and none that only has an address below it', () => {
  const collections = new Map([
    page('work', { folder: true, pageIds: ['id-signs', 'id-old', 'id-gone', 'id-lamps'] }),
    page('lamps'),
    page('signs', { visibility: 'draft' }),
    page('work/shop'),
    page('old'),
  ])
  const site = { siteId: 'site', collections, viewer: 'public' }
  const around = {
    site,
    data: { assets: { get: () => undefined } },
  } as unknown as BlockSurroundings
  const block = { id: 'b', type: 17, value: { collectionId: 'id-work' } }
  expect(blockContext(block, around)?.context).toMatchObject({
    pages: [{ fullUrl: '/old', navigationTitle: '&lt;old&gt;' }, { fullUrl: '/lamps' }],
  })
})
