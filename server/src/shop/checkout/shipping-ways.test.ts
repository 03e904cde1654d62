import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CartReply } from '@vitrine/rules/shop/cart/cart-api.ts'
import type { OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import { accepted, buy, buyer, hiddenFieldsOf, newestConfirmation } from './testing/open-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
  // beside “Parcel” at 5.00, wherever that goes, and in its place to Canada
  await shop.perform('put-shipping-way', { id: 'express', way: express, seen: null })
  await shop.perform('put-shipping-way', { id: 'abroad', way: abroad, seen: null })
})
afterAll(() => shop.close())

beforeEach(async () => {
  // a minute later nobody has sent too much
  shop.time.now += 61_000
  await shop.setStock('BOWL-M', null)
})

const express = {
  name: 'Express <1 day>',
  priceCents: 1200,
  freeFromCents: null,
  countries: null,
  instead: false,
}
const abroad = {
  name: 'Abroad',
  priceCents: 2000,
  freeFromCents: 10_000,
  countries: ['CA'],
  instead: true,
}
const far = { ...abroad, name: 'Far', priceCents: 777, freeFromCents: null, countries: ['BE'] }
const inCanada = { country: 'CA', region: 'QC', postalCode: 'H2X 1Y4' }

type Form = Readonly<Record<string, string>>

/** Presses a button of the checkout, with all that was typed. */
async function press(visitor: Visitor, fields: Form): Promise<TestResponse> {
  const hidden = hiddenFieldsOf(await visitor.get('/checkout'))
  return visitor.postForm('/checkout', { ...hidden, ...buyer, ...accepted, ...fields })
}

async function newestOrder(): Promise<OrderWithEvents> {
  const owner = await shop.owner()
  const orders = await owner.get(`/api/editor/sites/${shop.siteId}/orders?limit=1`)
  const [newest] = orders.json<{ orders: { id: string }[] }>().orders
  return (await owner.get(`/api/editor/sites/${shop.siteId}/orders/${newest?.id}`)).json()
}

const isChosen = (page: TestResponse, value: string): boolean =>
  page.text.includes(`name="shipping" value="${value}" checked`)

