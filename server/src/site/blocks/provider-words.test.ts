import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Visitor } from '../../testing/http-client.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

type Answer = { readonly status?: number; readonly text: string; readonly location?: string }

/** Stands in for all providers, and notes what it is asked. */
let stand: Server
let asked: string[] = []
let answers: Readonly<Record<string, Answer>> = {}
let server: TestServer
let owner: Visitor

beforeAll(async () => {
  stand = createServer((request, response) => {
    const url = request.url ?? ''
    asked.push(url)
    const { status = 200, text, location } = answers[url.split('/')[1] ?? ''] ?? { text: '' }
    const headers = location === undefined ? {} : { location }
    response.writeHead(status, headers).end(text)
  })
  await new Promise<void>((resolve) => stand.listen(0, '127.0.0.1', resolve))
  const { port } = stand.address() as AddressInfo
  server = await startTestServer({
    environment: { PROVIDER_LOOKUPS: `http://127.0.0.1:${port}/` },
  })
  owner = await server.owner()
})
afterAll(async () => {
  await server.close()
  await new Promise((resolve) => stand.close(resolve))
})
beforeEach(() => {
  asked = []
  answers = {}
})

const ask = (url: unknown, who: Visitor = owner) =>
  who.write('POST', `/api/editor/sites/${server.siteId}/provider-words`, { url })

const vimeo = 'https://vimeo.com/76979871'

describe('a provider that is asked what stands at an address', () => {
  it('gives title and shape, and hears of nothing but the address', async () => {
    const text = JSON.stringify({ title: 'The firing', width: 1280, height: 720 })
    answers = { 'www.youtube.com': { text } }
    const answer = await ask('https://youtu.be/dQw4w9WgXcQ')
    expect(answer.json()).toEqual({ words: { title: 'The firing', ratio: 56.25 } })
    expect(asked).toEqual([
      '/www.youtube.com/oembed?format=json&url=https%3A%2F%2Fyoutu.be%2FdQw4w9WgXcQ',
    ])
  })

  it('may have a basic account, whose videos are refused by the sentence for it', async () => {
    answers = { 'vimeo.com': { text: '{"account_type":"basic","title":"Mine"}' } }
    const answer = await ask(vimeo)
    expect(answer.status).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'video-account-basic',
      message:
        'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
    })
  })

  it('may know of nothing there, which is said', async () => {
    answers = { 'vimeo.com': { status: 404, text: '' } }
    const answer = await ask(vimeo)
    expect(answer.status).toBe(404)
    expect(answer.json()).toMatchObject({ message: 'Unable to locate content' })
  })

  it.each<[string, Answer]>([
    ['is out of order', { status: 500, text: 'no' }],
    ['tells nobody', { status: 403, text: '{}' }],
    ['leads elsewhere', { status: 302, text: '', location: 'http://127.0.0.1:1/secret' }],
    ['answers with something else', { text: '<html>' }],
    ['answers without an end', { text: `{"title":"${'x'.repeat(100_000)}"}` }],
  ])('is no fault of the owner’s where it %s', async (_, answer) => {
    answers = { 'vimeo.com': answer }
    const said = await ask(vimeo)
    expect(said.status).toBe(200)
    expect(said.json()).toEqual({ words: null })
    expect(asked).toHaveLength(1)
  })

  it('is one that we know: nobody else is asked, whatever is typed', async () => {
    const others = [
      'http://127.0.0.1/',
      'https://169.254.169.254/latest/meta-data',
      'https://vimeo.com@example.com/76979871',
      'https://vimeo.com.example.com/76979871',
      'file:///etc/passwd',
      '',
    ]
    for (const url of others) expect((await ask(url)).json()).toEqual({ words: null })
    expect(asked).toEqual([])
    expect((await ask(`https://vimeo.com/${'1'.repeat(5000)}`)).status).toBe(400)
    expect((await ask(7)).status).toBe(400)
  })

  it('is asked for those alone who may edit pages', async () => {
    const visitor = server.stranger()
    expect((await ask(vimeo, visitor)).status).toBeGreaterThanOrEqual(401)
    expect(asked).toEqual([])
  })
})

describe('an installation that asks nobody', () => {
  it('says so by saying nothing', async () => {
    const quiet = await startTestServer()
    const who = await quiet.owner()
    const path = `/api/editor/sites/${quiet.siteId}/provider-words`
    const answer = await who.write('POST', path, { url: vimeo })
    expect(answer.json()).toEqual({ words: null })
    await quiet.close()
  })
})
