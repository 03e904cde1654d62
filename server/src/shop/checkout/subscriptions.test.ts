import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SubscriptionReply } from '@vitrine/rules/shop/subscriptions/subscriptions-api.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { accepted, buyer, hiddenFieldsOf } from './testing/open-shop.ts'
import {
  monthly,
  soldBy,
  openSubscriptionShop,
  type SubscriptionShop,
} from './testing/open-subscription-shop.ts'
import { renewSubscriptions } from './renew-subscriptions.ts'

const dayMs = 86_400_000

let shop: SubscriptionShop
beforeAll(async () => {
  shop = await openSubscriptionShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.time.now += 3_600_000
  await shop.endAll()
  await shop.setStock('BOWL-M', 50)
})

const setPlan = (plan: object | null) =>
  shop.perform('set-subscription-plan', soldBy(shop.bowlId, plan))

/** Of the first plan as it stands. */
const planId = async (): Promise<string | undefined> => {
  const site = shop.context.database.dbFor(shop.siteId)
  const items = await listDocuments(site, 'item')
  return items.find(({ id }) => id === shop.bowlId)?.body.product?.subscription?.id
}

describe('buying', () => {
  test('what is subscribed to goes into no cart, and its token leads to a checkout of its own', async () => {
    const visitor = shop.visitor()
    const refused = await shop.add(visitor, 'BOWL-M')
    expect([refused.status, refused.json<{ code: string }>().code]).toEqual([
      409,
      'subscribe-instead',
    ])
    const page = await visitor.get(await shop.checkoutOf(visitor))
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
    expect((await shop.subscribe(visitor, { qty: 2 })).status).toBe(400)
    expect((await shop.subscribe(visitor, { qty: 'many' })).status).toBe(400)
    expect((await shop.subscribe(visitor, { itemId: 'none' })).status).toBe(404)
    expect((await shop.subscribe(visitor, { sku: 'NONE' })).status).toBe(400)
    expect((await shop.subscribe(visitor, { itemId: glaze, sku: 'GLAZE' })).status).toBe(409)
    expect((await shop.subscribe(visitor, { additionalFields: '{' })).status).toBe(400)
    await shop.setStock('BOWL-M', 0)
    expect((await shop.subscribe(visitor)).status).toBe(409)
    const nowhere = await visitor.get('/checkout/subscribe?cartToken=none')
    expect([nowhere.status, String(nowhere.headers.location)]).toEqual([303, '/'])
  })

  test('a paid order begins it, says so by a mail, and keeps what was agreed to', async () => {
    const { id, page, orderPage, visitor } = await shop.newSubscriber()
    const kept = await shop.read(id)
    expect(kept).toMatchObject({ state: 'active', title: 'Moss Bowl', plan: monthly })
    expect(kept.consent).toContain('until you cancel')
    expect(await shop.statesOf(id)).toEqual(['1 paid'])
    const mail = await shop.newestMail('subscription-started')
    expect(mail.text).toContain(page)
    const shown = await visitor.get(orderPage)
    expect(shown.text).toContain('This order is a payment of a subscription.')
    const own = await visitor.get(page)
    expect([own.status, own.text.includes('The next payment is on')]).toEqual([200, true])
  })

  test('a plan that has changed meanwhile is told before anything is charged', async () => {
    const visitor = shop.visitor()
    const path = await shop.checkoutOf(visitor)
    const hidden = hiddenFieldsOf(await visitor.get(path))
    await setPlan({ id: await planId(), every: 2, unit: 'WEEK', cycles: 0 })
    shop.time.now += 2000
    const answer = await visitor.postForm(path, { ...hidden, ...buyer, ...accepted })
    await setPlan(monthly)
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('It is paid more or less often now.')
    shop.time.now += 2000
    const gone = await visitor.postForm(path, { ...hidden, ...buyer, ...accepted })
    expect([gone.status, gone.text.includes('can be had any more')]).toEqual([409, true])
  })

  test('a declined payment begins nothing, and the same page takes another one', async () => {
    const visitor = shop.visitor()
    const before = (await shop.list()).length
    const path = await shop.checkoutOf(visitor)
    const first = hiddenFieldsOf(await visitor.get(path))
    const declined = { ...first, ...buyer, payment: 'declined' }
    expect((await visitor.postForm(path, declined)).status).toBe(402)
    expect((await shop.list()).length).toBe(before)
    const second = hiddenFieldsOf(await visitor.get(path))
    expect((await visitor.postForm(path, { ...second, ...buyer, ...accepted })).status).toBe(303)
    expect((await shop.list()).length).toBe(before + 1)
  })

  test('who leaves the bank comes back to that checkout', async () => {
    const visitor = shop.visitor()
    const asked = await shop.buyIt(visitor, { payment: 'asks' })
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
    const { id } = await shop.newSubscriber()
    const before = (await shop.ordersNow()).length
    await shop.later(32 * dayMs)
    await Promise.all([1, 2, 3, 4].map(() => renewSubscriptions(shop.context)))
    expect(await shop.statesOf(id)).toEqual(['2 paid', '1 paid'])
    const [newest, ...others] = await shop.ordersNow()
    expect(others.length).toBe(before)
    expect(newest?.subscription).toEqual({ id, cycle: 2 })
  })

  test('after an outage of three months the newest alone is charged, and the owner is told', async () => {
    const { id } = await shop.newSubscriber()
    await shop.later(95 * dayMs)
    await shop.later(60_000)
    expect(await shop.statesOf(id)).toEqual(['4 paid', '3 skipped', '2 skipped', '1 paid'])
    const { rows } = await shop.context.database.pool.query(
      'select reason from job_failure where about like $1',
      [`subscription/${id}/%`],
    )
    expect(rows).toHaveLength(1)
  })

  test('what is declined is tried four times more, then it ends, and each time a mail tells', async () => {
    const { id } = await shop.newSubscriber({ payment: 'declined-later' })
    const orders = (await shop.ordersNow()).length
    await shop.later(32 * dayMs)
    expect((await shop.read(id)).state).toBe('past-due')
    for (const days of [1, 3, 5]) await shop.later(days * dayMs)
    expect((await shop.read(id)).cycles[0]).toMatchObject({
      number: 2,
      state: 'retrying',
      tries: 4,
    })
    await shop.later(7 * dayMs)
    expect(await shop.read(id)).toMatchObject({ state: 'ended', endedWhy: 'unpaid' })
    expect(await shop.statesOf(id)).toEqual(['2 unpaid', '1 paid'])
    expect((await shop.ordersNow()).length).toBe(orders)
    expect((await shop.newestMail('subscription-unpaid')).text).toContain('Pay now')
    expect(await shop.stockOf('BOWL-M')).toBe(49)
  })

  test('what the bank wants to ask about is not tried: the page takes the payment', async () => {
    const { id, page, visitor } = await shop.newSubscriber({ payment: 'asks-later' })
    await shop.later(32 * dayMs)
    expect((await shop.read(id)).cycles[0]).toMatchObject({
      tries: 1,
      tryAt: null,
      state: 'retrying',
    })
    await shop.later(4 * dayMs)
    expect((await shop.read(id)).cycles[0]?.tries).toBe(1)
    expect((await visitor.get(page)).text).toContain('did not go through')
    const declined = await visitor.postForm(`${page}/pay`, { payment: 'declined' })
    expect(declined.status).toBe(402)
    expect((await shop.read(id)).cycles[0]).toMatchObject({ tries: 1, state: 'retrying' })
    const paid = await visitor.postForm(`${page}/pay`, { payment: 'accepted' })
    expect([paid.status, String(paid.headers.location)]).toEqual([
      303,
      expect.stringContaining('/checkout/order-confirmed/'),
    ])
    expect((await shop.read(id)).state).toBe('active')
    await shop.later(31 * dayMs)
    expect(await shop.statesOf(id)).toEqual(['3 paid', '2 paid', '1 paid'])
  })

  test('what is sold out is left out, and goes on at the next date', async () => {
    const { id } = await shop.newSubscriber()
    await shop.setStock('BOWL-M', 0)
    await shop.later(32 * dayMs)
    expect(await shop.statesOf(id)).toEqual(['2 skipped', '1 paid'])
    await shop.setStock('BOWL-M', 5)
    await shop.later(31 * dayMs)
    // the product's own job may have begun it a moment before
    await expect.poll(() => shop.statesOf(id)).toEqual(['3 paid', '2 skipped', '1 paid'])
  })

  test('the price stays as it was agreed to, whatever the product costs by now', async () => {
    const { id } = await shop.newSubscriber()
    const total = (await shop.read(id)).total.value
    await shop.priceBowls(99_900, () => shop.later(32 * dayMs))
    expect(await shop.statesOf(id)).toEqual(['2 paid', '1 paid'])
    expect((await shop.read(id)).total.value).toBe(total)
  })

  test('the last payment of a plan ends it', async () => {
    await setPlan({ ...monthly, cycles: 2 })
    shop.time.now += 2000
    const { id } = await shop.newSubscriber()
    await setPlan(monthly)
    await shop.later(32 * dayMs)
    expect(await shop.read(id)).toMatchObject({
      state: 'ended',
      endedWhy: 'completed',
      nextAt: null,
    })
    await shop.later(62 * dayMs)
    expect(await shop.statesOf(id)).toEqual(['2 paid', '1 paid'])
  })
})

