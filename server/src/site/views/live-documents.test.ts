import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editItem } from '@vitrine/rules/site/content/item-actions.ts'
import { setSiteDetails } from '@vitrine/rules/site/sites/site-settings-actions.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { readSiteRevision } from '../../testing/read-site-revision.ts'
import { openTestSite, type TestSite } from '../pages/testing/open-test-site.ts'
import type { DocumentCaches } from './document-caches.ts'
import { Kept } from './kept.ts'
import { LiveDocuments } from './live-documents.ts'
import { LiveViews } from './live-views.ts'

let site: TestSite
let itemId: string
beforeAll(async () => {
  site = await openTestSite()
  const items = await listDocuments(db(), 'item')
  itemId = items.find(({ body }) => body.urlId === 'second-firing')?.id ?? ''
})
afterAll(() => site.close())

const db = () => site.context.database.dbFor(site.siteId)

const field = (html: string) => ({ html, marks: [] })

const maxWeight = 20_000

function openCaches(): DocumentCaches {
  return {
    documents: new Kept({ maxWeight, weigh: ({ weight }) => weight }),
    items: new Kept({ maxEntries: 10 }),
    ofCore: {
      lists: new Kept({ maxEntries: 10 }),
      listFacts: new Kept({ maxEntries: 10 }),
      neighbours: new Kept({ maxEntries: 10 }),
      groups: new Kept({ maxEntries: 10 }),
      offers: new Kept({ maxEntries: 10 }),
      fields: new Kept({ maxEntries: 10 }),
    },
  }
}

function openSnapshots(maxSites = 10) {
  const caches = openCaches()
  const { templates } = site.context
  const parts = { templates, parts: [], caches, moved: () => undefined }
  const limits = { maxSites, maxLetters: 1e9 }
  return { caches, live: new LiveViews(site.context.database, parts, limits) }
}

let uptime = 0
/** A core that was read just now. */
async function coreOf(live: LiveViews) {
  const view = await live.find(site.siteId, {
    now: site.time.now,
    uptime: (uptime += 10_000),
  })
  if (view === undefined) throw new Error('no core')
  return view
}

const revisionNow = async () => (await readSiteRevision(db()))?.revision ?? 0
const editTitle = (title: string) => site.perform(editItem, { itemId, set: { title } })

describe('documents', () => {
  test('are recalled as they were seen last, and as they are now', async () => {
    const documents = new LiveDocuments(db(), openCaches(), () => 0)
    expect(documents.recall('item', itemId)).toBeUndefined()
    const seen = await documents.newest('item', itemId)
    expect(seen?.body.urlId).toBe('second-firing')
    await editTitle('Seen anew')
    expect(documents.recall('item', itemId)).toMatchObject(seen ?? {})
    const now = await documents.asOf('item', [itemId], await revisionNow())
    expect(now.get(itemId)?.body.title).toBe('Seen anew')
    expect(documents.recall('item', itemId)?.body.title).toBe('Seen anew')
  })

  test('of all sites together take no more than their limit', async () => {
    const caches = openCaches()
    const first = new LiveDocuments(db(), caches, () => 0)
    const other = new LiveDocuments(
      site.context.database.dbFor('another-site' as typeof site.siteId),
      caches,
      () => 0,
    )
    other.open([], new Map())
    first.open([], new Map())
    const layout = { columns: 12 as const, rows: [], updatedOn: 0 }
    for (let count = 0; count < 200; count++) {
      for (const documents of [first, other]) {
        documents.keep('layout', `page-${count}`, { revision: 1, body: layout })
      }
      expect(caches.documents.weight).toBeLessThanOrEqual(maxWeight)
    }
    expect(caches.documents.size).toBeGreaterThan(20)
    expect(first.kept('layout', 'page-199')).toBe(layout)
    expect(first.kept('layout', 'page-0')).toBeUndefined()
  })
})

describe('pages', () => {
  test('find what a cart has read, until it changes', async () => {
    const { live } = openSnapshots()
    const { documents } = await coreOf(live)
    await documents.newest('item', itemId)
    expect(documents.kept('item', itemId)).toBeDefined()
    await editTitle('Changed under a cart')
    const after = await coreOf(live)
    expect(after.documents.kept('item', itemId)).toBeUndefined()
  })

  test('never find what a cart has read before the change that they stand on', async () => {
    const { live } = openSnapshots()
    await coreOf(live)
    const older = await revisionNow()
    await editTitle('Read too late')
    const { documents, revision } = await coreOf(live)
    expect(revision).toBeGreaterThan(older)
    const late = new LiveDocuments(db(), openCaches(), () => revision)
    await late.newest('item', itemId)
    expect(late.recall('item', itemId)).toBeDefined()
    const overtaken = new LiveDocuments(db(), openCaches(), () => revision + 1)
    await overtaken.newest('item', itemId)
    expect(overtaken.recall('item', itemId)).toBeUndefined()
    expect(documents.kept('item', itemId)).toBeUndefined()
  })

  test('of an older core neither find nor keep anything', async () => {
    const { live } = openSnapshots()
    const before = await coreOf(live)
    before.documents.keepIn('fields', 'a', field('before'))
    expect(before.documents.foundIn('fields', 'a')).toEqual(field('before'))
    await site.perform(setSiteDetails, { set: { title: 'Another title' } })
    const after = await coreOf(live)
    before.documents.keepIn('fields', 'b', field('too late'))
    const found = [before, after].flatMap(({ documents }) =>
      ['a', 'b'].map((key) => documents.foundIn('fields', key)),
    )
    expect(found).toEqual([undefined, undefined, undefined, undefined])
  })

  test('of a core that had to go for another keep nothing any more', async () => {
    const { live, caches } = openSnapshots(1)
    const { documents } = await coreOf(live)
    documents.keepIn('fields', 'a', field('made'))
    const other = await live.find('0123456789abcdef01234567' as typeof site.siteId, {
      now: site.time.now,
      uptime,
    })
    expect(other).toBeUndefined()
    expect(documents.foundIn('fields', 'a')).toEqual(field('made'))
    live.forget(site.siteId)
    await site.perform(setSiteDetails, { set: { title: 'Yet another title' } })
    await coreOf(live)
    expect(documents.foundIn('fields', 'a')).toBeUndefined()
    expect(caches.ofCore.fields.size).toBe(0)
  })
})
