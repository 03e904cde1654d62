import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { likeKeys } from '../../testing/stripe-like/stripe-like-keys.ts'
import {
  openStripeLikeServer,
  type StripeLikeServer,
} from '../../testing/stripe-like/stripe-like-server.ts'
import { webhookSecret } from './testing/connect-stripe.ts'
import { openCrashShop, type CrashShop } from './testing/crash-shop.ts'
import { findWrongs } from './testing/find-wrongs.ts'
import { buyer, hiddenFieldsOf } from './testing/open-shop.ts'
import { monthly } from './testing/open-subscription-shop.ts'

const isLong = process.env['VITRINE_LONG'] === '1'
const kills = isLong ? 50 : 3
const subscribers = isLong ? 6 : 2
const weekMs = 7 * 86_400_000

/** What the provider has just done when the process ends: nobody has heard its answer. */
const moments = [
  { what: 'charged a renewal', call: /^POST \/v1\/payment_intents\/\w+\/confirm$/ },
  { what: 'given money back', call: /^POST \/v1\/refunds$/ },
  { what: 'taken note of a renewal', call: /^POST \/v1\/payment_intents$/ },
  { what: 'opened a page', call: /^POST \/v1\/checkout\/sessions$/ },
  { what: 'told of refunds', call: /^GET \/v1\/refunds$/ },
  { what: 'told of a page', call: /^GET \/v1\/checkout\/sessions\/\w+$/ },
] as const

let stripe: StripeLikeServer
let shop: CrashShop
beforeAll(async () => {
  stripe = await openStripeLikeServer()
  shop = await openCrashShop({ environment: { STRIPE_API: stripe.url }, jobsEveryMs: 700 })
}, 180_000)
afterAll(async () => {
  await shop.end()
  await stripe.close()
})

const perform = async (action: string, input: object): Promise<void> => {
  const path = `/api/editor/sites/${shop.siteId}/actions`
  const done = await shop.owner.write('POST', path, { action, input })
  expect(done.status, done.text).toBe(200)
}

/** Has the good paid at the stand-in, once and by the week. */
async function sellByStripe(): Promise<void> {
  const path = `/api/editor/sites/${shop.siteId}/stripe-keys`
  const typed = { mode: 'test', secretKey: likeKeys.test, webhookSecret }
  const kept = await shop.owner.write('POST', path, typed)
  const { key, webhookSecretId } = kept.json<{ key: object; webhookSecretId: string }>()
  await perform('set-stripe-keys', { set: { test: { ...key, webhookSecretId } } })
  const weekly = { ...monthly, unit: 'WEEK', savingPerMille: 0 }
  const plan = { itemId: shop.good.itemId, plans: [weekly], isSoldOnce: true }
  await perform('set-subscription-plan', plan)
}

/** Pays the one good on the provider's page. @returns whether the server acknowledged an order */
async function buy(email: string, subscribes: boolean): Promise<boolean> {
  const visitor = shop.visitor()
  const { itemId, sku } = shop.good
  const wish = { itemId, sku, additionalFields: null }
  let path = '/checkout'
  if (subscribes) {
    const begun = await visitor.write('POST', '/api/3/commerce/cart/subscription', {
      ...wish,
      qty: 1,
    })
    path = `/checkout/subscribe?cartToken=${begun.json<{ cartToken: string }>().cartToken}`
  } else {
    await visitor.write('POST', '/api/commerce/shopping-cart/entries', { ...wish, quantity: 1 })
  }
  const hidden = hiddenFieldsOf(await visitor.get(path))
  await visitor.postForm(path, { ...hidden, ...buyer, email })
  const page = [...stripe.ledger.sessions.values()].find((one) => one.customer_email === email)
  if (page?.status !== 'open') return false
  stripe.pay(page.id)
  const back = await visitor.get(new URL(page.success_url).pathname)
  return back.headers.location?.startsWith('/checkout/order-confirmed/') === true
}

/** Somebody who buys, and an owner who gives back what was bought, until they are told to stop. */
function openTraffic() {
  const acknowledged: string[] = []
  const refunded = new Set<string>()
  let isOver = false
  const again = async (work: (at: number) => Promise<void>): Promise<void> => {
    // what is not answered is given up, as the process has ended
    for (let at = 0; !isOver; at++) await work(at).catch(() => sleep(100))
  }
  const shopper = again(async (at) => {
    const email = `shopper${at}@crash.example`
    if (await buy(email, false)) acknowledged.push(email)
    await sleep(100)
  })
  const refunder = again(async () => {
    await sleep(100)
    const path = `/api/editor/sites/${shop.siteId}/orders`
    const { orders } = (await shop.owner.get(`${path}?limit=20`)).json<{
      orders: { id: string; email: string }[]
    }>()
    const one = orders.find(({ id, email }) => email.startsWith('shopper') && !refunded.has(id))
    if (one === undefined) return
    refunded.add(one.id)
    await shop.owner.write('POST', `${path}/${one.id}/refunds`, {
      key: `refund ${one.id}`,
      units: [{ line: 1, quantity: 1 }],
      shippingCents: 0,
      amountCents: null,
      refundedCents: 0,
      restock: true,
      tellsCustomer: true,
    })
  })
  return {
    acknowledged,
    async stop() {
      isOver = true
      await Promise.all([shopper, refunder])
    },
  }
}

