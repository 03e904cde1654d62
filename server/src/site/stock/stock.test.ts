import { afterAll, beforeAll, expect, test } from 'vitest'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { buy, openShop, type TestShop } from '../../shop/checkout/testing/open-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const pathOf = (sku: string) =>
  `/api/editor/sites/${shop.siteId}/stock/${shop.goods.get(sku)?.variantId}`

async function catalogueRevision(): Promise<number> {
  const row = await shop.context.database.kysely
    .selectFrom('site')
    .select('catalogue_revision')
    .where('website_id', '=', shop.siteId)
    .executeTakeFirstOrThrow()
  return row.catalogue_revision
}

test('the owner adds a delivery and enters a count; a count of an old figure is refused', async () => {
  const owner = await shop.owner()
  const delivered = await owner.write('POST', pathOf('BOWL-S'), { delta: 20 })
  expect(delivered.json()).toMatchObject({ qtyInStock: 23, unlimited: false })
  const stale = await owner.write('POST', pathOf('BOWL-S'), { counted: 30, seen: 3 })
  expect(stale.status).toBe(409)
  expect(stale.json()['qtyInStock']).toBe(23)
  const counted = await owner.write('POST', pathOf('BOWL-S'), { counted: 30, seen: 23 })
  expect(counted.json()['qtyInStock']).toBe(30)
  const moved = await shop.context.database.kysely
    .selectFrom('stock_movement')
    .select(['delta', 'reason', 'author_id'])
    .where('website_id', '=', shop.siteId)
    .orderBy('delta')
    .execute()
  expect(moved).toEqual([
    { delta: 7, reason: 'count', author_id: shop.ownerId },
    { delta: 20, reason: 'adjust', author_id: shop.ownerId },
  ])
})

test('an order of what is plentiful leaves the pages as they are; one that makes it scarce renews them', async () => {
  await shop.setStock('BOWL-S', 12)
  const before = await catalogueRevision()
  await buy(await shop.shopperWith('BOWL-S'))
  expect(await catalogueRevision()).toBe(before)
  await buy(await shop.shopperWith('BOWL-S'))
  expect(await catalogueRevision()).toBe(before + 1)
})

test('who may not keep stock cannot', async () => {
  const editor = await shop.person('editor@fern.example', [Role.editor])
  expect((await editor.write('POST', pathOf('BOWL-S'), { delta: 1 })).status).toBe(403)
})
