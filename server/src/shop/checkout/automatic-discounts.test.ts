import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import { makeAutomaticId } from '@vitrine/rules/shop/coupons/coupon.ts'
import { tenPercent } from '@vitrine/rules/shop/coupons/testing/ten-percent.ts'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import { accepted, buy, buyer, hiddenFieldsOf, newestConfirmation } from './testing/open-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.time.now += 1000
  await shop.setStock('BOWL-S', null)
  await shop.setStock('BOWL-M', null)
})

const added: string[] = []
let count = 0
async function add(fields: object): Promise<string> {
  count += 1
  const code = makeAutomaticId(() => new Uint8Array(12).fill(count))
  await shop.perform('add-coupon', { ...tenPercent, title: 'Summer sale', ...fields, code })
  added.push(code)
  return code
}
async function addCode(code: string, fields: object): Promise<void> {
  await shop.perform('add-coupon', { ...tenPercent, ...fields, code })
  added.push(code)
}
afterEach(async () => {
  for (const code of added.splice(0)) await shop.perform('delete-coupon', { code })
})

type Form = Readonly<Record<string, string>>

async function press(visitor: Visitor, fields: Form): Promise<TestResponse> {
  const hidden = hiddenFieldsOf(await visitor.get('/checkout'))
  return visitor.postForm('/checkout', { ...hidden, ...buyer, ...accepted, ...fields })
}
const type = (visitor: Visitor, code: string) => press(visitor, { step: 'code', code })

async function newestOrder(): Promise<OrderWithEvents> {
  const owner = await shop.owner()
  const orders = await owner.get(`/api/editor/sites/${shop.siteId}/orders?limit=1`)
  const [newest] = orders.json<{ orders: { id: string }[] }>().orders
  const order = await owner.get(`/api/editor/sites/${shop.siteId}/orders/${newest?.id}`)
  return order.json<OrderWithEvents>()
}

async function usesOf(code: string): Promise<number | undefined> {
  const owner = await shop.owner()
  const list = await owner.get(`/api/editor/sites/${shop.siteId}/coupons`)
  const { coupons } = list.json<{ coupons: { code: string; uses: number }[] }>()
  return coupons.find((one) => one.code === code)?.uses
}

