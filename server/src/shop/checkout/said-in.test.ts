import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { entriesPath, openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import { accepted, buyer, hiddenFieldsOf } from './testing/open-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
  await shop.perform('set-store-policies', { set: { withdrawalDays: 14 } })
})
afterAll(() => shop.close())

beforeEach(async () => {
  // a minute later nobody has sent too much
  shop.time.now += 61_000
  await shop.setStock('BOWL-M', 5)
})

const speak = (language: string) => shop.perform('set-site-details', { set: { language } })

/** Words that stand on no page but where a sentence was forgotten. */
const english =
  /\b(?:the|your|you|quantity|checkout|total|remove|shipping|payment|order|address|please|with)\b/gi

/** What somebody reads on a page, without what its owner has written. */
function wordsOf({ text }: TestResponse): string {
  return text
    .replaceAll(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/Standard shipping|Small Shop|Moss Bowl/g, ' ')
}

async function ordered(visitor: Visitor): Promise<string> {
  const hidden = hiddenFieldsOf(await visitor.get('/checkout'))
  const paid = await visitor.postForm('/checkout', { ...hidden, ...buyer, ...accepted })
  return paid.headers.location ?? ''
}

describe('a shop in German', () => {
  beforeAll(() => speak('de-DE'))

  test('speaks German on cart, checkout, order, receipt and withdrawal', async () => {
    const ada = await shop.shopperWith('BOWL-M', 2)
    const cart = await ada.get('/cart')
    expect(wordsOf(cart)).toContain('Zwischensumme')
    const checkout = await ada.get('/checkout')
    expect(checkout.text).toContain('lang="de-DE"')
    expect(checkout.text).toMatch(/<title>[^<]*Kasse/)
    expect(wordsOf(checkout)).toContain('Zahlungspflichtig bestellen: ')
    const page = await ordered(ada)
    const order = await ada.get(page)
    expect(wordsOf(order)).toContain('Vielen Dank, Ada.')
    const pages = [
      cart,
      checkout,
      order,
      await ada.get(`${page}/receipt`),
      await ada.get(`${page}/withdrawal`),
      await ada.get('/checkout/withdrawal'),
      await ada.get('/cart'),
    ]
    for (const one of pages) expect(wordsOf(one).match(english) ?? []).toEqual([])
  })

  test('says at each field of the checkout what is wrong in German', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const hidden = hiddenFieldsOf(await ada.get('/checkout'))
    const wrong = { ...hidden, ...buyer, email: 'x', firstName: '', country: 'XX', payment: '' }
    const refused = await ada.postForm('/checkout', wrong)
    expect(refused.status).toBe(400)
    expect(wordsOf(refused).match(english) ?? []).toEqual([])
    const declined = { ...hidden, ...buyer, payment: 'declined' }
    const told = await ada.postForm('/checkout', declined)
    expect(told.status).toBe(402)
    expect(wordsOf(told).match(english) ?? []).toEqual([])
  })

  test('tells what has changed, and codes that do nothing, in German', async () => {
    const ada = await shop.shopperWith('BOWL-M', 2)
    const hidden = hiddenFieldsOf(await ada.get('/checkout'))
    await shop.priceBowls(4321, async () => {
      const changed = await ada.postForm('/checkout', { ...hidden, ...buyer, ...accepted })
      expect(changed.status).toBe(409)
      expect(wordsOf(changed).match(english) ?? []).toEqual([])
    })
  })

  test('refuses in German what a script asks for, and what a form does', async () => {
    const ada = shop.visitor()
    const { itemId } = shop.goods.get('BOWL-M') ?? { itemId: '' }
    const refused = await ada.write('POST', entriesPath, { itemId, sku: null, quantity: 1 })
    const { message, code } = refused.json<{ message: string; code: string }>()
    expect(code).toBe('select-options')
    expect(message).toMatch(/Size/)
    expect(message.match(english) ?? []).toEqual([])
    const toCart = await ada.postForm('/cart/entries/new', { itemId, quantity: 'many' })
    const page = await ada.get(toCart.headers.location ?? '/cart')
    expect(wordsOf(page).match(english) ?? []).toEqual([])
  })
})

describe('a shop in Arabic', () => {
  beforeAll(() => speak('ar'))

  test('reads from right to left, in Arabic', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const checkout = await ada.get('/checkout')
    expect(checkout.text).toContain('dir="rtl"')
    expect(wordsOf(checkout).match(english) ?? []).toEqual([])
    expect(wordsOf(await ada.get(await ordered(ada))).match(english) ?? []).toEqual([])
  })
})

describe('a shop in a language that the platform does not know', () => {
  test('speaks English', async () => {
    await speak('pl-PL')
    const ada = await shop.shopperWith('BOWL-M')
    expect(wordsOf(await ada.get('/checkout'))).toContain('Your order')
  })
})
