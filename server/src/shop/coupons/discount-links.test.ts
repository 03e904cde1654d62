import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tenPercent } from '@vitrine/rules/shop/coupons/testing/ten-percent.ts'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import { accepted, buy, buyer, hiddenFieldsOf } from '../checkout/testing/open-shop.ts'
import type { Visitor } from '../../testing/http-client.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
  await shop.perform('add-coupon', { ...tenPercent, code: 'TEN' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.time.now += 1000
  await shop.setStock('BOWL-M', null)
})

type Seen = { readonly coupons: { readonly code: string }[]; readonly grandTotalCents: number }

async function cartOf(visitor: Visitor): Promise<Seen> {
  return (await visitor.get('/api/commerce/shopping-cart')).json<Seen>()
}

/** What carts of the shop hold, as the database has it. */
async function heldCodes(): Promise<string[]> {
  const { rows } = await shop.context.database.pool.query<{ codes: string[] }>(
    `select coupon_codes as codes from cart where purchased_order_id is null`,
  )
  return rows.flatMap(({ codes }) => codes)
}

describe('a link with a discount', () => {
  test('gives its code to the cart as soon as there is one, once', async () => {
    const ada = shop.visitor()
    const led = await ada.get('/discount/ten?to=/shop')
    expect([led.status, led.headers.location]).toEqual([303, '/shop'])
    expect((await cartOf(ada)).coupons).toEqual([])
    await ada.get('/cart')
    const added = await shop.add(ada, 'BOWL-M')
    expect(added.text).toContain('"coupons":[{"code":"TEN"}]')
    expect(await cartOf(ada)).toMatchObject({ coupons: [{ code: 'TEN' }], grandTotalCents: 2750 })
    // it was given: taken out again, it does not come back
    const form = { ...hiddenFieldsOf(await ada.get('/checkout')), ...buyer, step: 'drop-code TEN' }
    expect((await ada.postForm('/checkout', form)).status).toBe(303)
    expect((await cartOf(ada)).coupons).toEqual([])
  })

  test('is seen in a cart that is there already, which only what is sent changes', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const before = await heldCodes()
    await ada.get('/discount/TEN')
    expect((await ada.get('/cart')).text).toContain('<span>Discount TEN</span>')
    expect((await cartOf(ada)).grandTotalCents).toBe(2750)
    expect((await ada.get('/checkout')).text).toContain('Pay $27.50')
    expect(await heldCodes()).toEqual(before)
    expect((await buy(ada)).headers.location).toMatch(/^\/checkout\/order-confirmed\//)
    // the next cart is another one
    await shop.add(ada, 'BOWL-M')
    expect((await cartOf(ada)).coupons).toEqual([])
  })

  test('does not push out the one before it: what costs least counts, and the cart says why', async () => {
    await shop.perform('add-coupon', {
      ...tenPercent,
      code: 'FIVE',
      reduces: { kind: 'percentage', ppm: 50_000 },
    })
    const ada = await shop.shopperWith('BOWL-M')
    for (const code of ['TEN', 'FIVE', 'TEN']) await ada.get(`/discount/${code}`)
    const { text } = await ada.get('/cart')
    expect(text).toContain('<span>Discount TEN</span>')
    expect(text).toMatch(/Discount FIVE: [A-Z]/)
    expect((await cartOf(ada)).grandTotalCents).toBe(2750)
  })

  test('can be given up at the checkout before the cart ever held it', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    await ada.get('/discount/TEN')
    const form = { ...hiddenFieldsOf(await ada.get('/checkout')), ...buyer, ...accepted }
    await ada.postForm('/checkout', { ...form, step: 'drop-code TEN' })
    expect((await ada.get('/checkout')).text).toContain('Pay $30.00')
  })

  test('with a code that is none is told in the cart, and changes no price', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    expect((await ada.get('/discount/NO-SUCH')).status).toBe(303)
    expect((await ada.get('/cart')).text).toContain('Discount NO-SUCH: This code is not valid.')
    expect((await cartOf(ada)).grandTotalCents).toBe(3000)
    const none = await ada.get('/discount/%C3%BC')
    expect(none.status).toBe(404)
    // the site's own page
    expect(none.text).toContain('Page not found')
    expect((await ada.get(`/discount/${'x'.repeat(400)}`)).status).toBeGreaterThanOrEqual(400)
  })

  test('with a mistyped code is told once, and never stands in the cart', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    for (const code of ['A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'TEN']) {
      await ada.get(`/discount/${code}`)
    }
    const seen = await ada.get('/cart')
    expect(seen.text).toContain('Discount A-1: This code is not valid.')
    // none of them has kept the right one out
    expect(seen.text).toContain('<span>Discount TEN</span>')
    expect((await ada.get('/cart')).text).not.toContain('A-1')
    await shop.add(ada, 'BOWL-M')
    expect((await cartOf(ada)).coupons).toEqual([{ code: 'TEN' }])
    expect(await heldCodes()).not.toContain('A-1')
  })

  test('with a mistyped code is told by the first page after something was added, too', async () => {
    const ada = shop.visitor()
    await ada.get('/cart')
    await ada.get('/discount/NO-SUCH')
    await ada.get('/cart')
    await shop.add(ada, 'BOWL-M')
    expect(await heldCodes()).not.toContain('NO-SUCH')
    const page = await ada.get('/checkout')
    expect(page.text).toContain('This code is not valid.')
    expect(page.text).not.toContain('drop-code NO-SUCH')
    expect((await ada.get('/checkout')).text).not.toContain('NO-SUCH')
  })

  test('with a code that does not count yet is told and forgotten like one that there is not', async () => {
    await shop.perform('add-coupon', { ...tenPercent, code: 'SOON', startsAt: shop.time.now + 1e9 })
    const ada = await shop.shopperWith('BOWL-M')
    await ada.get('/discount/SOON')
    await ada.get('/discount/NO-SUCH')
    const { text } = await ada.get('/checkout')
    expect(text.match(/This code is not valid\./g)?.length).toBe(2)
    // nobody finds out by a button which of the two there is
    expect(text).not.toContain('drop-code')
    expect((await ada.get('/checkout')).text).not.toContain('SOON')
    await shop.add(ada, 'BOWL-M')
    expect((await cartOf(ada)).coupons).toEqual([])
  })

  test('leads to no other site, and changes nothing where it is only looked at', async () => {
    const eve = shop.visitor()
    for (const to of [
      '//evil.example',
      'https://evil.example/',
      '/%5Cevil.example',
      'x'.repeat(5000),
    ]) {
      const led = await eve.get(`/discount/TEN?to=${to}`)
      expect([led.status, led.headers.location]).toEqual([303, '/'])
    }
    const { rows } = await shop.context.database.pool.query('select count(*)::int as n from cart')
    await shop.visitor().send('/discount/TEN', { method: 'HEAD' })
    await shop.visitor().get('/discount/TEN')
    const after = await shop.context.database.pool.query('select count(*)::int as n from cart')
    expect(after.rows).toEqual(rows)
  })

  test('says in the cart which one frees shipping, where that keeps another one out', async () => {
    await shop.perform('add-coupon', {
      ...tenPercent,
      code: 'SENT',
      reduces: { kind: 'shipping' },
    })
    const ada = await shop.shopperWith('BOWL-M')
    await ada.get('/discount/SENT')
    const { text } = await ada.get('/cart')
    expect(text).toContain('<span>Discount SENT</span> <strong>Free shipping</strong>')
  })

  test('comes with a form that has no script, and its cookie is dropped with the first entry', async () => {
    const ada = shop.visitor()
    await ada.get('/cart')
    await ada.get('/discount/TEN')
    const goods = shop.goods.get('BOWL-M')
    const sent = await ada.postForm('/cart/add', {
      itemId: goods?.itemId ?? '',
      sku: 'BOWL-M',
      quantity: '1',
    })
    expect(sent.headers.location).toBe('/cart')
    expect(String(sent.headers['set-cookie'])).toMatch(/vitrine-discount=;[^,]*Max-Age=0/)
    expect((await cartOf(ada)).coupons).toEqual([{ code: 'TEN' }])
  })
})
