import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StockLevelsReply } from '@vitrine/rules/stock/stock-api.ts'
import { Role } from '@vitrine/rules/roles/role.ts'
import { openShop, type TestShop } from '../checkout/testing/open-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('the stock of the whole shop comes in pages that miss nothing and repeat nothing', async () => {
  await shop.setStock('BOWL-M', 0)
  const editor = await shop.person('editor@fern.example', [Role.editor])
  const found: StockLevelsReply['results'][number][] = []
  let after = ''
  for (let pages = 0; pages < 20; pages += 1) {
    const path = `/api/editor/sites/${shop.siteId}/stock-levels?limit=1&after=${after}`
    const { results, next } = (await editor.get(path)).json<StockLevelsReply>()
    expect(results.length).toBeLessThanOrEqual(1)
    found.push(...results)
    if (next === null) break
    after = next
  }
  const variantIds = [...shop.goods.values()].map(({ variantId }) => variantId)
  expect(found.map(({ variantId }) => variantId)).toEqual(variantIds.toSorted())
  const levelOf = (sku: string) =>
    found.find(({ variantId }) => variantId === shop.goods.get(sku)?.variantId)
  expect(levelOf('BOWL-S')).toMatchObject({ unlimited: false, qtyInStock: 3 })
  expect(levelOf('BOWL-M')).toMatchObject({ unlimited: false, qtyInStock: 0 })
  expect(levelOf('GLAZE')).toMatchObject({ unlimited: true })
})

test('who has nothing to do with products does not read it', async () => {
  const viewer = await shop.person('viewer@fern.example', [Role.viewer])
  expect((await viewer.get(`/api/editor/sites/${shop.siteId}/stock-levels`)).status).toBe(403)
})
