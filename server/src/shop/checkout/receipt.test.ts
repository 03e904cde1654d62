import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noTaxSettings } from '@vitrine/rules/site/sites/tax-settings.ts'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import { newestOrder } from './testing/newest-order.ts'
import { accepted, buyer, hiddenFieldsOf } from './testing/open-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
  const business = { addressTitle: 'Moss & Clay', addressLine1: 'Quai 1' }
  await shop.perform('set-business', { set: business, seen: {} })
})
afterAll(() => shop.close())

beforeEach(async () => {
  // a minute later nobody has sent too much
  shop.time.now += 61_000
  await shop.setStock('BOWL-M', null)
})

/** The shop takes one tax, that its prices hold or that comes on top. */
async function takeTax(prices: 'included' | 'added'): Promise<void> {
  const settings = { ...noTaxSettings, places: undefined, prices, taxNumber: 'DE<1>' }
  await shop.perform('set-taxes', { set: settings })
  const rates = [{ name: 'VAT', standardPpm: 190_000, reducedPpm: 0 }]
  const place = { country: 'US', region: '', postcodes: [], rates }
  await shop.perform('put-tax-place', { id: 'home', place, seen: null })
}

async function receiptOf(visitor: Visitor, fields: object = {}): Promise<TestResponse> {
  const typed = { ...buyer, ...accepted, ...fields }
  const opened = hiddenFieldsOf(await visitor.get('/checkout'))
  await visitor.postForm('/checkout', { ...opened, ...typed, step: 'place' })
  const hidden = hiddenFieldsOf(await visitor.get('/checkout'))
  const paid = await visitor.postForm('/checkout', { ...hidden, ...typed })
  const page = await visitor.get(paid.headers.location ?? '')
  const [, address = ''] = /href="([^"]+\/receipt)"/.exec(page.text) ?? []
  return visitor.get(address)
}

describe('the receipt of an order', () => {
  test('says who sold it to whom, and what of the price is tax', async () => {
    await takeTax('included')
    const ada = await shop.shopperWith('BOWL-M')
    const { text, headers, status } = await receiptOf(ada)
    expect(status).toBe(200)
    expect(headers['cache-control']).toContain('no-store')
    expect(text).toContain('<bdi>Moss &amp; Clay</bdi><br><bdi>Quai 1</bdi>')
    expect(text).toContain('Tax number DE&lt;1&gt;')
    expect(text).toContain('<bdi>Ada Fern</bdi><br><bdi>1 Moss Lane</bdi>')
    // 30.00 with 19 %: 4.79, line by line
    expect(text).toContain('Total incl. tax</th><td>$30.00</td>')
    expect(text).toContain('<tr><td>VAT 19%</td><td>$25.21</td><td>$4.79</td></tr>')
  })

  test('adds a tax that comes on top, and names the company that it is made out to', async () => {
    await takeTax('added')
    const ada = await shop.shopperWith('BOWL-M')
    const bill = { billCompany: 'Fern Ltd', billLine1: 'Quai 4', billCity: 'Lausanne' }
    const where = { billing: 'yes', billPostalCode: '1003', billCountry: 'CH' }
    const { text } = await receiptOf(ada, { ...bill, ...where })
    expect(text).toContain('VAT 19%</th><td>$5.70</td>')
    expect(text).toContain('Total</th><td>$35.70</td>')
    expect(text).toContain('<tr><td>VAT 19%</td><td>$30.00</td><td>$5.70</td></tr>')
    expect(text).toContain('<bdi>Fern Ltd</bdi><br><bdi>Quai 4</bdi>')
    expect(text).not.toContain('1 Moss Lane')
  })

  test('is there for whoever holds its address, and its owner is told that', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const { text } = await receiptOf(ada)
    const { pageAddress, orderNumber } = await newestOrder(shop)
    const { pathname } = new URL(pageAddress)
    const nobody = shop.visitor()
    expect((await nobody.get(`${pathname}/receipt`)).text).toContain(`Order ${orderNumber}<br>`)
    expect(text).toContain(`href="${pathname}"`)
    expect((await nobody.get('/checkout/order-confirmed/odd/receipt')).status).toBe(404)
  })
})