describe('the page of whoever subscribes', () => {
  const want = (visitor: Visitor, page: string, wish: string): Promise<TestResponse> =>
    visitor.postForm(page, { wish })

  test('canceling lets it run to its end, says so by a mail, and can be taken back', async () => {
    const { id, page, visitor } = await shop.newSubscriber()
    expect((await want(visitor, page, 'cancel')).status).toBe(303)
    expect((await shop.read(id)).state).toBe('cancelling')
    expect((await shop.newestMail('subscription-ended')).text).toContain('is canceled')
    expect((await want(visitor, page, 'keep')).status).toBe(303)
    const kept = await shop.newestMail('subscription-kept')
    for (const words of ['goes on', 'is taken back', 'every month', 'next payment is on', page]) {
      expect(kept.text).toContain(words)
    }
    const mails = await shop.mailsTo((await shop.read(id)).email)
    expect(mails.filter((kind) => kind === 'subscription-started')).toHaveLength(1)
    expect((await want(visitor, page, 'cancel')).status).toBe(303)
    await shop.later(32 * dayMs)
    expect(await shop.read(id)).toMatchObject({ state: 'ended', endedWhy: 'canceled' })
    expect(await shop.statesOf(id)).toEqual(['1 paid'])
    expect((await want(visitor, page, 'keep')).status).toBe(409)
  })

  test('what is paused is left out, and the calendar does not move', async () => {
    const { id, page, visitor } = await shop.newSubscriber()
    const { nextAt } = await shop.read(id)
    expect((await want(visitor, page, 'pause')).status).toBe(303)
    await shop.later(32 * dayMs)
    expect(await shop.statesOf(id)).toEqual(['2 skipped', '1 paid'])
    expect((await want(visitor, page, 'resume')).status).toBe(303)
    await shop.later(31 * dayMs)
    expect(await shop.statesOf(id)).toEqual(['3 paid', '2 skipped', '1 paid'])
    expect((await shop.read(id)).startedAt + 31 * dayMs).toBeGreaterThanOrEqual(nextAt ?? 0)
  })

  test('another address counts from the next payment on; one that is none is told', async () => {
    const { id, page, visitor } = await shop.newSubscriber()
    const { email: _stays, ...address } = buyer
    const wrong = await visitor.postForm(`${page}/address`, { ...address, line1: '' })
    expect(wrong.status).toBe(400)
    const right = await visitor.postForm(`${page}/address`, { ...address, line1: '2 Fern Road' })
    expect(right.status).toBe(303)
    expect((await shop.read(id)).addressLines).toContain('2 Fern Road')
    await shop.later(32 * dayMs)
    const [newest] = await shop.ordersNow()
    const order = await shop.orderOf(newest?.id ?? '')
    expect(order.shippingAddress.line1).toBe('2 Fern Road')
  })

  test('without its link it is canceled by the number of its order', async () => {
    const { id } = await shop.newSubscriber()
    const { orderNumber, email } = await shop.read(id)
    const visitor = shop.visitor()
    const path = '/checkout/cancel-subscription'
    await visitor.get(path)
    const unknown = { orderNumber: String(orderNumber), email: 'eve@shopper.example' }
    expect((await visitor.postForm(path, unknown)).status).toBe(404)
    const known = { orderNumber: String(orderNumber), email: email.toUpperCase() }
    expect((await visitor.postForm(path, known)).status).toBe(303)
    expect((await visitor.postForm(path, known)).status).toBe(303)
    expect((await shop.read(id)).state).toBe('cancelling')
  })

  test('the pages of the checkout lead to where one is canceled', async () => {
    const { orderPage, visitor } = await shop.newSubscriber()
    expect((await visitor.get(orderPage)).text).toContain('href="/checkout/cancel-subscription"')
  })

  test('an address that is none of ours shows nothing, and a wish that is none is refused', async () => {
    const { page, visitor } = await shop.newSubscriber()
    expect((await visitor.get('/checkout/subscription/none')).status).toBe(404)
    expect((await want(visitor, '/checkout/subscription/none', 'cancel')).status).toBe(404)
    expect((await want(visitor, page, 'end')).status).toBe(400)
    expect((await visitor.postForm(`${page}/pay`, { payment: 'accepted' })).status).toBe(409)
  })
})

