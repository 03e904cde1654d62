import { afterAll, beforeAll, expect, test } from 'vitest'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import type { FirstSteps } from '@vitrine/rules/site/sites/first-steps-api.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let owner: Visitor
let base: string
beforeAll(async () => {
  server = await startTestServer()
  owner = await server.owner()
  base = `/api/editor/sites/${server.siteId}`
})
afterAll(() => server.close())

async function steps(): Promise<FirstSteps> {
  return (await owner.get(`${base}/first-steps`)).json<FirstSteps>()
}

async function act(action: string, input: object): Promise<void> {
  const done = await owner.write('POST', `${base}/actions`, { action, input })
  if (done.status !== 200) throw new Error(done.text)
}

test('the first steps are undone on the starter, and each is done by itself', async () => {
  expect(await steps()).toMatchObject({
    title: 'Corrigan Enamel',
    isNameOwn: false,
    isLookOwn: false,
    sells: true,
    hasOwnItem: false,
    paymentMode: 'test',
    takesRealMoney: false,
    isShippingOwn: false,
    mailWay: 'none',
    isClosed: false,
    reach: 'this-computer',
  })
  await act('set-site-details', { set: { title: 'Fern' }, seen: {} })
  expect(await steps()).toMatchObject({ title: 'Fern', isNameOwn: true, isLookOwn: false })
  await act('set-shipping', { set: { priceCents: 700 } })
  expect(await steps()).toMatchObject({ isShippingOwn: true })
  await act('set-style', { set: { customCss: 'p { color: green }' } })
  expect(await steps()).toMatchObject({ title: 'Fern', isNameOwn: true, isLookOwn: true })
})

test('an item counts once it is the owner’s own and public', async () => {
  const site = server.context.database.dbFor(server.siteId)
  const items = await listDocuments(site, 'item', { visibility: 'live' })
  const product = items.find(({ body }) => body.product !== undefined && body.product !== null)
  if (product === undefined) throw new Error('the starter has no product')
  await act('edit-product', { itemId: product.id, set: { title: 'Mine', visibility: 'draft' } })
  expect((await steps()).hasOwnItem).toBe(false)
  await act('edit-product', { itemId: product.id, set: { visibility: 'live' } })
  expect((await steps()).hasOwnItem).toBe(true)
  await act('clear-sample-content', {})
  expect((await steps()).hasOwnItem).toBe(true)
})

test('are told to nobody who has no room on the site', async () => {
  const viewer = await server.person('viewer@fern.example', [Role.viewer])
  expect((await viewer.get(`${base}/first-steps`)).status).toBe(403)
  const manager = await server.person('manager@fern.example', [Role.storeManager])
  expect((await manager.get(`${base}/first-steps`)).status).toBe(200)
  expect((await server.stranger().get(`${base}/first-steps`)).status).toBe(401)
})
