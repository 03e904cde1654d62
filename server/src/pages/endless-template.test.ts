import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Visitor } from '../testing/http-client.ts'
import { writeSmallShopStarter } from '../testing/seeds/small-shop.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

let server: TestServer
let startersFolder: string
let owner: Visitor
let base: string

beforeAll(async () => {
  startersFolder = await mkdtemp(join(tmpdir(), 'vitrine-starters-'))
  await writeSmallShopStarter(startersFolder)
  server = await startTestServer({ starter: 'small-shop', startersFolder })
  owner = await server.owner()
  base = `/api/editor/sites/${server.siteId}`
})
afterAll(async () => {
  await server.close()
  await rm(startersFolder, { recursive: true, force: true })
})

async function write(path: string, text: string): Promise<void> {
  const input = { path, text }
  const done = await owner.write('POST', `${base}/actions`, { action: 'set-template-file', input })
  expect(done.status).toBe(200)
}

async function framed(path: string): Promise<string> {
  const made = await owner.write('POST', `${base}/edit-tokens`, {})
  const { token } = made.json<{ token: string }>()
  return (await server.visitor().get(`${path}?edit=${token}`)).text
}

const regionWith = (inside: string) =>
  `<!doctype html><html><head>{squarespace-headers}</head><body><h1>Before</h1>${inside}</body></html>`

/** The editor's frame looks first, because visitors may see the page of a second ago. */
async function expectStopped(code: string): Promise<void> {
  expect(await framed('/')).toContain(code)
  const page = await server.visitor().get('/')
  expect(page.status).toBe(200)
  expect(page.text).toContain('<h1>Before</h1>')
  expect(page.text).not.toContain(code)
  expect(page.text.length).toBeLessThanOrEqual(5_000_000)
  expect((await server.visitor().get('/cart')).status).toBe(200)
}

describe('a template that would never come to an end', () => {
  it('stops by more work than a page may take, and tells its author alone', async () => {
    const levels = ['a', 'b', 'c', 'd', 'e', 'f']
    for (const [place, name] of levels.entries()) {
      const next = levels[place + 1]
      await write(
        `blocks/${name}.block`,
        next === undefined ? 'x' : `{@|apply ${next}.block}`.repeat(12),
      )
    }
    await write('site.region', regionWith('{@|apply a.block}'))
    await expectStopped('INSTRUCTION_LIMIT_REACHED')
  })

  it('stops by more text than a page may hold, and tells its author alone', async () => {
    await write('blocks/a.block', 'x'.repeat(100_000))
    await write('site.region', regionWith('{.include a.block output}'.repeat(100)))
    await expectStopped('OUTPUT_LIMIT_REACHED')
  })

  it('stops where a file calls itself', async () => {
    await write('blocks/a.block', '<i>{@|apply a.block}</i>')
    await write('site.region', regionWith('{@|apply a.block}<p>After</p>'))
    expect(await framed('/')).toContain('APPLY_PARTIAL_RECURSION_DEPTH')
    const page = await server.visitor().get('/')
    expect(page.status).toBe(200)
    expect(page.text).toContain('<p>After</p>')
  })
})
