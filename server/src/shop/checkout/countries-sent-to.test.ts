import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestResponse } from '../../testing/http-client.ts'
import { buy, openShop, type TestShop } from './testing/open-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
  await shop.setStock('BOWL-S', null)
})
afterAll(() => shop.close())

async function sendTo(countries: readonly string[] | null): Promise<void> {
  const owner = await shop.owner()
  const action = { action: 'set-shipping', input: { set: { countries } } }
  const done = await owner.write('POST', `/api/editor/sites/${shop.siteId}/actions`, action)
  expect(done.status).toBe(200)
}

/** Where it can be sent, which is not where its bill can be. */
const offered = (page: TestResponse): string[] =>
  [
    ...(page.text.split('checkout-billCountry')[0] ?? '').matchAll(/<option value="([A-Z]{2})"/g),
  ].map(([, code = '']) => code)

test('a checkout offers every country until the owner names those that the shop sends to', async () => {
  const ada = await shop.shopperWith('BOWL-S')
  expect(offered(await ada.get('/checkout')).length).toBeGreaterThan(200)
  await sendTo(['DE', 'AT', 'DE'])
  expect(offered(await ada.get('/checkout'))).toEqual(['AT', 'DE'])
  await sendTo(null)
  expect(offered(await ada.get('/checkout'))).toContain('US')
})

test('an address elsewhere is refused before anything is charged, and what was typed stays', async () => {
  await sendTo(['DE'])
  const ada = await shop.shopperWith('BOWL-S')
  const before = await shop.orderCount()
  const refused = await buy(ada, { country: 'US' })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain(
    'id="checkout-country-error">This shop does not send to that country.<',
  )
  expect(refused.text).toContain('value="1 Moss Lane"')
  const unknown = await buy(ada, { country: 'XX' })
  expect(unknown.text).toContain('id="checkout-country-error">Please choose a country.<')
  expect(await shop.orderCount()).toBe(before)
  expect((await buy(ada, { country: 'DE' })).status).toBe(303)
})

test('goods that are not sent are sold everywhere', async () => {
  await sendTo(['DE'])
  const ada = await shop.shopperWith('GLAZE')
  expect((await buy(ada, { country: 'US' })).status).toBe(303)
})
