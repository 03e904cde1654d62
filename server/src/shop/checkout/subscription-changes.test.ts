import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { beginDueCycle } from './begin-cycle.ts'
import { buyer } from './testing/open-shop.ts'
import {
  monthly,
  openSubscriptionShop,
  soldBy,
  type SubscriptionShop,
} from './testing/open-subscription-shop.ts'

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

test('what is left out is told once, and counts for none of the payments after which it ends', async () => {
  await shop.perform('set-subscription-plan', soldBy(shop.bowlId, { ...monthly, cycles: 2 }))
  shop.time.now += 2000
  const { id, page, visitor } = await shop.newSubscriber()
  await shop.perform('set-subscription-plan', soldBy(shop.bowlId, monthly))
  const { email } = await shop.read(id)
  const told = async () => (await shop.mailsTo(email)).filter((kind) => kind.includes('left-out'))
  await shop.setStock('BOWL-M', 0)
  await shop.later(32 * dayMs)
  await shop.later(0)
  expect(await shop.statesOf(id)).toEqual(['2 skipped', '1 paid'])
  expect(await told()).toEqual(['subscription-left-out'])
  const mail = await shop.newestMail('subscription-left-out')
  expect(mail.text).toContain('Nothing was charged for it, and it does not count.')
  expect((await visitor.get(page)).text).toContain('Payments that are left: 1.')
  await shop.setStock('BOWL-M', 5)
  // two more are missed, and the newest is charged
  await shop.later(93 * dayMs)
  await expect
    .poll(() => shop.statesOf(id))
    .toEqual(['5 paid', '4 skipped', '3 skipped', '2 skipped', '1 paid'])
  expect(await told()).toHaveLength(2)
  expect(await shop.read(id)).toMatchObject({ state: 'ended', endedWhy: 'completed' })
})

test('the owner ends one and gives its last payment back in one step, and one mail says both', async () => {
  const { id, visitor, page } = await shop.newSubscriber()
  const { cycles, email } = await shop.read(id)
  const orderId = cycles[0]?.orderId ?? ''
  const stock = await shop.stockOf('BOWL-M')
  const wish = { orderId, restCents: 2500, amountCents: null, restock: true }
  const refused = await shop.endWithRefund(id, { ...wish, restCents: 2400 })
  expect([refused.status, refused.json()['code']]).toEqual([409, 'refund-changed'])
  const tooMuch = await shop.endWithRefund(id, { ...wish, amountCents: 2501 })
  expect(tooMuch.status).toBe(409)
  expect((await shop.read(id)).state).toBe('active')
  const both = await Promise.all([shop.endWithRefund(id, wish), shop.endWithRefund(id, wish)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await shop.read(id)).toMatchObject({ state: 'ended', endedWhy: 'canceled' })
  expect((await shop.orderOf(orderId)).refundedTotal.value).toBe('2500')
  expect((await shop.read(id)).cycles[0]?.refunded.value).toBe('2500')
  expect((await visitor.get(page)).text).toContain('Paid, $25.00 given back')
  expect(await shop.stockOf('BOWL-M')).toBe((stock ?? 0) + 1)
  const mails = await shop.mailsTo(email)
  expect(mails.filter((kind) => /ended|refunded/.test(kind))).toEqual(['subscription-ended'])
  const mail = await shop.newestMail('subscription-ended')
  expect(mail.text).toContain('has ended. Nothing more is charged.')
  expect(mail.text).toContain('$25.00 of what you have paid goes back to you.')
  // of one that has no payment with this order
  const { id: other } = await shop.newSubscriber()
  expect((await shop.endWithRefund(other, wish)).status).toBe(404)
  const part = { orderId: other, restCents: 2500, amountCents: 700, restock: false }
  expect((await shop.endWithRefund(other, part)).status).toBe(200)
  expect((await shop.orderOf(other)).refundedTotal.value).toBe('700')
})

test('the file has who pays what and when', async () => {
  const { id } = await shop.newSubscriber()
  const { email, orderNumber } = await shop.read(id)
  const owner = await shop.owner()
  const file = await owner.get(`/api/editor/sites/${shop.siteId}/subscriptions-csv?search=${email}`)
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [head, row, ...rest] = file.text.trim().split('\r\n')
  expect(head).toContain('Subscription of order,State,Test,Began')
  expect(row).toMatch(new RegExp(`^${orderNumber},active,yes,20`))
  expect(row).toContain(',1,month,,1,25.00,USD')
  expect(rest).toEqual([])
})

test('a payment that comes again leaves no cart behind', async () => {
  const count = async () =>
    (await change('select count(*)::int as n from cart', [])).rows[0] as { n: number }
  await shop.newSubscriber()
  const before = await count()
  await shop.later(32 * dayMs)
  await shop.setStock('BOWL-M', 0)
  await shop.later(31 * dayMs)
  expect(await count()).toEqual(before)
})
