import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import {
  openStripeLikeServer,
  type StripeLikeServer,
} from '../../testing/stripe-like/stripe-like-server.ts'
import { settleOpenRefunds } from '../orders/settle-refund.ts'
import { renewSubscriptions } from './renew-subscriptions.ts'
import { settleDuePayments } from './settle-due-payments.ts'
import { connectStripe } from './testing/connect-stripe.ts'
import { newestOrder } from './testing/newest-order.ts'
import { buyer, hiddenFieldsOf } from './testing/open-shop.ts'
import { openSubscriptionShop, type SubscriptionShop } from './testing/open-subscription-shop.ts'

const isLong = process.env['VITRINE_LONG'] === '1'
/** Longer than a call is waited for, so that each is made once more. */
const stallMs = 30_000
/** More than a server has connections to its database. */
const crowd = 24

let stripe: StripeLikeServer
let shop: SubscriptionShop
const time = { now: 0 }
beforeAll(async () => {
  stripe = await openStripeLikeServer(() => time.now)
  shop = await openSubscriptionShop({ environment: { STRIPE_API: stripe.url } })
  await connectStripe(shop)
  // a bowl is bought once as well
  const sold = { every: 1, unit: 'MONTH', cycles: 0, savingPerMille: 0 }
  const plan = { itemId: shop.bowlId, plans: [sold], isSoldOnce: true }
  await shop.perform('set-subscription-plan', plan)
})
afterAll(async () => {
  await shop.close()
  await stripe.close()
})
beforeEach(async () => {
  pass(1000)
  await shop.setStock('BOWL-M', 1000)
})

function pass(ms: number): void {
  shop.time.now += ms
  time.now = shop.time.now
}

/** A process whose clock is ahead, as the server's own jobs would help with what is due for them too. */
const later = (ms: number) => ({ ...shop.context, clock: () => shop.time.now + ms })

/** The next calls are held: until they are let go, and at full count for as long as that says. */
function stall(count: number): { isStillWaitedFor(): boolean; end(): Promise<void> } {
  let release = (): void => undefined
  const letGo = new Promise<void>((resolve) => (release = resolve))
  const until = isLong ? sleep(stallMs) : letGo
  stripe.faults.push(...Array.from({ length: count }, () => ({ kind: 'held', until }) as const))
  const from = stripe.calls.length
  const said = ({ path, fields }: (typeof stripe.calls)[number]) =>
    path + JSON.stringify([...fields])
  return {
    // who gives one up makes it once more
    isStillWaitedFor: () => {
      const calls = stripe.calls.slice(from).map(said)
      return calls.filter((call) => call === calls[0]).length === 1
    },
    end: async () => {
      release()
      await until
    },
  }
}

const areHeld = () => vi.waitUntil(() => stripe.faults.length === 0, { timeout: 60_000 })

async function send(visitor: Visitor, email: string): Promise<TestResponse> {
  const hidden = hiddenFieldsOf(await visitor.get('/checkout'))
  return visitor.postForm('/checkout', { ...hidden, ...buyer, email })
}

/** Pays on the page at Stripe. @returns the answer on the way back from there */
async function payThere(visitor: Visitor, email: string): Promise<TestResponse> {
  const pages = [...stripe.ledger.sessions.values()]
  const page = pages.find((one) => one.customer_email === email && one.status === 'open')
  if (page === undefined) throw new Error('Stripe was not asked')
  stripe.pay(page.id)
  return visitor.get(new URL(page.success_url).pathname)
}

