import type pg from 'pg'
import type {} from '@vitrine/rules/document-kinds.ts'
import type { DocumentBodies } from '@vitrine/rules/ground/documents/document.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { RecordType } from '@vitrine/rules/site/content/content-item.ts'
import { ProductType } from '@vitrine/rules/shop/products/product.ts'
import { openDatabase, type SiteDatabase } from '@vitrine/server/ground/db/database.ts'
import { insertDocuments } from '@vitrine/server/ground/documents/document-rows.ts'
import { writeDerivedRows } from '@vitrine/server/derived-rows.ts'
import type { ProductUnderTest } from '../product-under-test.ts'
import { itemTexts } from './item-texts.ts'

type Item = DocumentBodies['item']

/** So many items are in one transaction. */
const itemsAtOnce = 500

const minute = 60_000

/** The address of an item that was seeded, below its collection's. */
export function seededUrlId(place: number): string {
  return `seeded-${place}`
}

/** A page of posts or products that items are given to. */
export type SeededList = { readonly collectionId: string; readonly isProduct: boolean }

/**
 * Gives a site `count` live items, each a minute older than the one before, to its lists in turn:
 * unless others are named, to `journal` and `shop`. They go through the product's own projection and
 * derived rows, as if an owner had saved them, without their history.
 */
export async function seedItems(
  under: ProductUnderTest,
  count: number,
  named?: readonly SeededList[],
): Promise<void> {
  const database = openDatabase({ url: under.databaseUrl })
  const pictures = await readPictures(under.pool)
  const lists = named ?? (await readLists(under.pool))
  const newest = Date.now() - minute
  const restoreIndexes = await dropWordIndexes(under.pool)
  for (let start = 0; start < count; start += itemsAtOnce) {
    await database.transact(under.websiteId as SiteId, async (site) => {
      const places = Array.from(
        { length: Math.min(itemsAtOnce, count - start) },
        (_, index) => start + index,
      )
      const items = places.map((place) => {
        const list = lists[place % lists.length]
        if (list === undefined) throw new Error('there is no list to fill')
        const pictureId = pictures[place % pictures.length] ?? null
        const body = itemBody(place, count, { ...list, pictureId, newest })
        return { id: itemId(place), body }
      })
      await insertItems(site, items)
    })
  }
  await restoreIndexes()
  // whatever the running server keeps of the site is of the revision before
  await under.pool.query('update site set revision = revision + 1')
  await under.pool.query('vacuum analyze')
  await database.close()
}

/** Indexes of words are made at once in a tenth of the time that they take to grow. */
async function dropWordIndexes(pool: pg.Pool): Promise<() => Promise<void>> {
  const { rows } = await pool.query<{ name: string; statement: string }>(
    `select indexname as name, indexdef as statement from pg_indexes
      where schemaname = 'public' and indexdef like '%USING gin%'`,
  )
  for (const { name } of rows) await pool.query(`drop index ${name}`)
  return async () => {
    for (const { statement } of rows) await pool.query(statement)
  }
}

async function insertItems(
  site: SiteDatabase,
  items: readonly { id: string; body: Item }[],
): Promise<void> {
  const kind = 'item' as const
  await insertDocuments(
    site,
    items.map(({ id, body }) => ({ kind, id, body, revision: 1 })),
  )
  await writeDerivedRows(
    site,
    items.map(({ id, body }) => ({ kind, id, before: null, after: body })),
  )
}

function itemId(place: number): string {
  return `5eeded${place.toString(16).padStart(18, '0')}`
}

type Around = SeededList & {
  readonly pictureId: string | null
  readonly newest: number
}

function itemBody(place: number, count: number, around: Around): Item {
  const { title, body, excerpt, category, tag } = itemTexts(place, count)
  const publishOn = around.newest - place * minute
  return {
    collectionId: around.collectionId,
    recordType: around.isProduct ? RecordType.storeItem : RecordType.text,
    title,
    urlId: seededUrlId(place),
    body,
    excerpt,
    tags: [tag],
    categories: [category],
    authorName: 'Maud Corrigan',
    mainAssetId: around.pictureId,
    assetIds: [],
    visibility: 'live',
    starred: false,
    position: 1000 + place,
    addedOn: publishOn,
    publishOn,
    updatedOn: publishOn,
    customContent: {},
    sample: false,
    product: around.isProduct ? product(place) : null,
  }
}

function product(place: number): Item['product'] {
  return {
    productType: ProductType.service,
    variantOptionOrdering: [],
    variants: [
      {
        id: `5eeded${place.toString(16).padStart(16, '0')}ff`,
        sku: `SEED-${place}`,
        attributes: {},
        priceCents: 1000 + (place % 9000),
        salePriceCents: 0,
        onSale: false,
        assetId: null,
      },
    ],
    customAddButtonText: null,
    details: '<p>As it comes.</p>',
  }
}

async function readPictures(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from document where kind = 'asset' and body ->> 'width' is not null order by id`,
  )
  return rows.map(({ id }) => id)
}

async function readLists(pool: pg.Pool): Promise<SeededList[]> {
  const { rows } = await pool.query<{ id: string; urlId: string }>(
    `select id, url_id as "urlId" from document where kind = 'collection'`,
  )
  const called = (urlId: string) => rows.find((row) => row.urlId === urlId)?.id ?? ''
  return [
    { collectionId: called('journal'), isProduct: false },
    { collectionId: called('shop'), isProduct: true },
  ]
}
