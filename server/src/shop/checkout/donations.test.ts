import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MailReply, MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import type { OrdersReply, OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import type { SalesReply } from '@vitrine/rules/shop/sales/sales-api.ts'
import { actAsOwner } from '../../testing/act-as-owner.ts'
import { addToolToken } from '../../testing/add-tool-token.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import { likeKeys } from '../../testing/stripe-like/stripe-like-keys.ts'
import {
  openStripeLikeServer,
  type StripeLikeServer,
} from '../../testing/stripe-like/stripe-like-server.ts'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'

let stripe: StripeLikeServer
let shop: CartShop
let owner: Visitor
const settings = { isOn: true, title: 'A new <kiln>', thanks: 'We will send a photo.' }

beforeAll(async () => {
  stripe = await openStripeLikeServer(() => shop.time.now)
  shop = await openCartShop({ environment: { STRIPE_API: stripe.url } })
  owner = await shop.owner()
})
afterAll(async () => {
  await shop.close()
  await stripe.close()
})
beforeEach(() => {
  shop.time.now += 61_000
})

const giver = {
  email: 'ada@giver.example',
  firstName: 'Ada',
  lastName: 'Fern',
  message: 'Keep going!\r\nYours',
  payment: 'accepted',
}
const tenDollars = { choice: '1000' }
const own = (amount: string) => ({ choice: 'own', amount })

async function set(donations: object): Promise<void> {
  await shop.perform('set-donations', { set: donations })
  shop.time.now += 1500
}

async function hiddenFields(visitor: Visitor): Promise<{ key: string; currency: string }> {
  const { text } = await visitor.get('/donate')
  const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1]
  return { key: valueOf('key') ?? '', currency: valueOf('currency') ?? '' }
}

/** Opens the page and sends its form, as a browser without script does. */
async function give(visitor: Visitor, fields: object): Promise<TestResponse> {
  return visitor.postForm('/donate', { ...(await hiddenFields(visitor)), ...giver, ...fields })
}

async function orders() {
  return (await owner.get(`/api/editor/sites/${shop.siteId}/orders`)).json<OrdersReply>().orders
}

async function newestOrder(): Promise<OrderWithEvents> {
  const [newest] = await orders()
  const path = `/api/editor/sites/${shop.siteId}/orders/${newest?.id}`
  return (await owner.get(path)).json<OrderWithEvents>()
}

test('a site takes none until its owner says so, and none any more once they say so', async () => {
  expect((await shop.visitor().get('/donate')).status).toBe(404)
  await set(settings)
  const page = await shop.visitor().get('/donate')
  expect(page.status).toBe(200)
  expect(page.text).toContain('"pageType":203')
  expect(page.text).toContain('A new &lt;kiln&gt;')
  const form = await hiddenFields(shop.visitor())
  await set({ isOn: false })
  const late = await shop.visitor().postForm('/donate', { ...form, ...giver, ...tenDollars })
  expect([late.status, late.text.includes('Nothing can be given here')]).toEqual([409, true])
  expect(await orders()).toEqual([])
})

test('amounts that cannot be given are not taken from an owner', async () => {
  for (const [wrong, field] of [
    [{ amounts: [50] }, 'amounts'],
    [{ amounts: [500, 500] }, 'amounts'],
    [{ amounts: [], takesOwnAmount: false }, 'amounts'],
    [{ mostCents: 100 }, 'mostCents'],
    [{ isOn: true, leastCents: 49 }, 'leastCents'],
    [{ causes: ['The kiln', 'The kiln '] }, 'causes'],
  ] as const) {
    const path = `/api/editor/sites/${shop.siteId}/actions`
    const input = { set: wrong, currency: 'USD' }
    const done = await owner.write('POST', path, { action: 'set-donations', input })
    expect([done.status, Object.keys(done.json<{ fields: object }>().fields)]).toEqual([
      400,
      [field],
    ])
  }
})

