import { afterAll, beforeAll, expect, test } from 'vitest'
import { findOwnerAction } from '@vitrine/rules/owner-actions.ts'
import { seededNumbers } from '@vitrine/rules/ground/changes/testing/seeded-numbers.ts'
import { saveLayout } from '@vitrine/rules/site/blocks/layout-actions.ts'
import { editProduct } from '@vitrine/rules/shop/products/product-actions.ts'
import { editItem } from '@vitrine/rules/site/content/item-actions.ts'
import { completeContext } from '../../complete-context.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import type { Context } from '../../ground/context.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { layoutWish, randomWish } from '../../testing/random-owner.ts'
import { changeStock } from '../stock/change-stock.ts'
import { openTestSite, pageRequest, type TestSite } from '../pages/testing/open-test-site.ts'
import { servePage } from '../pages/serve-page.ts'

const isLong = process.env['VITRINE_LONG'] === '1'
const steps = isLong ? 250 : 24

let site: TestSite
/** A second process on the same database, and one whose pages forget what they stand on. */
let other: Context
let planted: Context

beforeAll(async () => {
  site = await openTestSite()
  other = completeContext(site.context)
  planted = completeContext(site.context)
  const { cache } = planted.views
  const { store } = cache
  cache.store = (key, page) => store(key, { ...page, marks: [] })
})
afterAll(() => site.close())

const db = () => site.context.database.dbFor(site.siteId)

/** A node that has seen nothing yet, and keeps no page. */
function freshNode(): Context {
  const { config } = site.context
  return completeContext({ ...site.context, config: { ...config, pageCache: false } })
}

async function pageOf(context: Context, address: string): Promise<string> {
  const reply = await servePage(
    context,
    pageRequest(address, {}, { context, site: site.site, time: site.time }),
  )
  if ('ok' in reply) return reply.refusal.code
  if ('redirect' in reply) return `to ${reply.redirect}`
  return `${reply.status ?? 200} ${'bytes' in reply ? Buffer.from(reply.bytes).toString() : ''}`
}

async function addresses(): Promise<readonly string[]> {
  const collections = await listDocuments(db(), 'collection')
  const items = await listDocuments(db(), 'item')
  const pages = collections.map(({ body }) => `/${body.urlId}`)
  const ofItems = items.map(({ body }) => {
    const page = collections.find(({ id }) => id === body.collectionId)?.body.urlId
    return `/${page}/${body.urlId}`
  })
  const filed = pages.flatMap((page) => [`${page}?category=Bowls`, `${page}?format=json`])
  return ['/', ...pages, ...ofItems, ...filed]
}

async function act(next: () => number): Promise<void> {
  const kind = next()
  if (kind < 0.3) {
    const rows = await site.context.database.kysely.selectFrom('stock').selectAll().execute()
    const row = rows[Math.floor(next() * rows.length)]
    const author = { authorId: 'owner', now: site.time.now, random: site.context.random }
    if (row !== undefined) {
      const counted = Math.floor(next() * 3) * 6
      const seen = row.quantity
      const change = { counted, seen }
      await changeStock(site.context, site.siteId, row.variant_id, change, author)
    }
  } else {
    const { action: name, input } = await (kind < 0.6 ? layoutWish : randomWish)(db(), next)
    const action = findOwnerAction(name)
    if (action === undefined) throw new Error(`no action ${name}`)
    const { now } = site.time
    const { random } = site.context
    const as = { authorId: null, may: () => true, now, random }
    await performAction(site.context, site.siteId, action, input, as)
  }
  site.time.now += 1001
}

test('a page that does not show what changed is kept, and one that does is not', async () => {
  const items = await listDocuments(db(), 'item')
  const products = items.filter(({ body }) => body.product !== null)
  const posts = items.filter(({ body }) => body.product === null)
  const [product, post] = [products[0], posts[0]]
  if (product === undefined || post === undefined) throw new Error('nothing to look at')
  const { cache } = site.context.views
  const kept: string[] = []
  const { store } = cache
  cache.store = (key, page) => {
    kept.push(new URL(key.split(' ')[1] ?? '', site.site.origin).pathname)
    return store(key, page)
  }
  const pages = await listDocuments(db(), 'collection')
  const addressOf = (item: typeof product) =>
    `/${pages.find(({ id }) => id === item.body.collectionId)?.body.urlId}/${item.body.urlId}`
  const look = async () => {
    kept.length = 0
    for (const item of [product, post]) await pageOf(site.context, addressOf(item))
    return [...kept]
  }
  await look()
  expect(await look()).toEqual([])
  await site.perform(editItem, { itemId: post.id, set: { title: 'Told anew' } })
  expect(await look()).toEqual([addressOf(post)])
  cache.store = store
})

test('what many pages share is new on all of them once it is edited, whichever made it first', async () => {
  const [product] = (await listDocuments(db(), 'item')).filter(({ body }) => body.product !== null)
  if (product === undefined) throw new Error('nothing to show')
  const shown = { id: 'b1', type: 43, value: { item: product.id } }
  const column = { id: 'c1', span: 12, blocks: [shown], rows: [] }
  const layout = { columns: 12, rows: [{ id: 'r1', columns: [column] }] }
  await site.perform(saveLayout, { layoutId: 'notes', layout })
  const field = '<squarespace:block-field id="notes" columns="12" />'
  const main = '<main>{squarespace.main-content}</main>'
  const page = `<!doctype html><html><body>${main}${field}{squarespace-footers}</body></html>`
  await site.writeTemplate({ 'site.region': page })
  const pages = ['/', '/journal', '/shop']
  const look = () => Promise.all(pages.map((page) => pageOf(site.context, page)))
  for (const text of await look()) expect(text).toContain(product.body.title)
  await site.perform(editProduct, { itemId: product.id, set: { title: 'Named anew' } })
  for (const text of await look()) expect(text).toContain('Named anew')
  const words = { id: 'b2', type: 2, value: { html: '<p>Told below</p>' } }
  const other = { ...layout, rows: [{ id: 'r1', columns: [{ ...column, blocks: [words] }] }] }
  await site.perform(saveLayout, { layoutId: 'notes', layout: other })
  for (const text of await look()) expect(text).toContain('Told below')
})

test('kept pages are what they would be if made anew, on two nodes, whatever owners and sales do', async () => {
  const next = seededNumbers(20_260_401)
  const seen = { same: 0, forgotten: 0 }
  for (let step = 0; step < steps; step++) {
    await act(next)
    const fresh = freshNode()
    const all = await addresses()
    const asked = Array.from({ length: 8 }, () => all[Math.floor(next() * all.length)] ?? '/')
    for (const address of asked) {
      const wanted = await pageOf(fresh, address)
      for (const node of [site.context, other]) {
        expect(await pageOf(node, address), `${address} after step ${step}`).toBe(wanted)
      }
      if ((await pageOf(planted, address)) === wanted) seen.same++
      else seen.forgotten++
    }
  }
  // what notes nothing is found out
  expect(seen.forgotten).toBeGreaterThan(0)
  expect(seen.same).toBeGreaterThan(0)
}, 900_000)
