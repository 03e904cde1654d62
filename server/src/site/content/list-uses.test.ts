import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { UsesReply } from '@vitrine/rules/site/content/uses-api.ts'
import { referencesOf } from '@vitrine/rules/references-of.ts'
import { up } from '../../ground/db/migrations/0012-references.ts'
import { documentKinds } from '../../document-kinds.ts'
import { addSiteDocuments } from '../../ground/documents/add-site-documents.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let owner: Visitor

beforeAll(async () => {
  server = await startTestServer({ starter: 'corrigan' })
  owner = await server.owner()
})
afterAll(() => server?.close())

const site = () => server.context.database.dbFor(server.siteId)

async function usesOf(kind: string, id: string): Promise<UsesReply['uses']> {
  const path = `/api/editor/sites/${server.siteId}/references?kind=${kind}&id=${id}`
  const { status, text, json } = await owner.get(path)
  expect([status, text.slice(0, 300)]).toEqual([200, text.slice(0, 300)])
  return json<UsesReply>().uses
}

const namesOf = async (kind: string, id: string) =>
  (await usesOf(kind, id)).map(({ name }) => name).toSorted()

async function act(action: string, input: unknown): Promise<void> {
  const path = `/api/editor/sites/${server.siteId}/actions`
  const { status, text } = await owner.write('POST', path, { action, input })
  expect([status, text]).toEqual([200, text])
}

const travel = (way: 'undo' | 'redo') =>
  owner.write('POST', `/api/editor/sites/${server.siteId}/${way}`, {})

async function pageNamed(urlId: string) {
  const page = (await listDocuments(site(), 'collection', {})).find(
    ({ body }) => body.urlId === urlId,
  )
  if (page === undefined) throw new Error(`there is no page ${urlId}`)
  return page
}

async function storedReferences(): Promise<string[]> {
  const rows = await site()
    .queries.selectFrom('reference')
    .selectAll()
    .where('website_id', '=', server.siteId)
    .execute()
  return rows.map((row) => Object.values(row).slice(1).join(' ')).toSorted()
}

const button = (to: unknown) => ({
  id: 'button-of-this-test',
  type: 53,
  value: { buttonText: 'Go', buttonLink: { to, newWindow: false } },
})

const rowOf = (...blocks: unknown[]) => ({ columns: [{ span: 12, blocks, rows: [] }] })

test('a file is used where pages, products, menus, texts and the settings show it', async () => {
  const assets = await listDocuments(site(), 'asset', {})
  const named = (filename: string) =>
    assets.find(({ body }) => body.filename === filename)?.id ?? ''
  expect(await namesOf('asset', named('about-lathe.jpg'))).toEqual([
    (await pageNamed('about')).body.title,
  ])
  const [settings] = await listDocuments(site(), 'site-settings', {})
  const favicon = settings?.body.faviconAssetId ?? ''
  expect(await usesOf('asset', favicon)).toMatchObject([
    { kind: 'site-settings', id: 'site', place: { place: 'settings' } },
  ])
  const product = (await listDocuments(site(), 'item', {})).find(({ body }) => body.product)
  expect(await usesOf('asset', product?.body.mainAssetId ?? '')).toContainEqual({
    kind: 'item',
    id: product?.id,
    name: product?.body.title,
    place: { place: 'product', itemId: product?.id },
  })
  expect(await usesOf('asset', 'ffffffffffffffffffffffff')).toEqual([])
})

test('a file is used where a kept section shows it, which is called what its owner calls it', async () => {
  const about = await pageNamed('about')
  const layoutId = `page-${about.id}`
  const [layout] = await listDocuments(site(), 'layout', { ids: [layoutId] })
  const rowIds = (layout?.body.rows ?? []).map(({ id }) => id)
  const assets = await listDocuments(site(), 'asset', {})
  const lathe = assets.find(({ body }) => body.filename === 'about-lathe.jpg')?.id ?? ''
  const sectionId = 'c0ffee00c0ffee00c0ffee00'
  await act('save-section', { layoutId, rowIds, sectionId, title: 'At the lathe' })
  expect(await usesOf('asset', lathe)).toContainEqual({
    kind: 'section',
    id: sectionId,
    name: 'At the lathe',
    place: null,
  })
  await act('delete-section', { sectionId })
  expect(await namesOf('asset', lathe)).toEqual([about.body.title])
})

