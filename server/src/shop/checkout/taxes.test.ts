import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import { noTaxSettings } from '@vitrine/rules/site/sites/tax-settings.ts'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import { accepted, buy, buyer, hiddenFieldsOf, newestConfirmation } from './testing/open-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())

const rate = (name: string, standardPpm: number, reducedPpm = 0) => {
  return { name, standardPpm, reducedPpm }
}
const placeOf = (country: string, region: string, ...rates: object[]) => {
  return { country, region, postcodes: [], rates }
}
const newYork = placeOf('US', 'new york', rate('Sales tax', 88_750))
const maine = placeOf('US', 'ME', rate('Sales tax', 55_000))
const quebec = placeOf('CA', 'QC', rate('GST', 50_000), rate('QST', 99_750))

/** The shop takes the taxes of these places, and no others. */
async function take(settings: object, ...places: object[]): Promise<void> {
  const ids = Array.from({ length: 9 }, (_one, at) => `place-${at}`)
  await shop.perform('remove-tax-places', { ids })
  await shop.perform('set-taxes', { set: { ...noTaxSettings, places: undefined, ...settings } })
  for (const [at, place] of places.entries()) {
    await shop.perform('put-tax-place', { id: `place-${at}`, place, seen: null })
  }
}

beforeEach(async () => {
  // a minute later nobody has sent too much
  shop.time.now += 61_000
  await shop.setStock('BOWL-S', null)
  await shop.setStock('BOWL-M', null)
  await take({}, newYork, maine, quebec)
})

type Form = Readonly<Record<string, string>>
const inNewYork = { city: 'New York', region: 'N.Y.', postalCode: '10001' }

/** Presses a button of the checkout, with all that was typed. */
async function press(visitor: Visitor, fields: Form): Promise<TestResponse> {
  const hidden = hiddenFieldsOf(await visitor.get('/checkout'))
  return visitor.postForm('/checkout', { ...hidden, ...buyer, ...accepted, ...fields })
}

