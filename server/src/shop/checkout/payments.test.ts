import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tenPercent } from '@vitrine/rules/shop/coupons/testing/ten-percent.ts'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import type { KeptStockReply } from '@vitrine/rules/site/stock/stock-api.ts'
import { settleDuePayments } from './settle-due-payments.ts'
import { accepted, buy, buyer, hiddenFieldsOf } from './testing/open-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.time.now += 3_600_000
  await settleDuePayments(shop.context)
  await shop.setStock('BOWL-S', 10)
  await shop.setStock('BOWL-M', 10)
})

const asks = { payment: 'asks' }
const minute = 60_000

async function formOf(visitor: Visitor, fields: object = {}): Promise<Record<string, string>> {
  return { ...hiddenFieldsOf(await visitor.get('/checkout')), ...buyer, ...asks, ...fields }
}

/** The addresses of the payment to which an answer leads. */
function paymentOf({ headers: { location = '' } }: TestResponse) {
  expect(location).toMatch(/^\/checkout\/pay\//)
  const token = location.slice('/checkout/pay/'.length)
  const [bank, returned] = [`/checkout/test-bank/${token}`, `/checkout/return/${token}`]
  return { pay: location, bank, returned, back: `${returned}?back=1` }
}

async function startPaying(visitor: Visitor, fields: object = {}) {
  return paymentOf(await visitor.postForm('/checkout', await formOf(visitor, fields)))
}

const say = (visitor: Visitor, bank: string, answer: 'approved' | 'declined') =>
  visitor.postForm(bank, { answer })

const isOrder = ({ headers }: TestResponse) =>
  headers.location?.startsWith('/checkout/order-confirmed/') === true

async function query<Row extends object>(text: string): Promise<Row[]> {
  const { rows } = await shop.context.database.pool.query<Row>(text)
  return rows
}

/** What the movements of a stock say that orders have taken of it, by orders that stand and by others. */
async function takenBy(sku: string) {
  const variantId = shop.goods.get(sku)?.variantId
  const [row] = await query<{ standing: number; loose: number }>(`
    select coalesce(-sum(delta) filter (where shop_order.id is not null), 0)::int as standing,
      coalesce(-sum(delta) filter (where shop_order.id is null), 0)::int as loose
    from stock_movement movement
    left join shop_order on shop_order.id = movement.order_id
    where variant_id = '${variantId}' and movement.reason in ('order', 'release')`)
  return row
}

describe('a payment that is made on a page of its provider', () => {
  test('leads there and back to the order, without script and with any cookie', async () => {
    const ada = await shop.shopperWith('BOWL-M', 2)
    const paying = await startPaying(ada)
    const way = await ada.get(paying.pay)
    expect(way.status).toBe(200)
    expect(way.headers['refresh']).toMatch(/^0;url=http/)
    expect(way.headers['refresh']).toContain(paying.bank)
    expect(way.text).toContain('Go on to pay')
    const bank = await ada.get(paying.bank)
    expect(bank.text).toContain('Pay $55.00 to')
    expect(await shop.stockOf('BOWL-M')).toBe(8)
    const orders = await shop.orderCount()
    const elsewhere = shop.visitor()
    const returned = await say(elsewhere, paying.bank, 'approved')
    expect(returned.headers.location).toBe(paying.returned)
    const placed = await elsewhere.get(paying.returned)
    expect(isOrder(placed)).toBe(true)
    expect((await elsewhere.get(placed.headers.location ?? '')).text).toContain('is confirmed')
    expect(await shop.orderCount()).toBe(orders + 1)
    expect(await shop.stockOf('BOWL-M')).toBe(8)
    // wherever whoever paid looks again, it is that order
    for (const address of [paying.pay, paying.bank, paying.returned, paying.back]) {
      expect((await ada.get(address)).headers.location).toBe(placed.headers.location)
    }
    expect((await shop.cartOf(ada)).entries).toEqual([])
  })

  test('holds the last piece, for nobody else and not against whoever pays', async () => {
    await shop.setStock('BOWL-M', 1)
    const ada = await shop.shopperWith('BOWL-M')
    const eve = await shop.shopperWith('BOWL-M')
    const paying = await startPaying(ada)
    expect((await buy(eve)).status).toBe(409)
    expect((await shop.add(shop.visitor(), 'BOWL-M')).status).not.toBe(200)
    const page = await ada.get('/checkout')
    expect(page.text).toContain('Pay $30.00')
    expect((await shop.add(ada, 'BOWL-M')).status).not.toBe(200)
    await ada.get(paying.back)
    expect((await buy(eve)).status).toBe(303)
  })

  test('puts nothing back into a stock that was without end when it began', async () => {
    await shop.setStock('BOWL-M', null)
    const ada = await shop.shopperWith('BOWL-M', 3)
    const paying = await startPaying(ada)
    await shop.setStock('BOWL-M', 5)
    await ada.get(paying.back)
    expect(await shop.stockOf('BOWL-M')).toBe(5)
  })

  test('is told to whoever keeps the stock, and not to visitors', async () => {
    const ada = await shop.shopperWith('BOWL-M', 3)
    const paying = await startPaying(ada)
    const { itemId, variantId } = shop.goods.get('BOWL-M') ?? { itemId: '', variantId: '' }
    const owner = await shop.owner()
    const kept = async () => {
      const read = await owner.get(`/api/editor/sites/${shop.siteId}/stock?itemId=${itemId}`)
      const { results } = read.json<KeptStockReply>()
      return results.find((one) => one.variantId === variantId)
    }
    expect(await kept()).toMatchObject({ qtyInStock: 7, held: 3 })
    const seen = await ada.get(`/api/commerce/inventory/stock/?itemId=${itemId}`)
    expect(seen.text).not.toContain('held')
    await say(ada, paying.bank, 'approved')
    await ada.get(paying.returned)
    expect(await kept()).toMatchObject({ qtyInStock: 7, held: 0 })
  })

  test('that is declined gives back what it held, and the checkout says so with all that was typed', async () => {
    const ada = await shop.shopperWith('BOWL-M', 3)
    const paying = await startPaying(ada)
    expect(await shop.stockOf('BOWL-M')).toBe(7)
    await say(ada, paying.bank, 'declined')
    const back = await ada.get(paying.returned)
    expect(back.headers.location).toBe('/checkout?payment=payment-declined')
    const page = await ada.get(back.headers.location ?? '')
    expect(page.text).toContain('Your payment was declined. Nothing was charged.')
    expect(page.text).toContain('value="1 Moss Lane"')
    expect(await shop.stockOf('BOWL-M')).toBe(10)
    expect((await takenBy('BOWL-M'))?.loose).toBe(0)
    expect((await buy(ada)).status).toBe(303)
  })

  test('that is stopped burns no discount code', async () => {
    await shop.perform('add-coupon', { ...tenPercent, code: 'ONCE', mostUses: 1 })
    const ada = await shop.shopperWith('BOWL-M')
    const typed = { ...(await formOf(ada)), step: 'code', code: 'ONCE' }
    await ada.postForm('/checkout', typed)
    const paying = await startPaying(ada)
    await ada.get(paying.back)
    expect(isOrder(await buy(ada))).toBe(true)
    expect(await query(`select uses from coupon_counter where coupon_id = 'ONCE'`)).toEqual([
      { uses: 1 },
    ])
  })

  test('is the same one where the form is sent again, and another one where it is filled in anew', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const form = await formOf(ada)
    const first = paymentOf(await ada.postForm('/checkout', form))
    expect(paymentOf(await ada.postForm('/checkout', form)).pay).toBe(first.pay)
    // whoever comes back by the browser's button and types another address
    const changed = await ada.postForm('/checkout', { ...form, city: 'Bangor' })
    expect(changed.status).toBe(402)
    expect(changed.text).toContain('The payment was stopped. Nothing was charged')
    const second = await startPaying(ada, { city: 'Bangor' })
    const third = await startPaying(ada, { city: 'Augusta' })
    expect(new Set([first.pay, second.pay, third.pay]).size).toBe(3)
    expect(await shop.stockOf('BOWL-M')).toBe(9)
    await say(ada, third.bank, 'approved')
    expect(isOrder(await ada.get(third.returned))).toBe(true)
    expect(await shop.stockOf('BOWL-M')).toBe(9)
  })

  test('that went through is not stopped by a form that is sent after it', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const other = await formOf(ada)
    const paying = await startPaying(ada)
    await say(ada, paying.bank, 'approved')
    const orders = await shop.orderCount()
    const answer = await ada.postForm('/checkout', other)
    expect(isOrder(answer)).toBe(true)
    expect((await ada.get(paying.back)).headers.location).toBe(answer.headers.location)
    expect(await shop.orderCount()).toBe(orders + 1)
  })

  test('leaves in the cart what was put there meanwhile', async () => {
    const ada = await shop.shopperWith('BOWL-M', 2)
    const paying = await startPaying(ada)
    await shop.add(ada, 'BOWL-M', 1)
    await shop.add(ada, 'GLAZE')
    await say(ada, paying.bank, 'approved')
    const placed = await ada.get(paying.returned)
    expect(isOrder(placed)).toBe(true)
    // and the mark that there is a cart
    expect(String(placed.headers['set-cookie'] ?? '')).not.toContain('hasCart')
    const { entries } = await shop.cartOf(ada)
    expect(entries.map(({ quantity }) => quantity)).toEqual([1, 1])
    expect(await shop.stockOf('BOWL-M')).toBe(8)
    expect(isOrder(await buy(ada))).toBe(true)
    expect(await shop.stockOf('BOWL-M')).toBe(7)
    expect((await shop.cartOf(ada)).entries).toEqual([])
  })

  test('charges what was agreed to, whatever its owner changes meanwhile', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const paying = await startPaying(ada)
    await shop.perform('set-shipping', {
      set: { shipping: { name: 'Dear', priceCents: 99_00, freeFromCents: null, countries: null } },
    })
    await say(ada, paying.bank, 'approved')
    const placed = await ada.get(paying.returned)
    expect((await ada.get(placed.headers.location ?? '')).text).toContain('<dd>$30.00</dd>')
  })

  test('is nobody else’s: odd tokens are told that there is no such page', async () => {
    for (const token of ['x', 'e30.AAAA', '%00', 'a'.repeat(900)]) {
      for (const path of ['pay', 'return', 'test-bank']) {
        expect((await shop.visitor().get(`/checkout/${path}/${token}`)).status).toBe(404)
      }
    }
    const ada = await shop.shopperWith('BOWL-M')
    const { bank } = await startPaying(ada)
    for (const answer of ['', 'asked', 'paid', 'cancelled']) {
      expect((await ada.postForm(bank, { answer })).status).toBe(400)
    }
    expect((await ada.get('/checkout?payment=anything')).status).toBe(200)
  })

  test('that is stopped on a device without the cart says there what became of it', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const { back } = await startPaying(ada)
    const there = await shop.visitor().get(back)
    expect([there.status, there.headers['refresh']]).toEqual([200, undefined])
    expect(there.text).toContain('Nothing was paid.')
    expect((await ada.get(back)).headers.location).toBe('/checkout?payment=payment-stopped')
  })
})

