import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MailReply, MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import { newestOrder } from './testing/newest-order.ts'
import { accepted, buyer, hiddenFieldsOf, newestConfirmation } from './testing/open-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
  await shop.perform('put-pickup-place', { id: 'workshop', place: workshop, seen: null })
  await shop.perform('put-pickup-place', { id: 'harbor', place: harbor, seen: null })
})
afterAll(() => shop.close())

beforeEach(async () => {
  // a minute later nobody has sent too much
  shop.time.now += 61_000
  await shop.setStock('BOWL-M', null)
  await shop.perform('set-pickup-only', { only: false })
})

const workshop = {
  name: 'The <workshop>',
  line1: '2 Wharf Street',
  city: 'Portland',
  region: 'ME',
  postalCode: '04101',
  country: 'US',
  note: 'Tuesday to Saturday, 10 to 18.',
}
const harbor = { ...workshop, name: 'Harbor', line1: 'Quai 4', note: '' }
const { firstName, lastName, email } = buyer

type Form = Readonly<Record<string, string>>

async function press(visitor: Visitor, fields: Form): Promise<TestResponse> {
  const hidden = hiddenFieldsOf(await visitor.get('/checkout'))
  return visitor.postForm('/checkout', { ...hidden, ...accepted, ...fields })
}

/** Buys what is picked up, by the buttons that there are without script. */
async function fetchIt(visitor: Visitor, fields: Form): Promise<TestResponse> {
  const chosen = { firstName, lastName, email, delivery: 'pickup', ...fields }
  await press(visitor, { ...chosen, step: 'place' })
  return press(visitor, chosen)
}

