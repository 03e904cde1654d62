import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { paymentsPaths } from '@vitrine/rules/shop/payments/payments-paths.ts'
import type { PaymentMode } from '@vitrine/rules/site/sites/stripe-settings.ts'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import { likeEvent, postEvent, signEvent } from '../../testing/stripe-like/stripe-like-events.ts'
import { likeKeys } from '../../testing/stripe-like/stripe-like-keys.ts'
import {
  openStripeLikeServer,
  type StripeLikeServer,
} from '../../testing/stripe-like/stripe-like-server.ts'
import { mailJobFailures } from '../../site/mail-words/tell-job-failures.ts'
import { findPayment } from './payment-store.ts'
import { stopPayment } from './stop-payment.ts'
import { settleDuePayments } from './settle-due-payments.ts'
import { buyer, hiddenFieldsOf } from './testing/open-shop.ts'

let stripe: StripeLikeServer
let shop: CartShop
const time = { now: 0 }
beforeAll(async () => {
  stripe = await openStripeLikeServer(() => time.now)
  shop = await openCartShop({ environment: { STRIPE_API: stripe.url } })
  time.now = shop.time.now
  await connect('test')
})
afterAll(async () => {
  await shop.close()
  await stripe.close()
})
beforeEach(async () => {
  stripe.faults.length = 0
  stripe.meanwhile = undefined
  stripe.revoked.clear()
  pass(3_600_000)
  await settleDuePayments(shop.context)
  await shop.setStock('BOWL-M', 10)
})

const minute = 60_000
const webhookSecret = 'whsec_of_the_shop'

function pass(ms: number): void {
  shop.time.now += ms
  time.now = shop.time.now
}

async function connect(mode: PaymentMode, secretKey: string = likeKeys[mode]): Promise<void> {
  const owner = await shop.owner()
  const typed = { mode, secretKey, webhookSecret }
  const kept = await owner.write('POST', `/api/editor/sites/${shop.siteId}/stripe-keys`, typed)
  const { key, webhookSecretId } = kept.json<{ key: object; webhookSecretId: string }>()
  await shop.perform('set-stripe-keys', { set: { [mode]: { ...key, webhookSecretId } } })
}

async function send(visitor: Visitor, fields: object = {}): Promise<TestResponse> {
  const hidden = hiddenFieldsOf(await visitor.get('/checkout'))
  return visitor.postForm('/checkout', { ...hidden, ...buyer, ...fields })
}

