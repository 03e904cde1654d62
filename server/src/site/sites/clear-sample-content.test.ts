import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Visitor } from '../../testing/http-client.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { firstStarter } from './prepare-first-site.ts'

let server: TestServer
let owner: Visitor
let base: string

beforeAll(async () => {
  server = await startTestServer({ starter: firstStarter })
  owner = await server.owner()
  base = `/api/editor/sites/${server.siteId}`
})
afterAll(() => server.close())

/** Pages may be a second old. */
async function visit(path: string) {
  server.time.now += 2000
  return server.visitor().get(path)
}

const bodyOf = (page: string): string => page.slice(page.indexOf('<body'))

/** What tells of the firm that the starter was made for, or of what it makes. */
const ofTheFirm = /corrigan|maud|harrow|ferry slip|enamel|lamp|kiln|firing|pendant/i

/** What is wrong at every address that a visitor of the front page comes to by links. */
async function crawl(): Promise<string[]> {
  const wrong: string[] = []
  const asked = new Set(['/', '/search?q=lamp', '/cart', '/nowhere', '/feed.xml'])
  for (const path of asked) {
    const { status, text, headers } = await visit(path)
    const isMissing = path === '/nowhere' || path === '/feed.xml'
    if (status >= 400 && !isMissing) wrong.push(`${path}: ${status}`)
    if (!String(headers['content-type']).startsWith('text/html')) continue
    const words = text.replaceAll(path.replaceAll('&', '&amp;'), '').replaceAll('value="lamp"', '')
    const told = ofTheFirm.exec(words.replaceAll('“lamp”', ''))
    if (told !== null) wrong.push(`${path}: ${words.slice(told.index - 60, told.index + 60)}`)
    for (const [, link = ''] of text.matchAll(/(?:href|src|action)="(\/[^"#]*)/g)) {
      asked.add(link.replaceAll('&amp;', '&'))
    }
  }
  // it has gone through the menus
  expect([...asked]).toEqual(expect.arrayContaining(['/shop', '/journal', '/about', '/contact']))
  return wrong
}

describe('an owner who clears the sample content', () => {
  it('keeps no link to a product that goes, where the shop stays for one of theirs', async () => {
    const act = async (action: string, input: object) => {
      const done = await owner.write('POST', `${base}/actions`, { action, input })
      expect(done.status).toBe(200)
    }
    const linked = 'href="/shop/six-sample-tiles"'
    expect((await visit('/journal')).text).toContain(linked)
    const { documents } = (await owner.get(`${base}/documents?kind=item`)).json<{
      documents: { id: string; body: { urlId: string } }[]
    }>()
    const own = documents.find(({ body }) => body.urlId === 'slip-pendant')
    await act('edit-product', { itemId: own?.id, set: { title: 'My pendant' } })
    await act('clear-sample-content', {})
    expect((await visit('/shop/slip-pendant')).status).toBe(200)
    expect((await visit('/shop/six-sample-tiles')).status).toBe(404)
    expect((await visit('/shop')).text).not.toContain(linked)
    for (const _change of ['clear', 'edit']) await owner.write('POST', `${base}/undo`)
  })

  it('keeps what they wrote in a place of the template, and the name that they gave', async () => {
    const act = async (action: string, input: object) => {
      const done = await owner.write('POST', `${base}/actions`, { action, input })
      expect([done.status, done.text]).toEqual([200, done.text])
    }
    await visit('/')
    const set = { title: 'Fern', tagline: 'Lamps of another firm' }
    await act('set-site-details', { set, seen: {} })
    const blocks = [{ id: 'own', type: 2, value: { html: '<h2>My own words</h2>' } }]
    const rows = [{ id: 'row', columns: [{ span: 12, blocks, rows: [] }] }]
    await act('save-layout', { layoutId: 'homeColours', layout: { columns: 12, rows } })
    await act('clear-sample-content', {})
    const { text } = await visit('/')
    expect(text).toContain('My own words')
    expect(text).toContain('<h1>Fern</h1>')
    expect(text).not.toContain('22 inches')
    for (const _change of ['clear', 'write', 'name']) {
      expect((await owner.write('POST', `${base}/undo`)).status).toBe(200)
    }
  })

  it('keeps the pictures of a section that they keep, which leads to nothing that goes', async () => {
    const act = async (action: string, input: object) => {
      const done = await owner.write('POST', `${base}/actions`, { action, input })
      expect([done.status, done.text]).toEqual([200, done.text])
    }
    const list = async (kind: string) =>
      (await owner.get(`${base}/documents?kind=${kind}`)).json<{
        documents: { id: string; body: Record<string, unknown> }[]
      }>().documents
    const page = (await list('collection')).find(({ body }) => body['urlId'] === 'journal')
    const product = (await list('item')).find(({ body }) => body['urlId'] === 'slip-pendant')
    const picture = product?.body['mainAssetId']
    const blocks = [
      { id: 'picture', type: 5, value: { image: picture } },
      { id: 'text', type: 2, value: { html: '<p><a href="/shop/slip-pendant">The lamp</a></p>' } },
    ]
    const rows = [{ id: 'kept', columns: [{ span: 12, blocks, rows: [] }] }]
    const layoutId = `page-${page?.id}`
    const sectionId = 'c0ffee00c0ffee00c0ffee00'
    await act('save-layout', { layoutId, layout: { columns: 12, rows } })
    await act('save-section', { layoutId, rowIds: ['kept'], sectionId, title: 'Kept' })
    await act('save-layout', { layoutId, layout: { columns: 12, rows: [] } })
    await act('clear-sample-content', {})
    expect((await list('asset')).map(({ id }) => id)).toContain(picture)
    const [section] = await list('section')
    expect(JSON.stringify(section?.body)).toContain('The lamp')
    expect(JSON.stringify(section?.body)).not.toContain('/shop/')
    for (const _change of ['clear', 'empty', 'keep', 'save']) {
      expect((await owner.write('POST', `${base}/undo`)).status).toBe(200)
    }
  })

  it('has a home page that answers and none of the products; one undo brings all back', async () => {
    const before = await visit('/')
    expect([before.status, (await visit('/shop')).status]).toEqual([200, 200])
    const body = { action: 'clear-sample-content', input: {} }
    const counted = (await owner.get(`${base}/sample-content`)).json<Record<string, number>>()
    const found = async (kind: string) =>
      (await owner.get(`${base}/documents?kind=${kind}`)).json<{ documents: unknown[] }>().documents
        .length
    const [items, assets] = [await found('item'), await found('asset')]
    expect(counted).toMatchObject({ pages: 5, pictures: assets, settings: true })
    expect((counted['products'] ?? 0) + (counted['posts'] ?? 0)).toBe(items)
    expect((await owner.write('POST', `${base}/actions`, body)).status).toBe(200)
    const bare = await visit('/')
    expect(bare.status).toBe(200)
    expect(bare.text).not.toContain('href="/shop/')
    expect(await crawl()).toEqual([])
    expect(await found('asset')).toBe(0)
    expect((await owner.write('POST', `${base}/actions`, body)).json()).toMatchObject({
      message: 'There is no sample content to clear.',
    })
    expect((await owner.write('POST', `${base}/undo`)).status).toBe(200)
    expect((await visit('/shop')).status).toBe(200)
    expect(bodyOf((await visit('/')).text)).toBe(bodyOf(before.text))
  })

  it('is told nothing of settings where it is not known what the starter said there', async () => {
    await sql`
      update document set body = body - 'sample'
      where website_id = ${server.siteId} and kind = 'site-settings'`.execute(
      server.context.database.kysely,
    )
    expect((await owner.get(`${base}/sample-content`)).json()).toMatchObject({ settings: false })
  })
})
