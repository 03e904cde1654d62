import { afterAll, beforeAll, expect, test } from 'vitest'
import { buy, openShop, type TestShop } from './testing/open-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('an address of 240,000 blanks is refused, and others are served meanwhile', async () => {
  const ada = await shop.shopperWith('BOWL-M')
  const attack = buy(ada, { line1: `1${' '.repeat(240_000)}x` })
  const page = shop.visitor().get('/')
  expect((await page).status).toBe(200)
  const refused = await attack
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('line1')
  expect(refused.text).toContain('You have exceeded the character limit.')
  expect(await shop.orderCount()).toBe(0)
})

test('a payment that nobody offers is only a wrong choice, however long it is', async () => {
  const ada = await shop.shopperWith('BOWL-M')
  for (const payment of ['4242 4242 4242 4242', 'x'.repeat(1900), 'constructor']) {
    const refused = await buy(ada, { payment })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('id="checkout-payment-error">Please choose one.<')
  }
  expect(await shop.orderCount()).toBe(0)
})
