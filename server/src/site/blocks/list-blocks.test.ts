import { afterAll, beforeAll, expect, test } from 'vitest'
import { addItem } from '@vitrine/rules/site/content/item-actions.ts'
import { setLogo } from '@vitrine/rules/site/sites/site-settings-actions.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { storeLayout } from '../../testing/store-layout.ts'

let server: TestServer
let pages: ReadonlyMap<string, string>

beforeAll(async () => {
  server = await startTestServer({ starter: 'corrigan' })
  const site = server.context.database.dbFor(server.siteId)
  const collections = await listDocuments(site, 'collection', {})
  pages = new Map(collections.map(({ id, body }) => [body.urlId, id]))
})
afterAll(() => server?.close())

const page = (urlId: string) => pages.get(urlId) ?? ''

/** What stands in the block when the page holds it alone. */
async function shown(type: number, value: Readonly<Record<string, unknown>>): Promise<string> {
  const column = { id: 'c', span: 12, blocks: [{ id: 'b', type, value }], rows: [] }
  const layout = { columns: 12, rows: [{ id: 'r', columns: [column] }] }
  const { context, siteId, time } = server
  const options = { authorId: null, now: time.now, random: context.random }
  const input = { layoutId: `page-${page('about')}`, layout }
  expect(await performAction(context, siteId, storeLayout, input, options)).toMatchObject({
    ok: true,
  })
  // pages are checked against the site's revision once a second
  time.now += 2000
  const { text } = await server.visitor().get('/about')
  const block = text.slice(text.indexOf('id="block-b"'))
  return block.slice(0, block.indexOf('</main>'))
}

const text = async (path: string) => (await server.visitor().get(path)).text

test('a search is a form that works without a script, for the whole site or one page of it', async () => {
  const whole = await shown(33, { theme: 'dark' })
  expect(whole).toContain('<form class="sqs-search-ui sqs-search-dark" action="/search"')
  expect(whole).not.toContain('f_collectionId')
  const ofJournal = await shown(33, { collectionId: page('journal') })
  expect(ofJournal).toContain(`name="f_collectionId" value="${page('journal')}"`)
  expect(ofJournal).toContain('aria-label="Search: Journal"')
  const ofNothing = await shown(33, { collectionId: 'ffffffffffffffffffffffff', theme: '"><b>' })
  expect(ofNothing).toContain('class="sqs-search-ui sqs-search-light"')
  expect(ofNothing).not.toContain('f_collectionId')
})

test('a search of one page finds nothing elsewhere, says so, and can be widened', async () => {
  const all = await text('/search?q=lamp')
  const ofShop = await text(`/search?q=lamp&f_collectionId=${page('shop')}`)
  const ofJournal = await text(`/search?q=lamp&f_collectionId=${page('journal')}`)
  const hits = (html: string) =>
    [...html.matchAll(/search-hit-title"><a href="\/(\w+)/g)].map(([, to]) => to)
  expect(new Set(hits(ofShop))).toEqual(new Set(['shop']))
  expect(new Set(hits(ofJournal))).toEqual(new Set(['journal']))
  expect(hits(all).length).toBeGreaterThan(Math.max(hits(ofShop).length, hits(ofJournal).length))
  expect(ofJournal).toMatch(
    /type="checkbox" name="f_collectionId" value="\w+" checked> Only in Journal/,
  )
  expect(all).not.toContain('f_collectionId')
  expect(hits(await text('/search?q=lamp&f_collectionId=%22%3E%3Cb%3E'))).toEqual(hits(all))
})

test('a tag cloud shows the words of a page with where they lead, heavier the more items they have', async () => {
  const html = await shown(14, { collectionId: page('shop'), type: 'categories' })
  const words = [...html.matchAll(/tag-cloud-weight-(\d)" href="([^"]+)" dir="auto">([^<]+)</g)]
  expect(html).toContain('<nav class="tag-cloud" aria-label="Categories: Lamps and parts">')
  expect(words.length).toBeGreaterThan(2)
  const names = words.map(([, , , name]) => name)
  expect(names).toEqual(['Parts and care', 'Pendants', 'Table and wall'])
  expect(new Set(words.map(([, weight]) => weight)).size).toBeGreaterThan(1)
  for (const [, , address = ''] of words) {
    expect((await server.visitor().get(address)).status).toBe(200)
  }
})

test('a tag cloud of a page that is gone, or that has no words, shows nothing', async () => {
  const empty = '<div class="sqs-block-content"></div>'
  expect(await shown(14, { collectionId: 'ffffffffffffffffffffffff' })).toContain(empty)
  expect(await shown(14, { collectionId: '"><b>', type: 'constructor' })).toContain(empty)
  expect(await shown(14, { collectionId: page('terms') })).toContain(empty)
})

const journal = (value: object) => shown(61, { collectionId: page('journal'), ...value })
const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, to = '']) => to)

