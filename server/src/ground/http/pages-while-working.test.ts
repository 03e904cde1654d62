import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changesMessages } from '@vitrine/rules/ground/changes/changes-messages.ts'
import { listDocuments } from '../documents/read-documents.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

/**
 * What owners give the server to read, at its worst. Told is the order in which answers come: pages
 * do not wait for the work.
 */
const sentence = changesMessages['text-not-cleaned']
let server: TestServer
let owner: Visitor

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.owner()
})
afterAll(() => server?.close())

function act(action: string, input: unknown) {
  return owner.write('POST', `/api/editor/sites/${server.siteId}/actions`, { action, input })
}

async function upload(bytes: Buffer): Promise<TestResponse> {
  await owner.get('/api/editor/session')
  const head =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n' +
    'content-type: image/png\r\n\r\n'
  return owner.send(`/api/editor/sites/${server.siteId}/assets`, {
    method: 'POST',
    headers: {
      origin: `http://localhost:${server.port}`,
      'x-csrf-token': owner.cookies.get('crumb') ?? '',
      'content-type': 'multipart/form-data; boundary=x',
    },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]),
  })
}

/** Which of the two was done first. */
async function firstOf(work: Promise<unknown>, page: Promise<unknown>): Promise<string> {
  return Promise.race([work.then(() => 'the work'), page.then(() => 'the page')])
}

describe('while a stylesheet of 200,000 line breaks is prepared', () => {
  it('pages are answered, and the stylesheet works', async () => {
    const customCss = `.before{color:red}${'\n'.repeat(200_000)}.after{color:blue}`
    const done = await act('set-style', { set: { customCss } })
    expect(done.status).toBe(200)
    const visitor = server.visitor()
    const sheet = visitor.get('/site.css')
    expect(await firstOf(sheet, visitor.get('/healthz'))).toBe('the page')
    const css = (await sheet).text
    expect(css).toContain('.before{color: red}')
    expect(css).toContain('.after{color: blue}')
  })

  it('comments that begin style choices and never end hold up no page', async () => {
    const done = await act('set-style', { set: { customCss: '/*tweak:'.repeat(60_000) } })
    expect(done.status).toBe(200)
    expect((await server.visitor().get('/')).status).toBe(200)
  })
})

describe('a picture that takes a while', () => {
  it('is written anew beside the pages, which are answered meanwhile', async () => {
    const noise = { width: 1500, height: 1500, channels: 3 } as const
    const pixels = randomBytes(noise.width * noise.height * noise.channels)
    const bytes = await sharp(pixels, { raw: noise }).png({ compressionLevel: 0 }).toBuffer()
    const work = upload(bytes)
    expect(await firstOf(work, server.visitor().get('/healthz'))).toBe('the page')
    expect((await work).status).toBe(201)
  })

  it('is refused unread where it would unfold to too many pixels', async () => {
    const create = { width: 5000, height: 4000, channels: 3, background: '#6b8f71' } as const
    const refused = await upload(await sharp({ create }).avif({ effort: 0 }).toBuffer())
    expect([refused.status, refused.json()]).toMatchObject([
      413,
      { code: 'too-many-pixels', message: 'File processing failed' },
    ])
  })
})

describe('a text of 160,000 open tags', () => {
  it('is refused beside its field, and pages are answered meanwhile', async () => {
    const site = server.context.database.dbFor(server.siteId)
    const item = (await listDocuments(site, 'item')).find((one) => one.body.product === null)
    const body = '<b>'.repeat(160_000)
    const work = act('edit-item', { itemId: item?.id, set: { body } })
    expect(await firstOf(work, server.visitor().get('/healthz'))).toBe('the page')
    const { status, json } = await work
    expect([status, json()]).toMatchObject([
      400,
      { code: 'text-not-cleaned', fields: { body: sentence } },
    ])
    const short = await act('set-store-policies', {
      set: { returnPolicy: '<i>'.repeat(300) },
    })
    expect(short.json()).toMatchObject({ fields: { returnPolicy: sentence } })
  })
})
