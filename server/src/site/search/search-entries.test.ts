import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findOwnerAction } from '@vitrine/rules/owner-actions.ts'
import { searchTextOf } from '@vitrine/rules/search-text.ts'
import { searchDictionary } from '@vitrine/rules/site/search/search-dictionary.ts'
import { readSearchQuery } from '@vitrine/rules/site/search/search-query.ts'
import { performAction, type ChangingContext } from '../../ground/changes/perform-action.ts'
import { redo } from '../../ground/changes/redo.ts'
import { undo } from '../../ground/changes/undo.ts'
import { openDatabase, type Database } from '../../ground/db/database.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { documentKinds } from '../../document-kinds.ts'
import { seededNumbers } from '@vitrine/rules/ground/changes/testing/seeded-numbers.ts'
import { randomWish } from '../../testing/random-owner.ts'
import { createSmallShop, type SmallShop } from '../../testing/seeds/small-shop.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { fillSearch } from './fill-search.ts'
import { setSearchDue } from './search-entry-store.ts'
import { findSearchEntries } from './search-store.ts'

let test: TestDatabase
let database: Database
let context: ChangingContext

beforeAll(async () => {
  test = await createTestDatabase()
  database = openDatabase(test.connection)
  context = { database, kinds: documentKinds }
})
afterAll(async () => {
  await database.close()
  await test.drop()
})

const author = {
  authorId: null,
  now: Date.UTC(2026, 3, 1),
  random: (byteCount: number) => randomBytes(byteCount),
}

async function entriesOf(shop: SmallShop): Promise<unknown[]> {
  const { rows } = await sql`select * from search_entry where website_id = ${shop.siteId}
    order by kind, id`.execute(database.kysely)
  return rows
}

async function deriveAnew(shop: SmallShop): Promise<void> {
  const site = database.dbFor(shop.siteId)
  await sql`delete from search_entry where website_id = ${shop.siteId}`.execute(database.kysely)
  await setSearchDue(site)
  while (!(await fillSearch(database, searchTextOf)));
}

const steps = process.env['VITRINE_LONG'] === '1' ? 600 : 120

describe('after whatever owners do, undo and redo', () => {
  it('the search entries are those that are made anew of all documents', async () => {
    const shop = await createSmallShop(database, { name: 'entries' })
    const site = database.dbFor(shop.siteId)
    const next = seededNumbers(9)
    for (let step = 0; step < steps; step++) {
      const chance = next()
      if (chance < 0.2) await undo(context, shop.siteId, author)
      else if (chance < 0.3) await redo(context, shop.siteId, author)
      else {
        const wish = await randomWish(site, next)
        const action = findOwnerAction(wish.action)
        if (action === undefined) throw new Error(`no action ${wish.action}`)
        await performAction(context, shop.siteId, action, wish.input, author)
      }
    }
    // where the language has changed on the way
    while (!(await fillSearch(database, searchTextOf)));
    const kept = await entriesOf(shop)
    await deriveAnew(shop)
    expect(kept).toEqual(await entriesOf(shop))
    const documents = await Promise.all([
      listDocuments(site, 'collection'),
      listDocuments(site, 'item'),
    ])
    expect(kept).toHaveLength(documents.flat().length)
    await shop.remove()
  }, 120_000)

  it('an entry that would be the same is not written again', async () => {
    const shop = await createSmallShop(database, { name: 'same' })
    const written = async () => {
      const { rows } = await sql`select xmin::text, id from search_entry
        where website_id = ${shop.siteId} order by id`.execute(database.kysely)
      return rows
    }
    const before = await written()
    await setSearchDue(database.dbFor(shop.siteId))
    while (!(await fillSearch(database, searchTextOf)));
    expect(await written()).toEqual(before)
    expect(before.length).toBeGreaterThan(5)
    await shop.remove()
  })
})

describe('sites of one database', () => {
  it('share no word in the indexes', async () => {
    const shops = [
      await createSmallShop(database, { name: 'one' }),
      await createSmallShop(database, { name: 'other' }),
    ] as const
    const { rows } = await sql<{ website_id: string; key: string }>`
      select distinct website_id, left(word, 6) as key
      from search_entry, unnest(tsvector_to_array(title || names || words)) word
      where website_id = any(${shops.map(({ siteId }) => siteId)})`.execute(database.kysely)
    expect(rows).toHaveLength(2)
    expect(new Set(rows.map(({ key }) => key)).size).toBe(2)
    for (const shop of shops) await shop.remove()
  })

  it('are filled one after the other, by as many servers as there are', async () => {
    const shops = [
      await createSmallShop(database, { name: 'a' }),
      await createSmallShop(database, { name: 'b' }),
    ]
    const before = await Promise.all(shops.map(entriesOf))
    await sql`delete from search_entry`.execute(database.kysely)
    for (const shop of shops) await setSearchDue(database.dbFor(shop.siteId))
    await Promise.all([1, 2, 3].map(() => fillSearch(database, searchTextOf)))
    while (!(await fillSearch(database, searchTextOf)));
    expect(await Promise.all(shops.map(entriesOf))).toEqual(before)
    for (const shop of shops) await shop.remove()
  })
})

describe('among more items than are looked at one by one', () => {
  it('old ones are found too, and the newest of what all have', async () => {
    const shop = await createSmallShop(database, { name: 'many' })
    const { siteId } = shop
    const [journal] = (await listDocuments(database.dbFor(siteId), 'collection')).filter(
      ({ body }) => body.urlId === 'journal',
    )
    // 6,000 entries as the store writes them; of the oldest, one has another word in each place
    await sql`
      insert into search_entry
        (website_id, kind, id, collection_id, visibility, shown_from, title, names, words)
      select ${siteId}, 'item', 'i' || place, ${journal?.id}, 'live', place,
        array_to_tsvector(array[key || 'common', key || case place when 1 then 'lonely' else 'post' end]),
        array_to_tsvector(array[key || 'common', key || case place when 2 then 'sku' else 'post' end]),
        array_to_tsvector(array[key || 'common', key || case place when 3 then 'told' else 'post' end])
      from generate_series(1, 6000) place, (select right(${siteId}, 6) as key) site
    `.execute(database.kysely)
    const find = async (text: string) => {
      const found = await findSearchEntries(database.dbFor(siteId), {
        words: readSearchQuery(text),
        dictionary: searchDictionary('en-US'),
        collectionIds: [journal?.id ?? ''],
        shownBy: 5_990,
        limit: 3,
      })
      return found.map(({ id }) => id)
    }
    expect(await find('common')).toEqual(['i5990', 'i5989', 'i5988'])
    expect(await find('c')).toEqual(['i5990', 'i5989', 'i5988'])
    expect(await find('lonely')).toEqual(['i1'])
    expect(await find('sku')).toEqual(['i2'])
    expect(await find('tol')).toEqual(['i3'])
    expect(await find('common told')).toEqual(['i3'])
    expect(await find('lonely told')).toEqual([])
    await shop.remove()
  })
})