describe('an order that is picked up', () => {
  test('needs no address and costs no shipping; page, mail and owner say where it is', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const form = await ada.get('/checkout')
    expect(form.text).toContain('name="delivery" value="ship" checked')
    expect(form.text).toContain('Pay $30.00')
    const paid = await fetchIt(ada, { shipping: 'workshop' })
    expect(paid.status).toBe(303)
    const order = await newestOrder(shop)
    expect(order).toMatchObject({
      shippingName: 'The <workshop>',
      pickup: { note: workshop.note },
      shippingTotal: { value: '0' },
      grandTotal: { value: '2500' },
      shippingAddress: { firstName, lastName, line1: '2 Wharf Street', city: 'Portland' },
    })
    const own = await ada.get(paid.headers.location ?? '')
    expect(own.text).toContain('<dt>Pickup: The &lt;workshop&gt;</dt><dd>Free</dd>')
    expect(own.text).toContain('You pick it up at')
    expect(own.text).toContain('<bdi>2 Wharf Street</bdi>')
    expect(own.text).toContain(workshop.note)
    const mail = await newestConfirmation(await shop.owner(), shop.siteId)
    expect(mail.text).toContain('Pick it up at')
    expect(mail.text).toContain('Portland, ME 04101')
    expect(mail.text).toContain('Pick it up at The <workshop>: Free')
    expect(mail.text).not.toContain('Ship to')
  })

  test('that is cancelled is told of without a word of sending', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const { headers } = await fetchIt(ada, { shipping: 'harbor' })
    const { id } = await newestOrder(shop)
    const owner = await shop.owner()
    const base = `/api/editor/sites/${shop.siteId}`
    shop.time.now += 1000
    const body = { restock: true, mail: { reason: '' } }
    const cancelled = await owner.write('POST', `${base}/orders/${id}/cancellation`, body)
    expect(cancelled.status).toBe(200)
    const mails = (await owner.get(`${base}/mails`)).json<MailsReply>().mails
    const newest = mails.find(({ kind }) => kind === 'order-cancelled')
    const mail = (await owner.get(`${base}/mails/${newest?.id}`)).json<MailReply>()
    expect(mail.text).not.toContain('sent')
    expect((await ada.get(headers.location ?? '')).text).toContain('Nothing is left to pick up.')
  })

  test('is told of once it is ready, and nothing is said to be on its way', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const { headers } = await fetchIt(ada, { shipping: 'harbor' })
    const { id, orderNumber } = await newestOrder(shop)
    const owner = await shop.owner()
    const base = `/api/editor/sites/${shop.siteId}`
    shop.time.now += 1000
    const body = { tellsCustomer: true }
    const marked = await owner.write('POST', `${base}/orders/${id}/fulfilment`, body)
    expect(marked.status).toBe(200)
    const [newest] = (await owner.get(`${base}/mails`)).json<MailsReply>().mails
    const mail = (await owner.get(`${base}/mails/${newest?.id}`)).json<MailReply>()
    expect(mail).toMatchObject({ kind: 'order-ready', to: email })
    expect(mail.subject).toBe(`Order ${orderNumber} is ready to be picked up`)
    expect(mail.text).toContain('Quai 4')
    const own = await ada.get(headers.location ?? '')
    expect(own.text).toContain('is ready to be picked up.')
    expect(own.text).not.toContain('on its way')
  })

  test('is ready as a whole, and not in part', async () => {
    const ada = await shop.shopperWith('BOWL-M', 2)
    await fetchIt(ada, { shipping: 'harbor' })
    const { id } = await newestOrder(shop)
    const owner = await shop.owner()
    const path = `/api/editor/sites/${shop.siteId}/orders/${id}/fulfilment`
    const inPart = await owner.write('POST', path, { items: [{ line: 1, quantity: 1 }] })
    expect([inPart.status, inPart.json()['message']]).toEqual([
      409,
      'An order that is picked up is marked as ready as a whole.',
    ])
    const ready = await owner.write('POST', path, { items: [{ line: 1, quantity: 2 }] })
    expect(ready.json()['status']).toBe('fulfilled')
    expect((await owner.write('DELETE', path)).json()['status']).toBe('paid')
  })

  test('that was shown as sent is told of before it is charged, and the address is not kept', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const orders = await shop.orderCount()
    const typed = { ...buyer, line1: '1 Secret Lane', delivery: 'pickup', shipping: 'flat' }
    const refused = await press(ada, typed)
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('You pick it up now, at The &lt;workshop&gt;, which is free.')
    expect(await shop.orderCount()).toBe(orders)
    // whoever has it sent after all finds what they had typed
    expect(refused.text).toContain('value="1 Secret Lane"')
    await ada.postForm('/checkout', { ...hiddenFieldsOf(refused), ...accepted, ...typed })
    expect(JSON.stringify(await newestOrder(shop))).not.toContain('Secret')
  })

  test('is all that there is where the shop sends nothing', async () => {
    await shop.perform('set-pickup-only', { only: true })
    const ada = await shop.shopperWith('BOWL-M')
    expect((await ada.get('/cart')).text).toContain('You pick your order up')
    const form = await ada.get('/checkout')
    expect(form.text).not.toContain('name="line1"')
    expect(form.text).not.toContain('name="delivery"')
    expect(form.text).toContain('Pay $25.00')
    const paid = await press(ada, { firstName, lastName, email, shipping: 'harbor' })
    expect(paid.status).toBe(409)
    await fetchIt(ada, { shipping: 'harbor' })
    expect(await newestOrder(shop)).toMatchObject({ shippingName: 'Harbor' })
  })

  test('is taxed where it is picked up', async () => {
    await shop.perform('put-tax-place', {
      id: 'maine',
      seen: null,
      place: {
        country: 'US',
        region: 'ME',
        postcodes: [],
        rates: [{ name: 'Sales tax', standardPpm: 55_000, reducedPpm: 0 }],
      },
    })
    const ada = await shop.shopperWith('BOWL-M')
    // they live where none is due
    await fetchIt(ada, { ...buyer, region: 'NH', shipping: 'workshop' })
    const order = await newestOrder(shop)
    expect(order).toMatchObject({ taxTotal: { value: '138' }, grandTotal: { value: '2638' } })
    await shop.perform('remove-tax-places', { ids: ['maine'] })
  })
})
