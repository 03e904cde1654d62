import { afterAll, beforeAll, expect, test } from 'vitest'
import { editItem } from '@vitrine/rules/site/content/item-actions.ts'
import { renamePage } from '@vitrine/rules/site/collections/page-actions.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { openTestSite, type TestSite } from '../pages/testing/open-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('a page is found and shared by the words and the picture that its owner gave it for that', async () => {
  const database = site.context.database.dbFor(site.siteId)
  const pages = await listDocuments(database, 'collection')
  const collectionId = pages.find(({ body }) => body.urlId === 'journal')?.id
  const [picture] = await listDocuments(database, 'asset')
  const set = {
    seoTitle: 'Notes from a <kiln>',
    seoDescription: 'Firings & glazes, "week" by week.',
    shareAssetId: picture?.id,
  }
  // as somebody sees a page of which nobody has said anything yet
  const seen = { seoTitle: '', seoDescription: '', shareAssetId: null }
  await site.perform(renamePage, { collectionId, set, seen })
  const { text } = await site.get('/journal')
  expect(text).toContain('<title>Notes from a &lt;kiln&gt;</title>')
  const words = 'Firings &amp; glazes, &quot;week&quot; by week.'
  expect(text).toContain(`<meta name="description" content="${words}">`)
  expect(text).toContain(`<meta property="og:description" content="${words}">`)
  expect(text).toMatch(new RegExp(`property="og:image" content="[^"]*/${picture?.id}/`))
})

test('the headline of a whole list does not stand over a part of it', async () => {
  const { text } = await site.get('/journal?tag=glaze')
  expect(text).not.toContain('<title>Notes from a')
})

test('a month of a list is called by the month, and has an address of its own', async () => {
  const { text } = await site.get('/journal?month=11-2025')
  expect(text).toContain('<title>November 2025 &mdash; Journal &mdash; ')
  expect(text).toContain(
    '<link rel="canonical" href="http://fern.localhost/journal?month=11-2025">',
  )
  expect(text).not.toContain('Notes from a &lt;kiln&gt;')
})

test('a post is found and shared by what its owner says of it, and by itself where nothing is said', async () => {
  const database = site.context.database.dbFor(site.siteId)
  const items = await listDocuments(database, 'item')
  const post = items.find(({ body }) => body.product === null)
  const [picture] = await listDocuments(database, 'asset')
  const address = `/journal/${post?.body.urlId}`
  expect((await site.get(address)).text).toContain(`<title>${post?.body.title} &mdash; `)
  const set = {
    seoTitle: 'A <kiln> & its day',
    seoDescription: 'What came "out" of it.',
    shareAssetId: picture?.id,
  }
  // as somebody sees a post of which nobody has said anything yet
  const seen = { seoTitle: '', seoDescription: '', shareAssetId: null }
  await site.perform(editItem, { itemId: post?.id, set, seen })
  const { text } = await site.get(address)
  expect(text).toContain('<title>A &lt;kiln&gt; &amp; its day</title>')
  expect(text).toContain('<meta property="og:title" content="A &lt;kiln&gt; &amp; its day">')
  const words = 'What came &quot;out&quot; of it.'
  expect(text).toContain(`<meta name="description" content="${words}">`)
  expect(text).toMatch(new RegExp(`property="og:image" content="[^"]*/${picture?.id}/`))
  const taken = { seoTitle: '', seoDescription: '', shareAssetId: null }
  await site.perform(editItem, { itemId: post?.id, set: taken, seen: set })
  expect((await site.get(address)).text).toContain(`<title>${post?.body.title} &mdash; `)
})
