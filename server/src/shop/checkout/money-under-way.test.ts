import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tenPercent } from '@vitrine/rules/shop/coupons/testing/ten-percent.ts'
import { ProductType } from '@vitrine/rules/shop/products/product.ts'
import type { OrdersReply, OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import type { SalesReply } from '@vitrine/rules/shop/sales/sales-api.ts'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import { addToolToken } from '../../testing/add-tool-token.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { settleDuePayments } from './settle-due-payments.ts'
import { makeGiftCard, typeCode } from './testing/gift-code.ts'
import { newestOrder } from './testing/newest-order.ts'
import { buy } from './testing/open-shop.ts'

let shop: CartShop
let owner: Visitor
beforeAll(async () => {
  shop = await openCartShop()
  await shop.perform('set-store-policies', { set: { takesSlowPayments: true } })
  await shop.setOwnerMails({ newOrder: true })
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.time.now += 1000
  await shop.setStock('BOWL-M', 10)
  owner = await shop.owner()
})

const dayMs = 86_400_000
const paid = { payment: 'days-then-paid' }
const failed = { payment: 'days-then-failed' }
const base = () => `/api/editor/sites/${shop.siteId}`

async function query<Row extends object>(text: string): Promise<Row[]> {
  return (await shop.context.database.pool.query<Row>(text)).rows
}

/** The kinds of the mails about an order, and to whom they go. */
const mailsOf = ({ id }: { readonly id: string }) =>
  query<{ kind: string }>(`select kind from mail where order_id = '${id}' order by kind`).then(
    (rows) => rows.map(({ kind }) => kind),
  )

/** The bank decides, and the job looks. */
async function later(ms: number): Promise<void> {
  shop.time.now += ms
  await settleDuePayments(shop.context)
  // nobody stays signed in for so long
  owner = await shop.owner()
}

async function orderBy(visitor: Visitor, fields: Readonly<Record<string, string>>) {
  // what happens in one instant stands in no order
  shop.time.now += 1000
  const answer = await buy(visitor, fields)
  expect(answer.headers.location, answer.text).toMatch(/^\/checkout\/order-confirmed\//)
  const order = await newestOrder(shop)
  shop.time.now += 1000
  return { page: answer.headers.location ?? '', order }
}

const write = ({ id }: OrderWithEvents, path: string, body: object) =>
  owner.write('POST', `${base()}/orders/${id}/${path}`, body)

test('payments that take days are offered where the owner takes them, and else not at all', async () => {
  const ada = await shop.shopperWith('BOWL-M')
  expect((await ada.get('/checkout')).text).toContain('It takes days, then it is paid')
  await shop.perform('set-store-policies', { set: { takesSlowPayments: false } })
  expect((await ada.get('/checkout')).text).not.toContain('It takes days')
  await shop.perform('set-store-policies', { set: { takesSlowPayments: true } })
})

describe('an order whose money is under way', () => {
  test('waits with all that it holds, is no sale, and is delivered once the money is there', async () => {
    await shop.perform('edit-product', {
      itemId: shop.goods.get('GLAZE')?.itemId,
      set: { productType: ProductType.giftCard },
    })
    const ada = await shop.shopperWith('BOWL-M', 2)
    await shop.add(ada, 'GLAZE')
    const { page, order } = await orderBy(ada, paid)
    expect(order).toMatchObject({ status: 'received', paidAt: null, refundable: [] })
    const shown = await ada.get(page)
    expect(shown.text).toContain('and its payment is under way')
    expect(shown.text).not.toContain('receipt')
    expect((await ada.get(`${page}/receipt`)).headers.location).toBe(page)
    expect(await mailsOf(order)).toEqual(['order-received'])
    expect(await shop.stockOf('BOWL-M')).toBe(8)
    expect(await query(`select from gift_card where order_id = '${order.id}'`)).toEqual([])
    const list = `${base()}/orders?status=received`
    expect((await owner.get(list)).json<OrdersReply>().orders.map(({ id }) => id)).toEqual([
      order.id,
    ])
    const file = await owner.get(`${base()}/orders/file?status=received`)
    expect(file.text).toContain('payment under way')
    const sales = async () =>
      (await owner.get(`${base()}/sales?period=7-days&mode=test`)).json<SalesReply>()
    expect(await sales()).toMatchObject({ figures: { orders: 0 }, leftOut: { underWay: 1 } })

    const refused = {
      sent: await write(order, 'fulfilment', {}),
      back: await write(order, 'refunds', wholeOf(order)),
    }
    expect([refused.sent.status, refused.back.status]).toEqual([409, 409])
    expect(refused.sent.text).toContain('order-not-paid')
    expect(refused.back.text).toContain('order-not-paid')
    expect((await write(order, 'cancellation', { restock: true })).text).toContain(
      'payment-under-way',
    )

    await later(2 * dayMs)
    expect((await newestOrder(shop)).status).toBe('received')
    await later(dayMs + 3 * 3_600_000)
    expect(await newestOrder(shop)).toMatchObject({ status: 'paid', paidAt: shop.time.now })
    expect((await ada.get(page)).text).toContain('is confirmed')
    expect(await mailsOf(order)).toEqual([
      'gift-card',
      'new-order',
      'order-confirmation',
      'order-received',
    ])
    expect(await query(`select from gift_card where order_id = '${order.id}'`)).toHaveLength(1)
    expect(await sales()).toMatchObject({ figures: { orders: 1 }, leftOut: { underWay: 0 } })
    expect(await shop.stockOf('BOWL-M')).toBe(8)
    const { events } = await newestOrder(shop)
    expect(events.map(({ kind }) => kind)).toContain('payment-arrived')
    expect((await write(order, 'fulfilment', {})).status).toBe(200)
  })

  test('is cancelled where the money does not come, and all that it held comes back', async () => {
    const card = await makeGiftCard(owner, shop.siteId, { key: 'tender', amountCents: 500 })
    await shop.perform('add-coupon', { ...tenPercent, code: 'ONCE', mostUses: 1 })
    const ada = await shop.shopperWith('BOWL-M', 3)
    await typeCode(ada, 'ONCE')
    await typeCode(ada, card.code)
    const { page, order } = await orderBy(ada, failed)
    const held = () =>
      query(`select (select uses from coupon_counter where coupon_id = 'ONCE') as uses,
        (select balance_cents from gift_card where id = '${card.id}') as balance`)
    expect(await held()).toEqual([{ uses: 1, balance: 0 }])
    await later(4 * dayMs)
    expect(await newestOrder(shop)).toMatchObject({ status: 'cancelled', paidAt: null })
    expect(await held()).toEqual([{ uses: 0, balance: 500 }])
    expect(await shop.stockOf('BOWL-M')).toBe(10)
    expect((await ada.get(page)).text).toContain('Its payment did not come')
    expect(await mailsOf(order)).toEqual([
      'order-payment-failed',
      'order-received',
      'payment-failed',
    ])
    // and once only, whoever looks again
    await later(4 * dayMs)
    expect(await held()).toEqual([{ uses: 0, balance: 500 }])
    expect((await write(order, 'refunds', wholeOf(order))).text).toContain('order-not-paid')
  })

  test('is cancelled by its owner once the bank has stopped it, with their words', async () => {
    const ada = await shop.shopperWith('BOWL-M', 3)
    const { order } = await orderBy(ada, paid)
    const called = await write(order, 'payment/call-back', { mail: { reason: 'We closed.' } })
    expect(called.json<OrderWithEvents>()).toMatchObject({ status: 'cancelled', paidAt: null })
    expect(called.json<OrderWithEvents>().events.map(({ kind }) => kind)).toEqual([
      'placed',
      'mail',
      'cancelled',
      'mail',
    ])
    expect(await shop.stockOf('BOWL-M')).toBe(10)
    expect(await mailsOf(order)).toEqual(['order-cancelled', 'order-received'])
    expect((await write(order, 'payment/call-back', {})).status).toBe(409)
    await later(4 * dayMs)
    expect((await newestOrder(shop)).status).toBe('cancelled')
  })

  test('is decided at the test bank by whoever tries it out, and left alone by who turns back', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const { page, order } = await orderBy(ada, failed)
    const bank = /href="([^"]+test-bank[^"]+)"/.exec((await ada.get(page)).text)?.[1] ?? ''
    const returned = bank.replace('test-bank', 'return')
    expect((await ada.get(`${returned}?back=1`)).headers.location).toBe(page)
    expect((await newestOrder(shop)).status).toBe('received')
    expect((await ada.get(bank)).text).toContain('It arrives')
    await ada.postForm(bank, { answer: 'approved' })
    expect((await ada.get(returned)).headers.location).toBe(page)
    expect(await newestOrder(shop)).toMatchObject({ id: order.id, status: 'paid' })
    // what is paid cannot be called back
    expect((await write(order, 'payment/call-back', {})).text).toContain(
      'payment-arrived-meanwhile',
    )
  })

  test('is none of the shop’s own tools’ before its money is there', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const { order } = await orderBy(ada, paid)
    const { secret } = await addToolToken(shop, shop.siteId)
    const read = async (path: string) =>
      shop.visitor().send(`/api/commerce/v1/${path}`, {
        headers: { authorization: `Bearer ${secret}` },
      })
    expect((await read(`orders/${order.id}`)).status).toBe(404)
    expect((await read('orders')).text).not.toContain(order.id)
    await later(4 * dayMs)
    expect((await read('orders')).text).toContain(order.id)
  })
})

/** All of an order, as a form asks for it back. */
function wholeOf({ items }: OrderWithEvents) {
  return {
    key: 'all',
    units: items.map(({ quantity }, at) => ({ line: at + 1, quantity })),
    shippingCents: 0,
    amountCents: null,
    refundedCents: 0,
    restock: false,
  }
}
