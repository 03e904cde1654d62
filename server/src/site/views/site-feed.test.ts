import { afterAll, beforeAll, expect, test } from 'vitest'
import { itemDocument } from '@vitrine/rules/ground/changes/testing/perform-on.ts'
import { editItem } from '@vitrine/rules/site/content/item-actions.ts'
import { setSiteDetails } from '@vitrine/rules/site/sites/site-settings-actions.ts'
import { insertDocuments } from '../../ground/documents/document-rows.ts'
import { moveCatalogueRevision } from '../../ground/documents/move-catalogue-revision.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { readSiteRevision } from '../../testing/read-site-revision.ts'
import { openTestSite, type TestSite } from '../pages/testing/open-test-site.ts'
import { readSiteFeed } from './site-feed.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const db = () => site.context.database.dbFor(site.siteId)
const moment = { now: 9_000_000_000_000, isDue: false }

async function told(work: () => Promise<unknown>) {
  const before = await readSiteRevision(db())
  await work()
  return readSiteFeed(db(), before, moment)
}

async function anItem() {
  const item = (await listDocuments(db(), 'item')).find(({ body }) => body.product === null)
  if (item === undefined) throw new Error('the shop has no items')
  return item
}

test('an edit tells its documents and what it touches, and nothing more', async () => {
  const { id, body } = await anItem()
  const set = { title: 'Told of' }
  const feed = await told(() => site.perform(editItem, { itemId: id, set }))
  expect(feed?.changed).toEqual([{ kind: 'item', id }])
  expect(feed?.touched).toEqual([`item:${id}`, `list:${body.collectionId}`])
  const all = await told(() => site.perform(setSiteDetails, { set: { title: 'All of it' } }))
  expect(all?.touched).toEqual(['site'])
})

test('what happened to stocks tells its items, and what has none is about everything', async () => {
  const { id, body } = await anItem()
  const sold = await told(() => moveCatalogueRevision(db(), [id, id]))
  expect([sold?.changed, sold?.touched]).toEqual([[], [`item:${id}`, `list:${body.collectionId}`]])
  expect((await told(() => moveCatalogueRevision(db())))?.touched).toBeUndefined()
  const both = await told(async () => {
    await moveCatalogueRevision(db(), [id])
    await moveCatalogueRevision(db())
  })
  expect(both?.touched).toBeUndefined()
})

test('who knows nothing, or is too far behind, is told of everything', async () => {
  expect(await readSiteFeed(db(), undefined, moment)).toMatchObject({ changed: undefined })
  const now = await readSiteRevision(db())
  const behind = { revision: 0, catalogueRevision: now?.catalogueRevision ?? 0 }
  // its first revision was made by no action
  expect(await readSiteFeed(db(), behind, moment)).toMatchObject({ changed: undefined })
  const due = await readSiteFeed(db(), now, { ...moment, isDue: true })
  expect([due?.changed, due?.touched]).toEqual([[], undefined])
})

test('an item begins to show at its instant, unless it is no live one', async () => {
  const { now } = moment
  await insertDocuments(db(), [
    itemDocument('waiting', { urlId: 'waiting', publishOn: now + 20 }),
    itemDocument('held-back', { urlId: 'held-back', publishOn: now + 10, visibility: 'draft' }),
  ])
  expect((await readSiteFeed(db(), undefined, moment))?.nextScheduled).toBe(now + 20)
  const later = { ...moment, now: now + 20 }
  expect((await readSiteFeed(db(), undefined, later))?.nextScheduled).toBeNull()
})
