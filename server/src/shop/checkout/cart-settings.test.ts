import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tenPercent } from '@vitrine/rules/shop/coupons/testing/ten-percent.ts'
import { orderRows } from '@vitrine/rules/shop/orders/order-rows.ts'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import { newestOrder } from './testing/newest-order.ts'
import { buy, newestConfirmation } from './testing/open-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
  await shop.perform('add-coupon', { ...tenPercent, code: 'TEN' })
  await shop.perform('put-shipping-way', {
    id: 'alps',
    seen: null,
    way: {
      name: 'Over the Alps',
      priceCents: 900,
      freeFromCents: null,
      countries: ['CH'],
      instead: true,
    },
  })
  await shop.perform('set-cart', { set: { isFull: true, takesNote: true } })
  shop.time.now += 1500
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.setStock('BOWL-M', 5)
})

const send = (visitor: Visitor, fields: Readonly<Record<string, string>>): Promise<TestResponse> =>
  visitor.postForm('/cart/details', fields)

async function quantityField(visitor: Visitor): Promise<string> {
  return /name="(quantity-[^"]+)"/.exec((await visitor.get('/cart')).text)?.[1] ?? ''
}

test('a cart takes a code, a place and a note, and all of that goes along to the checkout', async () => {
  const ada = await shop.shopperWith('BOWL-M')
  const empty = await ada.get('/cart')
  expect(empty.text).toContain('Estimated total')
  const context = await ada.get('/cart?format=json')
  expect(context.json<{ fullCart: object }>().fullCart).toMatchObject({ hasEntries: true })
  // owners' scripts stay out of all pages from 201 on
  expect(empty.text).not.toContain('site-header')

  const there = { country: 'CH', postalCode: '1260', note: 'Ring twice.\r\nThe dog is kind.' }
  const placed = await ada.postForm('/cart/place', there)
  expect(placed.text).toContain('Over the Alps')
  expect(placed.text).toContain('$9.00')
  const coded = await send(ada, { ...there, step: 'code', code: 'ten' })
  expect(coded.headers.location).toBe('/cart')
  const shown = await ada.get('/cart')
  expect(shown.text).toContain('Discount <strong>TEN</strong>')
  expect(shown.text).toContain('<option value="CH" selected>')
  expect(shown.text).toContain('>Ring twice.\nThe dog is kind.</textarea>')
  // 25.00 less a tenth, and the way
  expect(shown.text).toContain('<dd>$31.50</dd>')

  const on = await send(ada, { ...there, step: 'checkout', [await quantityField(ada)]: '2' })
  expect(on.headers.location).toBe('/checkout')
  const checkout = await ada.get('/checkout')
  expect(checkout.text).toContain('<option value="CH" selected>')
  expect(checkout.text).toContain('Pay $54.00')
  expect(checkout.text).toContain('>Ring twice.\nThe dog is kind.</textarea>')
})

test('a note is kept with its order, and told wherever that is read', async () => {
  const ada = await shop.shopperWith('BOWL-M')
  const note = 'For <b>Ada</b>.\nNo hurry.'
  const bought = await buy(ada, { note })
  const order = await newestOrder(shop)
  expect(order.customerNote).toBe(note)
  const page = await ada.get(bought.headers.location ?? '')
  expect(page.text).toContain('<bdi>For &lt;b&gt;Ada&lt;/b&gt;.</bdi><br><bdi>No hurry.</bdi>')
  const mail = await newestConfirmation(await shop.owner(), shop.siteId)
  expect(mail.text).toContain('For <b>Ada</b>.\nNo hurry.')
  expect(orderRows([order])[1]?.at(-1)).toBe(note)

  const tooLong = await shop.shopperWith('BOWL-M')
  const refused = await buy(tooLong, { note: 'x'.repeat(1001) })
  expect(refused.text).toContain('You have exceeded the character limit.')
  expect((await send(tooLong, { note: 'x'.repeat(1001), step: 'checkout' })).text).toContain(
    'id="checkout-note-error"',
  )
})

