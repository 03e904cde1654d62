import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HistoryReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { documentKinds } from '@vitrine/rules/document-kinds.ts'
import { historyParts } from '@vitrine/rules/ground/changes/changes-api.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { openShop, type TestShop } from '../../shop/checkout/testing/open-shop.ts'
import type { Visitor } from '../../testing/http-client.ts'

let shop: TestShop
let owner: Visitor
let editor: Visitor
let base: string

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.owner()
  editor = await shop.person('edith@crane.example', [Role.editor])
  base = `/api/editor/sites/${shop.siteId}`
  await act(owner, 'set-site-details', { set: { title: 'Moss' } })
  await act(owner, 'set-style', { set: { 'tweak.ink': '#123' } })
  await act(editor, 'add-page', { title: 'Edith’s' })
})
afterAll(() => shop.close())

const act = async (who: Visitor, action: string, input: unknown) => {
  const done = await who.write('POST', `${base}/actions`, { action, input })
  expect(done.status).toBe(200)
}
const titles = async (query: string) => {
  const reply = await owner.get(`${base}/history?${query}`)
  return reply.json<HistoryReply>().changes.map(({ title }) => title)
}
const authors = async (who: Visitor) =>
  (await who.get(`${base}/history/authors`)).json<{ authors: { id: string; name: string }[] }>()
    .authors

it('history is narrowed to one part of the site, and to one person', async () => {
  expect(await titles('part=settings')).toEqual(['Edit site details'])
  expect(await titles('part=style')).toHaveLength(1)
  expect(await titles('part=pages')).toEqual(['Add page: Edith’s'])
  expect(await titles('part=files')).toEqual([])
  const [first, second] = await authors(owner)
  const [edith] = [first, second].filter((one) => one?.name.startsWith('edith'))
  expect(await titles(`author=${edith?.id}`)).toEqual(['Add page: Edith’s'])
  expect(await titles(`author=${edith?.id}&part=style`)).toEqual([])
  expect((await owner.get(`${base}/history?part=weather`)).status).toBe(400)
})

it('who has changed something is told to those who may change something', async () => {
  expect(await authors(editor)).toHaveLength(2)
  const viewer = await shop.person('vera@crane.example', [Role.viewer])
  expect((await viewer.get(`${base}/history/authors`)).status).toBe(403)
})

it('every kind of document belongs to one part of the history', () => {
  expect(Object.values(historyParts).flat().toSorted()).toEqual(documentKinds.toSorted())
})
