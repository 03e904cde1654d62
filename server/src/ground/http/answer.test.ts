import { createServer, type IncomingHttpHeaders } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { PassThrough, Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setStyle } from '@vitrine/rules/site/design/design-actions.ts'
import { performAction } from '../changes/perform-action.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { createVisitor, type TestResponse } from '../../testing/http-client.ts'
import { answerOf, refusalAnswer, writeAnswer } from './answer.ts'

let server: TestServer
const sockets: Socket[] = []

beforeAll(async () => {
  server = await startTestServer({
    environment: {
      TRUSTED_PROXIES: '1',
      MAX_CONNECTIONS_PER_ADDRESS: '1',
      RATE_WRITES_PER_10S: '1',
    },
  })
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await server.close()
})

/** The headers but for the instant, and for the token that is another each time. */
function comparable({ date: _date, ...headers }: IncomingHttpHeaders) {
  const cookies = headers['set-cookie']?.map((line) => line.replace(/=[^;]*/, '=…'))
  return { ...headers, 'set-cookie': cookies }
}

/** After which every page is made anew. */
async function changeSite(css: string): Promise<void> {
  const { context, siteId, time } = server
  const author = { authorId: null, may: () => true, now: time.now, random: context.random }
  const done = await performAction(context, siteId, setStyle, { set: { customCss: css } }, author)
  expect(done.ok).toBe(true)
  time.now += 1500
}

const asks = ['br', 'gzip', 'identity'].flatMap((encoding) =>
  ['GET', 'HEAD'].flatMap((method) =>
    ['http', 'https'].map((scheme) => ({ encoding, method, scheme })),
  ),
)

describe('a page says the same', () => {
  it.for(asks)(
    'by $method in $encoding over $scheme, whether it is made, kept or found before any routing',
    async ({ encoding, method, scheme }) => {
      await changeSite(`/* ${encoding} ${method} ${scheme} */`)
      const headers = { 'accept-encoding': encoding, 'x-forwarded-proto': scheme }
      const ask = (more = {}): Promise<TestResponse> =>
        server.visitor().send('/shop', { method, headers: { ...headers, ...more } })
      const made = await ask()
      expect(made.status).toBe(200)
      expect(made.headers['content-encoding'] ?? 'identity').toBe(encoding)
      const found = await ask()
      server.time.now += 1500
      const kept = await ask()
      expect(comparable(found.headers)).toEqual(comparable(made.headers))
      expect(comparable(kept.headers)).toEqual(comparable(made.headers))
      expect(found.bytes.equals(made.bytes) && kept.bytes.equals(made.bytes)).toBe(true)
      const unchanged = { 'if-none-match': String(made.headers.etag) }
      const foundAgain = await ask(unchanged)
      server.time.now += 1500
      const keptAgain = await ask(unchanged)
      expect([foundAgain.status, keptAgain.status]).toEqual([304, 304])
      expect(comparable(foundAgain.headers)).toEqual(comparable(keptAgain.headers))
      expect(foundAgain.headers).not.toHaveProperty('content-length')
    },
  )
})

const unfinished = [
  'POST /api/commerce/shopping-cart/entries HTTP/1.1',
  'Host: fern.localhost',
  'X-Forwarded-For: 192.0.2.1',
  'Content-Type: application/json',
  'Content-Length: 9',
  '',
  '{',
].join('\r\n')

/** Sends bytes and leaves the connection open. */
function begin(bytes: string): Promise<void> {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => undefined)
  sockets.push(socket)
  return new Promise((resolve) => socket.write(bytes, () => resolve()))
}

/** What the gate says to an address with as many requests under way as it may have. */
async function refusedByGate(accept: string): Promise<TestResponse> {
  const visitor = server.visitor()
  const headers = { accept, 'x-forwarded-for': '192.0.2.1' }
  for (;;) {
    // one that came while another was answered was refused itself
    await begin(unfinished)
    const answer = await visitor.send('/nothing', { headers })
    if (answer.status === 429) return answer
  }
}

/** What a route says to an address that has written too often. */
async function refusedByRouter(accept: string): Promise<TestResponse> {
  const visitor = server.visitor()
  const headers = { accept, 'x-forwarded-for': '192.0.2.2' }
  for (;;) {
    const answer = await visitor.send('/nothing', { method: 'DELETE', headers })
    if (answer.status === 429) return answer
  }
}

describe('a refusal says the same', () => {
  it.for(['application/json', 'text/html,*/*;q=0.8'])(
    'to who takes %s, by the gate and by the router',
    async (accept) => {
      const byGate = await refusedByGate(accept)
      const byRouter = await refusedByRouter(accept)
      expect(byGate.text).toBe(byRouter.text)
      expect(byGate.headers['retry-after']).toMatch(/^[1-9]\d*$/)
      const { 'retry-after': _gate, ...ofGate } = comparable(byGate.headers)
      const { 'retry-after': _router, ...ofRouter } = comparable(byRouter.headers)
      expect(ofGate).toEqual(ofRouter)
    },
  )

  it('in the fields that the specification names, or as a page where a person reads it', async () => {
    const { message, status, crumbFail } = (await refusedByGate('*/*')).json()
    expect([message, status, crumbFail]).toEqual(['Please try again in a few seconds.', 429, false])
    const page = await refusedByGate('text/html')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.text).toContain('<h1>Please try again in a few seconds.</h1>')
  })

  it('to bytes that are no request', async () => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write('no HTTP\r\n\r\n'))
    let text = ''
    for await (const chunk of socket) text += String(chunk)
    const [head = '', body = ''] = text.split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    const lines = head.split('\r\n').slice(1)
    const names = lines.map((line) => line.slice(0, line.indexOf(':')))
    const routed = await server.visitor().send('/', { headers: { host: 'fern.localhost:99999' } })
    expect(body).toBe(routed.text)
    // the client of the test keeps its connection, and a clock stands on no bare connection
    const wanted = Object.keys(routed.headers).filter((name) => name !== 'date')
    expect(names).toEqual(expect.arrayContaining(wanted.filter((name) => name !== 'keep-alive')))
  })
})

describe('a file', () => {
  const exchange = async (body: Readable): Promise<TestResponse> => {
    const files = createServer((request, response) => {
      const answer = answerOf({ stream: body, contentType: 'text/plain' })
      writeAnswer(request, response, answer, ({ message }) => {
        if (response.headersSent) return void response.destroy()
        const refusal = { code: 'unexpected', message, status: 500 }
        writeAnswer(request, response, refusalAnswer(refusal))
      })
    })
    await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
    try {
      return await createVisitor((files.address() as AddressInfo).port, 'localhost').get('/')
    } finally {
      files.close()
    }
  }

  it('goes out as it is read', async () => {
    const answer = await exchange(Readable.from([Buffer.from('one '), Buffer.from('two')]))
    expect([answer.status, answer.text]).toEqual([200, 'one two'])
    expect((await exchange(Readable.from([]))).text).toBe('')
  })

  it('that cannot be read is told as an error, while nothing of it has gone out', async () => {
    const read = (): never => {
      throw new Error('no such file')
    }
    const answer = await exchange(new Readable({ read }))
    expect([answer.status, answer.json()['message']]).toEqual([500, 'no such file'])
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it('that breaks off is no whole answer', async () => {
    const broken = new PassThrough()
    broken.write('one ')
    setTimeout(() => broken.destroy(new Error('the disk is gone')), 50)
    await expect(exchange(broken)).rejects.toThrow()
  })
})
