import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeLayout } from '../../testing/store-layout.ts'
import type { Block, Layout } from '@vitrine/rules/site/blocks/layout.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let assetIds: readonly string[]
let pages: ReadonlyMap<string, string>
let productIds: readonly string[]

beforeAll(async () => {
  server = await startTestServer({ starter: 'corrigan' })
  const site = server.context.database.dbFor(server.siteId)
  const assets = await listDocuments(site, 'asset', {})
  assetIds = assets
    .filter(({ body }) => body.width !== null)
    .toSorted((one, other) => (one.body.filename < other.body.filename ? -1 : 1))
    .map(({ id }) => id)
  const collections = await listDocuments(site, 'collection', {})
  pages = new Map(collections.map(({ id, body }) => [body.urlId, id]))
  const items = await listDocuments(site, 'item', {})
  productIds = items
    .filter(({ body }) => body.product !== null)
    .toSorted((one, other) => (one.body.urlId < other.body.urlId ? -1 : 1))
    .map(({ id }) => id)
})
afterAll(() => server?.close())

type Value = Readonly<Record<string, unknown>>

/** Settings as they were written when fields had other names, some of them malformed. */
function valuesOfBefore(): readonly (readonly [type: number, value: Value])[] {
  const [first = '', second = '', third = ''] = assetIds
  const links = ['', '/shop', '/shop?a=1&b=2#c', 'https://a.example/"x"', 'mailto:a@b.example']
  const odd = ['javascript:alert(1)', 'java\tscript:1', ' /about ', 'shop', '<b>']
  const shop = pages.get('shop')
  const journal = pages.get('journal')
  return [
    ...[{}, { html: '' }, { html: '<h2>One & two</h2><p><a href="/shop">Shop</a></p>' }].map(
      (value) => [2, value] as const,
    ),
    ...[...links, ...odd].map((link) => [5, { assetId: first, caption: '', link }] as const),
    [5, { assetId: second, caption: 'A <b> & "c"', link: '/shop', newWindow: true }],
    [5, { assetId: second, caption: 'Words', newWindow: true }],
    [5, { assetId: 'ffffffffffffffffffffffff', caption: 'Gone' }],
    [5, { assetId: 7, caption: 'Malformed' }],
    [5, {}],
    [8, { assetIds: [first, second, 'ffffffffffffffffffffffff', third, first] }],
    [8, { assetIds: [third], perRow: 1 }],
    [8, { assetIds: [third, second], perRow: 10 }],
    [8, { assetIds: [third, second], perRow: 11 }],
    [8, { assetIds: 'none' }],
    [8, {}],
    ...[{}, { height: 8 }, { height: 400 }, { height: 5 }, { height: '9' }].map(
      (value) => [21, value] as const,
    ),
    [31, { quote: 'Light & <shade>', source: 'A "B" C' }],
    [31, { quote: 'Nobody said it' }],
    [31, {}],
    ...productIds.slice(0, 3).map((itemId) => [43, { itemId }] as const),
    [43, { itemId: 'ffffffffffffffffffffffff' }],
    [43, {}],
    [47, {}],
    ...[...links, ...odd].map((link) => [53, { text: 'A & <b>', link }] as const),
    ...['small', 'medium', 'large', 'huge'].map(
      (size) => [53, { text: 'Go', link: '/shop', size, newWindow: true }] as const,
    ),
    ...['left', 'right', 'middle'].map(
      (alignment) => [53, { text: 'Go', link: '/shop', alignment, newWindow: 'yes' }] as const,
    ),
    [55, { collectionId: shop }],
    [55, { collectionId: shop, design: 'list', limit: 2, showDate: true }],
    [55, { collectionId: shop, design: 'grid', limit: 31, showPrice: false }],
    [55, { collectionId: shop, category: 'Pendants', showExcerpt: false }],
    [55, { collectionId: shop, category: 'Nope' }],
    [55, { collectionId: shop, featured: true, limit: 30 }],
    [55, { collectionId: journal, showDate: true }],
    [55, { collectionId: journal, design: 'list', showExcerpt: true, showDate: false }],
    [55, { collectionId: journal, tag: 'Nope', design: 'tiles' }],
    [55, { collectionId: 'ffffffffffffffffffffffff' }],
    [55, {}],
    [1999, { html: 'Of another edition' }],
  ]
}

function layoutOf(values: ReturnType<typeof valuesOfBefore>): Omit<Layout, 'updatedOn'> {
  const blocks = values.map(([type, value], place): Block => ({ id: `b${place}`, type, value }))
  const column = { id: 'column', span: 12, blocks, rows: [] }
  return { columns: 12, rows: [{ id: 'row', columns: [column] }] }
}

/** Ids, addresses and instants are new for each site, and years go by. */
function settled(html: string): string {
  const ids = new Map<string, string>()
  return html
    .replace(/\b[0-9a-f]{24}\b/g, (id) => {
      if (!ids.has(id)) ids.set(id, `id-${ids.size}`)
      return ids.get(id) ?? ''
    })
    .replaceAll(`:${server.port}`, ':PORT')
    .replace(/© \d{4}/g, '© YEAR')
    .replace(/data-updated-on="\d+"/g, 'data-updated-on="0"')
    .replace(/(<div class="sqs-block )/g, '\n$1')
}

async function shown(path: string): Promise<string> {
  const { text } = await server.visitor().get(path)
  const body = text.slice(text.indexOf('<body'))
  return [
    ...body.matchAll(/<div class="sqs-layout.*?(?=<\/main>|<\/footer>|<\/section>|<\/body>)/gs),
  ]
    .map(([html]) => settled(html))
    .join('\n')
}

test('the layouts of the starter look as they did before fields had kinds', async () => {
  const paths = ['/', '/about', '/shop', '/journal', '/journal/how-high-to-hang-it', '/terms']
  const all = await Promise.all(paths.map(async (path) => `=== ${path}\n${await shown(path)}`))
  await expect(all.join('\n')).toMatchFileSnapshot('golden/starter-of-before.txt')
})

test('blocks that were stored before fields had kinds look as they did', async () => {
  const about = pages.get('about') ?? ''
  const values = valuesOfBefore()
  const all: string[] = []
  for (let start = 0; start < values.length; start += 50) {
    const layout = layoutOf(values.slice(start, start + 50))
    const input = { layoutId: `page-${about}`, layout }
    const { context, siteId, time } = server
    const options = { authorId: null, now: time.now, random: context.random }
    const done = await performAction(context, siteId, storeLayout, input, options)
    expect(done).toMatchObject({ ok: true })
    // pages are checked against the site's revision once a second
    server.time.now += 2000
    all.push(await shown('/about'))
  }
  await expect(all.join('\n')).toMatchFileSnapshot('golden/blocks-of-before.txt')
})
