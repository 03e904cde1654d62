import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editItem } from '@vitrine/rules/site/content/item-actions.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ environment: { RATE_CART_PER_10S: '1' } })
})
afterAll(() => server.close())

const hourMs = 3_600_000

const post = 'what-the-kiln-did-on-thursday'

/** Written as by another process than the one that serves, which must find out by itself. */
async function renamePost(title: string): Promise<void> {
  const { database, random } = server.context
  const items = await listDocuments(database.dbFor(server.siteId), 'item')
  const itemId = items.find((item) => item.body.urlId === post)?.id
  const options = { authorId: null, now: server.time.now, random }
  const done = await performAction(
    server.context,
    server.siteId,
    editItem,
    { itemId, set: { title } },
    options,
  )
  if (!done.ok) throw new Error(done.refusal.message)
}

describe('when the clock of the machine is set back', () => {
  it('a page shows a new title within a second all the same', async () => {
    const path = `/journal/${post}`
    expect((await server.visitor().get(path)).status).toBe(200)
    const title = 'After the jump'
    await renamePost(title)
    server.time.now -= hourMs
    server.time.now += 1500
    expect((await server.visitor().get(path)).text).toContain(title)
  })

  it('a page is found under its address as before', async () => {
    server.time.now -= hourMs
    expect((await server.visitor().get('/')).status).toBe(200)
  })

  it('whoever has done too much may go on when the window has passed', async () => {
    const visitor = server.visitor()
    const add = () =>
      visitor.write('POST', '/api/commerce/shopping-cart/entries', {
        itemId: 'none',
        sku: null,
        quantity: 1,
        additionalFields: null,
      })
    server.time.now += 60_000
    expect((await add()).status).not.toBe(429)
    expect((await add()).status).toBe(429)
    server.time.now -= hourMs
    server.time.now += 11_000
    expect((await add()).status).not.toBe(429)
  })
})
