import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectionsMessages } from '@vitrine/rules/site/collections/collections-messages.ts'
import { reservedUrlIds } from '@vitrine/rules/site/collections/url-id.ts'
import type { Route } from './ground/http/route.ts'
import { routes } from './routes.ts'
import { startTestServer, type TestServer } from './testing/start-test-server.ts'

/** First words of the paths that routes take. */
function firstWords(of: readonly Pick<Route, 'path'>[]): Set<string> {
  return new Set(of.map(({ path }) => path.split('/')[1] ?? ''))
}

function unreserved(of: readonly Pick<Route, 'path'>[]): string[] {
  return [...firstWords(of)].filter((word) => !reservedUrlIds.has(word))
}

describe('addresses that no page may have', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  test('are the first words of all that the platform answers itself, but for one that gives way', () => {
    expect(firstWords(routes)).toContain('cart')
    // what is no token of ours there is the owner's own page (decision 106)
    const shared = ['reviews']
    expect(unreserved(routes)).toEqual(shared)
    expect(unreserved([...routes, { path: '/planted/:id' }])).toEqual([...shared, 'planted'])
  })

  test('are those that lead a visitor to the editor, too', async () => {
    for (const word of ['config', 'settings']) {
      const led = await server.visitor().get(`/${word}/somewhere`)
      expect([led.status, led.headers.location]).toEqual([
        302,
        `${server.context.config.editorOrigin}/${word}/somewhere`,
      ])
      expect(reservedUrlIds).toContain(word)
    }
  })

  test('are refused beside the field where an owner types one, and passed over by titles', async () => {
    const owner = await server.owner()
    const add = (input: object) =>
      owner.write('POST', `/api/editor/sites/${server.siteId}/actions`, {
        action: 'add-page',
        input,
      })
    for (const urlId of ['settings', 'cart', 'checkout', 'config', 'search', 'healthz']) {
      const refused = await add({ title: 'Mine', urlId })
      expect(refused.status).toBe(400)
      expect(refused.json()['fields']).toEqual({ urlId: collectionsMessages['url-id-reserved'] })
    }
    expect((await add({ title: 'Settings' })).status).toBe(200)
    expect((await server.visitor().get('/settings-2')).status).toBe(200)
  })
})
