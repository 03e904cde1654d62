import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../shop/checkout/testing/open-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test.each([
  [1, 'a journal', '/journal'],
  [1, 'a shop', '/shop'],
  [2, 'a page of text', '/about'],
  [50, 'a product', '/shop/moss-bowl'],
  [50, 'a post', '/journal/second-firing'],
  [201, 'the checkout', '/checkout'],
])('page type %i is that of %s', async (pageType, _, address) => {
  await shop.setStock('BOWL-M', 5)
  const ada = await shop.shopperWith('BOWL-M')
  const page = await ada.get(address)
  expect(page.status).toBe(200)
  expect(page.text).toContain(`"pageType":${pageType},`)
  const context = (await ada.get(`${address}?format=json`)).json()
  expect(context['pageType']).toBe(pageType)
})
