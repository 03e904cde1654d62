import { Migrator } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diffDocuments } from '@vitrine/rules/ground/documents/json-diff.ts'
import type { ContentItem } from '@vitrine/rules/site/content/content-item.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { itemDocument } from '@vitrine/rules/ground/changes/testing/perform-on.ts'
import { readDocument } from '../../documents/read-documents.ts'
import { readSiteRevision } from '../../../testing/read-site-revision.ts'
import { redo } from '../../changes/redo.ts'
import { undo } from '../../changes/undo.ts'
import { createEmptyTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { openDatabase, type Database } from '../database.ts'
import { migrate, migrations } from '../migrate.ts'
import { documentKinds } from '../../../document-kinds.ts'

const siteId = 'old-shop' as SiteId
const author = { authorId: null, now: 9_000 }
let empty: TestDatabase
let database: Database

type Typed = readonly [sku: string, priceCents: number, salePriceCents?: number]

/** A product as the editor stored it while nothing was asked of its SKUs and sales. */
function lamp(...variants: readonly Typed[]): ContentItem {
  return itemDocument('lamp', {
    urlId: 'lamp',
    product: {
      productType: 1,
      variantOptionOrdering: ['Size'],
      variants: variants.map(([sku, priceCents, sale], place) => ({
        id: `variant-${place}`,
        sku,
        attributes: { Size: String(place) },
        priceCents,
        salePriceCents: sale ?? 0,
        onSale: sale !== undefined,
        assetId: null,
      })),
      customAddButtonText: null,
      details: '',
    },
  }).body
}

/** The history of the product: each state came from the one before. */
const states = [
  lamp(['', 100], ['', 100], ['B', 100]),
  lamp(['A', 100], ['A', 100], ['A-2', 100]),
  lamp(['A', 200], ['A', 200, 300], ['A-2', 200]),
  lamp(['A', 200, 150], ['A', 200], ['', 200]),
]

beforeAll(async () => {
  empty = await createEmptyTestDatabase()
  database = openDatabase(empty.connection)
  const { '0001-first-shop': firstShop } = migrations
  const provider = { getMigrations: async () => ({ '0001-first-shop': firstShop! }) }
  await new Migrator({ db: database.kysely, provider }).migrateToLatest()
  await writeAsBefore()
  await migrate(database.kysely)
})
afterAll(async () => {
  await database.close()
  await empty.drop()
})

async function writeAsBefore(): Promise<void> {
  const { kysely } = database
  const site = { website_id: siteId, name: 'old', catalogue_revision: 1, created_at: 0 }
  await kysely
    .insertInto('site')
    .values({ ...site, revision: states.length })
    .execute()
  const [first, ...later] = states
  const row = { website_id: siteId, kind: 'item', collection_id: 'shop', visibility: 'live' }
  const place = { url_id: 'lamp', position: 0, publish_on: 0, revision: states.length }
  const body = JSON.stringify(states.at(-1))
  await kysely
    .insertInto('document')
    .values({ ...row, ...place, id: 'lamp', body })
    .execute()
  let before = first!
  for (const [index, after] of later.entries()) {
    const edit = { kind: 'item', id: 'lamp', forward: diffDocuments({ ...before }, { ...after }) }
    const edits = [{ ...edit, inverse: diffDocuments({ ...after }, { ...before }) }]
    await kysely
      .insertInto('change')
      .values({
        website_id: siteId,
        sequence: index + 2,
        type: 'do',
        target_sequence: null,
        action: 'edit-product',
        title: 'Edit product',
        author_id: null,
        at: 0,
        input: '{}',
        edits: JSON.stringify(edits),
      })
      .execute()
    before = after
  }
}

async function shown(): Promise<readonly string[]> {
  const item = await readDocument(database.dbFor(siteId), 'item', 'lamp')
  return item!.body.product!.variants.map(
    ({ sku, priceCents, salePriceCents, onSale }) =>
      `${sku} ${priceCents}${onSale ? ` now ${salePriceCents}` : ''}`,
  )
}

test('what is stored already has a SKU of its own for each variant, and a revision of its own', async () => {
  expect(await shown()).toEqual(['A 200 now 150', 'A-2 200', 'V-ARIANT-2 200'])
  const item = await readDocument(database.dbFor(siteId), 'item', 'lamp')
  expect(item!.revision).toBe(states.length + 1)
  expect((await readSiteRevision(database.dbFor(siteId)))?.revision).toBe(states.length + 1)
})

test('undo and redo bring nothing back from before that could not be stored now', async () => {
  const back: (readonly string[])[] = []
  while ((await undo({ database, kinds: documentKinds }, siteId, author)).ok)
    back.push(await shown())
  expect(back).toEqual([
    // the sale for more than the price is none
    ['A 200', 'A-2 200', 'A-2-2 200'],
    ['A 100', 'A-2 100', 'A-2-2 100'],
    ['V-ARIANT-0 100', 'V-ARIANT-1 100', 'B 100'],
  ])
  const again: (readonly string[])[] = []
  while ((await redo({ database, kinds: documentKinds }, siteId, author)).ok)
    again.push(await shown())
  expect(again).toEqual([
    ['A 100', 'A-3 100', 'A-2 100'],
    ['A 200', 'A-3 200', 'A-2 200'],
    ['A 200 now 150', 'A-3 200', 'V-ARIANT-2 200'],
  ])
})
