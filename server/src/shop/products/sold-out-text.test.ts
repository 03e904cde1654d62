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

const page = async () => (await shop.visitor().get('/shop/moss-bowl')).text

async function act(set: object): Promise<number> {
  const path = `/api/editor/sites/${shop.siteId}/actions`
  const input = { itemId, set, seen: {} }
  const done = await owner.write('POST', path, { action: 'edit-product', input })
  shop.time.now += 1500
  return done.status
}

it('a product says how few are left of each variant, as few as its owner says, in their words', async () => {
  await shop.setStock('BOWL-S', 4)
  await shop.setStock('BOWL-M', 2)
  shop.time.now += 1500
  expect(await page()).not.toContain('product-scarcity')
  expect(await act({ lowStockAt: 3 })).toBe(200)
  const told = await page()
  expect(told).toContain('Only 2 left')
  expect(told).not.toContain('Only 4 left')
  // words of a message language are but words here
  expect(await act({ lowStockText: "It's {qtyInStock} {of <a few>" })).toBe(200)
  expect(await page()).toContain('s 2 {of &lt;a few&gt;')
  expect(await act({ lowStockAt: 1 })).toBe(200)
  expect(await page()).not.toContain('product-scarcity')
  expect(await act({ lowStockAt: 11 })).toBe(400)
})

it('a product shows those that its owner chose beside it, once each, and none that is not in the shop', async () => {
  const glazeId = shop.goods.get('GLAZE')?.itemId ?? ''
  expect(await page()).not.toContain('Glaze Recipes')
  expect(await act({ relatedIds: [glazeId, 'gone', glazeId] })).toBe(200)
  expect((await page()).match(/>Glaze Recipes</g)).toHaveLength(1)
  const path = `/api/editor/sites/${shop.siteId}/actions`
  const input = { itemIds: [glazeId], state: 'draft' }
  await owner.write('POST', path, { action: 'set-product-states', input })
  shop.time.now += 1500
  expect(await page()).not.toContain('Glaze Recipes')
  expect(await act({ relatedIds: Array.from({ length: 13 }, (_, at) => `i${at}`) })).toBe(400)
})
