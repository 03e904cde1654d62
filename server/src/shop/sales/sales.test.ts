import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tenPercent } from '@vitrine/rules/shop/coupons/testing/ten-percent.ts'
import type { OrdersReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import type { SalesReply } from '@vitrine/rules/shop/sales/sales-api.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import { accepted, buy, buyer, hiddenFieldsOf } from '../checkout/testing/open-shop.ts'
import type { Visitor } from '../../testing/http-client.ts'

const day = 86_400_000

let shop: CartShop
let owner: Visitor

const base = () => `/api/editor/sites/${shop.siteId}`
const sales = async (period = '7-days') => {
  const reply = await owner.get(`${base()}/sales?period=${period}`)
  expect([reply.status, reply.text]).toEqual([200, reply.text])
  return reply.json<SalesReply>()
}
const file = async (query: string) => {
  const reply = await owner.get(`${base()}/sales/file?${query}`)
  expect(reply.headers['content-disposition']).toBe('attachment; filename="sales.csv"')
  return reply.text.replace('\uFEFF', '').trim().split('\r\n')
}
const update = (statement: string, values: readonly unknown[] = []) =>
  shop.context.database.pool.query(statement, [...values])

/** Somebody buys bowls at 25.00 each, with 5.00 of shipping. @returns the id of the order */
async function order(quantity: number, code?: string): Promise<string> {
  shop.time.now += 1000
  const visitor = await shop.shopperWith('BOWL-M', quantity)
  if (code !== undefined) {
    const hidden = hiddenFieldsOf(await visitor.get('/checkout'))
    const typed = { ...hidden, ...buyer, ...accepted, step: 'code', code }
    expect((await visitor.postForm('/checkout', typed)).status).toBe(303)
  }
  expect((await buy(visitor)).status).toBe(303)
  const { orders } = (await owner.get(`${base()}/orders?limit=1`)).json<OrdersReply>()
  return orders[0]?.id ?? ''
}

/** As if it had been placed then. */
const placeAt = (id: string, at: number) =>
  update('update shop_order set created_at = $1 where id = $2', [at, id])

beforeAll(async () => {
  shop = await openCartShop()
  owner = await shop.owner()
  await shop.setStock('BOWL-M', null)
  await shop.perform('set-site-details', {
    set: { timeZone: 'America/New_York' },
    seen: {},
    currencyBefore: 'USD',
  })
  // noon of a Friday in New York
  shop.time.now = Date.parse('2026-11-27T17:00:00Z')
  owner = await shop.owner()
})
afterAll(() => shop.close())

describe('the sales of a shop', () => {
  it('are none before its first order', async () => {
    expect(await sales()).toMatchObject({
      hasOrders: false,
      mode: 'test',
      currency: 'USD',
      figures: { orders: 0, netCents: 0 },
      drawings: { time: '', products: '', codes: '' },
    })
  })

  it('are summed by the days of its own zone, with discounts, and compared with the time before', async () => {
    await shop.perform('add-coupon', { ...tenPercent, code: 'SPRING' })
    const now = shop.time.now
    await order(2)
    await order(1, 'SPRING')
    // a minute before midnight there, and a day of its own already in Greenwich
    await placeAt(await order(1), Date.parse('2026-11-26T04:59:00Z'))
    // of the time before: up to the same time of the day, and after that
    await placeAt(await order(4), now - 7 * day - 60_000)
    await placeAt(await order(4), now - 7 * day + 3_600_000)
    const found = await sales()
    expect(found.figures).toEqual({
      orders: 3,
      items: 4,
      grossCents: 5500 + 2750 + 3000,
      discountCents: 250,
      refundedCents: 0,
      netCents: 11_250,
    })
    expect(found.before).toMatchObject({ orders: 1, items: 4, netCents: 10_500 })
    expect(found.parts.map(({ day: on, orders }) => [on, orders])).toEqual([
      ['2026-11-21', 0],
      ['2026-11-22', 0],
      ['2026-11-23', 0],
      ['2026-11-24', 0],
      ['2026-11-25', 1],
      ['2026-11-26', 0],
      ['2026-11-27', 2],
    ])
    expect(found.parts.at(-1)?.label).toBe('Fri, Nov 27')
    expect(found.drawings.time).toContain('<svg')
    expect(found.drawings.time).toContain('$82.50</text>')
    expect(found.products).toMatchObject({
      count: 1,
      best: [{ title: 'Moss Bowl', quantity: 4, orders: 3, soldCents: 10_000, isThere: true }],
    })
    expect(found.codes).toMatchObject({
      count: 1,
      best: [{ code: 'SPRING', uses: 1, takenOffCents: 250 }],
    })
    const weeks = await sales('12-weeks')
    expect(weeks).toMatchObject({ step: 'week', figures: { orders: 5 } })
    expect(weeks.parts.at(-1)).toMatchObject({ day: '2026-11-22', orders: 3 })
    expect((await sales('12-months')).parts.at(-1)).toMatchObject({ day: '2026-11-01', orders: 5 })
  })

  it('take refunds off on the day of the order, and leave cancelled orders out', async () => {
    const before = (await sales()).figures
    const refunded = await order(2)
    const cancelled = await order(3)
    shop.time.now += 1000
    const refund = { units: [{ line: 1, quantity: 1 }], shippingCents: 0, amountCents: null }
    const path = `${base()}/orders/${refunded}/refunds`
    const sent = { key: 'one', ...refund, refundedCents: 0, restock: false }
    expect((await owner.write('POST', path, sent)).status).toBe(200)
    const wish = { restock: true, refundCents: 8000 }
    const done = await owner.write('POST', `${base()}/orders/${cancelled}/cancellation`, wish)
    expect(done.status).toBe(200)
    const found = await sales()
    expect(found.figures).toEqual({
      ...before,
      orders: before.orders + 1,
      items: before.items + 2,
      grossCents: before.grossCents + 5500,
      refundedCents: 2500,
      netCents: before.netCents + 3000,
    })
    expect(found.leftOut).toEqual({ cancelled: 1, underWay: 0, inOtherCurrencies: 0 })
    expect(found.products.best[0]?.quantity).toBe(6)
  })

  it('do not count money that a provider refused to give back', async () => {
    const before = (await sales()).figures
    await update(`update refund set state = 'refused'`)
    expect((await sales()).figures.netCents).toBe(before.netCents + 2500)
    await update(`update refund set state = 'done'`)
  })

  it('leave out orders in another currency, and say how many', async () => {
    const before = (await sales()).figures
    const id = await order(1)
    await update(`update shop_order set currency = 'EUR' where id = $1`, [id])
    const found = await sales()
    expect([found.figures, found.leftOut.inOtherCurrencies]).toEqual([before, 1])
    await update(`update shop_order set currency = 'USD', status = 'cancelled' where id = $1`, [id])
  })

  it('count real orders alone once the shop takes real money', async () => {
    const before = (await sales()).figures
    const id = await order(1)
    await update(`update shop_order set test_mode = false where id = $1`, [id])
    expect((await sales()).figures).toEqual(before)
    const setMode = (mode: string) =>
      update(
        `update document set body = jsonb_set(body::jsonb, '{store,paymentMode}', to_jsonb($1::text))
        where kind = 'site-settings'`,
        [mode],
      )
    await setMode('live')
    expect(await sales()).toMatchObject({
      mode: 'live',
      hasOrders: true,
      figures: { orders: 1, items: 1, netCents: 3000 },
      leftOut: { cancelled: 0 },
    })
    await setMode('test')
    await update(`update shop_order set test_mode = true, status = 'cancelled' where id = $1`, [id])
  })

  it('name products as they were called last, those that are gone too', async () => {
    await update(
      `insert into order_item (website_id, order_id, line, item_id, variant_id, sku, title,
        attributes, quantity, unit_price_cents)
      select website_id, id, 9, 'gone', 'gone', '', 'Gone "jug", large', '{}', 1, 9900000000000
      from shop_order where status = 'paid' order by created_at desc limit 1`,
    )
    const { products } = await sales()
    // minor units far above what 32 bits hold
    expect(products.best[0]).toMatchObject({
      itemId: 'gone',
      isThere: false,
      soldCents: 9_900_000_000_000,
    })
    expect(products.count).toBe(2)
    expect((await file('period=7-days&by=products'))[1]).toBe(
      '"Gone ""jug"", large",gone,1,1,99000000000.00,USD,yes',
    )
    await update(`delete from order_item where item_id = 'gone'`)
  })
})

describe('the file of sales', () => {
  it('has the rows that are shown, as a table', async () => {
    const days = await file('period=7-days')
    expect(days).toHaveLength(8)
    expect(days[0]).toMatch(/^Day,Orders,Items,/)
    expect(days[5]).toBe('2026-11-25,1,1,30.00,0.00,0.00,30.00,USD,yes')
    expect((await file('period=12-months'))[12]).toMatch(/^2026-11-01,/)
    expect(await file('period=7-days&by=codes')).toEqual([
      'Code,Uses,Taken off,Currency,Test',
      'SPRING,1,2.50,USD,yes',
    ])
  })
})

describe('who may read sales', () => {
  it.each(['period=yesterday', 'period=', 'period=7-DAYS', 'period=__proto__', 'period=0'])(
    'is refused a time that is none: %s',
    async (query) => {
      expect((await owner.get(`${base()}/sales?${query}`)).status).toBe(400)
    },
  )

  it('is refused a part that is none', async () => {
    expect((await owner.get(`${base()}/sales/file?by=customers`)).status).toBe(400)
  })

  it('is whoever may see orders, and nobody else', async () => {
    const manager = await shop.person('manager@fern.example', [Role.storeManager])
    const writer = await shop.person('writer@fern.example', [Role.editor])
    const paths = [`${base()}/sales`, `${base()}/sales/file`]
    const statuses = async (who: Visitor) =>
      Promise.all(paths.map(async (path) => (await who.get(path)).status))
    expect(await statuses(manager)).toEqual([200, 200])
    expect(await statuses(writer)).toEqual([403, 403])
    expect(await statuses(shop.stranger())).toEqual([401, 401])
    expect(await statuses(shop.visitor())).toEqual([404, 404])
  })

  it('reads nothing of another shop', async () => {
    const before = await sales('12-months')
    await update(
      `insert into shop_order select (jsonb_populate_record(shop_order,
        jsonb_build_object('website_id', 'another', 'id', 'x' || id))).* from shop_order`,
    )
    await update(
      `insert into order_item select (jsonb_populate_record(order_item,
        jsonb_build_object('website_id', 'another', 'order_id', 'x' || order_id))).* from order_item`,
    )
    expect(await sales('12-months')).toEqual(before)
  })
})