describe('a shopper with a choice of shipping', () => {
  test('pays the cheapest way, unless another one is chosen and its price seen', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const page = await ada.get('/checkout')
    expect(page.text).toContain('Express &lt;1 day&gt;<span class="checkout-note">$12.00</span>')
    expect([isChosen(page, 'flat'), isChosen(page, 'express')]).toEqual([true, false])
    expect(page.text).toContain('Pay $30.00')
    expect(page.text).toContain('Show the total with it')
    const chosen = { shipping: 'express' }
    expect((await press(ada, { step: 'place', ...chosen })).headers.location).toBe('/checkout')
    const again = await ada.get('/checkout')
    expect([isChosen(again, 'flat'), isChosen(again, 'express')]).toEqual([false, true])
    expect(again.text).toContain('Pay $37.00')
    const paid = await press(ada, chosen)
    const order = await newestOrder()
    expect(order).toMatchObject({
      shippingName: 'Express <1 day>',
      shippingTotal: { value: '1200' },
      grandTotal: { value: '3700' },
    })
    expect(order.shippingAddress).not.toHaveProperty('shipping')
    const own = await ada.get(paid.headers.location ?? '')
    expect(own.text).toContain('<dt>Express &lt;1 day&gt;</dt><dd>$12.00</dd>')
    const mail = await newestConfirmation(await shop.owner(), shop.siteId)
    expect(mail.text).toContain('Express <1 day>: $12.00')
  })

  test('is told what another way costs before anything is charged', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const orders = await shop.orderCount()
    const refused = await buy(ada, { shipping: 'express' })
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('It is sent by Express &lt;1 day&gt; now, which costs $12.00.')
    expect(refused.text).toContain('The total is now $37.00.')
    expect(isChosen(refused, 'express')).toBe(true)
    expect(await shop.orderCount()).toBe(orders)
    const hidden = hiddenFieldsOf(refused)
    const more = { ...buyer, ...accepted, shipping: 'express' }
    expect((await ada.postForm('/checkout', { ...hidden, ...more })).status).toBe(303)
  })

  test('has the ways of the country that it goes to', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    await press(ada, { step: 'place', ...inCanada })
    const page = await ada.get('/checkout')
    // there is one way alone, so that there is nothing to choose
    expect(page.text).not.toContain('name="shipping"')
    expect(page.text).toContain('<dt>Abroad</dt><dd>$20.00</dd>')
    const home = await press(ada, { shipping: 'express' })
    expect(home.status).toBe(409)
    expect(home.text).toContain('It is sent by Express')
    await press(ada, { step: 'place', ...inCanada })
    expect((await press(ada, inCanada)).status).toBe(303)
    expect(await newestOrder()).toMatchObject({ shippingName: 'Abroad' })
  })

  test('pays nothing from the sum on that its way names', async () => {
    const ada = await shop.shopperWith('BOWL-M', 4)
    await press(ada, { step: 'place', ...inCanada })
    expect((await ada.get('/checkout')).text).toContain('<dt>Abroad</dt><dd>Free</dd>')
    await press(ada, inCanada)
    expect(await newestOrder()).toMatchObject({ grandTotal: { value: '10000' } })
  })

  test('cannot make up a way, nor take one of another country', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    for (const shipping of ['abroad', 'nothing', '<b>', 'x'.repeat(500)]) {
      const answer = await press(ada, { shipping, step: 'place' })
      expect(answer.status).toBeLessThan(500)
      expect((await ada.get('/checkout')).text).toContain('Pay $30.00')
    }
    expect((await press(ada, { shipping: 'abroad' })).status).toBe(303)
    expect(await newestOrder()).toMatchObject({ shippingTotal: { value: '500' } })
  })

  test('is told where the owner has changed a way meanwhile, or has taken it away', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    await press(ada, { step: 'place', shipping: 'express' })
    const shown = hiddenFieldsOf(await ada.get('/checkout'))
    const dearer = { ...express, priceCents: 1500 }
    await shop.perform('put-shipping-way', { id: 'express', way: dearer, seen: express })
    const form = { ...buyer, ...accepted, shipping: 'express' }
    const refused = await ada.postForm('/checkout', { ...shown, ...form })
    expect(refused.text).toContain('Express &lt;1 day&gt; now costs $15.00.')
    await shop.perform('remove-shipping-way', { id: 'express' })
    const gone = await ada.postForm('/checkout', { ...hiddenFieldsOf(refused), ...form })
    expect(gone.status).toBe(409)
    expect(gone.text).toContain('It is sent by Parcel now, which costs $5.00.')
    await shop.perform('put-shipping-way', { id: 'express', way: express, seen: null })
  })

  test('begins with a country that is served, and pays there without a refusal', async () => {
    await shop.perform('set-shipping', { set: { countries: ['DE'] }, seen: {} })
    const ada = await shop.shopperWith('BOWL-M')
    const page = await ada.get('/checkout')
    expect(page.text).toContain('<option value="DE" selected>')
    expect(page.text.split('checkout-billCountry')[0]).not.toContain('value="US"')
    const refused = await press(ada, {})
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('This shop does not send to that country.')
    const inGermany = { country: 'DE', region: '', postalCode: '10115' }
    expect((await press(ada, inGermany)).status).toBe(303)
    await shop.perform('remove-shipping-way', { id: 'express' })
    await shop.perform('set-shipping', { set: { countries: ['AQ'] }, seen: {} })
    await shop.perform('put-shipping-way', { id: 'far', way: far, seen: null })
    const ben = await shop.shopperWith('BOWL-M')
    expect((await press(ben, { country: 'BE', region: '' })).text).toContain('It is sent by Far')
    await press(ben, { country: 'BE', region: '', step: 'place' })
    expect((await ben.get('/checkout')).text).toContain('Pay $32.77')
    await shop.perform('set-shipping', { set: { countries: null }, seen: {} })
    await shop.perform('remove-shipping-way', { id: 'far' })
    await shop.perform('put-shipping-way', { id: 'express', way: express, seen: null })
  })

  test('may look at what each country makes as often as a cart is changed, and pay after that', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const hidden = hiddenFieldsOf(await ada.get('/checkout'))
    for (let count = 0; count < 25; count++) {
      const country = count % 2 === 0 ? inCanada : {}
      const form = { ...hidden, ...buyer, ...country }
      expect((await ada.postForm('/checkout/place', form)).headers.location).toBe('/checkout')
    }
    expect((await ada.get('/checkout')).text).toContain('<dt>Abroad</dt>')
    expect((await press(ada, inCanada)).status).toBe(303)
  })

  test('reads the ways in the cart’s reply', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const cart = (await ada.get('/api/commerce/shopping-cart')).json<CartReply>()
    expect(cart.selectedShippingOption).toBe('flat')
    expect(cart.shippingOptions.map(({ id, cost }) => [id, cost.value])).toEqual([
      ['flat', '500'],
      ['express', '1200'],
    ])
  })
})

