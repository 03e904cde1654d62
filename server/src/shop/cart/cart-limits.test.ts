import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashToken } from '../../people/accounts/secret-token.ts'
import { entriesPath, openCartShop, type CartShop } from './testing/open-cart-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.setStock('BOWL-S', 50)
  await shop.setStock('BOWL-M', 9999)
})

const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)

test('an add that makes the total too large keeps nothing of itself, and all from before', async () => {
  await shop.priceBowls(2_000_000_000_000, async () => {
    const ada = await shop.shopperWith('BOWL-M', 4000)
    for (const [sku, quantity] of [
      ['BOWL-M', 4000],
      ['BOWL-M', 1000],
      ['BOWL-S', 40],
    ] as const) {
      const before = await shop.cartOf(ada)
      const sent = await shop.add(ada, sku, quantity)
      const after = await shop.cartOf(ada)
      if (sent.status === 200) continue
      expect(sent.json()['message']).toBe('That is more than can be sold in one order.')
      expect(after).toEqual(before)
    }
    expect((await shop.cartOf(ada)).totalQuantity).toBe(4040)
  })
})

test('a quantity that makes the total too large is refused and the old one stays', async () => {
  await shop.priceBowls(2_000_000_000_000, async () => {
    const ada = await shop.shopperWith('BOWL-M', 4000)
    const [entry] = (await shop.cartOf(ada)).entries
    const changed = await ada.write('PUT', `${entriesPath}/${entry?.id}`, { quantity: 8000 })
    expect(changed.json()['message']).toBe('That is more than can be sold in one order.')
    expect((await shop.cartOf(ada)).totalQuantity).toBe(4000)
  })
})

test('where there is not enough, that is said before what a cart may hold', async () => {
  await shop.setStock('BOWL-M', 50)
  const ada = await shop.shopperWith('BOWL-M')
  const scarce = await shop.add(ada, 'BOWL-M', 9999)
  await shop.setStock('BOWL-M', null)
  const endless = await shop.add(ada, 'BOWL-M', 9999)
  expect([scarce, endless].map((reply) => [reply.status, reply.json()['message']])).toEqual([
    [409, 'Sorry, we do not have enough of that item available.'],
    [400, 'Quantity must be from 1 to 9999.'],
  ])
  expect((await shop.cartOf(ada)).totalQuantity).toBe(1)
})

test('a download is in the cart once, however often and at once it is added', async () => {
  const ada = await shop.shopperWith('BOWL-S')
  const sent = await Promise.all([1, 2, 3].map(() => shop.add(ada, 'GLAZE')))
  expect(inOrder(sent.map(({ status }) => status))).toEqual([200, 400, 400])
  const again = await shop.add(ada, 'GLAZE')
  expect(again.json()['message']).toBe('This item is sold one at a time.')
  expect((await shop.cartOf(ada)).totalQuantity).toBe(2)
})

test('different products added at once never make more than 200 lines', async () => {
  const ada = await shop.shopperWith('BOWL-S')
  const { pool } = shop.context.database
  const tokenHash = hashToken(ada.cookies.get('__Host-cart') ?? '')
  await pool.query(
    `insert into cart_entry (website_id, cart_id, id, item_id, variant_id, quantity, added_at)
     select website_id, id, 'gone-' || n, 'gone', 'gone-' || n, 1, 0
     from cart, generate_series(1, 198) n where token_hash = $1`,
    [tokenHash],
  )
  const sent = await Promise.all(['BOWL-M', 'GLAZE'].map((sku) => shop.add(ada, sku)))
  expect(inOrder(sent.map(({ status }) => status))).toEqual([200, 400])
  const refused = sent.find(({ status }) => status === 400)
  expect(refused?.json()['message']).toBe('A cart holds at most 200 different items.')
  expect((await shop.cartOf(ada)).entries).toHaveLength(200)
  expect((await shop.add(ada, 'BOWL-S')).status).toBe(200)
})