async function orderOf(answer: TestResponse): Promise<OrderWithEvents> {
  expect(answer.headers.location).toMatch(/^\/checkout\/order-confirmed\//)
  const owner = await shop.owner()
  const orders = await owner.get(`/api/editor/sites/${shop.siteId}/orders?limit=1`)
  const [newest] = orders.json<{ orders: { id: string }[] }>().orders
  const order = await owner.get(`/api/editor/sites/${shop.siteId}/orders/${newest?.id}`)
  return order.json<OrderWithEvents>()
}

describe('a tax on top of prices', () => {
  test('is none until an address is typed, and then that of where the parcel goes', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    expect((await ada.get('/cart')).text).toContain('Taxes are added at checkout.')
    const before = await ada.get('/checkout')
    expect(before.text).toContain('Pay $30.00')
    expect(before.text).toContain('Work out for my address')
    expect((await press(ada, { step: 'place', ...inNewYork })).headers.location).toBe('/checkout')
    const page = await ada.get('/checkout')
    // 8.875 % of 25.00 is 2.22, and of the 5.00 of its shipping 0.44
    expect(page.text).toContain('<dt>Sales tax 8.875%</dt><dd>$2.66</dd>')
    expect(page.text).toContain('Pay $32.66')
    expect(page.text).not.toContain('Work out for my address')
    expect(page.text).toContain('value="1 Moss Lane"')
    const answer = await press(ada, inNewYork)
    const order = await orderOf(answer)
    expect(order).toMatchObject({
      taxTotal: { value: '266' },
      taxIncluded: false,
      taxes: [{ label: 'Sales tax 8.875%', amount: { value: '266' } }],
      grandTotal: { value: '3266' },
    })
    const own = await ada.get(answer.headers.location ?? '')
    expect(own.text).toContain('<dt>Sales tax 8.875%</dt><dd>$2.66</dd>')
    const mail = await newestConfirmation(await shop.owner(), shop.siteId)
    expect(mail.text).toContain('Sales tax 8.875%: $2.66')
  })

  test('that was not shown is told before anything is charged', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const orders = await shop.orderCount()
    const refused = await buy(ada)
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('Sales tax 5.5% was added: $1.66.')
    expect(refused.text).toContain('The total is now $31.66.')
    expect(await shop.orderCount()).toBe(orders)
    const hidden = hiddenFieldsOf(refused)
    const paid = await ada.postForm('/checkout', { ...hidden, ...buyer, ...accepted })
    expect((await orderOf(paid)).grandTotal.value).toBe('3166')
  })

  test('of another address than the one that was shown is told, and no other', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    await press(ada, { step: 'place', ...inNewYork })
    const moved = await press(ada, { ...inNewYork, region: 'Maine' })
    expect(moved.status).toBe(409)
    expect(moved.text).toContain('Sales tax 8.875% was removed.')
    expect(moved.text).toContain('Sales tax 5.5% was added: $1.66.')
    const none = { ...inNewYork, region: 'Oregon' }
    expect((await press(ada, none)).text).toContain('Sales tax 5.5% was removed.')
    expect((await orderOf(await press(ada, none))).grandTotal.value).toBe('3000')
  })

  test('needs a state that the country has, where its states tax by themselves', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    for (const region of ['', 'Californa', 'ON', '<b>']) {
      const answer = await press(ada, { region })
      expect(answer.status).toBe(400)
      expect(answer.text).toContain('Please write a state or province of this country.')
    }
    const elsewhere = await press(ada, { country: 'DE', region: '' })
    expect(elsewhere.headers.location).toMatch(/order-confirmed/)
  })

  test('can be two of one place, each by its name, and is less after a discount', async () => {
    await shop.perform('add-coupon', {
      code: 'QC-TEN',
      isActive: true,
      reduces: { kind: 'percentage', ppm: 100_000 },
      scope: { kind: 'order' },
      minimumCents: 0,
      combines: true,
      startsAt: null,
      endsAt: null,
      mostUses: null,
      oncePerCustomer: false,
    })
    const ada = await shop.shopperWith('BOWL-M')
    const inQuebec = { country: 'CA', region: 'Québec', postalCode: 'H2X 1Y4' }
    await press(ada, { step: 'code', code: 'qc-ten', ...inQuebec })
    const page = await ada.get('/checkout')
    // of 22.50 and 5.00: 1.13 and 0.25 of GST, 2.24 and 0.50 of QST
    expect(page.text).toContain('<dt>QST 9.975%</dt><dd>$2.74</dd>')
    expect(page.text).toContain('<dt>GST 5%</dt><dd>$1.38</dd>')
    const order = await orderOf(await press(ada, inQuebec))
    expect(order.grandTotal.value).toBe('3162')
    const file = await (
      await shop.owner()
    ).get(`/api/editor/sites/${shop.siteId}/orders/file?search=${order.orderNumber}`)
    expect(file.text).toContain(',4.12,no,"GST 5% 1.38, QST 9.975% 2.74",no,31.62,')
  })

  test('is none of a product without, and not on shipping where the shop says so', async () => {
    await shop.editBowls({ taxClass: 'none' })
    try {
      await shop.perform('set-taxes', { set: { shipping: 'none' } })
      const ada = await shop.shopperWith('BOWL-M')
      const order = await orderOf(await buy(ada))
      expect(order).toMatchObject({ taxes: [], grandTotal: { value: '3000' } })
    } finally {
      await shop.editBowls({ taxClass: 'standard' })
    }
  })

  test('of a download is that of where its buyer is, who is asked for that', async () => {
    const ada = await shop.shopperWith('GLAZE')
    const page = await ada.get('/checkout')
    expect(page.text).toContain('<legend>Where you are</legend>')
    const { firstName, lastName, email } = buyer
    const bare = { email, firstName, lastName, ...accepted, ...hiddenFieldsOf(page) }
    const refused = await ada.postForm('/checkout', bare)
    expect(refused.text).toContain('Country: Please choose a country.')
    const answer = await press(ada, { step: 'place', ...inNewYork })
    expect(answer.headers.location).toBe('/checkout')
    expect((await ada.get('/checkout')).text).toContain('Sales tax 8.875%')
    const order = await orderOf(await press(ada, inNewYork))
    expect(order.taxes.map(({ label }) => label)).toEqual(['Sales tax 8.875%'])
  })

  test('that its owner changes meanwhile is told, and nothing is charged', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    await press(ada, { step: 'place' })
    const hidden = hiddenFieldsOf(await ada.get('/checkout'))
    await take({}, placeOf('US', 'ME', rate('Sales tax', 60_000)))
    const answer = await ada.postForm('/checkout', { ...hidden, ...buyer, ...accepted })
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('Sales tax 6% was added: $1.80.')
  })
})

