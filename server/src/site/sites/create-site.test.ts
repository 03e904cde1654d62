import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listItemPage } from '../../ground/documents/list-items.ts'
import {
  findCollectionByAddress,
  findItemByAddress,
  listDocuments,
  readDocument,
} from '../../ground/documents/read-documents.ts'
import { openDatabase, type Database } from '../../ground/db/database.ts'
import { openFileStore } from '../../ground/files/file-store.ts'
import { writeSmallShopStarter } from '../../testing/seeds/small-shop.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { createSite, type CreateSiteContext } from './create-site.ts'
import { KnownHosts } from './known-hosts.ts'
import { documentKinds } from '../../document-kinds.ts'

const now = Date.UTC(2026, 0, 5, 12)
let test: TestDatabase
let database: Database

/** As a process that has only begun knows them. */
const hosts = () => new KnownHosts(database, new Map())

let folder: string
let context: CreateSiteContext

beforeAll(async () => {
  test = await createTestDatabase()
  database = openDatabase(test.connection)
  folder = await mkdtemp(join(tmpdir(), 'vitrine-sites-'))
  await writeSmallShopStarter(join(folder, 'starters'))
  context = {
    database,
    kinds: documentKinds,
    files: openFileStore(join(folder, 'data')),
    random: (byteCount) => randomBytes(byteCount),
    config: { sitesDomain: 'localhost', editorOrigin: 'http://localhost:3000' },
    startersFolder: join(folder, 'starters'),
  }
})

afterAll(async () => {
  await database.close()
  await test.drop()
  await rm(folder, { recursive: true, force: true })
})

async function make(name: string, country?: string) {
  const created = await createSite(context, { name, starter: 'small-shop', country }, now)
  if (!created.ok) throw new Error(created.refusal.message)
  return { ...created.value, site: database.dbFor(created.value.siteId) }
}

describe('a new site', () => {
  it.each([
    ['DE', { country: 'DE', currency: 'EUR', timeZone: 'Europe/Berlin', language: 'de-DE' }, 2500],
    ['JP', { country: 'JP', currency: 'JPY', timeZone: 'Asia/Tokyo', language: 'ja-JP' }, 25],
  ])('begins in %s with its money, time and words', async (country, place, salePriceCents) => {
    const { site } = await make(`in-${country.toLowerCase()}`, country)
    expect((await readDocument(site, 'site-settings', 'site'))?.body).toMatchObject(place)
    const shop = await findCollectionByAddress(site, 'shop')
    const bowl = await findItemByAddress(site, shop!.id, 'moss-bowl')
    expect(bowl?.body.product?.variants[1]).toMatchObject({ sku: 'BOWL-M', salePriceCents })
  })

  it('has the pages, products, posts and pictures of its starter', async () => {
    const { site } = await make('whole')
    const shop = await findCollectionByAddress(site, 'shop')
    const bowl = await findItemByAddress(site, shop!.id, 'moss-bowl')
    expect(bowl?.body.product?.variants).toMatchObject([
      { sku: 'BOWL-S', priceCents: 2000, onSale: false },
      { sku: 'BOWL-M', priceCents: 3000, salePriceCents: 2500, onSale: true },
    ])
    const picture = await readDocument(site, 'asset', bowl!.body.mainAssetId!)
    expect(picture?.body).toMatchObject({ altText: 'A moss-green bowl', width: 60, height: 40 })
    expect(picture?.body.colorData).toMatchObject({ centerAverage: '6b7f5a' })
    expect((await context.files.read(picture!.body.hash)).byteLength).toBe(picture!.body.byteSize)
    const settings = await readDocument(site, 'site-settings', 'site')
    expect(settings?.body).toMatchObject({ title: 'Small Shop', hasSampleContent: true })
    expect(settings?.body.store.shipping).toEqual({ name: 'Parcel', priceCents: 500 })
    const files = await listDocuments(site, 'template-file')
    expect(files.map((file) => file.id)).toEqual(
      expect.arrayContaining([
        'assets/dot.png',
        'site.region',
        'styles/site.less',
        'template.conf',
      ]),
    )
  })

  it.each([
    ['a sale that takes nothing off', { sku: 'B', price: '20.00', salePrice: '20.00' }],
    ['two variants by one SKU', { sku: 'A', price: '20.00' }],
  ])('is not made of a starter whose product has %s', async (_, second) => {
    const attributes = (size: string) => ({ attributes: { Size: size }, stock: 1 })
    const product = {
      productType: 1,
      variantOptionOrdering: ['Size'],
      variants: [
        { sku: 'A', price: 2000, ...attributes('S') },
        { ...second, ...attributes('M') },
      ],
    }
    const file = join(folder, 'starters', 'small-shop', 'content', 'items', 'shop.json')
    const before = await readFile(file, 'utf8')
    await writeFile(file, JSON.stringify([{ title: 'Bowl', urlId: 'bowl', product }]))
    const created = await createSite(context, { name: 'unsold', starter: 'small-shop' }, now)
    await writeFile(file, before)
    expect(created).toMatchObject({ ok: false, refusal: { code: 'starter-not-valid' } })
  })

  it('marks everything but the home page as sample content', async () => {
    const { site } = await make('marked')
    const collections = await listDocuments(site, 'collection')
    expect(collections.filter(({ body }) => !body.sample).map(({ body }) => body.urlId)).toEqual([
      'home',
    ])
    expect((await listDocuments(site, 'item')).every(({ body }) => body.sample)).toBe(true)
  })

  it('has the stock that its starter says', async () => {
    const { siteId } = await make('stocked')
    const rows = await database.kysely
      .selectFrom('stock')
      .select('quantity')
      .where('website_id', '=', siteId)
      .execute()
    const quantities = rows.map((row) => row.quantity)
    expect(quantities).toHaveLength(3)
    expect(quantities).toEqual(expect.arrayContaining([3, 1, null]))
  })

  it('shows posts newest first, page by page', async () => {
    const { site } = await make('paged')
    const journal = await findCollectionByAddress(site, 'journal')
    const request = {
      collectionId: journal!.id,
      order: 'newest-first',
      limit: 1,
      publishedBy: now,
    } as const
    const first = await listItemPage(site, request)
    expect(first.items.map(({ body }) => body.title)).toEqual(['Second firing'])
    const second = await listItemPage(site, { ...request, after: first.next! })
    expect(second.items.map(({ body }) => body.title)).toEqual(['First firing'])
    expect(second.next).toBeNull()
  })

  it('answers on its own host', async () => {
    const { siteId } = await make('hosted')
    expect(await hosts().findSite('hosted.localhost', now)).toEqual({
      siteId,
      name: 'hosted',
      isOwn: false,
      primary: null,
    })
    expect(await hosts().findSite('nobody.localhost', now)).toBeUndefined()
  })
})