/** A moment may not come again: refunds are asked about only where the server died over one. */
const patienceMs = 30_000

/** Ends the process at a moment, which may be a little after; at any moment where that does not come. */
function killAt({ call: wanted }: (typeof moments)[number], laterMs: number): Promise<void> {
  return new Promise((resolve) => {
    const kill = (): void => void shop.server.kill().then(resolve)
    const waited = setTimeout(() => {
      stripe.done = undefined
      kill()
    }, patienceMs)
    stripe.done = ({ method, path }) => {
      if (!wanted.test(`${method} ${path}`)) return
      stripe.done = undefined
      clearTimeout(waited)
      if (laterMs === 0) kill()
      else setTimeout(kill, laterMs)
    }
  })
}

/** What the jobs are to look at again is due now, and a week goes by for whoever has paid for the last one. */
async function passTime(): Promise<void> {
  await shop.query(
    `update payment set look_at = created_at where status = 'pending' and go_to is null`,
  )
  await shop.query(`update refund set due_at = created_at where state = 'requested'`)
  await shop.query(`update subscription set started_at = started_at - ${weekMs}, next_at = next_at - ${weekMs},
    wake_at = wake_at - ${weekMs} where state = 'active' and wake_at > extract(epoch from now()) * 1000`)
}

/** What was left open is due now. @returns how much there is of it */
async function hurry(): Promise<number> {
  await shop.query(`update payment set held_until = created_at, look_at = created_at
    where status = 'pending'`)
  await shop.query(`update refund set due_at = created_at where state = 'requested'`)
  const left = await shop.query(`select from payment where status = 'pending'
    union all select from refund where state = 'requested'
    union all select from subscription_cycle where state = 'charging'`)
  return left.length
}

type Paid = { ref: string; amount: number; back: number; cycle: number | null }

/** What the shop says of money, beside what the provider does. */
async function compareMoney() {
  const { ledger } = stripe
  const payments = await shop.query<Paid>(`select coalesce(provider_ref, '') as ref,
      amount_cents::int as amount, refunded_cents::int as back, subscription_cycle as cycle
    from payment join shop_order on shop_order.payment_id = payment.id order by provider_ref`)
  const intentOf = (ref: string) => ledger.sessions.get(ref)?.payment_intent ?? ref
  const said = payments.map(({ ref, amount, back }) => [intentOf(ref), amount, back])
  const known = [...ledger.intents.values()].filter((one) => one.amount_received > 0)
  const done = known.map((one) => [one.id, one.amount_received, ledger.givenBack(one.id)])
  const sorted = (rows: unknown[][]) => rows.map((row) => row.join(' ')).toSorted()
  const repeated = (ids: readonly (string | undefined)[]) => ids.length - new Set(ids).size
  return {
    said: sorted(said),
    done: sorted(done),
    paidTwice: repeated(known.map(({ metadata }) => metadata['paymentId'])),
    backTwice: repeated(ledger.refunds.map(({ metadata }) => metadata['refundId'])),
    renewals: payments.filter(({ cycle }) => (cycle ?? 0) > 1).length,
  }
}

test(
  `the server killed ${kills} times while its provider charges and gives back moves all money once`,
  async () => {
    const { good, owner, siteId, server } = shop
    await sellByStripe()
    await owner.write('POST', `/api/editor/sites/${siteId}/stock/${good.variantId}`, {
      delta: 100_000,
    })
    const before = await shop.stockOf(good)
    for (let at = 0; at < subscribers; at++) {
      expect(await buy(`weekly${at}@crash.example`, true)).toBe(true)
    }
    const traffic = openTraffic()
    for (let round = 0; round < kills; round++) {
      const moment = moments[round % moments.length] ?? moments[0]
      const killed = killAt(moment, round < moments.length ? 0 : (round * 7) % 30)
      let isOver = false
      const dying = killed.then(() => (isOver = true))
      while (!isOver) {
        // its database ends with it
        await passTime().catch(() => undefined)
        await Promise.race([dying, sleep(1000)])
      }
      await server.start()
    }
    await traffic.stop()
    await expect.poll(hurry, { timeout: 120_000, interval: 500 }).toBe(0)

    expect(await findWrongs(shop, before)).toEqual([])
    const { said, done, ...counts } = await compareMoney()
    expect(said).toEqual(done)
    expect(counts).toMatchObject({ paidTwice: 0, backTwice: 0 })
    expect(counts.renewals).toBeGreaterThan(0)
    expect(stripe.ledger.refunds.length).toBeGreaterThan(0)
    const orders = await shop.query<{ email: string }>('select email from shop_order')
    const emails = new Set(orders.map(({ email }) => email))
    expect(traffic.acknowledged.filter((email) => !emails.has(email))).toEqual([])
  },
  isLong ? 1_200_000 : 240_000,
)