describe('a discount that applies by itself', () => {
  test('is told by its title: in the cart, at checkout, on the order, its receipt, in its mail and in the files', async () => {
    const code = await add({ title: 'Summer <sale>' })
    const ada = await shop.shopperWith('BOWL-M')
    expect((await ada.get('/cart')).text).toContain(
      '<span>Discount <bdi>Summer &lt;sale&gt;</bdi></span>',
    )
    const cart = (await ada.get('/api/commerce/shopping-cart')).json<Record<string, unknown>>()
    const title = 'Summer <sale>'
    const amount = { value: '250', currency: 'USD' }
    expect(cart).toMatchObject({
      discountCents: 250,
      grandTotalCents: 2750,
      coupons: [{ code, title }],
      validCoupons: [{ code, title, amount, freesShipping: false }],
      invalidCoupons: [],
    })
    const page = await ada.get('/checkout')
    expect(page.text).toContain('Discount <strong><bdi>Summer &lt;sale&gt;</bdi></strong></dt>')
    expect(page.text).toContain('Pay $27.50')
    // nobody has a code to type
    expect(page.text).not.toContain('id="checkout-code"')
    const answer = await buy(ada)
    const order = await newestOrder()
    expect(order.discounts).toEqual([{ code, title, amount, freesShipping: false }])
    const own = await ada.get(answer.headers.location ?? '')
    expect(own.text).toContain('<dt>Discount <bdi>Summer &lt;sale&gt;</bdi></dt><dd>-$2.50</dd>')
    const receipt = own.text.match(/href="([^"]*receipt[^"]*)"/)?.[1] ?? ''
    expect((await ada.get(receipt)).text).toContain('Discount <bdi>Summer &lt;sale&gt;</bdi>')
    const owner = await shop.owner()
    expect((await newestConfirmation(owner, shop.siteId)).text).toContain('Summer <sale>: -$2.50')
    const file = await owner.get(`/api/editor/sites/${shop.siteId}/orders/file`)
    expect(file.text).toContain(title)
    const sales = await owner.get(`/api/editor/sites/${shop.siteId}/sales?period=7-days`)
    expect(sales.text).toContain(title)
    expect(await usesOf(code)).toBe(1)
  })

  test('waits for its conditions, and is gone with them', async () => {
    await add({ minimumPieces: 3, title: 'Three and more' })
    const ada = await shop.shopperWith('BOWL-M', 2)
    expect((await ada.get('/cart')).text).not.toContain('Three and more')
    await shop.add(ada, 'BOWL-S')
    expect((await ada.get('/cart')).text).toContain('Discount <bdi>Three and more</bdi>')
    // it begins at its time
    await add({
      title: 'Later',
      startsAt: shop.time.now + 10_000,
      reduces: { kind: 'amount', cents: 5000 },
    })
    expect((await ada.get('/cart')).text).not.toContain('Later')
    shop.time.now += 10_000
    expect((await ada.get('/cart')).text).toContain('Discount <bdi>Later</bdi>')
  })

  test('is not had by typing what it is called within', async () => {
    const code = await add({ isActive: false })
    await addCode('OTHER', {})
    const ada = await shop.shopperWith('BOWL-M')
    expect((await type(ada, code)).text).toContain('This code is not valid.')
    expect((await ada.get(`/discount/${code}`)).status).toBe(303)
    expect((await ada.get('/cart')).text).not.toContain('Summer sale')
  })

  test('that its owner changes, ends or calls otherwise meanwhile is never charged otherwise than shown', async () => {
    const code = await add({})
    const ada = await shop.shopperWith('BOWL-M')
    const changes: readonly (readonly [object, string])[] = [
      [{ reduces: { kind: 'percentage', ppm: 200_000 } }, 'Summer sale now takes $5.00 off.'],
      [{ title: 'Autumn' }, 'Summer sale is now called Autumn.'],
      [{ isActive: false }, 'Autumn takes nothing off any more.'],
      [{ isActive: true }, 'Autumn takes $5.00 off.'],
      [{ endsAt: shop.time.now }, 'Autumn takes nothing off any more.'],
    ]
    const orders = await shop.orderCount()
    for (const [set, sentence] of changes) {
      const hidden = hiddenFieldsOf(await ada.get('/checkout'))
      await shop.perform('edit-coupon', { code, set })
      const answer = await ada.postForm('/checkout', { ...hidden, ...buyer, ...accepted })
      expect(answer.status).toBe(409)
      expect(answer.text).toContain(sentence)
    }
    expect(await shop.orderCount()).toBe(orders)
    await buy(ada)
    expect((await newestOrder()).discounts).toEqual([])
  })

  test('makes shipping free, which the order says', async () => {
    await add({ title: 'Sent for free', reduces: { kind: 'shipping' } })
    const ada = await shop.shopperWith('BOWL-M')
    expect((await ada.get('/checkout')).text).toContain('Pay $25.00')
    const answer = await buy(ada)
    expect((await ada.get(answer.headers.location ?? '')).text).toContain(
      'discount <bdi>Sent for free</bdi>',
    )
  })

  test('is converted with the currency of its shop', async () => {
    const code = await add({ reduces: { kind: 'amount', cents: 550 }, minimumCents: 1001 })
    const ada = await shop.shopperWith('BOWL-M')
    const set = (from: string, to: string) =>
      shop.perform('set-site-details', {
        set: { currency: to },
        seen: { currency: from },
        currencyBefore: from,
      })
    await set('USD', 'JPY')
    const cart = (await ada.get('/api/commerce/shopping-cart')).json<Record<string, unknown>>()
    expect(cart).toMatchObject({ discountCents: 5, validCoupons: [{ code }] })
    const owner = await shop.owner()
    await owner.write('POST', `/api/editor/sites/${shop.siteId}/undo`, {})
  })
})

describe('a code beside a discount that applies by itself', () => {
  test('takes its place where it is worth more, and is refused with the reason where it is not', async () => {
    await add({ reduces: { kind: 'amount', cents: 500 } })
    await addCode('TENTH', {})
    await addCode('HALF', { reduces: { kind: 'percentage', ppm: 500_000 } })
    const ada = await shop.shopperWith('BOWL-M')
    const less = await type(ada, 'TENTH')
    expect(less.status).toBe(400)
    expect(less.text).toContain('Your order has a discount already that takes as much off or more.')
    expect((await ada.get('/checkout')).text).toContain('Pay $25.00')
    expect((await type(ada, 'HALF')).status).toBe(303)
    const page = await ada.get('/checkout')
    expect(page.text).toContain('Pay $17.50')
    expect(page.text).not.toContain('Summer sale')
    await press(ada, { step: 'drop-code HALF' })
    expect((await ada.get('/checkout')).text).toContain(
      'Discount <strong><bdi>Summer sale</bdi></strong>',
    )
  })

  test('comes with it where both go together', async () => {
    await add({ reduces: { kind: 'amount', cents: 500 }, combines: true })
    await addCode('TENTH', { combines: true })
    const ada = await shop.shopperWith('BOWL-M')
    await type(ada, 'TENTH')
    await buy(ada)
    const { discounts, discountTotal } = await newestOrder()
    expect(discounts.map(({ title, code }) => title ?? code).toSorted()).toEqual([
      'Summer sale',
      'TENTH',
    ])
    expect(discountTotal.value).toBe('750')
  })
})

