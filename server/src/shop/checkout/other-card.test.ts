import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paymentsPaths } from '@vitrine/rules/shop/payments/payments-paths.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { likeEvent, postEvent, signEvent } from '../../testing/stripe-like/stripe-like-events.ts'
import {
  openStripeLikeServer,
  type StripeLikeServer,
} from '../../testing/stripe-like/stripe-like-server.ts'
import { likeKeys } from '../../testing/stripe-like/stripe-like-keys.ts'
import { likeToken } from '../../testing/stripe-like/stripe-like-tokens.ts'
import { forgetCards } from '../payments/forget-cards.ts'
import { settleCardSetups } from './settle-card-setups.ts'
import { connectStripe, webhookSecret } from './testing/connect-stripe.ts'
import { openSubscriptionShop, type SubscriptionShop } from './testing/open-subscription-shop.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

let stripe: StripeLikeServer
let shop: SubscriptionShop
const time = { now: 0 }
beforeAll(async () => {
  stripe = await openStripeLikeServer(() => time.now)
  shop = await openSubscriptionShop({ environment: { STRIPE_API: stripe.url } })
})
afterAll(async () => {
  await shop.close()
  await stripe.close()
})
beforeEach(async () => {
  stripe.faults.length = 0
  shop.time.now += 3_600_000
  time.now = shop.time.now
  await shop.endAll()
  await shop.setStock('BOWL-M', 50)
})

