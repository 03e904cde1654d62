import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MailReply, MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import type { OrdersReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import type {
  SubscriptionLine,
  SubscriptionReply,
} from '@vitrine/rules/shop/subscriptions/subscriptions-api.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import { accepted, buyer, hiddenFieldsOf } from './testing/open-shop.ts'
import { renewSubscriptions } from './renew-subscriptions.ts'

const dayMs = 86_400_000
const monthly = { every: 1, unit: 'MONTH', cycles: 0 }

let shop: CartShop
let owner: Visitor

beforeAll(async () => {
  shop = await openCartShop()
  owner = await shop.owner()
  await setPlan(monthly)
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.time.now += 3_600_000
  owner = await shop.owner()
  await shop.setStock('BOWL-M', 50)
  // those of other tests are due as well
  await shop.context.database.pool.query("update subscription set state = 'ended', wake_at = null")
})

const base = () => `/api/editor/sites/${shop.siteId}`
const setPlan = (plan: object | null) =>
  shop.perform('set-subscription-plan', { itemId: shop.bowlId, plan })

const subscribe = (visitor: Visitor, more: object = {}) =>
  visitor.write('POST', '/api/3/commerce/cart/subscription', {
    itemId: shop.bowlId,
    sku: 'BOWL-M',
    qty: 1,
    additionalFields: null,
    ...more,
  })

async function checkoutOf(visitor: Visitor): Promise<string> {
  const { cartToken } = (await subscribe(visitor)).json<{ cartToken: string }>()
  return `/checkout/subscribe?cartToken=${cartToken}`
}

async function buyIt(visitor: Visitor, fields: Readonly<Record<string, string>> = {}) {
  const path = await checkoutOf(visitor)
  const hidden = hiddenFieldsOf(await visitor.get(path))
  return visitor.postForm(path, { ...hidden, ...buyer, ...accepted, ...fields })
}

/** Somebody who has subscribed, with what they have. */
async function newSubscriber(fields: Readonly<Record<string, string>> = {}) {
  const visitor = shop.visitor()
  const bought = await buyIt(visitor, { email: `s${shop.time.now}@shopper.example`, ...fields })
  expect(bought.status, bought.text).toBe(303)
  const orderPage = String(bought.headers.location)
  const page = /href="([^"]*\/checkout\/subscription\/[^"]+)"/.exec(
    (await visitor.get(orderPage)).text,
  )?.[1]
  const [newest] = await list()
  return { visitor, page: page ?? '', id: newest?.id ?? '', orderPage }
}

const list = async (query = '') => {
  const answer = await owner.get(`${base()}/subscriptions${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.json<{ subscriptions: SubscriptionLine[] }>().subscriptions
}
const read = async (id: string) =>
  (await owner.get(`${base()}/subscriptions/${id}`)).json<SubscriptionReply>()
const change = (id: string, wish: string) =>
  owner.write('PUT', `${base()}/subscriptions/${id}/state`, { wish })
const statesOf = async (id: string) =>
  (await read(id)).cycles.map(({ number, state }) => `${number} ${state}`)
const ordersNow = async () =>
  (await owner.get(`${base()}/orders?limit=100`)).json<OrdersReply>().orders

async function newestMail(kind: string): Promise<MailReply> {
  const { mails } = (await owner.get(`${base()}/mails`)).json<MailsReply>()
  const newest = mails.find((mail) => mail.kind === kind)
  return (await owner.get(`${base()}/mails/${newest?.id}`)).json<MailReply>()
}

/** The clock goes on, and the job looks. */
async function later(ms: number): Promise<void> {
  shop.time.now += ms
  // nobody stays signed in for so long
  owner = await shop.owner()
  await renewSubscriptions(shop.context)
}

describe('buying', () => {
  test('what is subscribed to goes into no cart, and its token leads to a checkout of its own', async () => {
    const visitor = shop.visitor()
    const refused = await shop.add(visitor, 'BOWL-M')
    expect([refused.status, refused.json<{ code: string }>().code]).toEqual([
      409,
      'subscribe-instead',
    ])
    const page = await visitor.get(await checkoutOf(visitor))
    expect(page.status).toBe(200)
    expect(page.text).toContain('every month')
    expect(page.text).toContain('By paying, you agree that')
    expect((await shop.cartOf(visitor)).totalQuantity).toBe(0)
  })

  test('without script the form leads there as well', async () => {
    const visitor = shop.visitor()
    await visitor.get('/')
    const fields = { itemId: shop.bowlId, sku: 'BOWL-M', quantity: '1' }
    const added = await visitor.postForm('/cart/add', fields)
    expect([added.status, String(added.headers.location)]).toEqual([
      303,
      expect.stringContaining('/checkout/subscribe?cartToken='),
    ])
  })

  test('a request that asks for what cannot be is refused', async () => {
    const visitor = shop.visitor()
    const glaze = shop.goods.get('GLAZE')?.itemId
    expect((await subscribe(visitor, { qty: 2 })).status).toBe(400)
    expect((await subscribe(visitor, { qty: 'many' })).status).toBe(400)
    expect((await subscribe(visitor, { itemId: 'none' })).status).toBe(404)
    expect((await subscribe(visitor, { sku: 'NONE' })).status).toBe(400)
    expect((await subscribe(visitor, { itemId: glaze, sku: 'GLAZE' })).status).toBe(409)
    expect((await subscribe(visitor, { additionalFields: '{' })).status).toBe(400)
    await shop.setStock('BOWL-M', 0)
    expect((await subscribe(visitor)).status).toBe(409)
    const nowhere = await visitor.get('/checkout/subscribe?cartToken=none')
    expect([nowhere.status, String(nowhere.headers.location)]).toEqual([303, '/'])
  })

  test('a paid order begins it, says so by a mail, and keeps what was agreed to', async () => {
    const { id, page, orderPage, visitor } = await newSubscriber()
    const kept = await read(id)
    expect(kept).toMatchObject({ state: 'active', title: 'Moss Bowl', plan: monthly })
    expect(kept.consent).toContain('until you cancel')
    expect(await statesOf(id)).toEqual(['1 paid'])
    const mail = await newestMail('subscription-started')
    expect(mail.text).toContain(page)
    const shown = await visitor.get(orderPage)
    expect(shown.text).toContain('This order is a payment of a subscription.')
    const own = await visitor.get(page)
    expect([own.status, own.text.includes('The next payment is on')]).toEqual([200, true])
  })

  test('a plan that has changed meanwhile is told before anything is charged', async () => {
    const visitor = shop.visitor()
    const path = await checkoutOf(visitor)
    const hidden = hiddenFieldsOf(await visitor.get(path))
    await setPlan({ every: 2, unit: 'WEEK', cycles: 0 })
    shop.time.now += 2000
    const answer = await visitor.postForm(path, { ...hidden, ...buyer, ...accepted })
    await setPlan(monthly)
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('It is paid more or less often now.')
  })

  test('a declined payment begins nothing, and the same page takes another one', async () => {
    const visitor = shop.visitor()
    const before = (await list()).length
    const path = await checkoutOf(visitor)
    const first = hiddenFieldsOf(await visitor.get(path))
    const declined = { ...first, ...buyer, payment: 'declined' }
    expect((await visitor.postForm(path, declined)).status).toBe(402)
    expect((await list()).length).toBe(before)
    const second = hiddenFieldsOf(await visitor.get(path))
    expect((await visitor.postForm(path, { ...second, ...buyer, ...accepted })).status).toBe(303)
    expect((await list()).length).toBe(before + 1)
  })

  test('who leaves the bank comes back to that checkout', async () => {
    const visitor = shop.visitor()
    const asked = await buyIt(visitor, { payment: 'asks' })
    const token = String(asked.headers.location).slice('/checkout/pay/'.length)
    const back = await visitor.get(`/checkout/return/${token}?back=1`)
    expect(String(back.headers.location)).toMatch(
      /^\/checkout\/subscribe\?cartToken=.+&payment=payment-stopped$/,
    )
    expect((await visitor.get(String(back.headers.location))).status).toBe(200)
  })
})

describe('renewals', () => {
  test('each month has its order, charged once however often the job looks', async () => {
    const { id } = await newSubscriber()
    const before = (await ordersNow()).length
    await later(32 * dayMs)
    await Promise.all([1, 2, 3, 4].map(() => renewSubscriptions(shop.context)))
    expect(await statesOf(id)).toEqual(['2 paid', '1 paid'])
    const [newest, ...others] = await ordersNow()
    expect(others.length).toBe(before)
    expect(newest?.subscription).toEqual({ id, cycle: 2 })
  })

  test('after an outage of three months the newest alone is charged, and the owner is told', async () => {
    const { id } = await newSubscriber()
    await later(95 * dayMs)
    await later(60_000)
    expect(await statesOf(id)).toEqual(['4 paid', '3 skipped', '2 skipped', '1 paid'])
    const { rows } = await shop.context.database.pool.query(
      'select reason from job_failure where about like $1',
      [`subscription/${id}/%`],
    )
    expect(rows).toHaveLength(1)
  })

  test('what is declined is tried four times more, then it ends, and each time a mail tells', async () => {
    const { id } = await newSubscriber({ payment: 'declined-later' })
    const orders = (await ordersNow()).length
    await later(32 * dayMs)
    expect((await read(id)).state).toBe('past-due')
    for (const days of [1, 3, 5]) await later(days * dayMs)
    expect((await read(id)).cycles[0]).toMatchObject({ number: 2, state: 'retrying', tries: 4 })
    await later(7 * dayMs)
    expect(await read(id)).toMatchObject({ state: 'ended', endedWhy: 'unpaid' })
    expect(await statesOf(id)).toEqual(['2 unpaid', '1 paid'])
    expect((await ordersNow()).length).toBe(orders)
    expect((await newestMail('subscription-unpaid')).text).toContain('Pay now')
    expect(await shop.stockOf('BOWL-M')).toBe(49)
  })

  test('what the bank wants to ask about is not tried: the page takes the payment', async () => {
    const { id, page, visitor } = await newSubscriber({ payment: 'asks-later' })
    await later(32 * dayMs)
    expect((await read(id)).cycles[0]).toMatchObject({ tries: 1, tryAt: null, state: 'retrying' })
    await later(4 * dayMs)
    expect((await read(id)).cycles[0]?.tries).toBe(1)
    expect((await visitor.get(page)).text).toContain('did not go through')
    const declined = await visitor.postForm(`${page}/pay`, { payment: 'declined' })
    expect(declined.status).toBe(402)
    expect((await read(id)).cycles[0]).toMatchObject({ tries: 1, state: 'retrying' })
    const paid = await visitor.postForm(`${page}/pay`, { payment: 'accepted' })
    expect([paid.status, String(paid.headers.location)]).toEqual([
      303,
      expect.stringContaining('/checkout/order-confirmed/'),
    ])
    expect((await read(id)).state).toBe('active')
    await later(31 * dayMs)
    expect(await statesOf(id)).toEqual(['3 paid', '2 paid', '1 paid'])
  })

  test('what is sold out is left out, and goes on at the next date', async () => {
    const { id } = await newSubscriber()
    await shop.setStock('BOWL-M', 0)
    await later(32 * dayMs)
    expect(await statesOf(id)).toEqual(['2 skipped', '1 paid'])
    await shop.setStock('BOWL-M', 5)
    await later(31 * dayMs)
    expect(await statesOf(id)).toEqual(['3 paid', '2 skipped', '1 paid'])
  })

  test('the price stays as it was agreed to, whatever the product costs by now', async () => {
    const { id } = await newSubscriber()
    const total = (await read(id)).total.value
    await shop.priceBowls(99_900, () => later(32 * dayMs))
    expect(await statesOf(id)).toEqual(['2 paid', '1 paid'])
    expect((await read(id)).total.value).toBe(total)
  })

  test('the last payment of a plan ends it', async () => {
    await setPlan({ ...monthly, cycles: 2 })
    shop.time.now += 2000
    const { id } = await newSubscriber()
    await setPlan(monthly)
    await later(32 * dayMs)
    expect(await read(id)).toMatchObject({ state: 'ended', endedWhy: 'completed', nextAt: null })
    await later(62 * dayMs)
    expect(await statesOf(id)).toEqual(['2 paid', '1 paid'])
  })
})

describe('the page of whoever subscribes', () => {
  const want = (visitor: Visitor, page: string, wish: string): Promise<TestResponse> =>
    visitor.postForm(page, { wish })

  test('canceling lets it run to its end, says so by a mail, and can be taken back', async () => {
    const { id, page, visitor } = await newSubscriber()
    expect((await want(visitor, page, 'cancel')).status).toBe(303)
    expect((await read(id)).state).toBe('cancelling')
    expect((await newestMail('subscription-ended')).text).toContain('is canceled')
    expect((await want(visitor, page, 'keep')).status).toBe(303)
    expect((await want(visitor, page, 'cancel')).status).toBe(303)
    await later(32 * dayMs)
    expect(await read(id)).toMatchObject({ state: 'ended', endedWhy: 'canceled' })
    expect(await statesOf(id)).toEqual(['1 paid'])
    expect((await want(visitor, page, 'keep')).status).toBe(409)
  })

  test('what is paused is left out, and the calendar does not move', async () => {
    const { id, page, visitor } = await newSubscriber()
    const { nextAt } = await read(id)
    expect((await want(visitor, page, 'pause')).status).toBe(303)
    await later(32 * dayMs)
    expect(await statesOf(id)).toEqual(['2 skipped', '1 paid'])
    expect((await want(visitor, page, 'resume')).status).toBe(303)
    await later(31 * dayMs)
    expect(await statesOf(id)).toEqual(['3 paid', '2 skipped', '1 paid'])
    expect((await read(id)).startedAt + 31 * dayMs).toBeGreaterThanOrEqual(nextAt ?? 0)
  })

  test('another address counts from the next payment on; one that is none is told', async () => {
    const { id, page, visitor } = await newSubscriber()
    const { email: _stays, ...address } = buyer
    const wrong = await visitor.postForm(`${page}/address`, { ...address, line1: '' })
    expect(wrong.status).toBe(400)
    const right = await visitor.postForm(`${page}/address`, { ...address, line1: '2 Fern Road' })
    expect(right.status).toBe(303)
    expect((await read(id)).addressLines).toContain('2 Fern Road')
    await later(32 * dayMs)
    const [newest] = await ordersNow()
    const order = await owner.get(`${base()}/orders/${newest?.id}`)
    expect(order.text).toContain('2 Fern Road')
  })

  test('without its link it is canceled by the number of its order', async () => {
    const { id } = await newSubscriber()
    const { orderNumber, email } = await read(id)
    const visitor = shop.visitor()
    const path = '/checkout/cancel-subscription'
    await visitor.get(path)
    const unknown = { orderNumber: String(orderNumber), email: 'eve@shopper.example' }
    expect((await visitor.postForm(path, unknown)).status).toBe(404)
    const known = { orderNumber: String(orderNumber), email: email.toUpperCase() }
    expect((await visitor.postForm(path, known)).status).toBe(303)
    expect((await visitor.postForm(path, known)).status).toBe(303)
    expect((await read(id)).state).toBe('cancelling')
  })

  test('the pages of the checkout lead to where one is canceled', async () => {
    const { orderPage, visitor } = await newSubscriber()
    expect((await visitor.get(orderPage)).text).toContain('href="/checkout/cancel-subscription"')
  })

  test('an address that is none of ours shows nothing, and a wish that is none is refused', async () => {
    const { page, visitor } = await newSubscriber()
    expect((await visitor.get('/checkout/subscription/none')).status).toBe(404)
    expect((await want(visitor, '/checkout/subscription/none', 'cancel')).status).toBe(404)
    expect((await want(visitor, page, 'end')).status).toBe(400)
    expect((await visitor.postForm(`${page}/pay`, { payment: 'accepted' })).status).toBe(409)
  })
})

describe('the owner', () => {
  test('finds them by state and words, and skips, pauses and ends one', async () => {
    const { id } = await newSubscriber({ firstName: 'Zora' })
    expect((await list('?search=Zora%20moss')).map((one) => one.id)).toEqual([id])
    expect((await list('?search=Zora&state=paused')).length).toBe(0)
    expect((await change(id, 'skip')).json<SubscriptionReply>().cycles[0]).toMatchObject({
      number: 2,
      state: 'skipped',
      why: 'owner',
    })
    expect((await change(id, 'pause')).json<SubscriptionReply>().state).toBe('paused')
    expect((await change(id, 'pause')).status).toBe(409)
    expect((await change(id, 'end')).json<SubscriptionReply>().state).toBe('ended')
    expect((await change(id, 'end')).status).toBe(409)
    expect((await change('none', 'end')).status).toBe(404)
    expect((await change(id, 'burn')).status).toBe(400)
  })

  test('sends the link again, of one that has not ended', async () => {
    const { id, page } = await newSubscriber()
    const sent = await owner.write('POST', `${base()}/subscriptions/${id}/mail`, {})
    expect(sent.status).toBe(200)
    expect((await newestMail('subscription-started')).text).toContain(page)
    await change(id, 'end')
    const none = await owner.write('POST', `${base()}/subscriptions/${id}/mail`, {})
    expect(none.status).toBe(409)
  })
})