describe('a site is refused', () => {
  it.each([
    [
      'Fern',
      'A site name has 1 to 63 lower-case letters, digits and hyphens, without a hyphen at its ends.',
    ],
    [
      '-fern',
      'A site name has 1 to 63 lower-case letters, digits and hyphens, without a hyphen at its ends.',
    ],
    [
      'a'.repeat(64),
      'A site name has 1 to 63 lower-case letters, digits and hyphens, without a hyphen at its ends.',
    ],
    ['www', 'This name is reserved. Please choose another one.'],
  ])('when its name is %s', async (name, message) => {
    const created = await createSite(context, { name, starter: 'small-shop' }, now)
    expect(created).toMatchObject({ ok: false, refusal: { message } })
  })

  it('when its address would be that of the editor', async () => {
    const config = { sitesDomain: 'shops.example', editorOrigin: 'https://studio.shops.example' }
    const make = (name: string) =>
      createSite({ ...context, config }, { name, starter: 'small-shop' }, now)
    expect(await make('studio')).toMatchObject({
      ok: false,
      refusal: { code: 'site-name-reserved', fields: { name: expect.any(String) } },
    })
    expect((await make('kiln')).ok).toBe(true)
  })

  it('when there is already one of its name, also when both are made at once', async () => {
    const make = () => createSite(context, { name: 'twin', starter: 'small-shop' }, now)
    const results = await Promise.all([make(), make()])
    expect(results.filter((result) => result.ok)).toHaveLength(1)
    expect(await make()).toMatchObject({
      ok: false,
      refusal: { code: 'site-name-in-use', message: 'There is already a site with this name.' },
    })
  })

  it('when there is no such starter', async () => {
    const created = await createSite(context, { name: 'lost', starter: '../secrets' }, now)
    expect(created).toMatchObject({ ok: false, refusal: { code: 'no-such-starter' } })
  })

  it('when its starter is broken, with the place', async () => {
    const starters = join(folder, 'broken')
    await writeSmallShopStarter(starters)
    await writeFile(join(starters, 'small-shop/content/items/journal.json'), '[{"title": 3}]')
    const created = await createSite(
      { ...context, startersFolder: starters },
      { name: 'broken', starter: 'small-shop' },
      now,
    )
    expect(created).toMatchObject({
      ok: false,
      refusal: { message: expect.stringContaining('content/items/journal.json, 0.title:') },
    })
    expect(await hosts().findSite('broken.localhost', now)).toBeUndefined()
  })
})

describe('a bare address', () => {
  it('has no site while there are several', async () => {
    expect(await hosts().findOnlySite(now)).toBeUndefined()
  })
})
