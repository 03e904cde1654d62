import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { beginDueCycle } from './begin-cycle.ts'
import { buyer } from './testing/open-shop.ts'
import { openSubscriptionShop, type SubscriptionShop } from './testing/open-subscription-shop.ts'

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

const change = (text: string, values: readonly unknown[]) =>
  shop.context.database.pool.query(text, [...values])
const reasonsOf = async (id: string) =>
  (
    await shop.context.database.pool.query<{ reason: string }>(
      'select reason from job_failure where about like $1',
      [`subscription/${id}/%`],
    )
  ).rows.map(({ reason }) => reason)

function priceShipping(priceCents: number): Promise<void> {
  return shop.perform('set-shipping', { set: { priceCents } })
}

test('what costs more by now is charged only once whoever subscribes has seen the sum', async () => {
  await priceShipping(600)
  const { id, page, visitor } = await shop.newSubscriber()
  await priceShipping(4000)
  const orders = (await shop.ordersNow()).length
  await shop.later(32 * dayMs)
  expect(await shop.statesOf(id)).toEqual(['2 retrying', '1 paid'])
  expect((await shop.ordersNow()).length).toBe(orders)
  expect(await shop.stockOf('BOWL-M')).toBe(49)
  const seen = await visitor.get(page)
  expect(seen.text).toMatch(/It costs \$65\.00 by now[^<]+Nothing was charged/)
  expect(seen.text).toContain('Pay $65.00')
  expect((await shop.newestMail('subscription-unpaid')).text).toContain('$65.00 every month')
  // dearer again since the page was shown
  await priceShipping(5000)
  shop.time.now += 1500
  expect((await visitor.postForm(`${page}/pay`, { payment: 'accepted' })).status).toBe(409)
  expect((await visitor.get(page)).text).toContain('Pay $75.00')
  expect((await visitor.postForm(`${page}/pay`, { payment: 'accepted' })).status).toBe(303)
  expect((await shop.read(id)).total.value).toBe('7500')
  await shop.later(31 * dayMs)
  expect(await shop.statesOf(id)).toEqual(['3 paid', '2 paid', '1 paid'])
  await priceShipping(0)
})

test('what costs less is charged as it is', async () => {
  await priceShipping(600)
  const { id } = await shop.newSubscriber()
  await priceShipping(0)
  await shop.later(32 * dayMs)
  expect(await shop.statesOf(id)).toEqual(['2 paid', '1 paid'])
  expect((await shop.read(id)).total.value).toBe('2500')
})

test('whoever withdraws from a payment is charged no more', async () => {
  await shop.perform('set-store-policies', { set: { withdrawalDays: 14 } })
  const { id, orderPage, visitor } = await shop.newSubscriber()
  const form = await visitor.get(`${orderPage}/withdrawal`)
  const key = /name="key" value="([^"]+)"/.exec(form.text)?.[1] ?? ''
  const who = { name: 'Ada Fern', email: buyer.email, note: '', 'line-1': '1' }
  expect((await visitor.postForm(`${orderPage}/withdrawal`, { key, ...who })).status).toBe(303)
  expect((await shop.read(id)).state).toBe('cancelling')
  await shop.later(32 * dayMs)
  expect(await shop.statesOf(id)).toEqual(['1 paid'])
  expect((await shop.read(id)).state).toBe('ended')
})

test('the mail of each payment leads to where it is canceled, and so does its number', async () => {
  const { id, page, visitor } = await shop.newSubscriber()
  await shop.later(32 * dayMs)
  expect((await shop.newestMail('order-confirmation')).text).toContain(page)
  const [newest] = await shop.ordersNow()
  const { email } = await shop.read(id)
  const typed = { orderNumber: `No. ${newest?.orderNumber}`, email }
  expect((await visitor.postForm('/checkout/cancel-subscription', typed)).status).toBe(303)
  expect((await shop.read(id)).state).toBe('cancelling')
})

test('whoever has to pay by themselves has sixteen days, however late it was tried', async () => {
  const { id } = await shop.newSubscriber({ payment: 'asks-later' })
  await shop.later(55 * dayMs)
  await shop.later(15 * dayMs)
  expect((await shop.read(id)).state).toBe('past-due')
  await shop.later(2 * dayMs)
  expect((await shop.read(id)).state).toBe('ended')
})

test('one that is canceled ends on its day also where the keys of its provider are gone', async () => {
  const { id } = await shop.newSubscriber()
  const running = await shop.newSubscriber()
  for (const one of [id, running.id]) {
    await change("update subscription set provider = 'stripe-test' where id = $1", [one])
  }
  await shop.change(id, 'cancel')
  await shop.later(32 * dayMs)
  expect((await shop.read(id)).state).toBe('ended')
  expect(await shop.statesOf(running.id)).toEqual(['1 paid'])
  await shop.later(2 * 3_600_000)
  expect(await reasonsOf(running.id)).toEqual([expect.stringContaining('keys of the payment')])
})

test('what nobody can have any more ends, and the owner is told', async () => {
  const { id } = await shop.newSubscriber()
  await change("update subscription set variant_id = 'gone' where id = $1", [id])
  await shop.later(32 * dayMs)
  expect((await shop.read(id)).state).toBe('ended')
  expect(await reasonsOf(id)).toEqual([expect.stringContaining('its product is gone')])
})

test('one of a test ends once the shop takes money', async () => {
  const { id } = await shop.newSubscriber()
  shop.time.now += 32 * dayMs
  const { context, siteId } = shop
  const seen = { now: shop.time.now, uptime: context.uptime() }
  const view = await context.views.live.get(siteId, seen)
  const store = { ...view.settings.store, paymentMode: 'live' as const }
  const live = Object.assign(Object.create(view) as typeof view, {
    settings: { ...view.settings, store },
  })
  const moment = { now: shop.time.now, random: context.random }
  await context.database.transact(siteId, (site) =>
    beginDueCycle(context, site, live, undefined, id, moment),
  )
  await shop.later(0)
  expect((await shop.read(id)).state).toBe('ended')
})

test('canceling waits for no payment that is being made, and is the last word', async () => {
  const { id } = await shop.newSubscriber()
  await change(
    `insert into subscription_cycle (website_id, subscription_id, number, due_at, state)
      select website_id, id, 2, next_at, 'charging' from subscription where id = $1`,
    [id],
  )
  await change('update subscription set next_number = 3, wake_at = null where id = $1', [id])
  expect((await shop.change(id, 'pause')).status).toBe(409)
  expect((await shop.change(id, 'cancel')).status).toBe(200)
  expect((await shop.read(id)).state).toBe('cancelling')
  await shop.later(70 * dayMs)
  expect((await shop.read(id)).cycles).toHaveLength(2)
})

test('a payment that is left out six times at once is one', async () => {
  const { id } = await shop.newSubscriber()
  const { nextAt } = await shop.read(id)
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => shop.change(id, 'skip', nextAt)))
  const done = answers.filter(({ status }) => status === 200)
  expect(done).toHaveLength(1)
  expect(await shop.statesOf(id)).toEqual(['2 skipped', '1 paid'])
})

test('what is sold out is not paid by hand either, and says so', async () => {
  const { page, visitor } = await shop.newSubscriber({ payment: 'asks-later' })
  await shop.later(32 * dayMs)
  await shop.setStock('BOWL-M', 0)
  const refused = await visitor.postForm(`${page}/pay`, { payment: 'accepted' })
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('Not all of your order can be had any more.')
})
