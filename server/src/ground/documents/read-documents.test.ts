import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itemDocument } from '@vitrine/rules/ground/changes/testing/perform-on.ts'
import { openDatabase, type Database, type SiteDatabase } from '../db/database.ts'
import { createSmallShop, type SmallShop } from '../../testing/seeds/small-shop.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { insertDocuments } from './document-rows.ts'
import { findItemByAddress } from './read-documents.ts'

let test: TestDatabase
let database: Database
let shop: SmallShop
let site: SiteDatabase

beforeAll(async () => {
  test = await createTestDatabase()
  database = openDatabase(test.connection)
  shop = await createSmallShop(database)
  site = database.dbFor(shop.siteId)
})
afterAll(async () => {
  await shop.remove()
  await database.close()
  await test.drop()
})

describe('an item', () => {
  it('is found by its address within its own page only', async () => {
    const collectionId = 'journal-of-firings'
    await insertDocuments(site, [
      itemDocument('fired', { collectionId, urlId: '2026/5/3/firing', publishOn: 20 }),
    ])
    expect(await findItemByAddress(site, collectionId, '2026/5/3/firing')).toBeDefined()
    expect(await findItemByAddress(site, 'elsewhere', '2026/5/3/firing')).toBeUndefined()
  })
})