describe('a tax that prices hold', () => {
  const germany = placeOf('DE', '', rate('VAT', 190_000, 70_000))
  const home = placeOf('US', '', rate('VAT', 200_000))

  test('changes no total, and is told beneath it, on the order and in its mail with the number', async () => {
    await take({ prices: 'included', taxNumber: 'DE 811 907 980' }, germany, home)
    const ada = await shop.shopperWith('BOWL-M')
    expect((await ada.get('/cart')).text).toContain('Prices include taxes.')
    const cart = (await ada.get('/api/commerce/shopping-cart')).json<object>()
    expect(cart).toMatchObject({
      taxCents: 0,
      grandTotalCents: 3000,
      applicableTaxRules: [{ name: 'VAT', ratePpm: 200_000, isIncluded: true }],
    })
    expect((await ada.get('/checkout')).text).toContain('<dt>Including VAT 20%</dt><dd>$5.00</dd>')
    // 19 % of 25.00 is 3.99, and of its shipping 0.80
    const answer = await buy(ada, { country: 'DE', region: '', postalCode: '10115' })
    const order = await orderOf(answer)
    expect(order).toMatchObject({
      taxTotal: { value: '479' },
      taxIncluded: true,
      grandTotal: { value: '3000' },
    })
    const own = await ada.get(answer.headers.location ?? '')
    expect(own.text).toContain('<dt>Including VAT 19%</dt><dd>$4.79</dd>')
    expect(own.text).toContain('DE 811 907 980')
    const mail = await newestConfirmation(await shop.owner(), shop.siteId)
    expect(mail.text).toContain('Including VAT 19%: $4.79')
    expect(mail.text).toContain('DE 811 907 980')
  })

  test('comes out of the price where none is due, if the shop sells so', async () => {
    await take({ prices: 'included', elsewhere: 'net' }, home, germany)
    const ada = await shop.shopperWith('BOWL-M')
    const inJapan = { country: 'JP', region: '', postalCode: '100-0001' }
    const told = await press(ada, inJapan)
    expect(told.status).toBe(409)
    // 25.00 without the 20 % of home
    expect(told.text).toContain('Bowl now costs $20.83.')
    expect(told.text).toContain('Prices are without tax')
    const hidden = hiddenFieldsOf(told)
    const paid = await ada.postForm('/checkout', { ...hidden, ...buyer, ...accepted, ...inJapan })
    const order = await orderOf(paid)
    expect(order).toMatchObject({ taxes: [], grandTotal: { value: '2583' } })
    expect(order.items[0]?.unitPrice.value).toBe('2083')
  })

  test('is the lower one for what has it', async () => {
    await shop.editBowls({ taxClass: 'reduced' })
    try {
      await take({ prices: 'included' }, germany)
      const ada = await shop.shopperWith('BOWL-M')
      const order = await orderOf(await buy(ada, { country: 'DE', region: '' }))
      expect(order.taxes).toEqual([
        {
          label: 'VAT 7%',
          amount: { value: '197', currency: 'USD' },
          net: { value: '2803', currency: 'USD' },
        },
      ])
    } finally {
      await shop.editBowls({ taxClass: 'standard' })
    }
  })
})

