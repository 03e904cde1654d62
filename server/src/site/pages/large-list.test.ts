import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itemDocument, pageDocument } from '@vitrine/rules/ground/changes/testing/perform-on.ts'
import { itemVisibilities } from '@vitrine/rules/ground/documents/visibility.ts'
import { setSiteDetails } from '@vitrine/rules/site/sites/site-settings-actions.ts'
import { insertDocuments } from '../../ground/documents/document-rows.ts'
import { listItemPage, type ItemPageRequest } from '../../ground/documents/list-items.ts'
import { rowsLookedAtDuring } from '../../testing/rows-looked-at.ts'
import { openTestSite, type TestSite } from './testing/open-test-site.ts'

const few = 500
const many = 9000

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await insertDocuments(db(), [
    pageDocument('large', { type: 1, typeName: 'blog', urlId: 'large' }),
    pageDocument('placed', {
      type: 1,
      typeName: 'blog',
      urlId: 'placed',
      ordering: 'user-orderable',
    }),
  ])
})
afterAll(() => site.close())

const db = () => site.context.database.dbFor(site.siteId)
const months = ['May', 'June', 'July']

/** Posts of every state, some waiting for their time, many of one instant, under a few words. */
function posts(collectionId: string, from: number, to: number) {
  return Array.from({ length: to - from }, (_, index) => {
    const number = from + index
    const id = `${collectionId}-${String(number).padStart(6, '0')}`
    // of a later month, and after all others
    const isLast = collectionId === 'placed' && number % 2 === 1
    return itemDocument(id, {
      collectionId,
      urlId: `post-${number}`,
      visibility: number % 3 === 2 ? (itemVisibilities[number % 4] ?? 'live') : 'live',
      publishOn:
        number < 40
          ? site.time.now + 1e9 + number
          : Math.floor(number / 4000) + (isLast ? 40 * 86_400_000 : 0),
      position: isLast ? 1000 : Math.min(number, 250),
      categories: [months[number % 3] ?? ''],
      tags: ['all', ...(number < 100 ? ['few'] : [])],
      starred: number % 12 === 1,
    })
  })
}

async function addPosts(from: number, to: number): Promise<void> {
  await insertDocuments(db(), posts('large', from, to))
  await insertDocuments(db(), posts('placed', from, to))
  const { kysely } = site.context.database
  // what has grown is told to PostgreSQL's statistics later than it has
  for (const name of ['document', 'item_term', 'item_count']) {
    await sql`analyze ${sql.table(name)}`.execute(kysely)
  }
}

const addresses = [
  '/large',
  '/large?offset=0&after=large-000300',
  '/large?category=May',
  '/large?category=May&offset=0&after=large-000300',
  '/large?tag=few',
  '/large?tag=all&category=May',
  '/large?category=July&tag=few',
  '/placed',
  '/placed?offset=250&after=placed-000300',
  '/placed?category=June',
  '/large?month=01-1970',
  '/large?category=May&month=01-1970',
  '/placed?month=02-1970',
  '/placed?category=June&month=02-1970',
  '/large/post-300',
  '/placed/post-300',
]

/** What people see who work on the site: items of every state. */
const ownersRequests: readonly ItemPageRequest[] = [
  { collectionId: 'large', order: 'newest-first', limit: 20 },
  { collectionId: 'large', order: 'newest-first', limit: 20, category: 'July' },
  { collectionId: 'placed', order: 'by-position', limit: 20, visibility: 'private' },
  { collectionId: 'placed', order: 'by-position', limit: 20, starred: true },
]