describe('an owner', () => {
  const wish = async (input: object): Promise<TestResponse> => {
    const body = { action: 'put-shipping-way', input }
    const path = `/api/editor/sites/${shop.siteId}/actions`
    return (await shop.owner()).write('POST', path, body)
  }

  test('gives no two ways one name, and edits none that somebody has removed', async () => {
    const same = await wish({ id: 'other', way: { ...abroad, name: 'Parcel' }, seen: null })
    expect(same.json()['message']).toBe('Another way of shipping has this name already.')
    const alike = await wish({ id: 'other', way: { ...abroad, name: ' PARCEL ' }, seen: null })
    expect(alike.json()['code']).toBe('same-shipping-name')
    const path = `/api/editor/sites/${shop.siteId}/actions`
    const rename = { action: 'set-shipping', input: { set: { name: 'abroad' }, seen: {} } }
    const renamed = await (await shop.owner()).write('POST', path, rename)
    expect(renamed.json()['code']).toBe('same-shipping-name')
    const gone = await wish({ id: 'none', way: abroad, seen: abroad })
    expect([gone.status, gone.json()['code']]).toEqual([404, 'no-such-shipping-way'])
    const twice = await wish({ id: 'abroad', way: { ...abroad, name: 'Else' }, seen: null })
    expect(twice.json()['code']).toBe('shipping-way-changed')
  })

  test('keeps what another one has changed of a way meanwhile', async () => {
    const cheaper = { ...abroad, priceCents: 1900 }
    expect((await wish({ id: 'abroad', way: cheaper, seen: abroad })).status).toBe(200)
    const renamed = { ...abroad, name: 'Overseas' }
    expect((await wish({ id: 'abroad', way: renamed, seen: abroad })).status).toBe(200)
    const conflict = await wish({
      id: 'abroad',
      way: { ...renamed, priceCents: 1 },
      seen: renamed,
    })
    expect(conflict.json()['code']).toBe('fields-changed')
    const ada = await shop.shopperWith('BOWL-M')
    await press(ada, { step: 'place', ...inCanada })
    expect((await ada.get('/checkout')).text).toContain('<dt>Overseas</dt><dd>$19.00</dd>')
  })

  test.each([
    [{ ...abroad, priceCents: -1 }],
    [{ ...abroad, name: '' }],
    [{ ...abroad, countries: ['usa'] }],
    [{ ...abroad, instead: 'yes' }],
    [{ ...abroad, name: '\u200B' }],
    [{ ...abroad, countries: ['ZZ'] }],
  ])('is refused a way such as %j', async (way) => {
    expect((await wish({ id: 'odd', way, seen: null })).status).toBe(400)
    expect((await wish({ id: 'flat', way: abroad, seen: null })).status).toBe(400)
  })
})

