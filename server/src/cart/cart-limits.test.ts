import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashToken } from '../accounts/secret-token.ts'
import { readDocument } from '../changes/read-documents.ts'
import { openShop, type TestShop } from '../checkout/testing/open-shop.ts'
import type { Visitor } from '../testing/http-client.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.setStock('BOWL-S', 50)
  await shop.setStock('BOWL-M', 9999)
})

type Cart = { totalQuantity: number; entries: { id: string; quantity: number }[] }
const cartOf = (visitor: Visitor) => visitor.get('/api/commerce/shopping-cart')
const entries = '/api/commerce/shopping-cart/entries'
const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)

async function priceBowls<Value>(priceCents: number, work: () => Promise<Value>): Promise<Value> {
  const itemId = shop.goods.get('BOWL-M')?.itemId ?? ''
  const item = await readDocument(shop.context.database.dbFor(shop.siteId), 'item', itemId)
  const variants = item?.body.product?.variants ?? []
  const owner = await shop.owner()
  const give = async (product: object): Promise<void> => {
    const action = { action: 'edit-product', input: { itemId, product } }
    const saved = await owner.write('POST', `/api/editor/sites/${shop.siteId}/actions`, action)
    if (saved.status !== 200) throw new Error(saved.text)
  }
  await give({ variants: variants.map((one) => ({ ...one, priceCents, onSale: false })) })
  try {
    return await work()
  } finally {
    await give({ variants })
  }
}

test('an add that makes the total too large keeps nothing of itself, and all from before', async () => {
  await priceBowls(2_000_000_000_000, async () => {
    const ada = await shop.shopperWith('BOWL-M', 4000)
    for (const [sku, quantity] of [
      ['BOWL-M', 4000],
      ['BOWL-M', 1000],
      ['BOWL-S', 40],
    ] as const) {
      const before = (await cartOf(ada)).json<Cart>()
      const sent = await shop.add(ada, sku, quantity)
      const after = (await cartOf(ada)).json<Cart>()
      if (sent.status === 200) continue
      expect(sent.json()['message']).toBe('That is more than can be sold in one order.')
      expect(after).toEqual(before)
    }
    expect((await cartOf(ada)).json<Cart>().totalQuantity).toBe(4040)
  })
})

test('a quantity that makes the total too large is refused and the old one stays', async () => {
  await priceBowls(2_000_000_000_000, async () => {
    const ada = await shop.shopperWith('BOWL-M', 4000)
    const [entry] = (await cartOf(ada)).json<Cart>().entries
    const changed = await ada.write('PUT', `${entries}/${entry?.id}`, { quantity: 8000 })
    expect(changed.json()['message']).toBe('That is more than can be sold in one order.')
    expect((await cartOf(ada)).json<Cart>().totalQuantity).toBe(4000)
  })
})

test('a download is in the cart once, however often and at once it is added', async () => {
  const ada = await shop.shopperWith('BOWL-S')
  const sent = await Promise.all([1, 2, 3].map(() => shop.add(ada, 'GLAZE')))
  expect(inOrder(sent.map(({ status }) => status))).toEqual([200, 400, 400])
  const again = await shop.add(ada, 'GLAZE')
  expect(again.json()['message']).toBe('This item is sold one at a time.')
  expect((await cartOf(ada)).json<Cart>().totalQuantity).toBe(2)
})

test('different products added at once never make more than 200 lines', async () => {
  const ada = await shop.shopperWith('BOWL-S')
  const { pool } = shop.context.database
  const tokenHash = hashToken(ada.cookies.get('cart') ?? '')
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
  expect((await cartOf(ada)).json<Cart>().entries).toHaveLength(200)
  expect((await shop.add(ada, 'BOWL-S')).status).toBe(200)
})