test('an archive leads to the months of a page, each with as many posts as there are', async () => {
  const html = await journal({})
  const groups = [
    ...html.matchAll(
      /archive-link" href="([^"]+)" dir="auto">(\w+ \d{4})<\/a> <span class="archive-count">(\d+)/g,
    ),
  ]
  expect(groups.length).toBeGreaterThan(1)
  const all = await text('/journal?format=json')
  const { items } = JSON.parse(all) as { items: unknown[] }
  expect(groups.reduce((sum, [, , , count]) => sum + Number(count), 0)).toBe(items.length)
  for (const [, address = '', , count] of groups) {
    const found = JSON.parse(await text(`${address}&format=json`)) as {
      items: unknown[]
      monthFilter: string
    }
    expect(found.items).toHaveLength(Number(count))
    expect(address).toContain(found.monthFilter)
  }
  expect(await journal({ showCount: false })).not.toContain('archive-count')
})

test('a month that spells none narrows nothing, and one without posts has none', async () => {
  const { items } = JSON.parse(await text('/journal?format=json')) as { items: unknown[] }
  const odd = JSON.parse(await text('/journal?format=json&month=13-2026')) as { items: unknown[] }
  const early = JSON.parse(await text('/journal?format=json&month=01-0099')) as { items: unknown[] }
  const none = JSON.parse(await text('/journal?format=json&month=01-1999')) as { items: unknown[] }
  expect(odd.items).toHaveLength(items.length)
  expect(early.items).toHaveLength(items.length)
  expect(none.items).toEqual([])
  expect(await text('/journal?month=01-1999')).toContain('<h1>January 1999</h1>')
})

test('an archive as a list has the posts below their group, with their dates where wished', async () => {
  const html = await journal({ layout: 'list', groupBy: 'tag', showDate: true, multiColumns: true })
  expect(html).toContain('<div class="archive archive-list archive-columns">')
  expect(html).toMatch(
    /<h2 class="archive-heading"><a class="archive-link" href="\/journal\?tag=kiln" dir="auto">kiln<\/a>.*<a class="archive-post-link" href="\/journal\/[^"]+">[^<]+<\/a> <time class="archive-date">\w+ \d+, \d{4}</,
  )
  expect(await journal({ layout: 'list', groupBy: 'month' })).not.toContain('archive-date')
  for (const address of linksIn(html)) {
    expect((await server.visitor().get(address)).status).toBe(200)
  }
})

test('an archive as a dropdown is a form that leads to the list without a script', async () => {
  const html = await journal({ layout: 'dropdown', groupBy: 'tag' })
  expect(html).toMatch(
    /<form class="archive archive-dropdown" action="\/journal"><select [^>]*name="tag"/,
  )
  expect(html).toContain('<option value="kiln">kiln (1)</option>')
})

test.each([
  [27, /archive-heading">Maud Corrigan /],
  [28, /href="\/journal\?tag=kiln"/],
  [29, /<div class="sqs-block-content"><\/div>/],
  [30, /href="\/journal\?month=\d\d-\d{4}"/],
])('the former type %i is an archive grouped by what it is called by', async (type, expected) => {
  expect(await shown(type, { collectionId: page('journal') })).toMatch(expected)
})

test('an archive of a page that is gone shows nothing', async () => {
  expect(
    await journal({ collectionId: 'ffffffffffffffffffffffff', layout: '__proto__' }),
  ).toContain('<div class="sqs-block-content"></div>')
})

test('a menu of pages leads where the menu does, and marks the page that is shown', async () => {
  const html = await shown(1, { menu: 'mainNavigation', direction: 'vertical' })
  expect(html).toContain(
    '<nav class="sqs-navigation sqs-navigation-vertical" aria-label="Main menu">',
  )
  expect(html).toContain('href="/about" aria-current="page">')
  expect(html.match(/aria-current/g)).toHaveLength(1)
  for (const menu of ['__proto__', 'constructor', 'gone', 7, 'x'.repeat(200)]) {
    expect(await shown(1, { menu })).toContain('<div class="sqs-block-content"></div>')
  }
})

test('a menu in a field of every page marks each of them', async () => {
  const { context, siteId, time } = server
  const block = { id: 'foot', type: 1, value: { menu: 'mainNavigation' } }
  const column = { id: 'c', span: 12, blocks: [block], rows: [] }
  const layout = { columns: 12, rows: [{ id: 'r', columns: [column] }] }
  const options = { authorId: null, now: time.now, random: context.random }
  const input = { layoutId: 'footerWords', layout }
  expect(await performAction(context, siteId, storeLayout, input, options)).toMatchObject({
    ok: true,
  })
  time.now += 2000
  for (const path of ['/about', '/journal', '/about']) {
    const html = await text(path)
    const field = html.slice(html.indexOf('id="block-foot"'))
    expect(field).toContain(`href="${path}" aria-current="page"`)
    expect(field.match(/sqs-navigation-link[^>]*aria-current/g)).toHaveLength(1)
  }
})

test('a logo is the picture that is chosen, else that of the site, else its title', async () => {
  const { context, siteId, time } = server
  const site = context.database.dbFor(siteId)
  const [picture = ''] = (await listDocuments(site, 'asset', {})).flatMap(({ id, body }) =>
    body.width === null ? [] : [id],
  )
  expect(await shown(3, {})).toMatch(
    /<a class="sqs-logo-link" href="\/"><span class="sqs-logo-title">\w/,
  )
  const link = { to: 'https://maker.example/?a="b"', newWindow: true }
  const own = await shown(3, { logo: picture, link, width: 120, alignment: 'center' })
  expect(own).toContain('href="https://maker.example/?a=&quot;b&quot;" target="_blank"')
  expect(own).toContain(`src="/static/images/${picture}/`)
  expect(own).toContain('style="inline-size:120px"')
  expect(own).toMatch(/ alt="[^"]+"/)
  const hostile = await shown(3, {
    logo: '<b>',
    link: { to: 'javascript:alert(1)', newWindow: true },
  })
  expect(hostile).toContain('href="/"')
  const options = { authorId: null, now: time.now, random: context.random }
  const set = { set: { logoAssetId: picture }, seen: {} }
  const done = await performAction(context, siteId, setLogo, set, options)
  expect(done).toMatchObject({ ok: true })
  expect(await shown(3, { width: 80 })).toMatch(
    /<img src="\/static\/images\/[^"]+" [^>]*width="\d+" height="\d+" style="inline-size:80px"/,
  )
})

test('a link to a page shows its title and what it is about, with its picture', async () => {
  const html = await shown(12, { collectionId: page('journal') })
  expect(html).toContain('<a class="link-card" href="/journal">')
  expect(html).toContain('<span class="link-card-title">Journal</span>')
  expect(await shown(12, { collectionId: 'ffffffffffffffffffffffff' })).not.toContain('link-card')
})

test('a link shows its words, or its address, and never runs anything', async () => {
  const to = (address: unknown) => ({ link: { to: address, newWindow: true } })
  const html = await shown(13, { ...to('/shop'), title: 'A <b> & "c"', text: '<i>Words</i>' })
  expect(html).toContain('<a class="link-card" href="/shop" target="_blank" rel="noopener">')
  expect(html).toContain('A &lt;b&gt; &amp; &quot;c&quot;')
  expect(html).toContain('<span class="link-card-text">&lt;i&gt;Words&lt;/i&gt;</span>')
  expect(await shown(13, to({ kind: 'collection', id: page('journal') }))).toContain(
    '<span class="link-card-title">/journal</span>',
  )
  for (const address of ['javascript:alert(1)', 'java\tscript:1', null, { kind: '__proto__' }]) {
    expect(await shown(13, { ...to(address), title: 'Go' })).not.toContain('link-card')
  }
})

test('a folder shows where it leads', async () => {
  expect(await shown(17, { collectionId: page('shop') })).toContain(
    '<nav class="folder-block-pages" aria-label="Lamps and parts"><a class="folder-block-title" href="/shop">',
  )
  expect(await shown(17, {})).toContain('<div class="sqs-block-content"></div>')
})

test('the title of a link post leads to its source, in a summary and an archive as well', async () => {
  const { context, siteId, time } = server
  const options = { authorId: null, now: time.now, random: context.random }
  const source = 'https://example.com/story'
  const input = {
    collectionId: page('journal'),
    title: 'Told elsewhere',
    sourceUrl: source,
    passthrough: true,
  }
  expect(await performAction(context, siteId, addItem, input, options)).toMatchObject({ ok: true })
  const summary = await shown(55, { collectionId: page('journal'), limit: 10 })
  expect(summary).toContain(`<a class="summary-title-link" href="${source}">Told elsewhere</a>`)
  expect(summary).toContain('<a class="summary-title-link" href="/journal/')
  const archive = await journal({ layout: 'list', groupBy: 'month' })
  expect(archive).toContain(`<a class="archive-post-link" href="${source}">Told elsewhere</a>`)
})