describe('how long it takes', () => {
  const days = (from: number, to: number) => ({ deliveryDays: { from, to } })

  test('is said before it is bought, kept with the order, and refuses nobody where it changes', async () => {
    const takes = async (from: number, to: number) => {
      await shop.perform('set-shipping', { set: days(from, to), seen: {} })
      const way = { ...express, ...days(1, 1) }
      await shop.perform('put-shipping-way', { id: 'express', way, seen: express })
    }
    await takes(2, 4)
    await shop.editBowls({ extraDays: 10 })
    await shop.perform('set-price-note', { set: { isShown: true }, seen: {} })
    const ada = await shop.shopperWith('BOWL-M')
    expect((await ada.get('/cart')).text).toContain('Delivery time: 12–14 days.')
    const page = await ada.get('/checkout')
    expect(page.text).toContain('Parcel (12–14 days)<span class="checkout-note">$5.00')
    expect(page.text).toContain('Express &lt;1 day&gt; (11 days)')
    expect(page.text).toContain('<dt>Parcel (12–14 days)</dt>')
    const hidden = hiddenFieldsOf(page)
    await takes(3, 3)
    const paid = await ada.postForm('/checkout', { ...hidden, ...buyer, ...accepted })
    expect(paid.status).toBe(303)
    const order = await newestOrder()
    expect(order).toMatchObject({ shippingName: 'Parcel', ...days(13, 13) })
    const own = await ada.get(paid.headers.location ?? '')
    expect(own.text).toContain('<dt>Parcel (13 days)</dt><dd>$5.00</dd>')
    const owner = await shop.owner()
    const mail = await newestConfirmation(owner, shop.siteId)
    expect(mail.text).toContain('Parcel (13 days): $5.00')
    const file = await owner.get(`/api/editor/sites/${shop.siteId}/orders/file`)
    expect(file.text.split('\n')[1]).toContain(',Parcel,13,no,')
  })

  test('stands on the page of what is sent, in its language, and in no list', async () => {
    shop.time.now += 1500
    const visitor = shop.visitor()
    const line = '<div class="product-delivery-time">Delivery time: 13 days</div>'
    expect((await visitor.get('/shop/moss-bowl')).text).toContain(line)
    expect((await visitor.get('/shop')).text).not.toContain('product-delivery-time')
    await shop.perform('set-site-details', { set: { language: 'de-DE' } })
    await shop.perform('set-shipping', { set: days(2, 4), seen: {} })
    shop.time.now += 1500
    expect((await visitor.get('/shop/moss-bowl')).text).toContain('Lieferzeit: 12–14 Tage')
    await shop.perform('set-shipping', { set: { deliveryDays: null }, seen: {} })
    shop.time.now += 1500
    expect((await visitor.get('/shop/moss-bowl')).text).not.toContain('product-delivery-time')
    await shop.perform('set-site-details', { set: { language: 'en-US' } })
  })

  test('is told of what is fetched, too, and refused where it ends before it begins', async () => {
    const where = { line1: '2 Wharf Street', city: 'Portland', region: 'ME', postalCode: '04101' }
    const place = { name: 'Kiln', ...where, country: 'US', note: '', ...days(0, 10) }
    await shop.perform('put-pickup-place', { id: 'kiln', place, seen: null })
    const ada = await shop.shopperWith('BOWL-M')
    await press(ada, { step: 'place', delivery: 'pickup' })
    const page = await ada.get('/checkout')
    expect(page.text).toContain('Ready in 10–20 days<br>')
    expect(page.text).toContain('Pickup: Kiln (ready in 10–20 days)')
    await shop.perform('remove-pickup-place', { id: 'kiln' })
    const wish = shop.perform('set-shipping', { set: days(4, 2), seen: {} })
    await expect(wish).rejects.toThrow()
  })
})