test('what a cart cannot take is said where it was typed, and nothing else is lost', async () => {
  const ada = await shop.shopperWith('BOWL-M')
  const unknown = await send(ada, { note: 'Keep me', step: 'code', code: 'nothing' })
  expect(unknown.status).toBe(400)
  expect(unknown.text).toContain('<a href="#checkout-code">')
  expect(unknown.text).toContain('>Keep me</textarea>')
  const field = await quantityField(ada)
  const many = await send(ada, { step: 'checkout', [field]: '6' })
  const told = await ada.get(many.headers.location ?? '')
  expect(told.text).toContain('Sorry, we do not have enough of that item available.')
  expect(told.text).toContain('value="6" aria-invalid="true"')
  expect((await shop.cartOf(ada)).totalQuantity).toBe(1)
  expect((await send(ada, { step: 'charge me' })).status).toBe(400)
  const entry = field.replace('quantity-', '')
  await send(ada, { step: `remove ${entry}` })
  expect((await ada.get('/cart')).text).toContain('There is nothing in your cart yet.')
})

test('somebody else at the same cart sees neither the place nor the note', async () => {
  const ada = await shop.shopperWith('BOWL-M')
  await send(ada, { country: 'CH', note: 'For my eyes', step: '' })
  const eve = shop.visitor()
  await eve.get('/cart')
  for (const [name, value] of ada.cookies) {
    if (name.endsWith('cart')) eve.cookies.set(name, value)
  }
  const seen = await eve.get('/cart')
  expect(seen.text).toContain('Moss Bowl')
  expect(seen.text).not.toContain('For my eyes')
})

test('where nobody chose so, the cart stands in the template and asks for nothing more', async () => {
  await shop.perform('set-cart', { set: { isFull: false, takesNote: false } })
  shop.time.now += 1500
  const ada = await shop.shopperWith('BOWL-M')
  const page = await ada.get('/cart')
  expect(page.text).not.toContain('Estimated total')
  expect(page.text).toContain('value="checkout">Check out<')
  await buy(ada, { note: 'Nobody asked' })
  expect((await newestOrder(shop)).customerNote).toBe('')
})

test('where things are bought at once, what is added is all that is bought, and the way back is its page', async () => {
  await shop.perform('set-store-policies', { set: { expressCheckout: true } })
  shop.time.now += 1500
  expect((await shop.visitor().get('/shop/moss-bowl')).text).toContain('Buy Now')
  await shop.setStock('BOWL-M', 1)
  const addByForm = (visitor: Visitor, sku: string) =>
    visitor.postForm('/cart/add', { itemId: shop.goods.get(sku)?.itemId ?? '', sku })
  const ada = shop.visitor()
  await ada.get('/')
  expect((await addByForm(ada, 'GLAZE')).headers.location).toBe('/checkout')
  expect((await shop.add(ada, 'BOWL-M')).status).toBe(200)
  // the last piece, wanted again by whoever went back
  expect((await addByForm(ada, 'BOWL-M')).headers.location).toBe('/checkout')
  const checkout = await ada.get('/checkout')
  expect(checkout.text).toContain('quantity 1')
  expect(checkout.text).not.toContain('Glaze')
  expect(checkout.text).toContain('<a href="/shop/moss-bowl">Back to the shop</a>')
  expect(checkout.text).not.toContain('href="/cart"')
  // what cannot be had leaves what there was
  expect((await shop.add(ada, 'BOWL-M', 2)).status).toBe(409)
  expect((await shop.cartOf(ada)).totalQuantity).toBe(1)
  await shop.perform('set-store-policies', { set: { expressCheckout: false } })
})

test('the part of a cart that stands beside a page answers its own forms, also where they are refused', async () => {
  const ada = await shop.shopperWith('BOWL-M')
  const part = await ada.get('/cart?format=drawer')
  expect(part.text).toMatch(/^\s*<div class="cart-drawer"/)
  expect(part.text).toContain('<strong>$25.00</strong>')
  const entryId = /name="quantity-([^"]+)"/.exec(part.text)?.[1] ?? ''
  const change = (fields: Readonly<Record<string, string>>) =>
    ada.postForm('/cart/entries', { format: 'drawer', ...fields })
  const refused = (await change({ [`quantity-${entryId}`]: '6' })).headers.location ?? ''
  const told = await ada.get(refused)
  expect(told.text).toMatch(/^\s*<div class="cart-drawer"/)
  expect(told.text).toContain('Sorry, we do not have enough of that item available.')
  // the checkout is no part of a page, nor is what says why it is not reached
  const stopped = await change({ [`quantity-${entryId}`]: '6', do: 'checkout' })
  expect(stopped.headers.location).toMatch(/^\/cart\?notice=[^&]+$/)
  const emptied = await change({ do: `remove ${entryId}` })
  expect(emptied.headers.location).toBe('/cart?format=drawer')
  expect((await ada.get('/cart?format=drawer')).text).toContain('nothing in your cart')
})
