import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentsPaths } from '@vitrine/rules/shop/payments/payments-paths.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import { moneyEvent, postEvent, signEvent } from '../../testing/stripe-like/stripe-like-events.ts'
import { likeKeys } from '../../testing/stripe-like/stripe-like-keys.ts'
import { likeToken } from '../../testing/stripe-like/stripe-like-tokens.ts'
import {
  openStripeLikeServer,
  type StripeLikeServer,
} from '../../testing/stripe-like/stripe-like-server.ts'
import { openMembersShop, type MembersShop } from '../customers/testing/open-members-shop.ts'
import { connectStripe, webhookSecret } from './testing/connect-stripe.ts'
import { buyer, hiddenFieldsOf } from './testing/open-shop.ts'
import { settleDuePayments } from './settle-due-payments.ts'

const publishableKey = 'pk_test_51StandIn'

let stripe: StripeLikeServer
let shop: MembersShop
const time = { now: 0 }
beforeAll(async () => {
  stripe = await openStripeLikeServer(() => time.now)
  shop = await openMembersShop({
    environment: { STRIPE_API: stripe.url, STRIPE_SCRIPT: `${stripe.url}/endive/stripe.js` },
  })
  await connectStripe(shop, likeKeys.test, publishableKey)
  await showFields(true)
})
afterAll(async () => {
  await shop.close()
  await stripe.close()
})
beforeEach(async () => {
  stripe.calls.length = 0
  shop.time.now += 60_000
  time.now = shop.time.now
  await shop.setStock('BOWL-M', 50)
})

const showFields = (isOn: boolean) =>
  shop.perform('set-store-policies', { set: { cardFields: isOn } })

const isOrder = ({ headers }: TestResponse) =>
  headers.location?.startsWith('/checkout/order-confirmed/') === true

async function formOf(visitor: Visitor): Promise<Record<string, string>> {
  await shop.add(visitor, 'BOWL-M')
  return { ...hiddenFieldsOf(await visitor.get('/checkout')), ...buyer }
}

const pay = (visitor: Visitor, form: Record<string, string>, cardToken: string, more = {}) =>
  visitor.postForm('/checkout', { ...form, cardToken, ...more })

const asked = () =>
  stripe.calls.map(({ method, path }) => `${method} ${path.split('/').slice(2).join('/')}`)

function lastIntent() {
  const intent = [...stripe.ledger.intents.values()].at(-1)
  if (intent === undefined) throw new Error('nothing was charged')
  return intent
}

test('a card that is typed on the checkout pays, and its token is kept nowhere', async () => {
  const shopper = shop.visitor()
  await shop.add(shopper, 'BOWL-M')
  const page = await shopper.get('/checkout')
  expect(page.text).toContain(`data-key="${publishableKey}"`)
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain(`frame-src ${stripe.url};`)
  expect(policy).toMatch(new RegExp(`script-src 'nonce-[^']+' ${stripe.url};`))
  const amount = Number(/data-amount="(\d+)"/.exec(page.text)?.[1])
  const token = likeToken('accepted', { amount })
  const form = { ...hiddenFieldsOf(page), ...buyer }
  // two presses of the button at once
  const paid = await Promise.all([1, 2].map(() => pay(shopper, form, token)))
  expect(paid.every(isOrder)).toBe(true)
  expect(new Set(paid.map(({ headers }) => headers.location)).size).toBe(1)
  expect(asked()).toEqual(['POST payment_intents', expect.stringMatching(/confirm$/)])
  expect(stripe.calls[0]?.fields.has('customer')).toBe(false)
  expect(lastIntent()).toMatchObject({ status: 'succeeded', amount_received: amount })
  // an answer that was lost, and a card that was typed anew meanwhile
  expect(isOrder(await pay(shopper, form, likeToken('accepted')))).toBe(true)
  for (const table of ['payment', 'cart', 'shop_order', 'order_event']) {
    const { rows } = await shop.context.database.pool.query(`select * from ${table}`)
    expect(JSON.stringify(rows)).not.toContain('ctoken')
  }
  // the order's own page lets nobody else in
  const order = await shopper.get(String(paid[0]?.headers.location))
  expect(order.headers['content-security-policy']).not.toContain(stripe.url)
})

