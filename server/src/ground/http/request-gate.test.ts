import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { pipelineDepth } from './request-gate.ts'

let server: TestServer
const callers: Caller[] = []

afterEach(async () => {
  for (const { socket } of callers.splice(0)) socket.destroy()
  await server.close()
})

/** A connection of one's own, with all that came back over it. */
type Caller = { readonly socket: Socket; text: string; readonly closed: Promise<void> }

async function call(bytes: string): Promise<Caller> {
  const socket = connect(server.port, '127.0.0.1')
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const caller: Caller = { socket, text: '', closed }
  callers.push(caller)
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => (caller.text += chunk.toString('latin1')))
  await new Promise<void>((resolve) => socket.write(bytes, () => resolve()))
  return caller
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}

function countAnswers({ text }: Caller, status: number): number {
  return text.split(`HTTP/1.1 ${status} `).length - 1
}

function ask(path: string, more: readonly string[] = []): string {
  return ['GET ' + path + ' HTTP/1.1', 'Host: fern.localhost', ...more, '', ''].join('\r\n')
}

/** A form whose last byte does not come: its answer stays under way. */
function unfinished(more: readonly string[] = []): string {
  const lines = ['Content-Type: application/json', 'Content-Length: 9', ...more]
  return ask('/api/commerce/shopping-cart/entries', lines).replace('GET', 'POST') + '{'
}

describe('requests that are sent ahead of their answers', () => {
  it('are answered one after the other, in their order', async () => {
    server = await startTestServer()
    const caller = await call([1, 2, 3, 4].map((n) => ask(`/nothing-${n}`)).join('') + ask('/'))
    await until(() => countAnswers(caller, 200) === 1)
    expect(countAnswers(caller, 404)).toBe(4)
    expect(caller.text.lastIndexOf(' 404 ')).toBeLessThan(caller.text.indexOf(' 200 '))
  })

  it('end the connection when there are more than any browser sends', async () => {
    server = await startTestServer()
    const caller = await call(ask('/nothing').repeat(pipelineDepth + 2))
    await caller.closed
    expect(countAnswers(caller, 404)).toBeLessThan(3)
    expect((await server.visitor().get('/')).status).toBe(200)
  })
})

describe('the connections of one address', () => {
  const environment = { MAX_CONNECTIONS_PER_ADDRESS: '2' }

  it('make room for a new one by closing the one that has been idle longest', async () => {
    server = await startTestServer({ environment })
    const idle = await call(ask('/'))
    await until(() => countAnswers(idle, 200) === 1)
    const working = await call(unfinished())
    const third = await call(ask('/'))
    await idle.closed
    await until(() => countAnswers(third, 200) === 1)
    expect(working.socket.destroyed).toBe(false)
  })

  it('keep a new one out while all of them are at work', async () => {
    server = await startTestServer({ environment })
    for (let count = 0; count < 2; count++) {
      const working = await call(ask('/') + unfinished())
      await until(() => countAnswers(working, 200) === 1)
    }
    const third = await call(ask('/'))
    await third.closed
    expect(third.text).toBe('')
  })

  it('that say nothing make room for one that asks', async () => {
    server = await startTestServer({ environment })
    const silent = await call('')
    await call('GET / HTTP/1.1\r\n')
    const third = await call(ask('/'))
    await silent.closed
    await until(() => countAnswers(third, 200) === 1)
  })

  it('are not counted behind a proxy, where the requests of each visitor are', async () => {
    server = await startTestServer({ environment: { ...environment, TRUSTED_PROXIES: '1' } })
    const from = (address: string): string[] => [`X-Forwarded-For: ${address}`]
    await call(unfinished(from('192.0.2.1')))
    await call(unfinished(from('192.0.2.1')))
    await call(unfinished(from('192.0.2.2')))
    const third = await call(ask('/nothing', from('192.0.2.1')))
    await until(() => countAnswers(third, 429) === 1)
    expect(third.text.toLowerCase()).toContain('retry-after: ')
    const other = await call(ask('/nothing', from('192.0.2.2')))
    await until(() => countAnswers(other, 404) === 1)
  })
})

describe('when as many requests are under way as the server takes', () => {
  it('another one is told to come back, and pages that are kept are still answered', async () => {
    server = await startTestServer({ environment: { MAX_REQUESTS_UNDERWAY: '2' } })
    await server.visitor().get('/')
    const nothing = () => server.visitor().get('/nothing')
    const working = await call(unfinished())
    await call(unfinished())
    let busy = await nothing()
    while (busy.status !== 503) busy = await nothing()
    expect(busy.headers['retry-after']).toBe('2')
    expect((await server.visitor().get('/')).status).toBe(200)
    working.socket.destroy()
    while ((await nothing()).status === 503);
    expect((await nothing()).status).toBe(404)
  })
})