async function buyBowl(email: string): Promise<void> {
  const visitor = await shop.shopperWith('BOWL-M')
  expect((await send(visitor, email)).headers.location).toMatch(/^\/checkout\/pay\//)
  expect((await payThere(visitor, email)).headers.location).toContain('/order-confirmed/')
}

async function count(of: string): Promise<number> {
  return (await shop.context.database.pool.query(`select from ${of}`)).rows.length
}

test(`${crowd} shoppers whose provider takes its time keep neither others nor the owner waiting, and are led to pay once`, async () => {
  const emails = Array.from({ length: crowd }, (_, at) => `waits${at}@shopper.example`)
  const shoppers = await Promise.all(
    emails.map(async (email) => ({ email, visitor: await shop.shopperWith('BOWL-M') })),
  )
  await buyBowl('before@shopper.example')
  const orders = await shop.orderCount()
  const sessions = stripe.ledger.sessions.size
  const slow = stall(crowd)
  let answered = 0
  const sending = shoppers.map(async ({ email, visitor }) => {
    const answer = await send(visitor, email)
    answered++
    return answer
  })
  await areHeld()

  await buyBowl('eve@shopper.example')
  const bought = await newestOrder(shop)
  const owner = await shop.owner()
  const back = { key: 'slow', units: [], shippingCents: 0, refundedCents: 0, restock: false }
  const path = `/api/editor/sites/${shop.siteId}/orders/${bought.id}/refunds`
  const refunded = await owner.write('POST', path, { ...back, amountCents: 100 })
  expect(refunded.json()).toMatchObject({ refundedTotal: { value: '100' } })
  expect((await shop.visitor().get('/shop')).status).toBe(200)
  await settleDuePayments(shop.context)
  expect(answered).toBe(0)

  await slow.end()
  for (const { status, headers } of await Promise.all(sending)) {
    expect([status, headers.location]).toEqual([303, expect.stringMatching(/^\/checkout\/pay\//)])
  }
  expect(stripe.ledger.sessions.size).toBe(sessions + crowd + 1)
  for (const { email, visitor } of shoppers) {
    expect((await payThere(visitor, email)).headers.location).toContain('/order-confirmed/')
  }
  expect(await shop.orderCount()).toBe(orders + crowd + 1)
  expect(await shop.stockOf('BOWL-M')).toBe(1000 - crowd - 2)
}, 180_000)

test('refunds that are asked for again do not wait for the one whose provider takes its time', async () => {
  const owner = await shop.owner()
  for (let at = 0; at < 6; at++) {
    await buyBowl(`back${at}@shopper.example`)
    const { id } = await newestOrder(shop)
    const back = { key: 'back', units: [], shippingCents: 0, refundedCents: 0, restock: false }
    stripe.faults.push({ kind: 'reset' }, { kind: 'reset' })
    const path = `/api/editor/sites/${shop.siteId}/orders/${id}/refunds`
    await owner.write('POST', path, { ...back, amountCents: 100 })
    pass(1000)
  }
  const open = `refund where state <> 'done'`
  expect(await count(open)).toBe(6)
  const slow = stall(1)
  const settling = settleOpenRefunds(later(600_000))
  await areHeld()
  await expect.poll(() => count(open), { interval: 20 }).toBe(1)
  if (!isLong) expect(slow.isStillWaitedFor()).toBe(true)
  await slow.end()
  await settling
  expect(await count(open)).toBe(0)
  const given = stripe.ledger.refunds.map(({ payment_intent }) => payment_intent)
  expect(new Set(given).size).toBe(given.length)
}, 180_000)

test('renewals do not wait for the one whose provider takes its time, and each is charged once', async () => {
  for (let at = 0; at < 6; at++) {
    const [email, visitor] = [`monthly${at}@shopper.example`, shop.visitor()]
    expect((await shop.buyIt(visitor, { email })).status).toBe(303)
    await payThere(visitor, email)
    pass(1000)
  }
  const intents = stripe.ledger.intents.size
  const slow = stall(1)
  const renewing = renewSubscriptions(later(32 * 86_400_000))
  await areHeld()
  const renewed = `subscription_cycle where number = 2 and state = 'paid'`
  await expect.poll(() => count(renewed), { interval: 20 }).toBe(5)
  if (!isLong) expect(slow.isStillWaitedFor()).toBe(true)
  await slow.end()
  await renewing
  expect(await count(renewed)).toBe(6)
  expect(stripe.ledger.intents.size).toBe(intents + 6)
}, 180_000)