describe('how often a discount that applies by itself is used', () => {
  test('is never more than allowed: of fifty at once three get it, and nobody pays otherwise than shown', async () => {
    const code = await add({ mostUses: 3 })
    const shoppers = await Promise.all(Array.from({ length: 50 }, () => shop.shopperWith('BOWL-S')))
    const forms = await Promise.all(
      shoppers.map(async (visitor) => {
        const hidden = hiddenFieldsOf(await visitor.get('/checkout'))
        return () => visitor.postForm('/checkout', { ...hidden, ...buyer, ...accepted })
      }),
    )
    const answers = await Promise.all(forms.map((send) => send()))
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(3)
    const told = answers.filter(({ status }) => status === 409)
    expect(told).toHaveLength(47)
    for (const { text } of told) expect(text).toContain('Summer sale takes nothing off any more.')
    expect(await usesOf(code)).toBe(3)
    // and once it is gone, each of them buys at the price without it
    const [again] = shoppers.filter((_, at) => answers[at]?.status === 409)
    if (again === undefined) throw new Error('nobody was refused')
    shop.time.now += 1000
    expect((await buy(again)).status).toBe(303)
    expect((await newestOrder()).discounts).toEqual([])
    expect(await usesOf(code)).toBe(3)
  })

  test('does not count what was not paid', async () => {
    const code = await add({ mostUses: 1 })
    const ada = await shop.shopperWith('BOWL-M')
    expect((await buy(ada, { payment: 'declined' })).status).toBe(402)
    expect(await usesOf(code)).toBe(0)
    await buy(ada)
    expect(await usesOf(code)).toBe(1)
    expect((await (await shop.shopperWith('BOWL-M')).get('/cart')).text).not.toContain('Summer')
  })

  test('is one for each e-mail address where its owner says so, which is told before anything is paid', async () => {
    const code = await add({ oncePerCustomer: true, title: 'Welcome' })
    const ada = await shop.shopperWith('BOWL-M')
    await buy(ada)
    const again = await shop.shopperWith('BOWL-M')
    const orders = await shop.orderCount()
    const answer = await buy(again, { email: 'ADA@shopper.example' })
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('Welcome takes nothing off any more.')
    expect(answer.text).toContain('This discount was used with your e-mail address before.')
    expect(answer.text).toContain('Pay $30.00')
    expect(await shop.orderCount()).toBe(orders)
    // what the page shows now is what is paid
    shop.time.now += 1000
    const sent = { ...hiddenFieldsOf(answer), ...buyer, ...accepted, email: 'ADA@shopper.example' }
    expect((await again.postForm('/checkout', sent)).status).toBe(303)
    expect((await newestOrder()).discounts).toEqual([])
    const bo = await shop.shopperWith('BOWL-M')
    expect((await buy(bo, { email: 'bo@shopper.example' })).status).toBe(303)
    expect(await usesOf(code)).toBe(2)
  })

  test('is one for each address also where two orders come at once', async () => {
    await add({ oncePerCustomer: true })
    const two = await Promise.all([1, 2].map(() => shop.shopperWith('BOWL-S')))
    const answers = await Promise.all(two.map((one) => buy(one, { email: 'cy@shopper.example' })))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([303, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.text).toContain('was used with')
  })
})

test('a cart is read with as many statements where a discount applies by itself as where none does', async () => {
  const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
    const { pool } = shop.context.database
    const before = pool.listenerCount('acquire')
    let statements = 0
    const countOne = (): void => {
      statements += 1
    }
    pool.on('acquire', countOne)
    await work()
    pool.off('acquire', countOne)
    expect(pool.listenerCount('acquire')).toBe(before)
    return statements
  }
  const ada = await shop.shopperWith('BOWL-M')
  const look = () => ada.get('/api/commerce/shopping-cart')
  await look()
  const without = await statementsOf(look)
  expect(without).toBeGreaterThan(0)
  await add({})
  await look()
  await look()
  // what applies by itself stands in what all pages of the site share
  expect(await statementsOf(look)).toBe(without)
})
