import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DocumentsReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { ItemChoicesReply } from '@vitrine/rules/site/content/item-choices-api.ts'
import { openShop, type TestShop } from '../../shop/checkout/testing/open-shop.ts'
import type { Visitor } from '../../testing/http-client.ts'

let shop: TestShop
let owner: Visitor
let base: string

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.owner()
  base = `/api/editor/sites/${shop.siteId}`
  const pages = await owner.get(`${base}/documents?kind=collection`)
  const { documents } = pages.json<DocumentsReply<'collection'>>()
  const collectionId = documents.find(({ body }) => body.urlId === 'journal')?.id
  const notes = Array.from({ length: 60 }, (_, at) => `Note ${at}`)
  for (const title of ['Oldest of all', '100 % linen', ...notes]) {
    await owner.write('POST', `${base}/actions`, {
      action: 'add-item',
      input: { collectionId, title },
    })
    shop.time.now += 1001
  }
})
afterAll(() => shop.close())

const choices = async (query: Record<string, string>) => {
  const reply = await owner.get(`${base}/item-choices?${new URLSearchParams(query).toString()}`)
  return reply.json<ItemChoicesReply>()
}
const titles = async (query: Record<string, string>) =>
  (await choices(query)).items.map(({ title }) => title)

it('items to choose from are those that came last, and every other by words of its title', async () => {
  const first = await choices({})
  expect(first.items.length).toBe(50)
  expect(first.items[0]?.title).toBe('Note 59')
  expect(first.hasMore).toBe(true)
  expect(await titles({ search: 'ALL old' })).toEqual(['Oldest of all'])
  expect(await titles({ search: '100 % lin' })).toEqual(['100 % linen'])
  expect(await titles({ search: '%' })).toEqual([])
  expect(await choices({ search: 'nothing of the kind' })).toEqual({ items: [], hasMore: false })
})

it('products to choose from are no posts', async () => {
  const products = await titles({ of: 'products' })
  expect(products.length).toBeGreaterThan(0)
  expect(await titles({ of: 'products', search: 'Oldest' })).toEqual([])
})