test('a page is used where a button leads to it, by its id and by its address, until it is undone', async () => {
  const journal = await pageNamed('journal')
  const about = await pageNamed('about')
  const before = await namesOf('collection', about.id)
  const layoutId = `page-${journal.id}`
  const leadTo = (to: unknown) =>
    act('save-layout', { layoutId, layout: { columns: 12, rows: [rowOf(button(to))] } })
  await leadTo({ kind: 'collection', id: about.id })
  const after = [...before, journal.body.title].toSorted()
  expect(await namesOf('collection', about.id)).toEqual(after)
  await leadTo('/about?from=here')
  expect(await namesOf('collection', about.id)).toEqual(after)
  await leadTo('/aboutness')
  expect(await namesOf('collection', about.id)).toEqual(before)
  await travel('undo')
  expect(await namesOf('collection', about.id)).toEqual(after)
  await travel('redo')
  expect(await namesOf('collection', about.id)).toEqual(before)
})

test('an address that is longer than any page has is kept in a text, and found by its beginning', async () => {
  const journal = await pageNamed('journal')
  const about = await pageNamed('about')
  // no two letters in a row are the same, so that nothing packs them
  const long = Array.from({ length: 1500 }, (_, place) => ((place * 7919) % 65_521).toString(36))
  const href = `/about/${long.join('')}`
  const text = { id: 'text', type: 2, value: { html: `<p><a href="${href}">There</a></p>` } }
  const before = await namesOf('collection', about.id)
  await act('save-layout', {
    layoutId: `page-${journal.id}`,
    layout: { columns: 12, rows: [rowOf(text)] },
  })
  const [layout] = await listDocuments(site(), 'layout', { ids: [`page-${journal.id}`] })
  expect(JSON.stringify(layout?.body)).toContain(href)
  expect(await namesOf('collection', about.id)).toEqual([...before, journal.body.title].toSorted())
  await travel('undo')
})

test('items of a page that lead to one another hide nothing else that leads to it', async () => {
  const journal = await pageNamed('journal')
  const about = await pageNamed('about')
  const before = await namesOf('collection', journal.id)
  const [post] = await listDocuments(site(), 'item', { collectionId: journal.id })
  if (post === undefined) throw new Error('there is no post')
  const posts = Array.from({ length: 120 }, (_, place) => ({
    kind: 'item' as const,
    id: `post-${place}`,
    body: {
      ...post.body,
      urlId: `post-${place}`,
      body: `<p><a href="/journal/post-${(place + 1) % 120}">The next one</a></p>`,
    },
  }))
  const layouts = posts.map(({ id, body }) => {
    const text = { id: 'text', type: 2, value: { html: body.body } }
    const column = { id: 'column', span: 12, blocks: [text], rows: [] }
    const rows = [{ id: 'row', columns: [column] }]
    return {
      kind: 'layout' as const,
      id: `item-${id}`,
      body: { columns: 12 as const, rows, updatedOn: 0 },
    }
  })
  await addSiteDocuments(site(), documentKinds, [...posts, ...layouts], 1)
  await act('save-layout', {
    layoutId: `page-${about.id}`,
    layout: { columns: 12, rows: [rowOf(button('/journal/post-0'))] },
  })
  const after = [...new Set([...before, about.body.title])].toSorted()
  expect(await namesOf('collection', journal.id)).toEqual(after)
  await travel('undo')
})

test('what is stored is what the documents lead to, as the migration would find it too', async () => {
  const documents = await Promise.all(
    (['site-settings', 'collection', 'item', 'layout', 'navigation', 'design'] as const).map(
      (kind) => listDocuments(site(), kind, {}),
    ),
  )
  const derived = documents
    .flat()
    .flatMap(({ kind, id, body }) =>
      referencesOf(kind, body).map((to) => `${kind} ${id} ${to.kind} ${to.id}`),
    )
  const stored = await storedReferences()
  expect(stored.length).toBeGreaterThan(50)
  expect(stored).toEqual(derived.toSorted())
  const { kysely } = server.context.database
  await sql`drop table reference`.execute(kysely)
  await up(kysely as never)
  expect(await storedReferences()).toEqual(stored)
})

test('nobody sees who is not of the site', async () => {
  const path = `/api/editor/sites/${server.siteId}/references?kind=asset&id=a`
  expect((await server.stranger().get(path)).status).toBe(401)
  expect((await owner.get(path.replace('asset', 'layout'))).status).toBe(400)
})
