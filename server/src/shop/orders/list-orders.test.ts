import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OrdersReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import { buy, openShop, type TestShop } from '../checkout/testing/open-shop.ts'
import type { Visitor } from '../../testing/http-client.ts'

let shop: TestShop
let owner: Visitor

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.owner()
  await shop.setStock('BOWL-M', 50)
  const people = [
    ['Ada', 'Lovelace', 'ada@analytical.example'],
    ['Grace', 'Hopper', 'grace@navy.example'],
    ['Ada', 'Yonath', 'ribosome_50%@weizmann.example'],
  ] as const
  for (const [firstName, lastName, email] of people) {
    shop.time.now += 1000
    await buy(await shop.shopperWith('BOWL-M'), { firstName, lastName, email })
  }
})
afterAll(() => shop.close())

const found = async (query: string) => {
  const reply = await owner.get(`/api/editor/sites/${shop.siteId}/orders?${query}`)
  expect([query, reply.status]).toEqual([query, 200])
  return reply.json<OrdersReply>()
}
const emails = async (search: string) =>
  (await found(`search=${encodeURIComponent(search)}`)).orders.map(({ email }) => email)

it('orders are found by the name of whoever bought, by their e-mail address and by their number', async () => {
  expect(await emails('ada')).toEqual(['ribosome_50%@weizmann.example', 'ada@analytical.example'])
  expect(await emails('ada love')).toEqual(['ada@analytical.example'])
  expect(await emails('NAVY.example')).toEqual(['grace@navy.example'])
  const [last] = (await found('')).orders
  expect(await emails(`#${last?.orderNumber}`)).toContain(last?.email)
  expect(await emails('nobody')).toEqual([])
})

it('more than eight words of a search are not looked for', async () => {
  expect(await emails('ada love ada love ada love ada love nobody')).toEqual([
    'ada@analytical.example',
  ])
})

it('signs in a search are what they are', async () => {
  expect(await emails('%')).toEqual(['ribosome_50%@weizmann.example'])
  expect(await emails('e_5')).toEqual(['ribosome_50%@weizmann.example'])
  expect(await emails("'; drop table shop_order; --")).toEqual([])
})

it('orders of one state are told apart by the server, over all of them', async () => {
  const [first] = (await found('')).orders
  const path = `/api/editor/sites/${shop.siteId}/orders/${first?.id}/fulfilment`
  expect((await owner.write('POST', path, {})).status).toBe(200)
  expect((await found('status=fulfilled')).orders.map(({ id }) => id)).toEqual([first?.id])
  expect((await found('status=paid')).orders).toHaveLength(2)
  expect((await found('status=paid&search=ada')).orders).toHaveLength(1)
  const wrong = await owner.get(`/api/editor/sites/${shop.siteId}/orders?status=lost`)
  expect(wrong.status).toBe(400)
})

it('an order of which all was given back is none that waits to be sent', async () => {
  const waiting = (await found('status=paid')).orders
  const [one] = waiting
  const refund = {
    key: 'all-of-it',
    units: [{ line: 1, quantity: one?.itemCount }],
    shippingCents: 0,
    amountCents: null,
    refundedCents: 0,
    restock: false,
  }
  const path = `/api/editor/sites/${shop.siteId}/orders/${one?.id}/refunds`
  expect((await owner.write('POST', path, refund)).status).toBe(200)
  expect((await found('status=paid')).orders).toHaveLength(waiting.length - 1)
  const all = (await found('')).orders
  expect(all.find(({ id }) => id === one?.id)).toMatchObject({ status: 'paid', isAllBack: true })
})

it('a search goes on from page to page', async () => {
  const first = await found('search=ada&limit=1')
  expect(first.hasNextPage).toBe(true)
  const second = await found(`search=ada&limit=1&cursor=${first.nextPageCursor}`)
  expect([second.orders.map(({ email }) => email), second.hasNextPage]).toEqual([
    ['ada@analytical.example'],
    false,
  ])
})
