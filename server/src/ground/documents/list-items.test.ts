import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { itemDocument } from '@vitrine/rules/ground/changes/testing/perform-on.ts'
import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import { itemVisibilities } from '@vitrine/rules/ground/documents/visibility.ts'
import type { ContentItem } from '@vitrine/rules/site/content/content-item.ts'
import { openDatabase, type Database, type SiteDatabase } from '../db/database.ts'
import { createSmallShop, type SmallShop } from '../../testing/seeds/small-shop.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { insertDocuments } from './document-rows.ts'
import {
  countItems,
  listItemPage,
  readWords,
  type ItemCursor,
  type ItemPageRequest,
} from './list-items.ts'
import { listDocuments } from './read-documents.ts'

type Item = StoredDocument<'item'>

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
  await insertDocuments(site, documents)
}

/** Ids page by page, until there are no more. */
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

/** The same by looking at every item of the list. */
function idsByLooking(
  all: readonly Item[],
  request: Omit<ItemPageRequest, 'collectionId'>,
): string[] {
  const { publishedBy, visibility, category, tag, starred, order } = request
  const published = publishedBy !== undefined
  const byId = (one: Item, other: Item) => (one.id < other.id ? -1 : 1)
  const sorted = all
    .filter(({ body }) => publishedBy === undefined || body.publishOn <= publishedBy)
    .filter(({ body }) => [undefined, body.visibility].includes(published ? 'live' : visibility))
    .filter(({ body }) => category === undefined || body.categories.includes(category))
    .filter(({ body }) => tag === undefined || body.tags.includes(tag))
    .filter(({ body }) => starred !== true || body.starred)
    .toSorted((one, other) =>
      order.startsWith('by-position')
        ? one.body.position - other.body.position || byId(one, other)
        : other.body.publishOn - one.body.publishOn || byId(one, other),
    )
  const ids = sorted.map(({ id }) => id)
  const isBackwards = order === 'oldest-first' || order === 'by-position-backwards'
  return isBackwards ? ids.toReversed() : ids
}

/** Words in the order in which somebody meets them who goes through the list by its positions. */
function wordsByLooking(all: readonly Item[], field: 'categories' | 'tags', now: number): string[] {
  const shown = idsByLooking(all, { order: 'by-position', limit: 1, publishedBy: now })
  const bodies = new Map(all.map(({ id, body }) => [id, body]))
  return [...new Set(shown.flatMap((id) => bodies.get(id)?.[field] ?? []))]
}

const word = fc.constantFrom('Bowls', 'bowls', 'Cups', `"'\\%`)
const items = fc.array(
  fc.record({
    publishOn: fc.nat(3),
    position: fc.nat(3),
    visibility: fc.constantFrom('live' as const, 'live' as const, ...itemVisibilities),
    categories: fc.array(word, { maxLength: 3 }),
    tags: fc.array(word, { maxLength: 2 }),
    starred: fc.boolean(),
  }),
  { maxLength: 12 },
)
const request = fc.record(
  {
    order: fc.constantFrom(
      'newest-first' as const,
      'oldest-first' as const,
      'by-position' as const,
      'by-position-backwards' as const,
    ),
    limit: fc.integer({ min: 1, max: 5 }),
    publishedBy: fc.nat(3),
    visibility: fc.constantFrom(...itemVisibilities),
    category: word,
    tag: word,
    starred: fc.boolean(),
  },
  { requiredKeys: ['order', 'limit'] },
)

describe('a list', () => {
  it('has page by page what looking at every item finds, whatever it is narrowed to', async () => {
    await fc.assert(
      fc.asyncProperty(
        items,
        fc.array(request, { minLength: 4, maxLength: 4 }),
        async (bodies, requests) => {
          collectionId = `collection-${collections++}`
          await addItems(bodies)
          const all = await listDocuments(site, 'item', { collectionId })
          for (const one of requests) {
            expect(await idsPageByPage(one)).toEqual(idsByLooking(all, one))
          }
        },
      ),
      { numRuns: 40 },
    )
  })

  it('counts and names the words of what visitors see at an instant, and of nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(items, async (bodies) => {
        collectionId = `collection-${collections++}`
        await addItems(bodies)
        const all = await listDocuments(site, 'item', { collectionId })
        for (const now of [-1, 0, 2, 3]) {
          const shown = idsByLooking(all, { order: 'by-position', limit: 1, publishedBy: now })
          expect(await countItems(site, collectionId, now)).toBe(shown.length)
          expect(await readWords(site, collectionId, now)).toEqual({
            categories: wordsByLooking(all, 'categories', now),
            tags: wordsByLooking(all, 'tags', now),
          })
        }
      }),
      { numRuns: 40 },
    )
  })

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
  })

  it('can be narrowed to a category, a tag or the starred', async () => {
    await addItems([
      { categories: ['Bowls'], tags: ['moss'] },
      { categories: ['Cups'], tags: ['moss', 'ash'], starred: true },
    ])
    const narrowed = (narrowedTo: Partial<ItemPageRequest>) =>
      idsPageByPage({ order: 'by-position', limit: 1, ...narrowedTo })
    expect(await narrowed({ category: 'Bowls' })).toEqual([`${collectionId}-000`])
    expect(await narrowed({ tag: 'moss' })).toHaveLength(2)
    expect(await narrowed({ tag: 'moss', starred: true })).toEqual([`${collectionId}-001`])
    expect(await narrowed({ category: 'bowls' })).toEqual([])
  })
})
