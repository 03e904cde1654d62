import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeSmallShopStarter } from '../../testing/seeds/small-shop.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let startersFolder: string

beforeAll(async () => {
  startersFolder = await mkdtemp(join(tmpdir(), 'vitrine-starters-'))
  await writeSmallShopStarter(startersFolder)
  const environment = { TRUSTED_PROXIES: '1' }
  server = await startTestServer({ starter: 'small-shop', startersFolder, environment })
})
afterAll(async () => {
  await server.close()
  await rm(startersFolder, { recursive: true, force: true })
})

describe('the front door', () => {
  it('shows each site by its title and address, and nothing that a title could run', async () => {
    const owner = await server.owner()
    const input = { set: { title: 'Fern & <script>1</script>' } }
    const action = { action: 'set-site-details', input }
    await owner.write('POST', `/api/editor/sites/${server.siteId}/actions`, action)
    const page = (await server.stranger().get('/')).text
    expect(page).toContain('Fern &amp; &lt;script&gt;1&lt;/script&gt;')
    expect(page).toContain('fern.localhost')
  })
})

describe('behind a proxy that speaks TLS', () => {
  const overTls = { 'x-forwarded-proto': 'https' }

  it('tells browsers to stay with TLS, on pages and data, the first time and from the cache', async () => {
    for (const path of ['/', '/', '/api/commerce/shopping-cart', '/nothing-here']) {
      const { headers } = await server.visitor().send(path, { headers: overTls })
      expect(headers['strict-transport-security'], path).toBe('max-age=31536000')
    }
    expect((await server.visitor().get('/')).headers['strict-transport-security']).toBeUndefined()
  })

  it('sets no cookie that would travel without TLS', async () => {
    const { headers } = await server
      .stranger()
      .send('/api/editor/session', { headers: { 'x-forwarded-proto': 'https' } })
    const cookies = headers['set-cookie'] ?? []
    expect(cookies.length).toBeGreaterThan(0)
    expect(cookies.every((cookie) => /; Secure(?:;|$)/.test(cookie))).toBe(true)
  })
})