describe('a payment whose shopper does not come back', () => {
  test('is an order within minutes of being made', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const paying = await startPaying(ada)
    await say(ada, paying.bank, 'approved')
    const orders = await shop.orderCount()
    await settleDuePayments(shop.context)
    expect(await shop.orderCount()).toBe(orders)
    shop.time.now += minute
    await settleDuePayments(shop.context)
    expect(await shop.orderCount()).toBe(orders + 1)
    const [mail] = await query(`select to_address from mail where kind = 'order-confirmation'
      order by created_at desc limit 1`)
    expect(mail).toEqual({ to_address: buyer.email })
  })

  test('holds its goods for half an hour and no longer', async () => {
    const ada = await shop.shopperWith('BOWL-M', 4)
    const paying = await startPaying(ada)
    for (let minutes = 0; minutes < 29; minutes++) {
      shop.time.now += minute
      await settleDuePayments(shop.context)
    }
    expect(await shop.stockOf('BOWL-M')).toBe(6)
    shop.time.now += minute
    await settleDuePayments(shop.context)
    expect(await shop.stockOf('BOWL-M')).toBe(10)
    // the bank has been told: nothing can be paid any more
    await say(ada, paying.bank, 'approved')
    const orders = await shop.orderCount()
    expect((await ada.get(paying.returned)).headers.location).toContain('payment-stopped')
    expect(await shop.orderCount()).toBe(orders)
  })

  test('holds them as long as its owner says', async () => {
    const hold = (holdMinutes: number) =>
      shop.perform('set-store-policies', { set: { holdMinutes } })
    await expect(hold(4)).rejects.toThrow()
    await expect(hold(61)).rejects.toThrow()
    await hold(5)
    const ada = await shop.shopperWith('BOWL-M', 4)
    await startPaying(ada)
    shop.time.now += 4 * minute
    await settleDuePayments(shop.context)
    expect(await shop.stockOf('BOWL-M')).toBe(6)
    shop.time.now += minute
    await settleDuePayments(shop.context)
    expect(await shop.stockOf('BOWL-M')).toBe(10)
    await hold(30)
  })

  test('that went through in its last minute is an order all the same', async () => {
    const ada = await shop.shopperWith('BOWL-M', 4)
    const paying = await startPaying(ada)
    shop.time.now += 31 * minute
    await say(ada, paying.bank, 'approved')
    const orders = await shop.orderCount()
    await settleDuePayments(shop.context)
    expect(await shop.orderCount()).toBe(orders + 1)
    expect(await shop.stockOf('BOWL-M')).toBe(6)
  })
})

