import { noDesign } from '@vitrine/rules/site/design/design.ts'
import { beforeAll, afterAll, describe, expect, test } from 'vitest'
import type { Asset } from '@vitrine/rules/site/media/asset.ts'
import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import { defaultSiteSettings } from '@vitrine/rules/site/sites/default-site-settings.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { navigationItems } from '../navigation/navigation-context.ts'
import { openTestSite, type TestSite } from '../pages/testing/open-test-site.ts'
import { websiteContext } from './website-context.ts'

let site: TestSite
let asset: Asset
let collection: Collection
beforeAll(async () => {
  site = await openTestSite()
  const db = site.context.database.dbFor(site.siteId)
  const [firstAsset] = await listDocuments(db, 'asset')
  const collections = await listDocuments(db, 'collection')
  const live = collections.find(({ body }) => body.visibility === 'live')
  if (firstAsset === undefined || live === undefined) throw new Error('the shop has neither')
  asset = firstAsset.body
  collection = { ...live.body, mainAssetId: 'picture' }
})
afterAll(() => site.close())

/** The settings and collections of a site stay the same objects while a picture of theirs changes. */
const pictures = (): ReadonlyMap<string, Asset>[] => [
  new Map([['picture', asset]]),
  new Map([['picture', { ...asset, filename: 'renamed.png' }]]),
  new Map(),
]

describe('another picture shows on the next page', () => {
  test('in a menu', () => {
    const item = { id: 'entry', kind: 'collection', collectionId: 'journal' } as const
    const collections = new Map([['journal', collection]])
    const shown = pictures().map((assets) => {
      const named = (page: Collection) => page
      const around = { websiteId: site.siteId, assets, collections, named, currentPath: '/' }
      return JSON.stringify(navigationItems({ items: [item] } as never, around))
    })
    expect(shown[0]).toContain(asset.filename)
    expect(shown[1]).toContain('renamed.png')
    expect(shown[2]).not.toContain('mainImage')
  })

  test('as the logo', () => {
    const settings = { ...defaultSiteSettings, logoAssetId: 'picture' }
    const shown = pictures().map((assets) =>
      JSON.stringify(
        websiteContext(
          site.site,
          { settings, locale: settings.language, design: noDesign },
          assets,
          site.time.now,
        ),
      ),
    )
    expect(shown[0]).toContain(asset.filename)
    expect(shown[1]).toContain('renamed.png')
    expect(shown[2]).not.toContain('logoImage')
  })
})