/** How many rows are looked at for each page, right after an edit. */
async function lookAtAll(): Promise<Map<string, number>> {
  const rows = new Map<string, number>()
  for (const address of addresses) {
    await site.perform(setSiteDetails, { set: { title: address } })
    rows.set('after an edit', await rowsLookedAtDuring(() => site.get('/about')))
    const look = async () => expect((await site.get(address)).status).toBe(200)
    rows.set(address, await rowsLookedAtDuring(look))
  }
  for (const request of ownersRequests) {
    const look = () => listItemPage(db(), request)
    rows.set(JSON.stringify(request), await rowsLookedAtDuring(look))
  }
  return rows
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) =>
    (address ?? '').replaceAll('&amp;', '&').replace(site.site.origin, ''),
  )

describe('a list of many items', () => {
  it('is shown, filtered and counted by as many rows as one of few', async () => {
    await addPosts(0, few)
    const ofFew = await lookAtAll()
    await addPosts(few, many)
    const ofMany = await lookAtAll()
    for (const [page, rows] of ofMany) {
      expect([page, rows > 0, rows <= (ofFew.get(page) ?? 0) + 20]).toEqual([page, true, true])
    }
  })

  it('leads from entry to entry and back, among those of one instant too', async () => {
    type Neighbours = { prevItem?: { fullUrl: string }; nextItem?: { fullUrl: string } }
    const neighboursOf = async (address: string): Promise<Neighbours> => {
      const page = JSON.parse((await site.get(`${address}?format=json`)).text) as {
        pagination: Neighbours
      }
      return page.pagination
    }
    const visited = new Set<string>()
    let address = '/large/post-7996'
    for (let step = 0; step < 12; step++) {
      visited.add(address)
      const next = (await neighboursOf(address)).nextItem?.fullUrl ?? ''
      expect((await neighboursOf(next)).prevItem?.fullUrl).toBe(address)
      address = next
    }
    expect(visited.size).toBe(12)
  })

  it('is told whole by the map of the site, in parts of at most 5,000 addresses', async () => {
    const index = locations((await site.get('/sitemap.xml')).text)
    const parts = await Promise.all(
      index.map(async (part) => locations((await site.get(part)).text)),
    )
    expect(index.filter((part) => part.includes('list=large'))).toHaveLength(2)
    expect(Math.max(...parts.map((part) => part.length))).toBe(5000)
    const shown = ['large', 'placed'].flatMap((list) =>
      posts(list, 0, many)
        .filter(({ body }) => body.visibility === 'live' && body.publishOn <= site.time.now)
        .map(({ body }) => `/${list}/${body.urlId}`),
    )
    const mapped = parts.flat().filter((address) => /^\/(?:large|placed)\//.test(address))
    expect(mapped.toSorted()).toEqual(shown.toSorted())
    expect(parts.flat()).toContain('/about')
    expect(parts.flat()).toContain('/shop/moss-bowl')
  })

  it('has maps whose parts are made once, and of a few rows for each address', async () => {
    const parts = locations((await site.get('/sitemap.xml')).text)
    const second = parts.findLast((part) => part.includes('list=large')) ?? ''
    expect(second).toContain('after=')
    const entries = locations((await site.get(second)).text).length
    await site.perform(setSiteDetails, { set: { title: 'Mapped anew' } })
    await site.get('/about')
    const look = () => rowsLookedAtDuring(() => site.get(second))
    expect(await look()).toBeLessThan(entries * 4 + 20)
    expect(await look()).toBe(0)
  })
})

it.each([
  '?list=nowhere',
  '?part=nowhere',
  '?part=pages&list=journal',
  '?list=journal&after=x',
  '?list=journal&after=1~%00',
  '?list=about',
])('a map that there is not is not found: %s', async (search) => {
  expect((await site.get(`/sitemap.xml${search}`)).status).toBe(404)
})

// a sign that no query has is left out of it; a word that is none is unknown
it.each([
  ['?category=%00', 200],
  ['?tag=%EF%BF%BF', 404],
  ['?offset=5&after=%00', 200],
  ['?category=%ED%A0%80', 404],
])('a filter that no word can be is answered: %s', async (search, status) => {
  expect((await site.get(`/journal${search}`)).status).toBe(status)
})