test('a card that is declined costs nothing, and with all that was typed another one pays', async () => {
  const shopper = shop.visitor()
  const form = await formOf(shopper)
  const declined = await pay(shopper, form, likeToken('declined'))
  expect([declined.status, declined.text]).toEqual([402, expect.stringContaining('was declined')])
  expect(declined.text).toContain(buyer.line1)
  // at the top, and beside the card
  expect(declined.text.split('Your payment was declined.').length).toBe(3)
  expect(declined.text).toMatch(/<p class="checkout-error" role="alert" tabindex="-1">Your payment/)
  expect(lastIntent().status).toBe('canceled')
  const again = { ...form, ...hiddenFieldsOf(declined) }
  expect(isOrder(await pay(shopper, again, likeToken('accepted')))).toBe(true)
})

test('a bank that asks is a page of its own, and leads back with what came of it', async () => {
  const shopper = shop.visitor()
  const orders = await shop.orderCount()
  const ask = async (form: Record<string, string>) => {
    const way = String((await pay(shopper, form, likeToken('asks'))).headers.location)
    const { id, next_action: next } = lastIntent()
    expect((await shopper.get(way)).headers['refresh']).toBe(`0;url=${next?.redirect_to_url.url}`)
    return { id, returned: way.replace('/pay/', '/return/') }
  }
  const refused = await ask(await formOf(shopper))
  stripe.ledger.answerBank(refused.id, false)
  const back = await shopper.get(refused.returned)
  expect(back.headers.location).toBe('/checkout?payment=payment-declined')
  const page = await shopper.get('/checkout?payment=payment-declined')
  const approved = await ask({ ...hiddenFieldsOf(page), ...buyer })
  stripe.ledger.answerBank(approved.id, true)
  const all = await Promise.all([1, 2, 3].map(() => shop.visitor().get(approved.returned)))
  expect(all.every(({ status }) => status === 303)).toBe(true)
  expect(await shop.orderCount()).toBe(orders + 1)
})

test('what is no token of this account is said in words, and nothing is charged or held', async () => {
  const shopper = shop.visitor()
  const form = await formOf(shopper)
  for (const garbage of ['4242424242424242', 'ctoken_', `ctoken_${'a'.repeat(300)}`, 'tok_visa']) {
    const refused = await pay(shopper, form, garbage)
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining('Your card could not be read. Please type it once more.'),
    ])
  }
  expect(stripe.calls).toEqual([])
  const stock = await shop.stockOf('BOWL-M')
  const used = likeToken('accepted')
  stripe.ledger.usedTokens.add(used)
  for (const cardToken of [likeToken('accepted', { mode: 'live' }), 'ctoken_of_nobody', used]) {
    const page = hiddenFieldsOf(await shopper.get('/checkout'))
    const refused = await pay(shopper, { ...form, ...page }, cardToken)
    expect([refused.status, refused.text]).toEqual([
      402,
      expect.stringContaining('Your card could not be read. Nothing was charged.'),
    ])
    expect(lastIntent().status).toBe('canceled')
  }
  expect(await shop.stockOf('BOWL-M')).toBe(stock)
})

