import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { itemDocument } from '@vitrine/rules/ground/changes/testing/perform-on.ts'
import { findOwnerAction } from '@vitrine/rules/owner-actions.ts'
import { documentKinds } from '../../document-kinds.ts'
import { seededNumbers } from '@vitrine/rules/ground/changes/testing/seeded-numbers.ts'
import { randomWish } from '../../testing/random-owner.ts'
import { createSmallShop, type SmallShop } from '../../testing/seeds/small-shop.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { performAction } from '../changes/perform-action.ts'
import { redo } from '../changes/redo.ts'
import { undo } from '../changes/undo.ts'
import { openDatabase, type Database } from '../db/database.ts'
import * as itemTerms from '../db/migrations/0010-item-terms.ts'
import { insertDocuments } from './document-rows.ts'
import { listDocuments } from './read-documents.ts'

const author = {
  authorId: null,
  now: Date.UTC(2026, 3, 1),
  random: (byteCount: number) => randomBytes(byteCount),
}
let test: TestDatabase
let database: Database
let shops = 0

beforeAll(async () => {
  test = await createTestDatabase()
  database = openDatabase(test.connection)
})
afterAll(async () => {
  await database.close()
  await test.drop()
})

type Rows = { readonly terms: readonly unknown[]; readonly counts: readonly unknown[] }

/** What stands in the tables, of all sites. */
async function storedRows(): Promise<Rows> {
  const terms = await database.kysely.selectFrom('item_term').selectAll().execute()
  const counts = await database.kysely.selectFrom('item_count').selectAll().execute()
  return {
    terms: sorted(terms.map((row) => Object.values(row).map(String))),
    // a list that had items once keeps its row
    counts: sorted(
      counts.filter(({ live }) => live !== 0).map((row) => Object.values(row).map(String)),
    ),
  }
}

/** The same by looking at each item. */
async function derivedAnew(siteId: SmallShop['siteId']): Promise<Rows> {
  const items = await listDocuments(database.dbFor(siteId), 'item')
  const terms = items.flatMap(({ id, body }) => {
    const { collectionId, visibility, position, publishOn } = body
    const listed = [collectionId, visibility, String(position), String(publishOn)]
    const lists = { category: body.categories, tag: body.tags, starred: body.starred ? [''] : [] }
    return Object.entries(lists).flatMap(([sort, words]) =>
      [...new Set(words)].map((word) =>
        [siteId, id, sort, word, String(words.indexOf(word))].concat(listed),
      ),
    )
  })
  const live = items.filter(({ body }) => body.visibility === 'live')
  const lists = new Set(live.map(({ body }) => body.collectionId))
  const count = (list: string) => live.filter(({ body }) => body.collectionId === list).length
  return {
    terms: sorted(terms),
    counts: sorted([...lists].map((list) => [siteId, list, String(count(list))])),
  }
}

const sorted = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.join(' | ')).toSorted()

async function walk({ siteId }: SmallShop, next: () => number, length: number): Promise<void> {
  const context = { database, kinds: documentKinds }
  for (let steps = 0; steps < length;) {
    const turn = next()
    if (turn < 0.2) await undo(context, siteId, author)
    else if (turn < 0.3) await redo(context, siteId, author)
    const wish = await randomWish(database.dbFor(siteId), next)
    const action = findOwnerAction(wish.action)
    if (action === undefined) throw new Error(`no action ${wish.action}`)
    const done = await performAction(context, siteId, action, wish.input, author)
    if (done.ok && done.value.changed.length > 0) steps++
  }
}

it('what lists are read from is what the items say, after any actions, undone or done again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const shop = await createSmallShop(database, { name: `listed-${shops++}` })
      const next = seededNumbers(seed)
      for (let round = 0; round < 4; round++) {
        await walk(shop, next, 20)
        expect(await storedRows()).toEqual(await derivedAnew(shop.siteId))
      }
      await shop.remove()
      for (const table of ['document', 'item_term', 'item_count']) {
        await sql`delete from ${sql.table(table)} where website_id = ${shop.siteId}`.execute(
          database.kysely,
        )
      }
    }),
    { numRuns: 2 },
  )
})

it('a database from before is filled with the rows that would have been written', async () => {
  const shop = await createSmallShop(database, { name: 'from-before' })
  const words = { categories: ['Bowls', 'Cups', 'Bowls'], tags: ['moss', 'moss', `"'\\`, 'ash'] }
  await insertDocuments(database.dbFor(shop.siteId), [
    itemDocument('twice', { urlId: 'twice', ...words, position: 7.5, publishOn: 20 }),
    itemDocument('draft', { urlId: 'draft', tags: ['moss'], visibility: 'draft', starred: true }),
    itemDocument('plain', { urlId: 'plain', visibility: 'private' }),
    itemDocument('apart', { urlId: 'apart', collectionId: 'elsewhere', starred: true }),
  ])
  const written = await storedRows()
  expect(written).toEqual(await derivedAnew(shop.siteId))
  expect(written.terms.length).toBeGreaterThan(8)
  for (const undone of [
    'drop table item_term',
    'drop table item_count',
    'drop index document_by_state_and_date',
    'drop index document_by_state_and_position',
  ]) {
    await sql.raw(undone).execute(database.kysely)
  }
  await itemTerms.up(database.kysely as never)
  expect(await storedRows()).toEqual(written)
  await shop.remove()
})