describe('a company of another member state', () => {
  const vat = (country: string) => placeOf(country, '', rate('VAT', 190_000))
  const toFrance = { country: 'FR', region: '', city: 'Lyon', postalCode: '69001' }
  const company = {
    billing: 'yes',
    billCompany: 'Atelier SARL',
    billTaxNumber: 'FR 12 345678901',
    billLine1: '1 rue du Lac',
    billCity: 'Lyon',
    billPostalCode: '69001',
    billCountry: 'FR',
  }

  test('pays the price without tax where the shop says so, which bill, mail and file tell', async () => {
    await shop.perform('set-site-details', { set: { country: 'DE' } })
    const companies = { companies: 'reverse-charge', taxNumber: 'DE123456789' }
    await take({ prices: 'included', ...companies }, vat('DE'), vat('FR'))
    const ada = await shop.shopperWith('BOWL-S')
    // a slip of the pen, and a number of the shop's own country, pay the tax
    for (const billTaxNumber of ['FR 12 34567890', 'DE 123456789', '']) {
      await press(ada, { step: 'place', ...toFrance, ...company, billTaxNumber })
      expect((await ada.get('/checkout')).text).toContain('Including VAT 19%')
    }
    const refused = await press(ada, { ...toFrance, ...company })
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('Reverse charge: prices are without tax')
    const hidden = hiddenFieldsOf(refused)
    const form = { ...hidden, ...buyer, ...accepted, ...toFrance, ...company }
    const paid = await ada.postForm('/checkout', form)
    const order = await orderOf(paid)
    // 20.00 hold 3.19 of tax
    expect(order).toMatchObject({
      reverseCharge: true,
      taxNumber: 'DE123456789',
      subtotal: { value: '1681' },
      taxTotal: { value: '0' },
      grandTotal: { value: '2181' },
      taxes: [],
    })
    const receipt = await ada.get(`${paid.headers.location}/receipt`)
    expect(receipt.text).toContain('<strong>Reverse charge</strong>')
    expect(receipt.text).toContain('Tax number DE123456789')
    expect(receipt.text).toContain('FR 12 345678901')
    const owner = await shop.owner()
    const mail = await newestConfirmation(owner, shop.siteId)
    expect(mail.text).toContain('Reverse charge')
    const file = await owner.get(`/api/editor/sites/${shop.siteId}/orders/file`)
    expect(file.text.split('\n')[1]).toContain(',no,,yes,21.81,')
    // what went back is what was paid
    const back = await owner.write(
      'POST',
      `/api/editor/sites/${shop.siteId}/orders/${order.id}/refunds`,
      {
        key: 'all-of-it',
        units: [{ line: 1, quantity: 1 }],
        shippingCents: 500,
        amountCents: null,
        refundedCents: 0,
        restock: false,
      },
    )
    expect(back.json<OrderWithEvents>().refundedTotal.value).toBe('2181')
    expect(back.json<OrderWithEvents>().refundedTax.value).toBe('0')
  })

  test('pays the tax where the order stays in the country of the shop, or nobody switched it on', async () => {
    const ada = await shop.shopperWith('BOWL-S')
    const companies = { companies: 'reverse-charge', taxNumber: 'DE123456789' }
    await take({ prices: 'included', ...companies }, vat('DE'), vat('FR'))
    const home = { country: 'DE', region: '', city: 'Kiel', postalCode: '24103' }
    await press(ada, { step: 'place', ...home, ...company })
    expect((await ada.get('/checkout')).text).toContain('Including VAT 19%')
    await take({ prices: 'included', ...companies, companies: 'taxed' }, vat('DE'), vat('FR'))
    await press(ada, { step: 'place', ...toFrance, ...company })
    expect((await ada.get('/checkout')).text).toContain('Including VAT 19%')
    await shop.perform('set-site-details', { set: { country: 'US' } })
  })
})
