import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { settleOpenRefunds } from '../orders/settle-refund.ts'
import { settleDuePayments } from './settle-due-payments.ts'
import { accepted, buyer, hiddenFieldsOf } from './testing/open-shop.ts'

const isLong = process.env['VITRINE_LONG'] === '1'
/** Of one piece. */
const rivals = isLong ? 200 : 24
const callers = 16
const roundsEach = isLong ? 125 : 4
const pieces = 100
const minute = 60_000
const skus = ['BOWL-S', 'BOWL-M'] as const

let shop: CartShop
let owner: Visitor
beforeAll(async () => {
  shop = await openCartShop({
    environment: {
      RATE_CART_PER_10S: '1000000',
      RATE_CHECKOUT_PER_MINUTE: '1000000',
      RATE_WRITES_PER_10S: '1000000',
    },
  })
  await shop.perform('set-store-policies', { set: { takesSlowPayments: true } })
  owner = await shop.owner()
})
afterAll(() => shop.close())

const rows = async <Row extends object>(text: string): Promise<Row[]> =>
  (await shop.context.database.pool.query<Row>(text)).rows

/** @returns the status and where it leads */
async function pay(shopper: Visitor, payment: string) {
  const hidden = hiddenFieldsOf(await shopper.get('/checkout'))
  const answer = await shopper.postForm('/checkout', { ...hidden, ...buyer, payment })
  return { status: answer.status, location: answer.headers.location ?? '' }
}

const base = () => `/api/editor/sites/${shop.siteId}`

/** Who happens to meet whom is chance; what each of them does is not. */
function chanceOf(seed: number): (most: number) => number {
  let state = seed + 1
  return (most) => {
    state = (state * 48_271) % 2_147_483_647
    return state % most
  }
}

/** The newest orders that stand, of which any may be given back. */
async function standing(): Promise<{ id: string; status: string; isRefunded: boolean }[]> {
  return rows(`select id, status, exists (select from refund where order_id = shop_order.id)
    as "isRefunded" from shop_order where created_at > ${startedAt} order by created_at desc, id limit 40`)
}

/** One thing that somebody does of all that is done with orders. @returns the status of the answer */
async function doSomething(chance: (most: number) => number): Promise<number> {
  const [sku = 'BOWL-S', other = 'BOWL-M'] = chance(2) === 0 ? skus : skus.toReversed()
  switch (chance(8)) {
    case 0:
    case 1: {
      const shopper = shop.visitor()
      // where one of them has sold out the other is bought, or nothing is
      for (const one of [sku, other]) await shop.add(shopper, one)
      return (await pay(shopper, accepted.payment)).status
    }
    case 2: {
      const shopper = shop.visitor()
      await shop.add(shopper, sku)
      const { location, status } = await pay(shopper, 'asks')
      if (!location.startsWith('/checkout/pay/')) return status
      const token = location.slice('/checkout/pay/'.length)
      const answer = chance(2) === 0 ? 'approved' : 'declined'
      const said =
        chance(3) > 0 && shop.visitor().postForm(`/checkout/test-bank/${token}`, { answer })
      const back = shop
        .visitor()
        .get(`/checkout/return/${token}${chance(2) === 0 ? '?back=1' : ''}`)
      await Promise.all([said, settleDuePayments(shop.context)])
      return (await back).status
    }
    case 3: {
      const way = chance(2) === 0 ? 'days-then-paid' : 'days-then-failed'
      const shopper = shop.visitor()
      await shop.add(shopper, sku)
      return (await pay(shopper, way)).status
    }
    case 4:
    case 5: {
      const orders = await standing()
      const order = orders[chance(Math.max(1, orders.length))]
      return order === undefined ? 200 : giveBack(order, chance)
    }
    case 6: {
      const path = `${base()}/stock/${shop.goods.get(sku)?.variantId}`
      return (await owner.write('POST', path, { delta: chance(2) === 0 ? 2 : -1 })).status
    }
    default:
      shop.time.now += (1 + chance(20)) * minute
      await Promise.all([settleDuePayments(shop.context), settleOpenRefunds(shop.context)])
      return 200
  }
}

async function giveBack(
  order: Awaited<ReturnType<typeof standing>>[number],
  chance: (most: number) => number,
): Promise<number> {
  const path = `${base()}/orders/${order.id}`
  if (order.status === 'received') {
    return (await owner.write('POST', `${path}/payment/call-back`, {})).status
  }
  if (chance(2) === 0) {
    return (await owner.write('POST', `${path}/cancellation`, { restock: true })).status
  }
  const body = {
    key: `refund ${order.id}`,
    units: [{ line: 1, quantity: 1 }],
    shippingCents: 0,
    amountCents: null,
    refundedCents: 0,
    restock: true,
  }
  return (await owner.write('POST', `${path}/refunds`, body)).status
}