describe('all who hear of payments at once', () => {
  test('make one order of each, and one mail', async () => {
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => shop.shopperWith('BOWL-S')))
    const paying = await Promise.all(shoppers.map((ada) => startPaying(ada)))
    await Promise.all(paying.map(({ bank }) => say(shop.visitor(), bank, 'approved')))
    const orders = await shop.orderCount()
    shop.time.now += minute
    const heard = await Promise.all([
      ...paying.flatMap(({ returned }) => [1, 2, 3, 4].map(() => shop.visitor().get(returned))),
      ...[1, 2, 3].map(() => settleDuePayments(shop.context)),
    ])
    expect(heard.slice(0, 32).every((answer) => isOrder(answer as TestResponse))).toBe(true)
    expect(await shop.orderCount()).toBe(orders + 8)
    const doubled = await query(`select order_id from mail where kind = 'order-confirmation'
      group by order_id having count(*) > 1`)
    expect(doubled).toEqual([])
    expect(await shop.stockOf('BOWL-S')).toBe(2)
  })

  test('and stop and pay them, give each one fate, and the stock is what its movements say', async () => {
    await shop.setStock('BOWL-S', 100)
    const shoppers = await Promise.all(Array.from({ length: 12 }, () => shop.shopperWith('BOWL-S')))
    const before = await takenBy('BOWL-S')
    const paying = await Promise.all(shoppers.map((ada) => startPaying(ada)))
    const orders = await shop.orderCount()
    await Promise.all(
      paying.flatMap(({ bank, returned, back }) => [
        say(shop.visitor(), bank, 'approved'),
        shop.visitor().get(back),
        shop.visitor().get(returned),
        shop.visitor().get(back),
      ]),
    )
    shop.time.now += 40 * minute
    await Promise.all([1, 2, 3].map(() => settleDuePayments(shop.context)))
    const placed = (await shop.orderCount()) - orders
    expect(await shop.stockOf('BOWL-S')).toBe(100 - placed)
    const after = await takenBy('BOWL-S')
    expect(after?.standing).toBe((before?.standing ?? 0) + placed)
    expect(after?.loose).toBe(0)
    expect(await query(`select from payment where status = 'pending'`)).toEqual([])
    expect(
      await query(`select from cart_entry where held > 0 and not exists (
      select from cart where id = cart_id and purchased_order_id is not null)`),
    ).toEqual([])
  })

  test('of two variants in either order, with counts beside them, wait in no circle', async () => {
    const all = ['BOWL-S', 'BOWL-M']
    for (const sku of all) await shop.setStock(sku, 200)
    const owner = await shop.owner()
    const buyBoth = async (at: number): Promise<number> => {
      const ada = await shop.shopperWith(all[at % 2] ?? '')
      await shop.add(ada, all[(at + 1) % 2] ?? '', 2)
      const paying = await startPaying(ada)
      if (at % 3 === 0) await say(ada, paying.bank, 'approved')
      const [one, other] = await Promise.all([ada.get(paying.returned), ada.get(paying.back)])
      return Math.max(one.status, other.status)
    }
    const count = async (at: number): Promise<number> => {
      const { variantId } = shop.goods.get(all[at % 2] ?? '') ?? { variantId: '' }
      const path = `/api/editor/sites/${shop.siteId}/stock/${variantId}`
      return (await owner.write('POST', path, { delta: at % 2 === 0 ? 3 : -3 })).status
    }
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, at) => [buyBoth(at), count(at)]).flat(),
    )
    expect(answers.filter((status) => status >= 400)).toEqual([])
    shop.time.now += 40 * minute
    await settleDuePayments(shop.context)
    for (const sku of all) expect((await takenBy(sku))?.loose).toBe(0)
  })

  test('sell one piece once, to whoever of fifty is first', async () => {
    await shop.setStock('BOWL-M', 1)
    const shoppers = await Promise.all(Array.from({ length: 50 }, () => shop.shopperWith('BOWL-M')))
    const forms = await Promise.all(
      shoppers.map((ada, at) => formOf(ada, at % 2 === 0 ? asks : accepted)),
    )
    const answers = await Promise.all(
      shoppers.map((ada, at) => ada.postForm('/checkout', forms[at] ?? {})),
    )
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    expect(await shop.stockOf('BOWL-M')).toBe(0)
  })
})