/** Presses Pay, and finds the page at Stripe that it leads to. */
async function goToStripe(visitor: Visitor) {
  const answer = await send(visitor)
  const { location = '' } = answer.headers
  expect(location).toMatch(/^\/checkout\/pay\//)
  const way = await visitor.get(location)
  const session = [...stripe.ledger.sessions.values()].at(-1)
  if (session === undefined) throw new Error('Stripe was not asked')
  expect(way.headers['refresh']).toBe(`0;url=${session.url}`)
  const { pathname, search } = new URL(session.cancel_url)
  return { session, returned: new URL(session.success_url).pathname, back: pathname + search }
}

const isOrder = ({ headers }: TestResponse) =>
  headers.location?.startsWith('/checkout/order-confirmed/') === true

function tell(type: Parameters<typeof likeEvent>[0], sessionId: string, secret = webhookSecret) {
  const session = stripe.ledger.sessions.get(sessionId)
  if (session === undefined) throw new Error('no such session')
  const path = paymentsPaths.stripeWebhook
  const where = { port: shop.port, host: 'fern.localhost', path }
  return postEvent(where, signEvent(likeEvent(type, session), secret, time.now))
}

async function newestPayment() {
  const { rows } = await shop.context.database.pool.query<Record<string, unknown>>(
    `select provider, status, amount_cents as amount, currency from payment
     order by created_at desc, id desc limit 1`,
  )
  return rows[0]
}

describe('a shop with keys of Stripe', () => {
  test('says where it is paid, and takes the order once it is', async () => {
    const ada = await shop.shopperWith('BOWL-M', 2)
    const page = await ada.get('/checkout')
    expect(page.text).toContain('You pay on the next page, at Stripe')
    expect(page.text).toContain('You pay on Stripe’s test page')
    expect(page.text).not.toContain('The bank asks first')
    const { session, returned } = await goToStripe(ada)
    expect(session).toMatchObject({
      amount_total: 5500,
      currency: 'usd',
      customer_email: buyer.email,
      livemode: false,
    })
    expect(await shop.stockOf('BOWL-M')).toBe(8)
    expect((await ada.get(returned)).text).toContain('We are waiting for the answer')
    stripe.pay(session.id)
    const placed = await ada.get(returned)
    expect(isOrder(placed)).toBe(true)
    const order = await ada.get(placed.headers.location ?? '')
    expect(order.text).toContain('This was a test payment')
    const owner = await shop.owner()
    const list = await owner.get(`/api/editor/sites/${shop.siteId}/orders?limit=1`)
    const [newest] = list.json<{ orders: { id: string }[] }>().orders
    const read = await owner.get(`/api/editor/sites/${shop.siteId}/orders/${newest?.id}`)
    expect(read.json()['payment']).toEqual({ provider: 'stripe-test', reference: session.id })
    expect(await newestPayment()).toEqual({
      provider: 'stripe-test',
      status: 'succeeded',
      amount: 5500,
      currency: 'USD',
    })
  })

  test('hears of a payment by a signed hint, however often, late and out of order it comes', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const { session, returned } = await goToStripe(ada)
    const orders = await shop.orderCount()
    // before it is paid there is nothing to hear
    expect(await tell('checkout.session.completed', session.id)).toBe(200)
    expect(await shop.orderCount()).toBe(orders)
    stripe.pay(session.id)
    const told = await Promise.all([
      ...Array.from({ length: 10 }, (_, at) =>
        tell(at % 3 === 0 ? 'checkout.session.expired' : 'checkout.session.completed', session.id),
      ),
      ada.get(returned).then(({ status }) => status),
    ])
    expect(new Set(told)).toEqual(new Set([200, 303]))
    expect(await shop.orderCount()).toBe(orders + 1)
    const { rows } = await shop.context.database.pool.query(`select order_id from mail
      where kind = 'order-confirmation' group by order_id having count(*) > 1`)
    expect(rows).toEqual([])
  })

  test('believes nobody else, and looks nothing up for them', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const { session } = await goToStripe(ada)
    const asked = stripe.calls.length
    expect(await tell('checkout.session.completed', session.id, 'whsec_of_eve')).toBe(400)
    const eve = shop.visitor()
    const bare = await eve.write('POST', paymentsPaths.stripeWebhook, { type: 'x' })
    expect(bare.status).toBe(400)
    expect((await eve.postForm(paymentsPaths.stripeWebhook, { a: 'b' })).status).toBe(400)
    expect((await eve.get(paymentsPaths.stripeWebhook)).status).toBe(405)
    expect(stripe.calls.length).toBe(asked)
  })

  test('closes Stripe’s page when its shopper turns back, and gives all back', async () => {
    const ada = await shop.shopperWith('BOWL-M', 3)
    const { session, back } = await goToStripe(ada)
    expect(await shop.stockOf('BOWL-M')).toBe(7)
    expect((await ada.get(back)).headers.location).toBe('/checkout?payment=payment-stopped')
    expect(await shop.stockOf('BOWL-M')).toBe(10)
    expect(stripe.ledger.sessions.get(session.id)?.status).toBe('expired')
  })

  test('takes what is paid in the instant in which its time is over', async () => {
    const ada = await shop.shopperWith('BOWL-M', 3)
    const { session } = await goToStripe(ada)
    const orders = await shop.orderCount()
    pass(30 * minute)
    stripe.meanwhile = () => {
      stripe.meanwhile = undefined
      stripe.pay(session.id)
    }
    await settleDuePayments(shop.context)
    expect(await shop.orderCount()).toBe(orders + 1)
    expect(await shop.stockOf('BOWL-M')).toBe(7)
  })

  test('keeps goods as long as Stripe does not answer, and looks again', async () => {
    const ada = await shop.shopperWith('BOWL-M', 3)
    const { session, returned, back } = await goToStripe(ada)
    const broken = { kind: 'broken' } as const
    stripe.faults.push(...Array.from({ length: 12 }, () => broken))
    stripe.pay(session.id)
    expect((await ada.get(returned)).text).toContain('We are waiting for the answer')
    expect((await ada.get(back)).text).toContain('We are waiting for the answer')
    expect(await shop.stockOf('BOWL-M')).toBe(7)
    stripe.faults.length = 0
    const orders = await shop.orderCount()
    pass(11 * minute)
    await settleDuePayments(shop.context)
    expect(await shop.orderCount()).toBe(orders + 1)
  })

  test('says so where Stripe cannot be reached, holds nothing, and can be tried again', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const reset = { kind: 'reset' } as const
    stripe.faults.push(reset, reset, reset, reset)
    const answer = await send(ada)
    expect(answer.status).toBe(402)
    expect(answer.text).toContain('The payment got no answer and was cancelled.')
    expect(await shop.stockOf('BOWL-M')).toBe(10)
    await mailJobFailures(shop.context)
    const { rows } = await shop.context.database.pool.query<{ text: string }>(
      `select text from mail where kind = 'job-failed'`,
    )
    expect(rows.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /Payments that did not go on[^]*Stripe, test[^]*did not take a payment/,
      ),
    ])
    stripe.faults.length = 0
    const { session, returned } = await goToStripe(ada)
    stripe.pay(session.id)
    expect(isOrder(await ada.get(returned))).toBe(true)
  })

  test('leads nobody to a payment that was given up while Stripe took its time', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    stripe.faults.push({ kind: 'slow', ms: 1500 })
    const sending = send(ada)
    await vi.waitUntil(() => stripe.faults.length === 0)
    pass(2 * minute)
    await settleDuePayments(shop.context)
    expect((await sending).status).toBe(402)
    expect([...stripe.ledger.sessions.values()].at(-1)?.status).toBe('expired')
    expect(await shop.stockOf('BOWL-M')).toBe(10)
  })

  test('gives nothing up of which it has read before that its shopper was led to Stripe', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const { session, returned } = await goToStripe(ada)
    const site = shop.context.database.dbFor(shop.siteId)
    const row = await findPayment(site, { provider_ref: session.id })
    if (row === undefined) throw new Error('the payment is not known')
    const asRead = { ...row, go_to: null, provider_ref: null }
    expect(await stopPayment(shop.context, shop.siteId, asRead)).toEqual({ kind: 'open' })
    stripe.pay(session.id)
    expect(isOrder(await ada.get(returned))).toBe(true)
  })

  test('tells shopper and owner that Stripe knows its key no more, and holds nothing', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    stripe.revoked.add(likeKeys.test)
    const answer = await send(ada)
    expect(answer.status).toBe(503)
    expect(answer.text).toContain('This shop cannot take payments yet. Nothing was charged.')
    expect(await shop.stockOf('BOWL-M')).toBe(10)
  })

  test('asks by the key of now about payments of before, whose key was rolled at Stripe', async () => {
    const [ada, eve] = [await shop.shopperWith('BOWL-M'), await shop.shopperWith('BOWL-M')]
    const [paid, open] = [await goToStripe(ada), await goToStripe(eve)]
    stripe.pay(paid.session.id)
    stripe.revoked.add(likeKeys.test)
    // until there is another key nobody can say what became of them
    expect((await ada.get(paid.returned)).text).toContain('We are waiting for the answer')
    const again = await send(eve)
    expect(again.status).toBe(409)
    expect(again.text).toContain('We do not know yet what became of your payment.')
    pass(2 * 60 * minute)
    await settleDuePayments(shop.context)
    await mailJobFailures(shop.context)
    const { rows } = await shop.context.database.pool.query<{ about: string; reason: string }>(
      `select reason from job_failure where about in (select 'provider/' || id from payment)`,
    )
    expect(rows).toHaveLength(2)
    await connect('test', likeKeys.rolled)
    pass(11 * minute)
    await settleDuePayments(shop.context)
    expect(isOrder(await ada.get(paid.returned))).toBe(true)
    expect((await eve.get(open.returned)).headers.location).toContain('payment-stopped')
    expect(await shop.stockOf('BOWL-M')).toBe(9)
    stripe.revoked.clear()
    await connect('test')
  })

  test('stops nothing for who only looks where a link leads', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const { session, back } = await goToStripe(ada)
    await ada.send(back, { method: 'HEAD' })
    await ada.send(back, { headers: { 'sec-purpose': 'prefetch' } })
    expect(stripe.ledger.sessions.get(session.id)?.status).toBe('open')
  })

  test('leads who presses Pay twice to one payment, while Stripe takes its time', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const form = { ...hiddenFieldsOf(await ada.get('/checkout')), ...buyer }
    const before = stripe.ledger.sessions.size
    stripe.faults.push({ kind: 'slow', ms: 1000 })
    const sent = await Promise.all([1, 2].map(() => ada.postForm('/checkout', form)))
    const [one, other] = sent.map(({ headers }) => headers.location)
    expect(one).toMatch(/^\/checkout\/pay\//)
    expect(other).toBe(one)
    expect(stripe.ledger.sessions.size).toBe(before + 1)
  })

  test('keeps nobody else waiting while Stripe takes its time', async () => {
    const [ada, eve] = [await shop.shopperWith('BOWL-M'), await shop.shopperWith('BOWL-M')]
    const steps: string[] = []
    stripe.faults.push({ kind: 'slow', ms: 3000 })
    const slow = send(ada).then(() => steps.push('slow'))
    await vi.waitUntil(() => stripe.faults.length === 0)
    expect((await send(eve)).headers.location).toContain('/checkout/pay/')
    steps.push('fast')
    await slow
    expect(steps).toEqual(['fast', 'slow'])
  })

  test('is not led twice to pay one order, where the answer of the first try is lost', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    stripe.faults.push({ kind: 'lost' })
    const before = stripe.ledger.sessions.size
    await goToStripe(ada)
    expect(stripe.ledger.sessions.size).toBe(before + 1)
  })

  test('leaves an address that Stripe does not take to be typed there', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const sent = await send(ada, { email: 'ada@home' })
    expect(sent.headers.location).toMatch(/^\/checkout\/pay\//)
    expect([...stripe.ledger.sessions.values()].at(-1)?.customer_email).toBe('')
  })

  test('refuses what is too little for a card before anything is held', async () => {
    const ada = await shop.shopperWith('GLAZE')
    await shop.priceGlaze(49, async () => {
      const answer = await send(ada)
      expect(answer.status).toBe(409)
      expect(answer.text).toContain('This is too little to be paid by card.')
    })
  })

  test('gives back by the keys that the money came by, also after it has changed to others', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const { session, returned } = await goToStripe(ada)
    stripe.pay(session.id)
    await ada.get(returned)
    await shop.perform('set-stripe-keys', { set: { test: null } })
    const owner = await shop.owner()
    const base = `/api/editor/sites/${shop.siteId}/orders`
    const [order] = (await owner.get(`${base}?limit=1`)).json<{ orders: { id: string }[] }>().orders
    const cancelled = await owner.write('POST', `${base}/${order?.id}/cancellation`, {
      restock: true,
      refundCents: 3000,
      mail: null,
    })
    expect(cancelled.status).toBe(200)
    expect(stripe.ledger.refunds.map(({ amount }) => amount)).toEqual([3000])
    await connect('test')
  })

  test('takes real money once its owner has switched to it, and calls that no test', async () => {
    await connect('live')
    await shop.perform('set-payment-mode', {
      set: { paymentMode: 'live' },
      seen: { paymentMode: 'test' },
    })
    const ada = await shop.shopperWith('BOWL-M')
    expect((await ada.get('/checkout')).text).not.toContain('Test payments')
    const { session, returned } = await goToStripe(ada)
    expect(session.livemode).toBe(true)
    stripe.pay(session.id)
    const placed = await ada.get(returned)
    const order = await ada.get(placed.headers.location ?? '')
    expect(order.text).toContain('is confirmed')
    expect(order.text).not.toContain('test payment')
    expect(await newestPayment()).toMatchObject({ provider: 'stripe-live', status: 'succeeded' })
  })
})