describe('the owner', () => {
  test('finds them by state and words, and skips, pauses and ends one', async () => {
    const { id } = await shop.newSubscriber({ firstName: 'Zora' })
    expect((await shop.list('?search=Zora%20moss')).map((one) => one.id)).toEqual([id])
    expect((await shop.list('?search=Zora&state=paused')).length).toBe(0)
    expect((await shop.change(id, 'skip')).json<SubscriptionReply>().cycles[0]).toMatchObject({
      number: 2,
      state: 'skipped',
      why: 'owner',
    })
    expect((await shop.change(id, 'pause')).json<SubscriptionReply>().state).toBe('paused')
    expect((await shop.change(id, 'pause')).status).toBe(409)
    expect((await shop.change(id, 'end')).json<SubscriptionReply>().state).toBe('ended')
    expect((await shop.change(id, 'end')).status).toBe(409)
    expect((await shop.change('none', 'end')).status).toBe(404)
    expect((await shop.change(id, 'burn')).status).toBe(400)
  })

  test('sends the link again, of one that has not ended', async () => {
    const { id, page } = await shop.newSubscriber()
    const sent = await shop.mailLink(id)
    expect(sent.status).toBe(200)
    expect((await shop.newestMail('subscription-started')).text).toContain(page)
    await shop.change(id, 'end')
    const none = await shop.mailLink(id)
    expect(none.status).toBe(409)
  })
})
