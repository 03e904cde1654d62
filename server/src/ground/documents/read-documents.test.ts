import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { itemDocument } from '@vitrine/rules/ground/changes/testing/perform-on.ts'
import type { ContentItem } from '@vitrine/rules/site/content/content-item.ts'
import { openDatabase, type Database, type SiteDatabase } from '../db/database.ts'
import { createSmallShop, type SmallShop } from '../../testing/seeds/small-shop.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { addSiteDocuments } from './add-site-documents.ts'
import {
  countItems,
  findItemByAddress,
  listDocuments,
  listItemPage,
  nextScheduledInstant,
  type ItemCursor,
  type ItemPageRequest,
} from './read-documents.ts'
import { documentKinds } from '../../document-kinds.ts'

let test: TestDatabase
let database: Database
let shop: SmallShop
let site: SiteDatabase
let collections = 0

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

let collectionId: string
beforeEach(() => {
  collectionId = `collection-${collections++}`
})

async function addItems(bodies: readonly Partial<ContentItem>[]): Promise<void> {
  const documents = bodies.map((body, index) => {
    const id = `${collectionId}-${String(index).padStart(3, '0')}`
    return itemDocument(id, { collectionId, urlId: `item-${index}`, ...body })
  })
  await addSiteDocuments(site, documentKinds, documents, 1)
}

/** Every title or id, page by page. */
async function idsPageByPage(request: Omit<ItemPageRequest, 'collectionId'>): Promise<string[]> {
  const ids: string[] = []
  let after: ItemCursor | null | undefined
  do {
    const page = await listItemPage(site, { ...request, collectionId, after: after ?? undefined })
    expect(page.items.length).toBeLessThanOrEqual(request.limit)
    ids.push(...page.items.map(({ id }) => id))
    after = page.next
  } while (after !== null)
  return ids
}

describe('a list that is shown page by page', () => {
  it.each(['newest-first', 'oldest-first', 'by-position'] as const)(
    'shows every item once and in order, also where several have the same date or place: %s',
    async (order) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.nat(3), { maxLength: 12 }),
          fc.integer({ min: 1, max: 5 }),
          async (values, limit) => {
            collectionId = `collection-${collections++}`
            await addItems(values.map((value) => ({ publishOn: value, position: value })))
            const all = await listDocuments(site, 'item', { collectionId })
            const sign = order === 'newest-first' ? -1 : 1
            const sorted = all.toSorted(
              (one, other) =>
                sign * (one.body.position - other.body.position) || (one.id < other.id ? -1 : 1),
            )
            expect(await idsPageByPage({ order, limit })).toEqual(sorted.map(({ id }) => id))
          },
        ),
        { numRuns: 25 },
      )
    },
  )

  it('has only what visitors may see: live and already published', async () => {
    await addItems([
      { publishOn: 10 },
      { publishOn: 20 },
      { publishOn: 30 },
      { publishOn: 5, visibility: 'draft' },
    ])
    const shown = await idsPageByPage({ order: 'oldest-first', limit: 10, publishedBy: 20 })
    expect(shown).toEqual([`${collectionId}-000`, `${collectionId}-001`])
    expect(await countItems(site, collectionId, 20)).toBe(2)
    expect(await nextScheduledInstant(site, 20)).not.toBeNull()
  })

  it('can be narrowed to a category, a tag or the starred', async () => {
    await addItems([
      { categories: ['Bowls'], tags: ['moss'] },
      { categories: ['Cups'], tags: ['moss', 'ash'], starred: true },
    ])
    const narrowed = (request: Partial<ItemPageRequest>) =>
      idsPageByPage({ order: 'by-position', limit: 1, ...request })
    expect(await narrowed({ category: 'Bowls' })).toEqual([`${collectionId}-000`])
    expect(await narrowed({ tag: 'moss' })).toHaveLength(2)
    expect(await narrowed({ tag: 'moss', starred: true })).toEqual([`${collectionId}-001`])
    expect(await narrowed({ category: 'bowls' })).toEqual([])
  })
})

describe('an item', () => {
  it('is found by its address within its own page only', async () => {
    await addItems([{ urlId: '2026/5/3/firing' }])
    expect(await findItemByAddress(site, collectionId, '2026/5/3/firing')).toBeDefined()
    expect(await findItemByAddress(site, 'elsewhere', '2026/5/3/firing')).toBeUndefined()
  })
})