/** Presses the button, and finds where it leads and where that leads back. */
async function askForCard(visitor: Visitor, page: string) {
  const asked = await visitor.postForm(`${page}/card`, {})
  const way = String(asked.headers.location)
  expect([asked.status, way]).toEqual([303, expect.stringMatching(/^\/checkout\/card\//)])
  const refresh = String((await visitor.get(way)).headers['refresh'])
  return { goTo: refresh.replace('0;url=', ''), returned: way.replace('/card/', '/card-return/') }
}

/** Gives the test bank a card. @returns what the page of the subscription says then */
async function giveTestCard(visitor: Visitor, page: string, card: string): Promise<string> {
  const { goTo, returned } = await askForCard(visitor, page)
  const bank = new URL(goTo).pathname
  expect((await visitor.get(bank)).text).toContain('Nothing is charged now.')
  expect((await visitor.postForm(bank, { card })).headers.location).toBe(returned)
  const back = await visitor.get(returned)
  expect(back.headers.location).toBe(`${page}?done=card`)
  return (await visitor.get(String(back.headers.location))).text
}

describe('another card, while payments are a test', () => {
  test('is charged from the next payment on, and both sides see which', async () => {
    const { visitor, page, id } = await shop.newSubscriber({ payment: 'declined-later' })
    expect((await visitor.get(page)).text).toContain('Test Visa …0341')
    const text = await giveTestCard(visitor, page, 'accepted')
    expect(text).toContain('Your card is changed.')
    expect(text).toMatch(/Paid by Test Visa …4242, valid until 12\/20\d\d/)
    expect(await shop.read(id)).toMatchObject({
      method: 'Test Visa …4242',
      methodExpires: expect.stringMatching(/^20\d\d-12$/),
    })
    await shop.later(32 * dayMs)
    expect(await shop.statesOf(id)).toEqual(['2 paid', '1 paid'])
  })

  test('can be given while it is paused or past due, and charges nothing by itself', async () => {
    const { visitor, page, id } = await shop.newSubscriber({ payment: 'asks-later' })
    await shop.later(32 * dayMs)
    expect((await shop.read(id)).state).toBe('past-due')
    await giveTestCard(visitor, page, 'accepted')
    expect(await shop.statesOf(id)).toEqual(['2 retrying', '1 paid'])
    expect((await visitor.postForm(`${page}/pay`, { payment: 'accepted' })).status).toBe(303)
    await shop.change(id, 'pause')
    await giveTestCard(visitor, page, 'declined-later')
    expect(await shop.read(id)).toMatchObject({ state: 'paused', method: 'Test Visa …0341' })
  })

  test('cannot be given once nothing is charged any more', async () => {
    const { visitor, page, id } = await shop.newSubscriber()
    const open = await askForCard(visitor, page)
    await shop.change(id, 'cancel')
    expect((await visitor.get(page)).text).not.toContain('Use another card')
    expect((await visitor.postForm(`${page}/card`, {})).status).toBe(409)
    await visitor.postForm(new URL(open.goTo).pathname, { card: 'asks-later' })
    const back = await visitor.get(open.returned)
    expect(back.headers.location).toBe(`${page}?card=none`)
    expect((await shop.read(id)).method).toBe('Test Visa …4242')
  })

  test('is not given by whoever goes back, nor by an address that is not theirs', async () => {
    const { visitor, page, id } = await shop.newSubscriber()
    const { goTo, returned } = await askForCard(visitor, page)
    const back = await visitor.get(`${returned}?back=1`)
    expect((await visitor.get(String(back.headers.location))).text).toContain(
      'No other card was given.',
    )
    await visitor.postForm(new URL(goTo).pathname, { card: 'asks-later' })
    expect((await visitor.get(returned)).headers.location).toBe(`${page}?card=none`)
    expect((await shop.read(id)).method).toBe('Test Visa …4242')
    expect((await visitor.get(`${returned}x`)).status).toBe(404)
    const wrong = await visitor.postForm(new URL(goTo).pathname, { card: '4242424242424242' })
    expect(wrong.status).toBe(400)
  })
})

describe('another card at Stripe', () => {
  beforeAll(() => connectStripe(shop))

  const newestPage = () => {
    const page = [...stripe.ledger.cards.pages.values()].at(-1)
    if (page === undefined) throw new Error('Stripe was not asked')
    return page
  }
  const cardOf = async (id: string) => {
    const { rows } = await shop.context.database.pool.query<{ method_ref: string }>(
      'select method_ref from subscription where id = $1',
      [id],
    )
    return rows[0]?.method_ref.split('/')[1] ?? ''
  }
  /** Somebody who pays on Stripe's page. */
  async function subscriber() {
    shop.time.now += 1000
    time.now = shop.time.now
    const visitor = shop.visitor()
    const bought = await shop.buyIt(visitor, { email: `s${time.now}@shopper.example` })
    const session = [...stripe.ledger.sessions.values()].at(-1)
    stripe.pay(session?.id ?? '')
    const returned = String(bought.headers.location).replace('/pay/', '/return/')
    const order = await visitor.get(String((await visitor.get(returned)).headers.location))
    const page = /href="([^"]*\/checkout\/subscription\/[^"]+)"/.exec(order.text)?.[1] ?? ''
    const [newest] = await shop.list()
    return { visitor, page, id: newest?.id ?? '' }
  }
  function tell(secret = webhookSecret) {
    const event = likeEvent('checkout.session.completed', newestPage())
    const where = { port: shop.port, host: 'fern.localhost', path: paymentsPaths.stripeWebhook }
    return postEvent(where, signEvent(event, secret, time.now))
  }

  test('is kept once by whoever hears of it first, and the one before is forgotten', async () => {
    const { visitor, page, id } = await subscriber()
    const before = await cardOf(id)
    const { goTo, returned } = await askForCard(visitor, page)
    expect(goTo).toBe(newestPage().url)
    expect((await visitor.get(returned)).text).toContain('We are waiting for the answer')
    stripe.ledger.cards.give(newestPage().id, '1881')
    const all = await Promise.all([tell(), visitor.get(returned), tell(), visitor.get(returned)])
    expect(all[1].headers.location).toBe(`${page}?done=card`)
    expect([all[0], all[2]]).toEqual([200, 200])
    const kept = await shop.read(id)
    expect([kept.method, kept.methodExpires]).toEqual(['Visa …1881', '2034-03'])
    expect([...stripe.ledger.cards.detached]).toEqual([])
    shop.time.now += 61 * minuteMs
    time.now = shop.time.now
    await forgetCards(shop.context)
    expect([...stripe.ledger.cards.detached]).toEqual([before])
    await shop.later(32 * dayMs)
    expect(await shop.statesOf(id)).toEqual(['2 paid', '1 paid'])
    const charged = stripe.calls.filter(({ path }) => path === '/v1/payment_intents').at(-1)
    expect(charged?.fields.get('payment_method')).toBe(await cardOf(id))
  })

  test('is looked for by the job where nobody comes back or tells of it', async () => {
    const { visitor, page, id } = await subscriber()
    await askForCard(visitor, page)
    stripe.ledger.cards.give(newestPage().id, '1881')
    expect(await tell('whsec_of_another')).toBe(400)
    expect((await shop.read(id)).method).toBe('Visa …4242')
    shop.time.now += 6 * minuteMs
    time.now = shop.time.now
    await settleCardSetups(shop.context)
    expect((await shop.read(id)).method).toBe('Visa …1881')
  })

  test('of a subscription that has ended meanwhile is forgotten itself', async () => {
    const { visitor, page, id } = await subscriber()
    const { returned } = await askForCard(visitor, page)
    stripe.ledger.cards.give(newestPage().id, '1881')
    const given = newestPage().setup_intent?.payment_method.id
    await shop.change(id, 'end')
    // those of before
    await forgetCards(shop.context)
    expect((await visitor.get(returned)).headers.location).toBe(`${page}?card=none`)
    shop.time.now += 61 * minuteMs
    time.now = shop.time.now
    // the cards of what has ended are asked for at the same time
    stripe.faults.push(...Array.from({ length: 40 }, () => ({ kind: 'broken' }) as const))
    await forgetCards(shop.context)
    expect(stripe.ledger.cards.detached.has(given ?? '')).toBe(false)
    stripe.faults.length = 0
    shop.time.now += 2 * minuteMs
    await forgetCards(shop.context)
    expect(stripe.ledger.cards.detached.has(given ?? '')).toBe(true)
  })

  test('that is typed on the checkout is kept for the payments to come', async () => {
    await connectStripe(shop, likeKeys.test, 'pk_test_51StandIn')
    await shop.perform('set-store-policies', { set: { cardFields: true } })
    const visitor = shop.visitor()
    expect((await visitor.get(await shop.checkoutOf(visitor))).text).toContain('data-keeps')
    const { id } = await shop.newSubscriber({ cardToken: likeToken('accepted') })
    expect((await shop.read(id)).method).toBe('Visa …4242')
    const first = stripe.calls.filter(({ path }) => path === '/v1/payment_intents').at(-1)
    expect(first?.fields.get('setup_future_usage')).toBe('off_session')
    await shop.later(32 * dayMs)
    expect(await shop.statesOf(id)).toEqual(['2 paid', '1 paid'])
    const next = stripe.calls.filter(({ path }) => path === '/v1/payment_intents').at(-1)
    const { customer, payment_method: card } = Object.fromEntries(next?.fields ?? [])
    expect(customer).toBe(first?.fields.get('customer'))
    expect(await cardOf(id)).toBe(card)
  })

  test('is not asked for while Stripe does not answer, and nothing changes', async () => {
    const { visitor, page, id } = await subscriber()
    stripe.faults.push({ kind: 'broken' }, { kind: 'broken' })
    const asked = await visitor.postForm(`${page}/card`, {})
    expect([asked.status, asked.text]).toEqual([503, expect.stringContaining('No card can be')])
    expect((await shop.read(id)).method).toBe('Visa …4242')
  })
})
