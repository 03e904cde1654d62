import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSubscriptionShop, type SubscriptionShop } from './testing/open-subscription-shop.ts'
import { mortalDatabase } from './testing/mortal-database.ts'
import { renewSubscriptions } from './renew-subscriptions.ts'
import { settleDuePayments } from './settle-due-payments.ts'

const dayMs = 86_400_000

let shop: SubscriptionShop
beforeAll(async () => {
  shop = await openSubscriptionShop()
  await shop.setStock('BOWL-M', 1000)
})
afterAll(() => shop.close())

/** Renews in a process that ends so early. @returns whether its work needed more than that */
async function renewAndDie(statements: number, unheard: boolean): Promise<boolean> {
  const process = mortalDatabase(shop.context.database, { statements, unheard })
  try {
    await renewSubscriptions({ ...shop.context, database: process.database })
  } catch {
    // of a process that ended nobody hears
  }
  await process.bury()
  return process.isDead()
}

/** What another process does in the days after. */
async function recover(): Promise<void> {
  for (const ms of [120_000, dayMs, dayMs, dayMs]) {
    shop.time.now += ms
    await settleDuePayments(shop.context)
    await renewSubscriptions(shop.context)
  }
}

const rows = async <Row extends object>(text: string): Promise<Row[]> =>
  (await shop.context.database.pool.query<Row>(text)).rows

test('a process that ends in the middle of a renewal charges nothing twice and forgets nothing', async () => {
  await shop.newSubscriber()
  let count = 0
  for (const unheard of [false, true]) {
    let isCut = true
    for (let statements = unheard ? 1 : 0; isCut; statements++) {
      const [next] = await rows<{ next_at: number }>('select next_at from subscription')
      shop.time.now = (next?.next_at ?? 0) + 60_000
      isCut = await renewAndDie(statements, unheard)
      await recover()
      count++
    }
  }
  expect(count).toBeGreaterThan(40)

  const cycles = await rows<{ number: number; state: string; order_id: string }>(
    'select number, state, order_id from subscription_cycle order by number',
  )
  expect(cycles.length).toBeGreaterThan(count)
  expect(cycles.map(({ state }) => state)).toEqual(cycles.map(() => 'paid'))
  expect(new Set(cycles.map((cycle) => cycle.order_id)).size).toBe(cycles.length)
  const orders = await rows<{ subscription_cycle: number }>(
    'select subscription_cycle from shop_order order by subscription_cycle',
  )
  expect(orders.map((order) => order.subscription_cycle)).toEqual(
    cycles.map(({ number }) => number),
  )
  // the first one was paid at the form, of which the bank keeps nothing
  const charged = await rows("select from test_bank where state = 'approved'")
  expect(charged.length).toBe(cycles.length - 1)
  const mailed = await rows("select from mail where kind = 'order-confirmation'")
  expect(mailed.length).toBe(cycles.length)
  const [stock] = await rows<{ quantity: number }>(
    'select quantity from stock where quantity between 500 and 1000',
  )
  expect(stock?.quantity).toBe(1000 - cycles.length)
})
