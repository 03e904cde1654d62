import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cartLivesForMs } from '@vitrine/rules/shop/cart/cart-lifetimes.ts'
import { forgetCarts } from './forget-carts.ts'
import { openCartShop, type CartShop } from './testing/open-cart-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.time.now += 1000
  await shop.setStock('BOWL-S', 50)
  await shop.setStock('BOWL-M', 9999)
})

const soldOut = 'Sorry, we do not have enough of that item available.'
const tooMuch = 'That is more than can be sold in one order.'

/** The parts of the cart page, one a line. */
const linesOf = (page: { readonly text: string }) =>
  page.text.match(/<li class="cart-line[\s\S]*?<\/li>/g) ?? []

describe('a line of the cart that is not to be had', () => {
  test('has no price, and the subtotal is of what is', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    shop.time.now += 1000
    await shop.add(ada, 'GLAZE')
    await shop.setStock('BOWL-M', 0)
    const page = await ada.get('/cart')
    const [bowl = '', glaze = ''] = linesOf(page)
    expect(bowl).toContain(soldOut)
    expect(bowl).not.toContain('$')
    expect(glaze).toContain('$9.00')
    expect(page.text).toContain('Subtotal</span> <strong>$9.00<')
    // the bowl may come back, or be taken out: until then shipping is not out of the question
    expect(page.text).toContain('Shipping is added at checkout.')
  })

  test('alone in the cart makes no subtotal, and nothing is said about shipping', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    await shop.setStock('BOWL-M', 0)
    const page = await ada.get('/cart')
    const [bowl = '', ...others] = linesOf(page)
    expect(others).toEqual([])
    // no quantity of it would do
    expect(bowl).not.toContain('name="quantity')
    expect(bowl).toContain('Remove')
    expect(page.text).toContain('Change or remove what is not available to go on.')
    for (const wrong of ['Subtotal', '$0.00', 'shipped', 'Shipping is added', '$25.00']) {
      expect(page.text).not.toContain(wrong)
    }
  })
})

describe('a cart that the owner’s new prices make too large for one order', () => {
  test('shows its lines and says so, on the way to the checkout too; it can be lowered', async () => {
    const ada = await shop.shopperWith('BOWL-M', 2000)
    await shop.priceBowls(9_000_000_000_000, async () => {
      const page = await ada.get('/cart')
      expect(page.status).toBe(200)
      expect(linesOf(page)).toHaveLength(1)
      expect(page.text).toContain(tooMuch)
      for (const wrong of ['Subtotal', 'Check out', 'nothing in your cart']) {
        expect(page.text).not.toContain(wrong)
      }
      const checkout = await ada.get('/checkout')
      expect([checkout.status, checkout.headers.location]).toEqual([303, '/cart'])
      const entryId = /name="quantity-([^"]+)"/.exec(page.text)?.[1] ?? ''
      await ada.postForm('/cart/entries', { [`quantity-${entryId}`]: '10' })
      const lowered = await ada.get('/cart')
      expect(lowered.text).not.toContain(tooMuch)
      expect(lowered.text).toContain('Check out')
    })
  })
})

test('a line says what it cost when it was added, until its quantity is set, and how many there are', async () => {
  const ada = await shop.shopperWith('BOWL-M', 4)
  expect((await ada.get('/cart')).text).not.toContain('it cost')
  await shop.priceBowls(3000, async () => {
    const moved = await ada.get('/cart')
    expect(moved.text).toContain('When you added this, it cost $25.00.')
    const entryId = /name="quantity-([^"]+)"/.exec(moved.text)?.[1] ?? ''
    await ada.postForm('/cart/entries', { [`quantity-${entryId}`]: '3' })
    expect((await ada.get('/cart')).text).not.toContain('it cost')
  })
  await shop.setStock('BOWL-M', 2)
  expect((await ada.get('/cart')).text).toContain(`${soldOut} Available now: 2.`)
})

test('carts that nobody finds any more are forgotten, but what is being paid for and a fresh one stay', async () => {
  const { kysely } = shop.context.database
  const idsOf = async () =>
    (await kysely.selectFrom('cart').select('id').execute()).map(({ id }) => id)
  await shop.shopperWith('BOWL-M')
  const old = await idsOf()
  await forgetCarts(shop.context)
  expect(await idsOf()).toEqual(old)
  shop.time.now += cartLivesForMs + 1000
  await shop.shopperWith('BOWL-M')
  const [held = ''] = old
  await kysely
    .insertInto('payment')
    .values({
      website_id: shop.siteId,
      id: 'under-way',
      cart_id: held,
      status: 'pending',
      provider: 'test',
      provider_ref: null,
      idempotency_key: 'under-way',
      fingerprint: '',
      amount_cents: 100,
      currency: 'USD',
      refusal: null,
      order_id: null,
      created_at: shop.time.now,
      settled_at: null,
    })
    .execute()
  await forgetCarts(shop.context)
  const left = await idsOf()
  expect(left).toHaveLength(2)
  expect(left).toContain(held)
})
