import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openCrashShop, type CrashShop } from './testing/crash-shop.ts'
import { findWrongs } from './testing/find-wrongs.ts'
import { monthly, soldBy } from './testing/open-subscription-shop.ts'
import { buyer, hiddenFieldsOf } from './testing/open-shop.ts'

const isLong = process.env['VITRINE_LONG'] === '1'
const ends = isLong ? 30 : 4
const clients = 4
const subscribers = isLong ? 12 : 2
const weekMs = 7 * 86_400_000

let shop: CrashShop
beforeAll(async () => {
  shop = await openCrashShop({ jobsEveryMs: 1000 })
}, 180_000)
afterAll(() => shop.end())

const query = <Row extends object>(text: string): Promise<Row[]> => shop.query<Row>(text)

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function subscribe(email: string): Promise<void> {
  const visitor = shop.visitor()
  const { itemId, sku } = shop.good
  const wish = { itemId, sku, qty: 1, additionalFields: null }
  const begun = await visitor.write('POST', '/api/3/commerce/cart/subscription', wish)
  const path = `/checkout/subscribe?cartToken=${begun.json<{ cartToken: string }>().cartToken}`
  const hidden = hiddenFieldsOf(await visitor.get(path))
  const paid = await visitor.postForm(path, { ...hidden, ...buyer, email, payment: 'accepted' })
  expect(paid.status, paid.text).toBe(303)
}

/** Shoppers who buy, and an owner who gives back what somebody has just bought, until they are told to stop. */
function openTraffic() {
  const acknowledged = new Set<string>()
  const refunded = new Set<string>()
  let isOver = false
  let count = 0
  const shopper = async (): Promise<void> => {
    while (!isOver) {
      const email = `shopper${count++}@crash.example`
      const payment = count % 2 === 0 ? 'accepted' : 'asks'
      const order = await shop.buyOnce({ email, payment, code: null }).catch(() => pause(50))
      if (order !== undefined) acknowledged.add(email)
    }
  }
  const giveBack = async (): Promise<void> => {
    const path = `/api/editor/sites/${shop.siteId}/orders`
    const { orders } = (await shop.owner.get(`${path}?limit=20`)).json<{
      orders: { id: string; email: string; status: string }[]
    }>()
    const one = orders.find(({ id, email }) => email.startsWith('shopper') && !refunded.has(id))
    if (one === undefined) return
    const answer = await shop.owner.write('POST', `${path}/${one.id}/refunds`, {
      key: `refund ${one.id}`,
      units: [{ line: 1, quantity: 1 }],
      shippingCents: 0,
      amountCents: null,
      refundedCents: 0,
      restock: true,
      tellsCustomer: true,
    })
    if (answer.status === 200) refunded.add(one.id)
  }
  const refunder = async (): Promise<void> => {
    while (!isOver) {
      await giveBack().catch(() => undefined)
      await pause(60)
    }
  }
  const running = [...Array.from({ length: clients }, shopper), refunder()]
  return {
    acknowledged,
    refunded,
    async stop() {
      isOver = true
      await Promise.all(running)
    },
  }
}

/** A week goes by for whoever subscribes. */
const passWeek = () =>
  query(`update subscription set started_at = started_at - ${weekMs}, next_at = next_at - ${weekMs},
    wake_at = wake_at - ${weekMs} where state = 'active'`).catch(() => undefined)

test(
  `the database ended ${ends} times under orders, refunds and renewals loses, doubles and halves nothing, and the same server goes on`,
  async () => {
    const { server, owner, siteId, good } = shop
    const base = `/api/editor/sites/${siteId}`
    const plan = soldBy(good.itemId, { ...monthly, unit: 'WEEK' })
    const sell = { action: 'set-subscription-plan', input: { ...plan, isSoldOnce: true } }
    expect((await owner.write('POST', `${base}/actions`, sell)).status).toBe(200)
    await owner.write('POST', `${base}/stock/${good.variantId}`, { delta: 100_000 })
    const before = await shop.stockOf(good)
    for (let at = 0; at < subscribers; at++) await subscribe(`weekly${at}@crash.example`)
    const process = server.pid()
    const traffic = openTraffic()
    for (let round = 0; round < ends; round++) {
      const so = traffic.acknowledged.size
      await vi.waitUntil(() => traffic.acknowledged.size > so, { timeout: 60_000, interval: 20 })
      if (round % 3 === 0) await passWeek()
      await pause(200 + ((round * 137) % 700))
      server.endDatabase(round % 3 === 2 ? 'SIGINT' : 'SIGKILL')
      await pause(50)
    }
    await traffic.stop()
    expect(server.pid()).toBe(process)
    // what was under way is asked for by the jobs
    const open = `select from payment where status = 'pending' and go_to is null
      union all select from refund where state <> 'done'
      union all select from subscription where wake_at <= extract(epoch from now()) * 1000`
    await expect
      .poll(async () => (await query(open)).length, { timeout: 240_000, interval: 1000 })
      .toBe(0)
    // whose shopper gave up at the bank, once their time is over
    await query(
      `update payment set held_until = created_at, look_at = created_at where status = 'pending'`,
    )
    await expect
      .poll(async () => (await query(`select from payment where status = 'pending'`)).length, {
        timeout: 240_000,
        interval: 1000,
      })
      .toBe(0)

    expect(await findWrongs(shop, before)).toEqual([])
    const emails = new Set(
      (await query<{ email: string }>('select email from shop_order')).map(({ email }) => email),
    )
    expect([...traffic.acknowledged].filter((email) => !emails.has(email))).toEqual([])
    const ids = new Set(
      (await query<{ id: string }>('select order_id as id from refund')).map(({ id }) => id),
    )
    expect([...traffic.refunded].filter((id) => !ids.has(id))).toEqual([])
    expect(traffic.refunded.size).toBeGreaterThan(0)
    const renewed = await query('select from shop_order where subscription_cycle > 1')
    expect(renewed.length).toBeGreaterThanOrEqual(subscribers)
  },
  isLong ? 900_000 : 300_000,
)