test('of two tabs one pays, and an event that comes while it is confirmed changes nothing', async () => {
  const shopper = shop.visitor()
  const form = await formOf(shopper)
  const other = { ...form, ...hiddenFieldsOf(await shopper.get('/checkout')) }
  const orders = await shop.orderCount()
  const place = { port: shop.port, host: 'fern.localhost', path: paymentsPaths.stripeWebhook }
  const told: Promise<number>[] = []
  const tell = () => {
    const event = moneyEvent('payment_intent.succeeded', lastIntent())
    told.push(postEvent(place, signEvent(event, webhookSecret, time.now)))
  }
  stripe.meanwhile = () => {
    stripe.meanwhile = tell
  }
  const tabs = await Promise.all([
    pay(shopper, form, likeToken('accepted')),
    pay(shopper, other, likeToken('accepted')),
  ])
  expect(tabs.some(isOrder)).toBe(true)
  expect(await Promise.all(told)).toEqual([200])
  tell()
  expect(await told.at(-1)).toBe(200)
  expect(await shop.orderCount()).toBe(orders + 1)
})

test('a process that ends before it confirms leaves nothing that is held', async () => {
  const shopper = shop.visitor()
  const form = await formOf(shopper)
  const stock = await shop.stockOf('BOWL-M')
  // nobody hears of the confirmation, and it is not known whether it was made
  const lost = { kind: 'lost' } as const
  stripe.meanwhile = () => stripe.faults.push({ kind: 'reset' }, { kind: 'reset' })
  expect((await pay(shopper, form, likeToken('accepted'))).status).toBe(409)
  shop.time.now += 120_000
  time.now = shop.time.now
  await settleDuePayments(shop.context)
  expect(lastIntent().status).toBe('canceled')
  expect(await shop.stockOf('BOWL-M')).toBe(stock)
  // and where it was made, it is the order
  const page = { ...form, ...hiddenFieldsOf(await shopper.get('/checkout')) }
  stripe.meanwhile = () => stripe.faults.push(lost, { kind: 'reset' })
  expect((await pay(shopper, page, likeToken('accepted'))).status).toBe(409)
  shop.time.now += 120_000
  time.now = shop.time.now
  expect(isOrder(await pay(shopper, page, likeToken('accepted')))).toBe(true)
})

test('a member keeps the card by the tick, and pays by it the next time without typing one', async () => {
  const ada = await shop.member('ada@shopper.example')
  const form = await formOf(ada)
  const asking = (await ada.get('/checkout')).text
  expect(asking.split('name="keepCard"').length).toBe(2)
  // beneath the card that it is about
  expect(asking.indexOf('name="keepCard"')).toBeGreaterThan(asking.indexOf('checkout-card-place"'))
  const declined = await pay(ada, form, likeToken('declined'), { keepCard: 'yes' })
  expect(declined.text).toContain('name="keepCard" value="yes" checked')
  const again = { ...form, ...hiddenFieldsOf(declined) }
  stripe.calls.length = 0
  expect(isOrder(await pay(ada, again, likeToken('accepted'), { keepCard: 'yes' }))).toBe(true)
  expect(asked()[0]).toBe('POST customers')
  expect(lastIntent()).toMatchObject({ setup_future_usage: 'on_session' })
  await shop.add(ada, 'BOWL-M')
  const page = await ada.get('/checkout')
  const card = /name="card" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
  expect(page.text).toContain('Visa ending in 4242')
  const next = { ...hiddenFieldsOf(page), ...buyer }
  // what was typed before another card was chosen is left alone
  expect(isOrder(await pay(ada, next, likeToken('declined'), { card }))).toBe(true)
})

test('without a token, or with the fields switched off, Stripe’s page asks as before', async () => {
  const shopper = shop.visitor()
  const hosted = await pay(shopper, await formOf(shopper), '')
  expect(hosted.headers.location).toMatch(/^\/checkout\/pay\//)
  expect(asked()).toEqual(['POST checkout/sessions'])
  await showFields(false)
  const other = shop.visitor()
  await shop.add(other, 'BOWL-M')
  const page = await other.get('/checkout')
  expect(page.text).not.toContain('checkout-card')
  expect(page.headers['content-security-policy']).not.toContain(stripe.url)
  const ignored = await pay(other, { ...hiddenFieldsOf(page), ...buyer }, likeToken('accepted'))
  expect(ignored.headers.location).toMatch(/^\/checkout\/pay\//)
})
