import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editItem } from '@vitrine/rules/site/content/item-actions.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { servePage } from '../pages/serve-page.ts'
import { openTestSite, pageRequest, type TestSite } from '../pages/testing/open-test-site.ts'

let site: TestSite
let server: Server

beforeAll(async () => {
  site = await openTestSite()
  const { cache } = site.context.views
  const environment = { ...site.context, random: site.context.random, trustsProxy: false }
  server = createServer((request, response) => {
    if (!cache.answer(request, response, environment)) response.writeHead(418).end('not kept')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.close()
  await site.close()
})

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  asked = server,
): Promise<Answer> {
  const { port } = asked.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const options = { port, path, method, headers: { host: 'fern.localhost', ...headers } }
    const request = httpRequest(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    request.on('error', reject)
    request.end()
  })
}

describe('pages that were already made', () => {
  test('are answered in the encoding that the browser takes, with the same content', async () => {
    const { text } = await site.get('/shop')
    const br = await ask('/shop', { 'accept-encoding': 'gzip, deflate, br' })
    expect([br.status, br.headers['content-encoding']]).toEqual([200, 'br'])
    expect(brotliDecompressSync(br.body).length).toBeGreaterThan(500)
    const gzip = await ask('/shop', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzip.body).toString()).toBe(brotliDecompressSync(br.body).toString())
    const plain = await ask('/shop')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toBe(text)
    expect(
      (await ask('/shop', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding'],
    ).toBe('gzip')
  })

  test('carry the headers of every page', async () => {
    const { headers } = await ask('/shop')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self'$/)
    expect(headers['cache-control']).toBe('private, no-cache')
  })

  test('are not sent again to a browser that still has them', async () => {
    const { headers } = await ask('/shop')
    const again = await ask('/shop', { 'if-none-match': headers.etag ?? '' })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  test('give a crumb to a visitor who has none, and only then', async () => {
    const cookies = (await ask('/shop')).headers['set-cookie'] ?? []
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-crumb', 'crumb'])
    const pair = cookies.map((cookie) => cookie.split(';')[0]).join('; ')
    for (const _time of [1, 2]) {
      const known = await ask('/shop', { cookie: `a=b; ${pair}` })
      expect(known.headers['set-cookie']).toBeUndefined()
    }
  })

  test.each(['__Host-crumb=x', '__Host-crumb=', 'my-crumb=x', 'a', '='])(
    'replace the crumb of a visitor whose own is not valid: %s',
    async (cookie) => {
      const set = (await ask('/shop', { cookie })).headers['set-cookie'] ?? []
      expect(set.map((one) => one.split('=')[0])).toEqual(['__Host-crumb', 'crumb'])
    },
  )

  test.each([
    'cart=x',
    '_crumb=x',
    'crumb=x',
    'vitrine_session=x',
    '__Host-crumb=x; __Host-crumb=y',
    `junk=${'x'.repeat(9000)}`,
  ])('leave a visitor whose cookies do not belong to the router: %s', async (cookie) => {
    expect((await ask('/shop', { cookie })).status).toBe(418)
  })

  test('send cookies for TLS only to a visitor who came over TLS', async () => {
    const { cache } = site.context.views
    const { clock, uptime, random } = site.context
    const behindProxy = createServer((request, response) => {
      const environment = { clock, uptime, random, trustsProxy: true }
      if (!cache.answer(request, response, environment)) response.writeHead(418).end()
    })
    await new Promise<void>((resolve) => behindProxy.listen(0, '127.0.0.1', resolve))
    const secure = { ...site.site, origin: 'https://fern.localhost' }
    const headers = { 'x-forwarded-proto': 'https' }
    await servePage(site.context, pageRequest('/shop', {}, { ...site, site: secure }))
    const answer = await ask('/shop', headers, 'GET', behindProxy)
    expect(answer.status).toBe(200)
    const set = answer.headers['set-cookie'] ?? []
    expect(set).toHaveLength(2)
    for (const cookie of set) expect(cookie).toMatch(/; Secure(?:;|$)/)
    behindProxy.close()
  })

  test('a HEAD request gets the headers without the page', async () => {
    const head = await ask('/shop', {}, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0)
  })

  test('parameters that change nothing share one page; those that count do not', async () => {
    expect((await ask('/shop?utm_source=mail')).status).toBe(200)
    expect((await ask('/shop?category=Bowls')).status).toBe(418)
    await site.get('/shop?category=Bowls')
    expect((await ask('/shop?category=Bowls&utm=1')).status).toBe(200)
  })

  test('a question mark inside a path is no query', async () => {
    await site.get('/shop%3Fcategory=Bowls')
    expect((await ask('/shop?category=Nothing')).status).toBe(418)
  })

  test.each([
    ['a signed-in viewer', '/shop', { cookie: 'vitrine-viewer=x' }],
    ['the editor frame', '/shop?edit=token', {}],
    ['another host', '/shop', { host: 'other.localhost' }],
    ['an unknown page', '/nowhere', {}],
  ])('%s is never answered from what is kept', async (_who, path, headers) => {
    await site.get('/nowhere')
    expect((await ask(path, headers)).status).toBe(418)
  })

  test('a write is never answered', async () => {
    expect((await ask('/shop', {}, 'POST')).status).toBe(418)
  })
})

describe('pages that no longer hold', () => {
  test('after a second the site is asked whether it changed', async () => {
    await site.get('/shop')
    expect((await ask('/shop')).status).toBe(200)
    site.time.now += 1001
    expect((await ask('/shop')).status).toBe(418)
    await site.get('/shop')
    expect((await ask('/shop')).status).toBe(200)
  })

  test("an owner's action ends them", async () => {
    const items = await listDocuments(site.context.database.dbFor(site.siteId), 'item')
    const itemId = items.find((item) => item.body.urlId === 'second-firing')?.id
    await site.get('/journal')
    await site.perform(editItem, { itemId, set: { title: 'Third firing' } })
    expect((await ask('/journal')).status).toBe(418)
    expect((await site.get('/journal')).text).toContain('Third firing')
    expect((await ask('/journal')).body.toString()).toContain('Third firing')
  })

  test('a post that was scheduled appears at its instant, on pages that were kept before it', async () => {
    const items = await listDocuments(site.context.database.dbFor(site.siteId), 'item')
    const itemId = items.find((item) => item.body.urlId === 'first-firing')?.id
    await site.perform(editItem, { itemId, set: { publishOn: site.time.now + 10_000 } })
    expect((await site.get('/journal')).text).not.toContain('First firing')
    site.time.now += 8000
    expect((await site.get('/journal')).text).not.toContain('First firing')
    site.time.now += 500
    expect((await ask('/journal')).status).toBe(200)
    site.time.now += 500
    expect((await ask('/journal')).status).toBe(418)
    expect((await site.get('/journal')).text).toContain('First firing')
  })
})
