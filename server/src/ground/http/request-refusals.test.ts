import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import type { Visitor } from '../../testing/http-client.ts'

const entries = '/api/commerce/shopping-cart/entries'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    environment: { RATE_CART_PER_10S: '5', RATE_CHECKOUT_PER_MINUTE: '1' },
  })
})
afterAll(() => server.close())

/** Sends bytes as they are and reads all that comes back. */
function rawExchange(lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const text = [...lines, 'Connection: close', '', ''].join('\r\n')
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })
}

it('a method that no page takes is counted as a write, so that nobody makes pages by it', async () => {
  const few = await startTestServer({ environment: { RATE_WRITES_PER_10S: '2' } })
  const visitor = few.visitor()
  const statuses = []
  for (let count = 0; count < 3; count++) {
    statuses.push((await visitor.send('/nothing', { method: 'DELETE' })).status)
  }
  await few.close()
  expect(statuses).toEqual([404, 404, 429])
})

it('an address beneath /api that is not there is refused in JSON, and shown as a page to browsers', async () => {
  const script = await server.visitor().send('/api/commerce/nothing')
  expect([script.status, script.json()['code']]).toEqual([404, 'not-found'])
  const headers = { accept: 'text/html' }
  const browser = await server.visitor().send('/api/commerce/nothing', { headers })
  expect([browser.status, browser.headers['content-type']]).toEqual([
    404,
    'text/html; charset=utf-8',
  ])
})

describe('a host that cannot be', () => {
  it('is refused where its port is beyond the last one', async () => {
    for (const port of [65_536, 99_999]) {
      const host = `fern.localhost:${port}`
      const answer = await server.visitor().send('/', { headers: { host } })
      expect([answer.status, answer.json()['code']]).toEqual([400, 'bad-request'])
    }
    const last = await server.visitor().send('/', { headers: { host: 'fern.localhost:65535' } })
    expect(last.status).toBe(200)
  })

  it('is refused where a request names two, on a page that is kept as on any other', async () => {
    const host = `Host: fern.localhost:${server.port}`
    await rawExchange(['GET / HTTP/1.1', host])
    expect(await rawExchange(['GET / HTTP/1.1', host])).toMatch(/^HTTP\/1\.1 200 /)
    for (const second of ['Host: evil.example', host]) {
      expect(await rawExchange(['GET / HTTP/1.1', host, second])).toMatch(/^HTTP\/1\.1 400 /)
    }
  })
})

describe('a path that is asked in another way', () => {
  const asked = async (visitor: Visitor, method: string, path: string) => {
    const { status, headers } = await visitor.send(path, { method })
    return [status, headers.allow]
  }

  it('says which ways there are, for a route and for a page', async () => {
    const shopper = server.visitor()
    expect(await asked(shopper, 'DELETE', '/api/commerce/shopping-cart')).toEqual([
      405,
      'GET, HEAD, OPTIONS',
    ])
    expect(await asked(shopper, 'GET', entries)).toEqual([405, 'POST, OPTIONS'])
    expect(await asked(shopper, 'PATCH', `${entries}/abc`)).toEqual([405, 'PUT, DELETE, OPTIONS'])
    expect(await asked(shopper, 'POST', '/')).toEqual([405, 'GET, HEAD, OPTIONS'])
    expect(await asked(shopper, 'TRACE', entries)).toEqual([405, 'POST, OPTIONS'])
    expect(await asked(shopper, 'POST', '/healthz')).toEqual([405, 'GET, HEAD, OPTIONS'])
    const stranger = server.stranger()
    expect(await asked(stranger, 'PATCH', '/api/editor/session')).toEqual([
      405,
      'GET, HEAD, POST, DELETE, OPTIONS',
    ])
    expect(await asked(stranger, 'PUT', '/config')).toEqual([405, 'GET, HEAD, OPTIONS'])
  })

  it('answers OPTIONS with the ways alone, and HEAD where GET is one of them', async () => {
    const shopper = server.visitor()
    expect(await asked(shopper, 'OPTIONS', entries)).toEqual([204, 'POST, OPTIONS'])
    expect(await asked(shopper, 'OPTIONS', '/')).toEqual([204, 'GET, HEAD, OPTIONS'])
    const head = await shopper.send('/api/commerce/shopping-cart', { method: 'HEAD' })
    expect([head.status, head.text]).toEqual([200, ''])
    expect(await asked(shopper, 'HEAD', entries)).toEqual([405, 'POST, OPTIONS'])
  })

  it('tells nothing of what is on another origin', async () => {
    for (const method of ['POST', 'DELETE', 'OPTIONS']) {
      const there = '/api/editor/session'
      expect(await asked(server.visitor(), method, there), method).toEqual([404, undefined])
      expect(await asked(server.stranger(), method, entries), method).toEqual([404, undefined])
    }
  })
})

describe('a refusal', () => {
  it('for too many tries says how many seconds to wait', async () => {
    server.time.now += 60_000
    const shopper = server.visitor()
    await shopper.get('/')
    for (let call = 0; call < 5; call++) await shopper.write('POST', entries, {})
    server.time.now += 2500
    const refused = await shopper.write('POST', entries, {})
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '8'])
    await shopper.postForm('/checkout', {})
    const later = await shopper.postForm('/checkout', {})
    expect([later.status, later.headers['retry-after']]).toEqual([429, '60'])
  })

  it('of data names each field that does not fit, with what is wrong', async () => {
    server.time.now += 60_000
    const sent = { itemId: 'x'.repeat(65), quantity: { much: 1 } }
    const refused = await server.visitor().write('POST', entries, sent)
    expect(refused.status).toBe(400)
    expect(refused.json()).toEqual({
      code: 'bad-request',
      message: 'This request could not be understood.',
      status: 400,
      crumbFail: false,
      fields: {
        itemId: 'You have exceeded the character limit.',
        quantity: 'Please check what you entered.',
      },
    })
    const whole = await server.visitor().write('POST', entries, [])
    expect(whole.json()).not.toHaveProperty('fields')
  })

  it('of a plain form names them on the page', async () => {
    server.time.now += 120_000
    const shopper = server.visitor()
    await shopper.get('/')
    const refused = await shopper.send('/checkout', {
      method: 'POST',
      headers: {
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ key: 'k'.repeat(20), city: 'x'.repeat(20_001) }).toString(),
    })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('<dt>city</dt><dd>You have exceeded the character limit.</dd>')
  })
})

describe('the query of a page', () => {
  it('counts up to its thousandth name', async () => {
    const others = (count: number) => Array.from({ length: count }, () => 'a').join('&')
    const shopper = server.visitor()
    const read = await shopper.get(`/?${others(999)}&format=json`)
    expect(read.headers['content-type']).toContain('application/json')
    const ignored = await shopper.get(`/?${others(1000)}&format=json`)
    expect(ignored.headers['content-type']).toContain('text/html')
  })
})
