import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MailReply, MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import { newestOrder } from './testing/newest-order.ts'
import { accepted, buy, buyer, hiddenFieldsOf } from './testing/open-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())

beforeEach(async () => {
  // a minute later nobody has sent too much
  shop.time.now += 61_000
  await shop.setStock('BOWL-M', null)
})

const bill = {
  billing: 'yes',
  billCompany: 'Moss & Sons <Ltd>',
  billTaxNumber: 'CHE-1',
  billLine1: 'Quai 4',
  billCity: 'Lausanne',
  billPostalCode: '1003',
  billCountry: 'CH',
}

describe('whoever buys', () => {
  test('has the bill made out to a company elsewhere, which page, mail, owner and file say', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const paid = await buy(ada, bill)
    expect(paid.status).toBe(303)
    const page = await ada.get(paid.headers['location'] ?? '')
    expect(page.text).toContain(
      'Billed to</h2><p><bdi>Moss &amp; Sons &lt;Ltd&gt;</bdi><br><bdi>Quai 4</bdi>',
    )
    expect(page.text).toContain('<bdi>Ada Fern</bdi><br><bdi>1 Moss Lane</bdi>')
    const order = await newestOrder(shop)
    expect(order.billingAddress).toEqual({
      company: 'Moss & Sons <Ltd>',
      taxNumber: 'CHE-1',
      firstName: '',
      lastName: '',
      line1: 'Quai 4',
      line2: '',
      city: 'Lausanne',
      region: '',
      postalCode: '1003',
      country: 'CH',
    })
    expect(order.shippingAddress).toMatchObject({ line1: '1 Moss Lane', country: 'US' })
    const owner = await shop.owner()
    const site = `/api/editor/sites/${shop.siteId}`
    const [newest] = (await owner.get(`${site}/mails?limit=1`)).json<MailsReply>().mails
    const mail = (await owner.get(`${site}/mails/${newest?.id}`)).json<MailReply>()
    expect(mail.text).toContain(
      'Bill to:\nMoss & Sons <Ltd>\nQuai 4\nLausanne, 1003\nSwitzerland\nCHE-1',
    )
    const file = await owner.get(`${site}/orders/file`)
    expect(file.text).toContain(',Moss & Sons <Ltd>,CHE-1,,,Quai 4,,Lausanne,,1003,CH,')
  })

  test('is asked for a name where there is no company, and for a whole address', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const orders = await shop.orderCount()
    const refused = await buy(ada, { ...bill, billCompany: ' ', billCity: '', billCountry: 'XX' })
    expect(refused.status).toBe(400)
    for (const name of ['First name', 'Last name', 'City', 'Country']) {
      expect(refused.text).toContain(`>Billing address, ${name}: `)
    }
    expect(refused.text).not.toContain('Billing address, Address: ')
    expect(refused.text).toContain('name="billing" value="yes" checked')
    expect(refused.text).toContain('name="billLine1" type="text" value="Quai 4"')
    expect(await shop.orderCount()).toBe(orders)
  })

  test('is told of nothing that is hidden, and none of it is kept with the order', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const thoughtBetter = { ...bill, billing: '', billCity: '', billLine1: 'x'.repeat(1000) }
    expect((await buy(ada, thoughtBetter)).status).toBe(303)
    expect((await newestOrder(shop)).billingAddress).toBeNull()
    const ben = await shop.shopperWith('BOWL-M')
    const tooLong = await buy(ben, { ...bill, billLine1: 'x'.repeat(1000) })
    expect(tooLong.text).toContain('Billing address, Address: ')
  })

  test('finds what was typed of it after something else was wrong', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    await buy(ada, { ...bill, email: 'nobody' })
    const page = await ada.get('/checkout')
    expect(page.text).toContain('name="billing" value="yes" checked')
    expect(page.text).toContain('value="Moss &amp; Sons &lt;Ltd&gt;"')
    expect(page.text).toContain('<option value="CH" selected>')
  })

  test('may ask for a bill of what is picked up', async () => {
    const place = { name: 'Harbor', line1: 'Quai 1', city: 'Portland', region: 'ME' }
    await shop.perform('put-pickup-place', {
      id: 'harbor',
      place: { ...place, postalCode: '04101', country: 'US', note: '' },
      seen: null,
    })
    const ada = await shop.shopperWith('BOWL-M')
    const fetched = { ...buyer, ...accepted, ...bill, delivery: 'pickup' }
    const opened = hiddenFieldsOf(await ada.get('/checkout'))
    await ada.postForm('/checkout', { ...opened, ...fetched, step: 'place' })
    const page = await ada.get('/checkout')
    expect(page.text).toContain('Put a company or an address on the bill')
    const paid = await ada.postForm('/checkout', { ...hiddenFieldsOf(page), ...fetched })
    expect(paid.status).toBe(303)
    expect(await newestOrder(shop)).toMatchObject({
      shippingName: 'Harbor',
      billingAddress: { line1: 'Quai 4' },
    })
  })
})
