import { connect, type AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { createVisitor, type Visitor } from '../../testing/http-client.ts'
import { createTestContext, type TestContext } from '../../testing/test-context.ts'
import { route } from './route.ts'
import { buildServer } from './server.ts'

const fern = { siteId: 'a'.repeat(24) as SiteId, name: 'fern' }
let test: TestContext
let port: number
let close: () => Promise<void>
let served: string[] = []

const echo = route({
  method: 'POST',
  path: '/api/echo',
  on: 'site',
  access: { kind: 'public' },
  limit: 'cart',
  bodyLimit: 20_000,
  body: z.object({ word: z.string() }),
  reply: z.object({ word: z.string() }),
  handle: (_context, request) => ({ json: { word: request.body.word } }),
})
const form = route({
  method: 'POST',
  path: '/form',
  on: 'site',
  access: { kind: 'public' },
  reply: z.object({ fields: z.unknown() }),
  handle: (_context, request) => ({ json: { fields: request.body } }),
})
const secret = route({
  method: 'GET',
  path: '/api/editor/sites/:siteId/secret',
  on: 'editor',
  access: { kind: 'capability', capability: 'view-orders' },
  reply: z.object({ secret: z.boolean() }),
  handle: () => ({ json: { secret: true } }),
})
const broken = route({
  method: 'GET',
  path: '/broken',
  on: 'site',
  access: { kind: 'public' },
  handle: () => {
    throw new Error('the password of the database is hunter2')
  },
})

beforeAll(async () => {
  test = await createTestContext({ RATE_CART_PER_10S: '29' })
  const app = await buildServer(test.context, {
    routes: [echo, form, secret, broken],
    sites: {
      byHost: (host) => Promise.resolve(host === 'fern.localhost' ? fern : undefined),
      onlySite: () => Promise.resolve(fern),
    },
    answerFromCache: (request) => {
      if (request.url === '/cache-fault') throw new Error('a fault of the cache')
      return false
    },
    servePage: (_context, request) => {
      if (request.path === '/elsewhere') return { redirect: '//evil.example/' }
      served.push(`${request.site?.ownerScripts} ${request.path}`)
      return { html: '<p>page</p>' }
    },
    serveEditor: (_context, { path }) => ({
      status: path === '/' ? 200 : 404,
      html: '<p>editor</p>',
    }),
    isHealthy: () => Promise.resolve(true),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
  close = () => app.close()
})

afterAll(async () => {
  await close()
  await test.close()
})

const visitor = (host = 'fern.localhost'): Visitor => createVisitor(port, host)

function withCrumb(): Visitor {
  const one = visitor()
  const crumb = 'a'.repeat(24)
  one.cookies.set('__Host-crumb', crumb).set('crumb', crumb)
  return one
}

describe('which host answers', () => {
  it('serves the editor on its own origin and the site on its own', async () => {
    expect((await visitor('localhost').get('/')).text).toBe('<p>editor</p>')
    expect((await visitor().get('/')).text).toBe('<p>page</p>')
  })

  it('answers 421 for a host that is nobody’s', async () => {
    const response = await visitor('evil.example').get('/')
    expect(response.status).toBe(421)
    expect(response.json()).toEqual({
      code: 'unknown-host',
      message: 'No site answers on this address.',
      status: 421,
      crumbFail: false,
    })
  })

  it('tells a person in words what a program reads as data', async () => {
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const { status, text, headers: answered } = await visitor('evil.example').send('/', { headers })
    expect({ status, type: answered['content-type'] }).toEqual({
      status: 421,
      type: 'text/html; charset=utf-8',
    })
    expect(text).toContain('<h1>No site answers on this address.</h1>')
    expect(String(answered['content-security-policy'])).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    )
  })

  it('refuses a request without a Host as any other', async () => {
    const answer = await rawExchange('GET / HTTP/1.1\r\nConnection: close\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('nosniff')
  })

  it('sends loopback addresses to localhost, where cookies work', async () => {
    const response = await visitor('127.0.0.1').get('/shop?a=1')
    expect([response.status, response.headers.location]).toEqual([
      302,
      `http://localhost:${port}/shop?a=1`,
    ])
  })

  it('serves the only site on a bare address, with owner scripts off', async () => {
    served = []
    await visitor('192.0.2.7').get('/shop')
    await visitor().get('/shop')
    expect(served).toEqual(['false /shop', 'true /shop'])
  })

  it('sends /config on a site to the editor', async () => {
    const response = await visitor().get('/config/pages')
    expect(response.headers.location).toBe('http://localhost:3000/config/pages')
  })

  it('keeps the rest of the address on the way to the editor, and adds no header', async () => {
    const at = async (path: string) => (await visitor().get(path)).headers
    expect((await at('/config/pages?path=/a')).location).toBe(
      'http://localhost:3000/config/pages?path=/a',
    )
    expect((await at('/config/%E2%82%AC')).location).toBe('http://localhost:3000/config/%E2%82%AC')
    const split = await at('/config/%0d%0aset-cookie:a=b')
    expect(split.location).toBe('http://localhost:3000/config/%0D%0Aset-cookie:a=b')
    expect(split['set-cookie']).toBeUndefined()
  })

  it('answers the health question on any host', async () => {
    expect((await visitor('evil.example').get('/healthz')).status).toBe(200)
  })

  it('refuses a request with two Host headers', async () => {
    const lines = ['GET / HTTP/1.1', 'Host: fern.localhost', 'Host: evil.example', '', '']
    expect(await rawExchange(lines.join('\r\n'))).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('keeps a route of one origin off the other', async () => {
    const response = await visitor('localhost').write('POST', '/api/echo', { word: 'x' })
    expect(response.status).toBe(404)
  })
})

describe('who may write', () => {
  it('refuses a write without the crumb, and says so in the specified words', async () => {
    const one = visitor()
    one.cookies.set('crumb', 'forged')
    const response = await one.write('POST', '/api/echo', { word: 'x' })
    expect(response.status).toBe(403)
    expect(response.json()).toEqual({
      code: 'crumb-failed',
      message: 'Your session has expired. Please reload the page and try again.',
      status: 403,
      crumbFail: true,
    })
  })

  it('takes the crumb from the header, the query or a field', async () => {
    const one = withCrumb()
    const crumb = one.cookies.get('crumb') ?? ''
    expect((await one.write('POST', '/api/echo', { word: 'a' })).json()).toEqual({ word: 'a' })
    const body = { word: 'b' }
    const query = await one.send(`/api/echo?crumb=${crumb}`, { method: 'POST', body })
    expect(query.json()).toEqual({ word: 'b' })
    const field = await one.send('/api/echo', { method: 'POST', body: { word: 'c', crumb } })
    expect(field.json()).toEqual({ word: 'c' })
  })

  it('refuses a form that another site sent', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'http://evil.localhost' },
      { origin: 'null' },
    ]) {
      const response = await visitor().send('/form', { method: 'POST', headers, body: {} })
      expect(response.status, JSON.stringify(headers)).toBe(403)
    }
    expect((await visitor().postForm('/form', { a: '1' })).json()).toEqual({ fields: { a: '1' } })
  })

  it('refuses a form with cookies that does not say where it comes from', async () => {
    const one = withCrumb()
    const post = (headers: Record<string, string>) =>
      one.send('/form', { method: 'POST', headers, body: {} })
    const origin = `http://fern.localhost:${port}`
    expect((await post({})).status).toBe(403)
    expect((await post({ referer: 'http://evil.example/' })).status).toBe(403)
    expect((await post({ referer: `${origin}/shop` })).status).toBe(200)
    expect((await visitor().send('/form', { method: 'POST', body: {} })).status).toBe(200)
  })

  it('asks for a signed-in account where a role is needed', async () => {
    const response = await visitor('localhost').get(`/api/editor/sites/${fern.siteId}/secret`)
    expect(response.status).toBe(401)
  })

  it('answers the thirtieth add within ten seconds with 429, and the next window again', async () => {
    test.time.now += 60_000
    const one = withCrumb()
    const statuses: number[] = []
    for (let call = 0; call < 30; call++) {
      statuses.push((await one.write('POST', '/api/echo', { word: 'x' })).status)
    }
    expect(statuses.slice(0, 29).every((status) => status === 200)).toBe(true)
    const refused = await one.write('POST', '/api/echo', { word: 'x' })
    expect([statuses[29], refused.json()['message']]).toEqual([
      429,
      'Please try again in a few seconds.',
    ])
    // a forged header does not make another visitor
    const forged = await one.send('/api/echo', {
      method: 'POST',
      headers: { 'x-forwarded-for': '203.0.113.9' },
      body: { word: 'x' },
    })
    expect(forged.status).toBe(429)
    test.time.now += 10_000
    expect((await one.write('POST', '/api/echo', { word: 'x' })).status).toBe(200)
  })
})

describe('what a stranger can send', () => {
  const send = (body: string | Buffer, headers: Record<string, string> = {}) =>
    withCrumb().send('/api/echo', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': withCrumb().cookies.get('crumb') ?? '',
        ...headers,
      },
      body,
    })

  it('answers 400 to JSON that is cut off, of the wrong shape, or unfit to store', async () => {
    test.time.now += 60_000
    const bodies: (string | Buffer)[] = [
      '{"word":',
      '{"word":5}',
      '[]',
      '',
      '{"word":"a\\u0000b"}',
      '{"word":"\\ud800"}',
      '{"word":"x","__proto__":{"admin":true}}',
      '{"word":"x","constructor":{"prototype":1}}',
      `{"word":"x","deep":${'['.repeat(5000)}${']'.repeat(5000)}}`,
      Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
    ]
    for (const body of bodies) {
      const response = await send(body)
      expect(response.status, String(body).slice(0, 60)).toBe(400)
      expect(response.json()).toMatchObject({
        code: 'bad-request',
        message: 'This request could not be understood.',
        status: 400,
        crumbFail: false,
      })
    }
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  it('answers 413 to what is too large and 415 to what it cannot read', async () => {
    expect((await send(JSON.stringify({ word: 'x'.repeat(30_000) }))).status).toBe(413)
    expect((await send('<word/>', { 'content-type': 'text/xml' })).status).toBe(415)
    // a route that takes no file reads no form that may hold one
    const parts = '--x\r\ncontent-disposition: form-data; name="word"\r\n\r\nhello\r\n--x--\r\n'
    const asParts = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await send(parts, asParts)).status).toBe(415)
    const bomb = gzipSync(JSON.stringify({ word: 'x' }))
    expect((await send(bomb, { 'content-encoding': 'gzip' })).status).toBe(415)
  })

  it('finds nothing outside, whatever the path spells', async () => {
    for (const path of ['/_vitrine/storefront/..%2f..%2fpackage.json', '/%00', '/%ff%fe']) {
      expect((await visitor().get(path)).text).not.toContain('"name"')
    }
  })

  it('answers TRACE with 405, and two lengths of one body with 400', async () => {
    const host = 'Host: fern.localhost\r\n'
    expect(await rawExchange(`TRACE / HTTP/1.1\r\n${host}\r\n`)).toMatch(/^HTTP\/1\.1 405 /)
    const both = 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n'
    const smuggled = await rawExchange(`POST /form HTTP/1.1\r\n${host}${both}\r\n0\r\n\r\n`)
    expect(smuggled).toMatch(/^HTTP\/1\.1 400 /)
    expect(smuggled).toContain('nosniff')
  })

  it('serves a request that names its whole address, whatever its Host says', async () => {
    const asked = (address: string) =>
      rawExchange(`GET ${address} HTTP/1.1\r\nHost: fern.localhost\r\nConnection: close\r\n\r\n`)
    expect(await asked(`http://fern.localhost:${port}/`)).toContain('<p>page</p>')
    expect(await asked('http://evil.example/')).toMatch(/^HTTP\/1\.1 421 /)
    expect(await asked('http://evil.example/')).not.toContain('evil')
    expect(await asked('evil.example:80')).toMatch(/^HTTP\/1\.1 4\d\d /)
    for (const target of ['ftp://evil.example/', 'ftp://evil.example', 'evil/', '*/']) {
      expect(await asked(target)).toMatch(/^HTTP\/1\.1 400 /)
    }
  })

  it('is led to no other host by two slashes', async () => {
    const { headers } = await visitor().get('/elsewhere')
    expect(headers.location).toBe('/evil.example/')
  })

  it('does not end the process where the page cache fails', async () => {
    expect((await visitor().get('/cache-fault')).text).toBe('<p>page</p>')
  })

  it('takes a slash inside of a name for no other page', async () => {
    served = []
    await visitor().get('/shop%2Fbowl')
    await visitor().get('/shop%2fbowl')
    expect(served).toEqual(['true /shop%2Fbowl', 'true /shop%2fbowl'])
  })

  it('lets a path with a NUL in it name nothing', async () => {
    served = []
    await visitor().get('/shop%00')
    expect(served).toEqual(['true /shop%00'])
    const owner = visitor('localhost')
    expect((await owner.get('/api/editor/sites/a%00/secret')).text).toBe('<p>editor</p>')
  })
})

describe('what every answer carries', () => {
  it('has a policy and no sniffing on pages, files, data and errors alike', async () => {
    const long = `/api/editor/sites/${'x'.repeat(400)}/secret`
    for (const path of ['/', '/healthz', '/broken', '/api/nothing', '/%zz', long]) {
      const { headers } = await visitor().get(path)
      expect(headers['x-content-type-options'], path).toBe('nosniff')
      expect(headers['content-security-policy'], path).toBeDefined()
      expect(headers['referrer-policy'], path).toBeDefined()
    }
  })

  it('tells nothing of what went wrong inside', async () => {
    const response = await visitor().get('/broken')
    expect([response.status, response.json()]).toEqual([
      500,
      { code: 'unexpected', message: 'Something went wrong', status: 500, crumbFail: false },
    ])
  })
})

function rawExchange(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(text))
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })
}
