import { afterAll, beforeAll, expect, test } from 'vitest'
import { buy, newestConfirmation, openShop, type TestShop } from './testing/open-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('shipping that costs nothing is called Free at checkout, on the order and in its mail', async () => {
  const owner = await shop.owner()
  const site = `/api/editor/sites/${shop.siteId}`
  const set = { action: 'set-shipping', input: { set: { name: 'Post', priceCents: 0 } } }
  expect((await owner.write('POST', `${site}/actions`, set)).status).toBe(200)
  const ada = await shop.shopperWith('BOWL-M')
  expect((await ada.get('/checkout')).text).toContain('<dt>Post</dt><dd>Free</dd>')
  const order = await ada.get((await buy(ada)).headers.location ?? '')
  expect(order.text).toContain('<dt>Post</dt><dd>Free</dd>')
  const mail = await newestConfirmation(owner, shop.siteId)
  expect(mail.text).toContain('Post: Free')
  expect(mail.html).toMatch(/Post<\/td><td[^>]*>Free</)
  for (const text of [order.text, mail.html, mail.text]) expect(text).not.toContain('$0.00')
})
