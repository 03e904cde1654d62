import { afterAll, beforeAll, expect, test } from 'vitest'
import { buy, buyer, goodCard, openShop, type TestShop } from './testing/open-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('an expiry date of 240,000 blanks is refused, and others are served meanwhile', async () => {
  const ada = await shop.shopperWith('BOWL-M')
  const attack = buy(ada, { cardExpiry: `1${' '.repeat(240_000)}x` })
  const page = shop.visitor().get('/')
  expect((await page).status).toBe(200)
  const refused = await attack
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('cardExpiry')
  expect(refused.text).toContain('You have exceeded the character limit.')
  expect(await shop.orderCount()).toBe(0)
})

test('an expiry date with as many blanks as its field holds is only a wrong one', async () => {
  const ada = await shop.shopperWith('BOWL-M')
  const refused = await buy(ada, { cardExpiry: `1${' '.repeat(1900)}x` })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('Please enter the expiry date as MM / YY.')
  expect(await shop.orderCount()).toBe(0)
})

test('a card is read with blanks wherever they stand', async () => {
  for (const cardExpiry of ['4/29', '0429', ' 04 - 2029 ', '04  /  29']) {
    const ada = await shop.shopperWith('GLAZE')
    const paid = await buy(ada, { ...buyer, ...goodCard, cardExpiry })
    expect(paid.status, cardExpiry).toBe(303)
  }
})
