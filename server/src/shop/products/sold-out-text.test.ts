import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DocumentsReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { openShop, type TestShop } from '../checkout/testing/open-shop.ts'
import type { Visitor } from '../../testing/http-client.ts'

let shop: TestShop
let owner: Visitor
let itemId: string

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.owner()
  const all = await owner.get(`/api/editor/sites/${shop.siteId}/documents?kind=item`)
  const { documents } = all.json<DocumentsReply<'item'>>()
  itemId = documents.find(({ body }) => body.urlId === 'moss-bowl')?.id ?? ''
})
afterAll(() => shop.close())

async function edit(soldOutText: string, seen: string): Promise<number> {
  const input = { itemId, set: { soldOutText }, seen: { soldOutText: seen } }
  const path = `/api/editor/sites/${shop.siteId}/actions`
  const done = await owner.write('POST', path, { action: 'edit-product', input })
  shop.time.now += 1500
  return done.status
}

const list = async () => (await shop.visitor().get('/shop')).text

it('a product says in its owner’s words that it is sold out, once it is', async () => {
  for (const sku of ['BOWL-S', 'BOWL-M']) await shop.setStock(sku, 3)
  expect(await edit('Back in <May>', '')).toBe(200)
  expect(await list()).not.toContain('Back in')
  for (const sku of ['BOWL-S', 'BOWL-M']) await shop.setStock(sku, 0)
  expect(await edit('Back in <June>', 'Back in <May>')).toBe(200)
  expect(await list()).toContain('Back in &lt;June&gt;')
})

it('two people who change those words are told of each other, and without any the shop’s stand', async () => {
  expect(await edit('In autumn', '')).toBe(409)
  expect(await edit('', 'Back in <June>')).toBe(200)
  expect(await list()).toContain('>sold out<')
})
