import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentsReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { RenderBlocksReply } from '@vitrine/rules/site/blocks/blocks-api.ts'
import type { Block } from '@vitrine/rules/site/blocks/layout.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { createSite } from '../sites/create-site.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let owner: Visitor
let layoutId: string

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.owner()
  const pages = await owner.get(`/api/editor/sites/${server.siteId}/documents?kind=collection`)
  const home = pages
    .json<DocumentsReply<'collection'>>()
    .documents.find(({ body }) => body.homepage)
  layoutId = `page-${home?.id}`
})
afterAll(() => server.close())

const text = (html: string, id = 'b1'): Block => ({ id, type: 2, value: { html } })

const ask = (body: object, who: Visitor = owner, siteId: string = server.siteId) =>
  who.write('POST', `/api/editor/sites/${siteId}/render-blocks`, { path: '/', layoutId, ...body })

async function render(...blocks: Block[]): Promise<RenderBlocksReply> {
  const answer = await ask({ blocks })
  expect(answer.status).toBe(200)
  return answer.json<RenderBlocksReply>()
}

async function layoutOf(id: string) {
  return (await owner.get(`/api/editor/sites/${server.siteId}/documents/layout/${id}`)).text
}

describe('a block that is not stored yet', () => {
  it('is made as the page in the editor’s frame would hold it', async () => {
    const before = await layoutOf(layoutId)
    const { blocks, problems } = await render(text('<p>Hello</p>'))
    expect(blocks).toEqual([
      {
        id: 'b1',
        html:
          '<div class="sqs-block html-block sqs-block-html" data-block-type="2" ' +
          'data-block-json="{&quot;html&quot;:&quot;&lt;p&gt;Hello&lt;/p&gt;&quot;}" ' +
          'id="block-b1"><div class="sqs-block-content"><p>Hello</p>\n</div></div>',
      },
    ])
    expect(problems).toEqual([])
    expect(await layoutOf(layoutId)).toBe(before)
  })

  it('is the same as in the page itself, for every block that stands there', async () => {
    const { body } = JSON.parse(await layoutOf(layoutId)) as {
      body: { rows: { columns: { blocks: Block[] }[] }[] }
    }
    const blocks = body.rows.flatMap(({ columns }) => columns.flatMap((one) => one.blocks))
    expect(blocks.length).toBeGreaterThan(1)
    const token = await owner.write('POST', `/api/editor/sites/${server.siteId}/edit-tokens`)
    const page = await server.visitor().get(`/?edit=${token.json<{ token: string }>().token}`)
    for (const { html } of (await render(...blocks)).blocks) expect(page.text).toContain(html)
  })

  it('is cleaned as when it is saved', async () => {
    const { blocks } = await render(
      text('<p onclick="x()">Hello<script>x()</script></p>'),
      { id: 'b2', type: 53, value: { text: 'Go', link: 'javascript:x()' } },
      { id: 'b3', type: 31, value: { quote: '<img src=x onerror=x()>' } },
    )
    const html = blocks.map((block) => block.html).join('')
    expect(html).not.toMatch(/onclick=|<script|href="javascript|<img src=x/)
    expect(html).toContain('&lt;img src=x onerror=x()&gt;')
  })

  it('is empty where its type has no markup, and whole where a value is malformed', async () => {
    const { blocks } = await render(
      { id: 'b1', type: 1999, value: {} },
      { id: 'b2', type: 21, value: { height: 'tall' } },
    )
    expect(blocks.map(({ id, html }) => [id, html !== ''])).toEqual([
      ['b1', false],
      ['b2', true],
    ])
  })

  it('tells what is wrong with the template that makes it', async () => {
    const at = `/api/editor/sites/${server.siteId}/actions`
    const path = 'blocks/quote.block'
    const set = (value: string) =>
      owner.write('POST', at, { action: 'set-template-file', input: { path, text: value } })
    await set('{.section quote}<q>{quote}</q>')
    const { problems } = await render({ id: 'b1', type: 31, value: { quote: 'So' } })
    expect(problems).toMatchObject([{ path, severity: 'error', line: 1 }])
    await owner.write('POST', `/api/editor/sites/${server.siteId}/undo`)
  })
})

describe('who asks for blocks', () => {
  it('may edit the pages of this site', async () => {
    const blocks = [text('<p>Hello</p>')]
    const writer = await server.person('writer@fern.example', [Role.editor])
    expect((await ask({ blocks }, writer)).status).toBe(200)
    const packer = await server.person('packer@fern.example', [Role.storeManager])
    expect((await ask({ blocks }, packer)).status).toBe(403)
    expect((await ask({ blocks }, server.stranger())).status).toBe(401)
    const other = await createSite(
      server.context,
      { name: 'moss', starter: 'corrigan', ownerAccountId: server.ownerId },
      server.time.now,
    )
    if (!other.ok) throw new Error(other.refusal.message)
    expect((await ask({ blocks }, writer, other.value.siteId)).status).toBe(404)
    expect((await ask({ blocks }, owner, 'nowhere')).status).toBe(404)
  })

  it('has the crumb of their own browser', async () => {
    const forged = await owner.send(`/api/editor/sites/${server.siteId}/render-blocks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://fern.localhost' },
      body: JSON.stringify({ path: '/', layoutId, blocks: [text('')] }),
    })
    expect(forged.status).toBe(403)
  })

  it('is refused what no block is', async () => {
    const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)])
    const wrong: object[] = [
      {},
      { blocks: [] },
      { blocks: 'all' },
      { blocks: Array.from({ length: 61 }, (_, at) => text('', `b${at}`)) },
      { blocks: [{ ...text(''), id: '"><script>' }] },
      { blocks: [{ ...text(''), type: 'html' }] },
      { blocks: [{ ...text(''), type: 1e9 }] },
      { blocks: [{ ...text(''), value: null }] },
      { blocks: [text('x'.repeat(500_001))] },
      { blocks: [text('')], path: 'home' },
      { blocks: [text('')], path: '/'.repeat(100_000) },
      { blocks: [text('')], layoutId: '' },
      { blocks: [text('')], layoutId: 'x'.repeat(201) },
      { blocks: [{ ...text(''), value: { html: deep(3000) } }] },
    ]
    for (const body of wrong) {
      const { status } = await ask(body)
      expect([status >= 400 && status < 500, JSON.stringify(body).slice(0, 60)]).toContain(true)
    }
    const large = Array.from({ length: 9 }, (_, at) => text('x'.repeat(499_999), `b${at}`))
    expect((await ask({ blocks: large })).status).toBe(413)
  })

  it('gets an answer for any page, one that is gone too, and whatever a value names', async () => {
    const blocks = [
      text('<p>Hello</p>'),
      { id: 'b2', type: 5, value: { assetId: '../../etc' } },
      { id: 'b3', type: 43, value: { itemId: "' or 1=1" } },
      { id: 'b4', type: 55, value: { collectionId: '__proto__', limit: 1e308 } },
    ]
    for (const path of ['/nowhere', '/%00', '/%ff', '/shop', '/search', '/a%2fb']) {
      const answer = await ask({ blocks, path })
      expect([answer.status, path, answer.status === 200 || answer.text]).toEqual([200, path, true])
    }
    expect((await ask({ blocks, path: '/shop/' })).status).toBe(404)
  })
})
