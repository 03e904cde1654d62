import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import { newestOrder } from './testing/newest-order.ts'
import { buy, hiddenFieldsOf, accepted, buyer } from './testing/open-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
  await shop.setStock('BOWL-M', null)
})
afterAll(() => shop.close())

beforeEach(async () => {
  // a minute later nobody has sent too much
  shop.time.now += 61_000
  await set({ asksForTerms: true, termsOfService: '<p>We sell bowls.</p>' })
})

const set = (fields: object) => shop.perform('set-store-policies', { set: fields, seen: {} })

describe('whoever buys', () => {
  test('agrees to the terms first, where the shop asks for that', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const orders = await shop.orderCount()
    const page = await ada.get('/checkout')
    expect(page.text).toContain('I have read the <a href="#checkout-terms-text">terms</a>')
    expect(page.text).toContain('<div id="checkout-terms-text"><p>We sell bowls.</p></div>')
    const refused = await buy(ada)
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('Terms: Please agree to the terms.')
    expect(refused.text).toContain('value="1 Moss Lane"')
    expect(await shop.orderCount()).toBe(orders)
    const paid = await buy(ada, { terms: 'yes' })
    expect(paid.status).toBe(303)
    expect(await newestOrder(shop)).toMatchObject({ agreedToTerms: true })
  })

  test('has the tick still after another field was wrong', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const refused = await buy(ada, { terms: 'yes', city: '' })
    expect(refused.text).toContain('name="terms" value="yes" checked')
  })

  test('is asked for nothing where there are no terms, or their owner does not wish it', async () => {
    await set({ termsOfService: '<p> </p>' })
    const ada = await shop.shopperWith('BOWL-M')
    expect((await ada.get('/checkout')).text).not.toContain('name="terms"')
    expect((await buy(ada)).status).toBe(303)
    expect(await newestOrder(shop)).toMatchObject({ agreedToTerms: false })
    await set({ asksForTerms: false, termsOfService: '<p>We sell bowls.</p>' })
    const ben = await shop.shopperWith('BOWL-M')
    expect((await buy(ben, { terms: 'yes' })).status).toBe(303)
    expect(await newestOrder(shop)).toMatchObject({ agreedToTerms: false })
  })

  test('is told where that was not asked for when the page was opened', async () => {
    await set({ asksForTerms: false })
    const ada = await shop.shopperWith('BOWL-M')
    const hidden = hiddenFieldsOf(await ada.get('/checkout'))
    await set({ asksForTerms: true })
    const refused = await ada.postForm('/checkout', { ...hidden, ...buyer, ...accepted })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('name="terms"')
  })
})