describe('a donation', () => {
  beforeAll(() => set(settings))

  test('is given by a plain form, thanks whoever gave, and is never to be sent', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const given = await give(ada, own('$12,50'))
    expect(given.status).toBe(303)
    const page = await ada.get(given.headers.location ?? '')
    expect(page.text).toContain('"pageType":204')
    for (const words of ['Thank you, Ada.', '$12.50', 'Keep going!\nYours', settings.thanks]) {
      expect(page.text).toContain(words)
    }
    expect((await ada.get(`${given.headers.location}/receipt`)).text).toContain('Given by')
    // their cart has nothing to do with it
    expect((await ada.get('/api/commerce/shopping-cart')).json()['totalQuantity']).toBe(1)
    const order = await newestOrder()
    expect(order).toMatchObject({
      status: 'fulfilled',
      isDonation: true,
      grandTotal: { value: '1250', currency: 'USD' },
      taxTotal: { value: '0' },
      shippingName: '',
    })
    expect(order.items).toMatchObject([
      { productName: 'A new <kiln>', needsParcel: false, isDonation: true },
    ])
    const withdrawal = await ada.get(`${given.headers.location}/withdrawal`)
    expect(withdrawal.text).not.toContain('<form')
    const base = `/api/editor/sites/${shop.siteId}`
    const back = await owner.write('DELETE', `${base}/orders/${order.id}/fulfilment`, undefined)
    expect(back.json()).toMatchObject({ code: 'donation-not-sent' })
    const { secret } = await addToolToken(shop, shop.siteId)
    const read = await shop.visitor().send('/api/commerce/v1/orders', {
      headers: { authorization: `Bearer ${secret}` },
    })
    expect(read.json<{ orders: { lineItems: object[] }[] }>().orders[0]?.lineItems).toMatchObject([
      { isDonation: true, requiresShipping: false },
    ])
  })

  test('writes to whoever gave and to the owner, and is no sale', async () => {
    await give(shop.visitor(), { choice: '2500' })
    const base = `/api/editor/sites/${shop.siteId}`
    const { mails } = (await owner.get(`${base}/mails`)).json<MailsReply>()
    expect(
      mails
        .slice(0, 2)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['donation-confirmation', 'new-donation'])
    for (const { id } of mails.slice(0, 2)) {
      const { text } = (await owner.get(`${base}/mails/${id}`)).json<MailReply>()
      for (const words of ['$25.00', 'A new <kiln>', 'Keep going!']) expect(text).toContain(words)
    }
    const sales = (await owner.get(`${base}/sales`)).json<SalesReply>()
    expect(sales.figures).toMatchObject({ orders: 0, items: 0, grossCents: 0 })
    expect(sales.products.best).toEqual([])
    expect(sales.donations).toEqual({ count: 2, cents: 3750 })
  })

  test('is given once by a form that comes again, at once or later, and never by another one', async () => {
    const ada = shop.visitor()
    const before = (await orders()).length
    const form = { ...(await hiddenFields(ada)), ...giver, ...tenDollars }
    const both = await Promise.all([1, 2].map(() => ada.postForm('/donate', form)))
    const [first = '', second] = both.map(({ headers }) => headers.location)
    expect(first).toContain('/checkout/order-confirmed/')
    expect(second).toBe(first)
    expect((await ada.postForm('/donate', form)).headers.location).toBe(first)
    const other = await ada.postForm('/donate', { ...form, choice: '5000' })
    expect(other.status).toBe(422)
    expect(other.text).not.toContain(`value="${form.key}"`)
    expect((await orders()).length).toBe(before + 1)
  })

  test.each([
    [{ choice: '' }, 'Please choose an amount.'],
    [{ choice: '1234' }, 'Please choose an amount.'],
    [own(''), 'Required'],
    [own('ten'), 'Please enter an amount in digits'],
    [own('-10'), 'Please enter an amount in digits'],
    [own('0.99'), 'This is less than can be given here.'],
    [own('10000.01'), 'This is more than can be given here.'],
    [{ ...tenDollars, email: 'nobody' }, 'Email is not valid.'],
    [{ ...tenDollars, message: 'x'.repeat(501) }, 'You have exceeded the character limit.'],
    [{ ...tenDollars, lastName: ' \u200b' }, 'Required'],
    [{ ...tenDollars, payment: 'card' }, 'Please choose one.'],
  ])('of %j is refused with what is wrong, and kept in its form', async (wrong, sentence) => {
    const before = (await orders()).length
    const answer = await give(shop.visitor(), wrong)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(sentence)
    expect(answer.text).toContain('value="Ada"')
    expect((await orders()).length).toBe(before)
  })

  test('in another currency than the page has shown is refused', async () => {
    const answer = await give(shop.visitor(), { ...tenDollars, currency: 'JPY' })
    expect([answer.status, answer.text.includes('in another currency')]).toEqual([409, true])
  })

  test('that the bank refuses leads back to its amount, and is given once it is approved', async () => {
    const ada = shop.visitor()
    const asks = async () => {
      const way = await ada.get(
        (await give(ada, { ...own('33'), payment: 'asks' })).headers.location ?? '',
      )
      const goTo = /0;url=(\S+)/.exec(String(way.headers['refresh']))?.[1] ?? ''
      return new URL(goTo).pathname
    }
    const answer = async (said: string) => {
      const done = await ada.postForm(await asks(), { answer: said })
      return (await ada.get(done.headers.location ?? '')).headers.location ?? ''
    }
    const before = (await orders()).length
    const declined = await answer('declined')
    expect(declined).toContain('/donate?amount=33.00&payment=payment-declined&of=')
    const page = await ada.get(declined)
    expect([page.status, page.text.includes('Your payment was declined.')]).toEqual([200, true])
    // what was typed is there for who typed it, and for nobody else who has the address
    for (const typed of ['value="33"', 'value="ada@giver.example"', 'Keep going!']) {
      expect(page.text).toContain(typed)
    }
    const other = (await shop.visitor().get(declined)).text
    expect([other.includes('value="33.00"'), other.includes('ada@giver')]).toEqual([true, false])
    await set({ isOn: false })
    const off = await ada.get(declined)
    expect([off.status, off.text.includes('Your payment was declined.')]).toEqual([200, true])
    await set({ isOn: true })
    expect((await orders()).length).toBe(before)
    expect(await answer('approved')).toContain('/checkout/order-confirmed/')
    expect((await orders()).length).toBe(before + 1)
  })

  test('is led to by a block with its amounts, which shows nothing while none are taken', async () => {
    const { act, addPage } = actAsOwner(shop, owner)
    const page = await addPage({ title: 'Give', typeName: 'page', urlId: 'give' })
    const block = { id: 'b', type: 52, value: { buttonLabel: 'Give <now>' } }
    const column = { id: 'c', span: 12, blocks: [block], rows: [] }
    const layout = { columns: 12, rows: [{ id: 'r', columns: [column] }] }
    await act('save-layout', { layoutId: `page-${page}`, layout })
    const seen = (await shop.visitor().get('/give')).text
    expect(seen).toContain('A new &lt;kiln&gt;</h2>')
    expect(seen).toContain('Give &lt;now&gt;</a>')
    expect(seen).toContain('href="/donate?amount=25.00"')
    const led = (await shop.visitor().get('/donate?amount=25.00')).text
    expect(/name="choice" value="2500"[^>]* checked/.test(led)).toBe(true)
    await set({ isOn: false })
    expect((await shop.visitor().get('/give')).text).not.toContain('sqs-donation-block')
    await set({ isOn: true })
  })

  test('is paid at Stripe without a cart, and goes back by a refund', async () => {
    const kept = await owner.write('POST', `/api/editor/sites/${shop.siteId}/stripe-keys`, {
      mode: 'test',
      secretKey: likeKeys.test,
      webhookSecret: 'whsec_of_the_shop',
    })
    const { key, webhookSecretId } = kept.json<{ key: object; webhookSecretId: string }>()
    await shop.perform('set-stripe-keys', { set: { test: { ...key, webhookSecretId } } })
    shop.time.now += 1500
    const ada = shop.visitor()
    expect((await ada.get('/donate')).text).toContain('You pay on the next page, at Stripe')
    const way = await give(ada, { choice: '5000', payment: '' })
    expect(way.headers.location).toMatch(/^\/checkout\/pay\//)
    const session = [...stripe.ledger.sessions.values()].at(-1)
    expect(session).toMatchObject({ amount_total: 5000, customer_email: giver.email })
    stripe.pay(session?.id ?? '')
    const placed = await ada.get(new URL(session?.success_url ?? '').pathname)
    const order = await newestOrder()
    const page = placed.headers.location ?? ''
    expect(order.payment.provider).toBe('stripe-test')
    const body = {
      key: 'refund-of-a-donation',
      units: [{ line: 1, quantity: 1 }],
      shippingCents: 0,
      amountCents: null,
      refundedCents: 0,
      restock: true,
      reason: 'The kiln was cheaper.',
      tellsCustomer: true,
    }
    const path = `/api/editor/sites/${shop.siteId}/orders/${order.id}/refunds`
    expect((await owner.write('POST', path, body)).json()).toMatchObject({
      refundedTotal: { value: '5000' },
      isAllBack: true,
    })
    expect((await ada.get(page)).text).toContain('was given back.')
    const base = `/api/editor/sites/${shop.siteId}`
    const { mails } = (await owner.get(`${base}/mails`)).json<MailsReply>()
    const told = mails.find(({ kind }) => kind === 'donation-refunded')
    const { text } = (await owner.get(`${base}/mails/${told?.id}`)).json<MailReply>()
    expect(text).toContain(`of your donation ${order.orderNumber}`)
    expect(text).toContain('The kiln was cheaper.')
    expect(text).not.toContain('order ')
  })
})
