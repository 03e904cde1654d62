import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLockedShop, type LockedShop } from '../../testing/open-locked-shop.ts'

let shop: LockedShop
beforeAll(async () => {
  shop = await openLockedShop()
})
afterAll(() => shop.close())

test('the made-up cart stands in the editor’s frame while there is something to buy', async () => {
  const pill = async () => (await shop.inFrame('/')).text.includes('data-made-up-cart')
  expect(await pill()).toBe(true)
  await shop.perform('delete-page', { collectionId: shop.pageId('shop') })
  expect(await pill()).toBe(false)
})
