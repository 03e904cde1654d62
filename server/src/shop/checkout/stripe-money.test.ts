import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paymentsPaths } from '@vitrine/rules/shop/payments/payments-paths.ts'
import type { OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import type { Visitor } from '../../testing/http-client.ts'
import {
  likeEvent,
  moneyEvent,
  postEvent,
  signEvent,
  type LikeEvent,
} from '../../testing/stripe-like/stripe-like-events.ts'
import { likeKeys } from '../../testing/stripe-like/stripe-like-keys.ts'
import {
  openStripeLikeServer,
  type StripeLikeServer,
} from '../../testing/stripe-like/stripe-like-server.ts'
import { settleDuePayments } from './settle-due-payments.ts'
import { newestOrder } from './testing/newest-order.ts'
import { buyer, hiddenFieldsOf } from './testing/open-shop.ts'

let stripe: StripeLikeServer
let shop: CartShop
let owner: Visitor
const time = { now: 0 }
const secret = 'whsec_of_the_shop'
beforeAll(async () => {
  stripe = await openStripeLikeServer(() => time.now)
  shop = await openCartShop({ environment: { STRIPE_API: stripe.url } })
  time.now = shop.time.now
  owner = await shop.owner()
  const typed = { mode: 'test', secretKey: likeKeys.test, webhookSecret: secret }
  const kept = await owner.write('POST', `/api/editor/sites/${shop.siteId}/stripe-keys`, typed)
  const { key, webhookSecretId } = kept.json<{ key: object; webhookSecretId: string }>()
  await shop.perform('set-stripe-keys', { set: { test: { ...key, webhookSecretId } } })
})
afterAll(async () => {
  await shop.close()
  await stripe.close()
})
beforeEach(async () => {
  stripe.faults.length = 0
  stripe.ledger.stopsDebits = true
  // what others have left open goes back
  pass(hour)
  await settleDuePayments(shop.context)
  owner = await shop.owner()
  await shop.setStock('BOWL-M', 10)
})

const hour = 3_600_000

function pass(ms: number): void {
  shop.time.now += ms
  time.now = shop.time.now
}

/** Presses Pay, and finds the page at Stripe that it leads to. */
async function goToStripe(visitor: Visitor) {
  const form = { ...hiddenFieldsOf(await visitor.get('/checkout')), ...buyer }
  const answer = await visitor.postForm('/checkout', form)
  expect(answer.headers.location, answer.text).toMatch(/^\/checkout\/pay\//)
  const session = [...stripe.ledger.sessions.values()].at(-1)
  if (session === undefined) throw new Error('Stripe was not asked')
  return { session, returned: new URL(session.success_url).pathname }
}

const tell = (event: LikeEvent) =>
  postEvent(
    { port: shop.port, host: 'fern.localhost', path: paymentsPaths.stripeWebhook },
    signEvent(event, secret, time.now),
  )

const intentOf = ({ payment_intent: id }: { payment_intent: string | null }) =>
  stripe.ledger.intent(id ?? '')

const base = () => `/api/editor/sites/${shop.siteId}/orders`
const write = ({ id }: OrderWithEvents, path: string, body: object = {}) =>
  owner.write('POST', `${base()}/${id}/${path}`, body)

const mailsOf = async ({ id }: { readonly id: string }) =>
  (
    await shop.context.database.pool.query<{ kind: string }>(
      `select kind from mail where order_id = '${id}' order by kind`,
    )
  ).rows.map(({ kind }) => kind)

describe('debits of banks', () => {
  beforeAll(() => shop.perform('set-store-policies', { set: { takesSlowPayments: true } }))

  test('are offered by Stripe where the owner takes them, in the shop’s currency', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const { session } = await goToStripe(ada)
    expect(session.payment_method_types).toEqual(['card', 'us_bank_account'])
    await shop.perform('set-store-policies', { set: { takesSlowPayments: false } })
    const eve = await shop.shopperWith('BOWL-M')
    expect((await goToStripe(eve)).session.payment_method_types).toEqual(['card'])
    await shop.perform('set-store-policies', { set: { takesSlowPayments: true } })
  })

  test('are an order at once, which their events move on, however often they come', async () => {
    const ada = await shop.shopperWith('BOWL-M', 3)
    const { session, returned } = await goToStripe(ada)
    const before = await shop.orderCount()
    stripe.ledger.payByDebit(session.id)
    const told = Array.from({ length: 6 }, (_, at) =>
      tell(
        at % 2 === 0
          ? likeEvent('checkout.session.completed', session)
          : moneyEvent('payment_intent.processing', intentOf(session)),
      ),
    )
    await Promise.all([...told, ada.get(returned)])
    const page = (await ada.get(returned)).headers.location ?? ''
    expect(page).toMatch(/^\/checkout\/order-confirmed\//)
    const order = await newestOrder(shop)
    expect(order).toMatchObject({ status: 'received', payment: { reference: session.id } })
    // the time for which goods are held of who pays is over, and nobody stops the bank
    pass(hour)
    await settleDuePayments(shop.context)
    expect((await newestOrder(shop)).status).toBe('received')
    expect(await shop.stockOf('BOWL-M')).toBe(7)

    stripe.ledger.decide(session.id, 'succeeded')
    const moved = [1, 2, 3].flatMap(() => [
      tell(moneyEvent('payment_intent.succeeded', intentOf(session))),
      tell(likeEvent('checkout.session.async_payment_succeeded', session)),
      tell(likeEvent('checkout.session.completed', session)),
    ])
    expect(new Set(await Promise.all(moved))).toEqual(new Set([200]))
    expect((await newestOrder(shop)).status).toBe('paid')
    expect(await shop.orderCount()).toBe(before + 1)
    expect(await mailsOf(order)).toEqual(['new-order', 'order-confirmation', 'order-received'])
    expect((await ada.get(page)).text).toContain('is confirmed')
  })

  test('that fail give everything back once, and the job hears of them by itself', async () => {
    const ada = await shop.shopperWith('BOWL-M', 3)
    const { session, returned } = await goToStripe(ada)
    stripe.ledger.payByDebit(session.id)
    await ada.get(returned)
    stripe.ledger.decide(session.id, 'requires_payment_method')
    pass(4 * hour)
    await settleDuePayments(shop.context)
    const order = await newestOrder(shop)
    expect(order.status).toBe('cancelled')
    expect(await tell(moneyEvent('payment_intent.payment_failed', intentOf(session)))).toBe(200)
    expect(await shop.stockOf('BOWL-M')).toBe(10)
    expect(await mailsOf(order)).toEqual([
      'order-payment-failed',
      'order-received',
      'payment-failed',
    ])
  })

  test('are called back by the owner as long as the bank does that', async () => {
    const ada = await shop.shopperWith('BOWL-M', 3)
    const { session, returned } = await goToStripe(ada)
    stripe.ledger.payByDebit(session.id)
    await ada.get(returned)
    const order = await newestOrder(shop)
    stripe.ledger.stopsDebits = false
    const late = await write(order, 'payment/call-back')
    expect(late.text).toContain('payment-not-callable')
    expect(await newestOrder(shop)).toMatchObject({ status: 'received' })
    stripe.faults.push({ kind: 'reset' }, { kind: 'reset' })
    expect((await write(order, 'payment/call-back')).text).toContain('provider-silent')
    stripe.ledger.stopsDebits = true
    expect((await write(order, 'payment/call-back')).json()).toMatchObject({ status: 'cancelled' })
    expect(intentOf(session).status).toBe('canceled')
    expect(await shop.stockOf('BOWL-M')).toBe(10)
  })
})

describe('what has happened to money at Stripe itself', () => {
  async function paidOrder() {
    const ada = await shop.shopperWith('BOWL-M', 3)
    const { session, returned } = await goToStripe(ada)
    stripe.pay(session.id)
    await ada.get(returned)
    return { intent: intentOf(session), order: await newestOrder(shop) }
  }

  test('a dispute marks the order and tells its owner, once, and moves nothing else', async () => {
    const { intent, order } = await paidOrder()
    const dispute = stripe.ledger.dispute(intent.id, 4000)
    const opened = moneyEvent('charge.dispute.created', dispute)
    expect(await Promise.all([1, 2, 3].map(() => tell(opened)))).toEqual([200, 200, 200])
    const now = await newestOrder(shop)
    expect(now).toMatchObject({ status: 'paid', dispute: 'open', refundedTotal: { value: '0' } })
    expect(now.events.at(-1)).toMatchObject({
      kind: 'dispute-opened',
      amount: { value: '4000' },
      reason: 'product_not_received',
    })
    expect(await shop.stockOf('BOWL-M')).toBe(7)
    pass(1000)
    dispute.status = 'lost'
    await tell(moneyEvent('charge.dispute.closed', dispute))
    await tell(moneyEvent('charge.dispute.closed', dispute))
    expect(await newestOrder(shop)).toMatchObject({ dispute: 'lost', status: 'paid' })
    expect((await newestOrder(shop)).events.map(({ kind }) => kind)).toEqual([
      'placed',
      'mail',
      'dispute-opened',
      'dispute-closed',
    ])
    expect(await mailsOf(order)).toEqual([
      'new-order',
      'order-confirmation',
      'order-disputed',
      'order-disputed',
    ])
  })

  test('a refund that was made there is counted once, and leaves no more than the rest', async () => {
    const { intent, order } = await paidOrder()
    const total = Number(order.grandTotal.value)
    const back = stripe.ledger.giveBackThere(intent.id, 1500)
    const told = moneyEvent('charge.refunded', back)
    expect(await Promise.all([1, 2, 3].map(() => tell(told)))).toEqual([200, 200, 200])
    const now = await newestOrder(shop)
    expect(now).toMatchObject({ status: 'paid', refundedTotal: { value: '1500' } })
    expect(now.events.at(-1)).toMatchObject({ kind: 'refund', isByProvider: true, by: null })
    const rest = { key: 'x', units: [], shippingCents: 0, refundedCents: 1500, restock: false }
    const much = await write(order, 'refunds', { ...rest, amountCents: total - 1499 })
    expect(much.text).toContain('refund-too-large')
    const all = await write(order, 'refunds', { ...rest, amountCents: total - 1500 })
    expect(all.json()).toMatchObject({ refundedTotal: order.grandTotal })
    // its own refund comes in as well, and is none of theirs
    await tell(told)
    expect(await newestOrder(shop)).toMatchObject({ refundedTotal: order.grandTotal })
    expect(await shop.stockOf('BOWL-M')).toBe(7)
  })

  test('is looked for when the owner asks, and told again where Stripe did not answer', async () => {
    const { intent, order } = await paidOrder()
    const back = stripe.ledger.giveBackThere(intent.id, 100)
    const broken = { kind: 'broken' } as const
    stripe.faults.push(...Array.from({ length: 4 }, () => broken))
    expect(await tell(moneyEvent('charge.refunded', back))).toBe(503)
    stripe.faults.length = 0
    expect(await newestOrder(shop)).toMatchObject({ refundedTotal: { value: '0' } })
    expect((await write(order, 'payment/look')).json()).toMatchObject({
      refundedTotal: { value: '100' },
    })
    // money that is of nobody here
    const foreign = { ...back, payment_intent: 'pi_nobody' }
    expect(await tell(moneyEvent('charge.refunded', foreign))).toBe(200)
  })
})
