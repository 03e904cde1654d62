import { noDesign } from '@vitrine/rules/site/design/design.ts'
import { beforeAll, afterAll, describe, expect, test } from 'vitest'
import type { Asset } from '@vitrine/rules/site/media/asset.ts'
import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import { defaultSiteSettings } from '@vitrine/rules/site/sites/default-site-settings.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { navigationItems } from '../navigation/navigation-context.ts'
import { openTestSite, type TestSite } from '../pages/testing/open-test-site.ts'
import type { SiteView } from '../views/site-view.ts'
import { collectionInMenus } from './collection-in-menus.ts'
import { websiteContext } from './website-context.ts'

type Pictures = ReadonlyMap<string, Asset>

let site: TestSite
let view: SiteView
let asset: Asset
let collection: Collection
beforeAll(async () => {
  site = await openTestSite()
  view = await site.context.views.live.get(site.siteId, { now: site.time.now, uptime: 0 })
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
const pictures = (): Pictures[] => [
  new Map([['picture', asset]]),
  new Map([['picture', { ...asset, filename: 'renamed.png' }]]),
  new Map(),
]

describe('another picture shows on the next page', () => {
  test('in a menu', () => {
    const item = { id: 'entry', kind: 'collection', collectionId: 'journal' } as const
    const collections = new Map([['journal', collection]])
    const menuOf = (view: SiteView, assets: ReadonlyMap<string, Asset>) => {
      const shown = (id: string, page: Collection) => collectionInMenus(id, page, view, { assets })
      const around = { collections, shown, currentPath: '/' }
      return JSON.stringify(navigationItems({ items: [item] } as never, around))
    }
    const [asWas, renamed, missing] = pictures() as [Pictures, Pictures, Pictures]
    // a site that has changed has another view
    expect(menuOf({ ...view }, asWas)).toContain(asset.filename)
    expect(menuOf({ ...view }, renamed)).toContain('renamed.png')
    // the picture comes with the next pass of the same page
    const sameView = { ...view }
    expect(menuOf(sameView, missing)).not.toContain('mainImage')
    expect(menuOf(sameView, asWas)).toContain(asset.filename)
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
