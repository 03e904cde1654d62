import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLockedShop, type LockedShop } from '../../testing/open-locked-shop.ts'

let shop: LockedShop
beforeAll(async () => {
  shop = await openLockedShop()
})
afterAll(() => shop.close())

test('a cart is made up in the editor’s frame, and an empty one leads on, while there is something to buy', async () => {
  const empty = async () => (await shop.visitor().get('/cart')).text
  const pill = async (path = '/') => (await shop.inFrame(path)).text.includes('data-made-up-cart')
  expect(await pill()).toBe(true)
  expect(await pill('/_slides/lock-screen')).toBe(false)
  expect(await pill('/_slides/popup-overlay')).toBe(false)
  expect(await empty()).toContain('href="/shop">See what is for sale')
  await shop.perform('delete-page', { collectionId: shop.pageId('shop') })
  expect(await pill()).toBe(false)
  shop.aSecondPasses()
  expect(await empty()).toContain('href="/">Go to the front page')
  expect(await empty()).not.toContain('for sale')
})