/** What is wrong between stock, movements, orders and payments: nothing may be. */
async function wrongs(): Promise<readonly object[]> {
  return rows(`
    select 'a stock is not what moved it' as what, stock.variant_id as whose from stock
    where quantity is not null and quantity <> ${pieces} + (select coalesce(sum(delta), 0)
      from stock_movement moved where moved.variant_id = stock.variant_id and at > ${startedAt})
    union all
    select 'a stock is below none', variant_id from stock where quantity < 0
    union all
    select 'goods of no order are gone', moved.order_id from stock_movement moved
    where order_id is not null and at > ${startedAt} group by moved.order_id
    having sum(delta) <> coalesce((select -(case when status = 'cancelled'
        and exists (select from order_event where order_id = shop_order.id and kind = 'cancelled'
          and (detail ->> 'restocked')::boolean) then 0 else
        (select sum(item.quantity) from order_item item where item.order_id = shop_order.id)
        - (select count(*) from refund where refund.order_id = shop_order.id and restocked) end)
      from shop_order where shop_order.id = moved.order_id), 0)
    union all
    select 'an order is told twice', order_id from mail where kind = 'order-confirmation'
    group by order_id having count(*) > 1
    union all
    select 'more went back than came', id from payment where refunded_cents > amount_cents
    union all
    select 'a payment has no end', id from payment where status in ('pending', 'under-way')
    union all
    select 'an order waits for nothing', id from shop_order where status = 'received'
    union all
    select 'a number was left out', max(order_number)::text from shop_order
      having max(order_number) - min(order_number) + 1 <> count(*)`)
}

let startedAt = 0

test(
  `${callers} callers that buy, pay, expire, refund, cancel and count wait in no circle, and all ledgers agree`,
  async () => {
    shop.time.now += 60 * minute
    await settleDuePayments(shop.context)
    startedAt = shop.time.now
    shop.time.now += minute
    for (const sku of skus) await shop.setStock(sku, pieces)
    const failed: number[] = []
    const call = async (_: unknown, at: number): Promise<void> => {
      const chance = chanceOf(at * 7919)
      for (let round = 0; round < roundsEach; round++) {
        const status = await doSomething(chance)
        if (status >= 500 && status !== 503) failed.push(status)
      }
    }
    await Promise.all(Array.from({ length: callers }, call))
    expect(failed).toEqual([])
    for (let day = 0; day < 5; day++) {
      shop.time.now += 24 * 60 * minute
      await settleDuePayments(shop.context)
      await settleOpenRefunds(shop.context)
    }
    expect(await wrongs()).toEqual([])
    const [count] = await rows<{ orders: number }>('select count(*)::int as orders from shop_order')
    expect(count?.orders).toBeGreaterThan(callers)
  },
  isLong ? 900_000 : 120_000,
)

test('buyers of one piece, also with two lines of it, sell it once', async () => {
  const words = { description: '', placeholder: '', required: false, id: 'words', type: 'text' }
  const fields = [{ ...words, title: 'Words' }]
  await shop.perform('add-form', { id: 'engraving', name: 'Engraving', fields })
  await shop.editBowls({ additionalFieldsFormId: 'engraving' })
  const add = async (visitor: Visitor, said: string): Promise<void> => {
    const body = { itemId: shop.bowlId, sku: 'BOWL-M', quantity: 1 }
    const additionalFields = JSON.stringify({ words: said })
    const answer = await visitor.write('POST', '/api/commerce/shopping-cart/entries', {
      ...body,
      additionalFields,
    })
    expect(answer.status, answer.text).toBe(200)
  }
  await shop.setStock('BOWL-M', 2)
  const shoppers = await Promise.all(
    Array.from({ length: rivals }, async (_, at) => {
      const visitor = shop.visitor()
      await add(visitor, 'one')
      // two lines of it, which are one piece too many once there is one
      if (at % 4 === 0) await add(visitor, 'other')
      const form = { ...hiddenFieldsOf(await visitor.get('/checkout')), ...buyer, ...accepted }
      return { form, visitor }
    }),
  )
  await shop.setStock('BOWL-M', 1)
  const answers = await Promise.all(
    shoppers.map(({ visitor, form }) => visitor.postForm('/checkout', form)),
  )
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303, 409]))
  expect(await shop.stockOf('BOWL-M')).toBe(0)
})
