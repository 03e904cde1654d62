import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Visitor } from '../../testing/http-client.ts'
import {
  accepted,
  buy,
  buyer,
  hiddenFieldsOf,
  newestConfirmation,
  openShop,
  type TestShop,
} from './testing/open-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('shipping that costs nothing is called Free at checkout, on the order and in its mail', async () => {
  await setShipping({ name: 'Post', priceCents: 0 })
  const ada = await shop.shopperWith('BOWL-M')
  expect((await ada.get('/checkout')).text).toContain('<dt>Post</dt><dd>Free</dd>')
  const order = await ada.get((await buy(ada)).headers.location ?? '')
  expect(order.text).toContain('<dt>Post</dt><dd>Free</dd>')
  const mail = await newestConfirmation(await shop.owner(), shop.siteId)
  expect(mail.text).toContain('Post: Free')
  expect(mail.html).toMatch(/Post<\/td><td[^>]*>Free</)
  for (const text of [order.text, mail.html, mail.text]) expect(text).not.toContain('$0.00')
})

test('shipping is free from a sum of goods on: in the cart, at checkout, in the order', async () => {
  await setShipping({ name: 'Parcel', priceCents: 500, freeFromCents: 10_000 })
  for (const sku of ['BOWL-S', 'BOWL-M']) await shop.setStock(sku, null)
  const ada = await shop.shopperWith('BOWL-M')
  const { subtotalCents } = await cartOf(ada)
  expect(subtotalCents).toBeLessThan(10_000)
  expect((await ada.get('/cart')).text).toContain(
    'Shipping is added at checkout, and free from $100.00.',
  )
  expect((await ada.get('/checkout')).text).toContain('<dt>Parcel</dt><dd>$5.00</dd>')
  await shop.add(ada, 'BOWL-S', Math.ceil(10_000 / subtotalCents))
  expect((await ada.get('/cart')).text).toContain('Shipping is free.')
  const cart = await cartOf(ada)
  expect(cart.grandTotalCents).toBe(cart.subtotalCents)
  expect((await ada.get('/checkout')).text).toContain('<dt>Parcel</dt><dd>Free</dd>')
  const order = await ada.get((await buy(ada)).headers.location ?? '')
  expect(order.text).toContain('<dt>Parcel</dt><dd>Free</dd>')
})

test('a sum that was lowered below it has its shipping told before anything is charged', async () => {
  const ada = await shop.shopperWith('BOWL-S', 4)
  const { subtotalCents } = await cartOf(ada)
  const set = { name: 'Parcel', priceCents: 500, freeFromCents: subtotalCents }
  await setShipping(set)
  const form = { ...hiddenFieldsOf(await ada.get('/checkout')), ...buyer, ...accepted }
  await setShipping({ ...set, freeFromCents: subtotalCents + 1 })
  const answer = await ada.postForm('/checkout', form)
  expect(answer.status).toBe(409)
  expect(answer.text).toContain('Parcel now costs $5.00.')
})

async function setShipping(set: object): Promise<void> {
  const owner = await shop.owner()
  const action = { action: 'set-shipping', input: { set } }
  const done = await owner.write('POST', `/api/editor/sites/${shop.siteId}/actions`, action)
  expect(done.status).toBe(200)
}

async function cartOf(
  visitor: Visitor,
): Promise<{ subtotalCents: number; grandTotalCents: number }> {
  return (await visitor.get('/api/commerce/shopping-cart')).json()
}
