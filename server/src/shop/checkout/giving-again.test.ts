import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SalesReply } from '@vitrine/rules/shop/sales/sales-api.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { mortalDatabase } from './testing/mortal-database.ts'
import { openSubscriptionShop, type SubscriptionShop } from './testing/open-subscription-shop.ts'
import { renewSubscriptions } from './renew-subscriptions.ts'
import { settleDuePayments } from './settle-due-payments.ts'

const dayMs = 86_400_000
const causes = ['The kiln', 'The <roof>']

let shop: SubscriptionShop
beforeAll(async () => {
  shop = await openSubscriptionShop()
  await set({ isOn: true, title: 'A new workshop', causes, takesMonthly: true })
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.time.now += 61_000
})

const giver = {
  email: 'ada@giver.example',
  firstName: 'Ada',
  lastName: 'Fern',
  message: 'Keep going!',
  cause: 'The <roof>',
  choice: '1000',
  often: 'MONTH',
  payment: 'accepted',
}

async function set(donations: object): Promise<void> {
  await shop.perform('set-donations', { set: donations })
  shop.time.now += 1500
}

async function send(visitor: Visitor, fields: object = {}) {
  const { text } = await visitor.get('/donate')
  const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1]
  const hidden = { key: valueOf('key') ?? '', currency: valueOf('currency') ?? '' }
  return visitor.postForm('/donate', { ...hidden, ...giver, ...fields })
}

/** Gives each month. @returns the page of what was begun */
async function begin(fields: object = {}) {
  const visitor = shop.visitor()
  const given = await send(visitor, fields)
  expect(given.status, given.text).toBe(303)
  const { text } = await visitor.get(given.headers.location ?? '')
  const page = /href="([^"]*\/checkout\/subscription\/[^"]+)"/.exec(text)?.[1] ?? ''
  const [newest] = await shop.list()
  return { visitor, page, id: newest?.id ?? '' }
}

test('what is given each month is agreed to at the button, charged by itself, and told by mails', async () => {
  const form = (await shop.visitor().get('/donate')).text
  expect(form).toContain('this amount is charged in the same way every month until you cancel')
  expect(form).not.toContain('every year until you cancel')
  expect(form).toContain('<option>The &lt;roof&gt;</option>')
  const { id, visitor, page } = await begin()
  expect(await shop.read(id)).toMatchObject({
    isDonation: true,
    state: 'active',
    title: 'A new workshop – The <roof>',
    plan: { every: 1, unit: 'MONTH', cycles: 0 },
    total: { value: '1000', currency: 'USD' },
    consent: expect.stringContaining('this amount is charged in the same way every month'),
  })
  const started = await shop.newestMail('donation-started')
  for (const words of ['$10.00 every month', 'The <roof>', page]) {
    expect(started.text).toContain(words)
  }
  expect((await shop.newestMail('donation-confirmation')).text).toContain(page)
  await shop.later(31 * dayMs)
  expect(await shop.statesOf(id)).toEqual(['2 paid', '1 paid'])
  const [order] = await shop.ordersNow()
  expect(order).toMatchObject({
    status: 'fulfilled',
    isDonation: true,
    grandTotal: { value: '1000' },
    subscription: { id, cycle: 2 },
  })
  const again = await shop.newestMail('donation-confirmation')
  expect(again.text).toContain(page)
  expect(again.text).not.toContain('Keep going!')
  const owner = await shop.owner()
  const sales = await owner.get(`/api/editor/sites/${shop.siteId}/sales`)
  expect(sales.json<SalesReply>()).toMatchObject({
    figures: { orders: 0 },
    donations: { count: 1, cents: 1000 },
  })
  const seen = (await visitor.get(page)).text
  for (const words of ['Your recurring donation', 'Cancel the donation', 'See the donation']) {
    expect(seen).toContain(words)
  }
  expect(seen).not.toContain('Your subscription')
})

test('whoever gives changes the amount and cancels by the link of their mails', async () => {
  await shop.endAll()
  const { id, visitor, page } = await begin()
  const less = await visitor.postForm(`${page}/amount`, { amount: '0.50' })
  expect([less.status, less.text.includes('This is less than can be given here.')]).toEqual([
    400,
    true,
  ])
  const more = await visitor.postForm(`${page}/amount`, { amount: '12.34' })
  expect([more.status, more.headers.location]).toEqual([303, `${page}?done=amount`])
  await shop.later(31 * dayMs)
  expect((await shop.ordersNow())[0]).toMatchObject({ grandTotal: { value: '1234' } })
  const running = (await visitor.get(page)).text
  expect(running).toContain('Paid by')
  expect(running).not.toContain('Back to the shop')
  await visitor.postForm(page, { wish: 'cancel' })
  expect((await visitor.get(`${page}?done=cancel`)).text).toContain(
    'Your recurring donation is canceled.',
  )
  // it can be kept until the day of the payment that is not made any more
  const canceled = (await shop.newestMail('donation-ended')).text
  expect(canceled).toMatch(
    /Your recurring donation is canceled: .+\. If you change your mind, you can keep it until [A-Z]\w+ \d+, \d{4}: .+Thank you for all/,
  )
  expect(canceled).not.toContain('has ended')
  await visitor.postForm(page, { wish: 'keep' })
  const kept = await shop.newestMail('donation-kept')
  for (const words of ['is taken back', '$12.34 every month', page]) {
    expect(kept.text).toContain(words)
  }
  await visitor.postForm(page, { wish: 'cancel' })
  await shop.later(31 * dayMs)
  expect(await shop.statesOf(id)).toEqual(['2 paid', '1 paid'])
  expect(await shop.read(id)).toMatchObject({ state: 'ended', method: '', methodExpires: '' })
  const over = (await visitor.get(page)).text
  // its provider forgets the card
  expect(over).not.toContain('Paid by')
  expect(over).toMatch(/<a href="\/"><span>Back to <bdi>[^<]+<\/bdi><\/span><\/a>/)
  const late = await visitor.postForm(`${page}/amount`, { amount: '20' })
  expect(late.status).toBe(409)
})

test('what is declined is told, tried again, and can be paid on its page', async () => {
  await shop.endAll()
  const { id, visitor, page } = await begin({ payment: 'declined-later' })
  await shop.later(31 * dayMs)
  expect(await shop.statesOf(id)).toEqual(['2 retrying', '1 paid'])
  expect((await shop.newestMail('donation-unpaid')).text).toContain('We try again on')
  // while donations are switched off what runs goes on, and can be paid
  await set({ isOn: false })
  const asked = await visitor.postForm(`${page}/pay`, { payment: 'asks' })
  const way = await visitor.get(asked.headers.location ?? '')
  const goTo = /0;url=(\S+)/.exec(String(way.headers['refresh']))?.[1] ?? ''
  const bank = await visitor.postForm(new URL(goTo).pathname, { answer: 'declined' })
  const back = (await visitor.get(bank.headers.location ?? '')).headers.location
  expect(back).toBe(`${page}?payment=payment-declined`)
  const paid = await visitor.postForm(`${page}/pay`, { payment: 'accepted' })
  expect(paid.headers.location).toContain('/checkout/order-confirmed/')
  expect(await shop.statesOf(id)).toEqual(['2 paid', '1 paid'])
  await set({ isOn: true })
})

test('what could not be charged ends at once when it is canceled, which its mail says', async () => {
  await shop.endAll()
  const { id, visitor, page } = await begin({ payment: 'declined-later' })
  await shop.later(31 * dayMs)
  await visitor.postForm(page, { wish: 'cancel' })
  expect((await shop.read(id)).state).toBe('ended')
  const { text } = await shop.newestMail('donation-ended')
  expect(text).toContain('Your recurring donation has ended: ')
  expect(text).not.toContain('until')
})

test('what is not offered is not given: another period, or no cause of the list', async () => {
  for (const [wrong, field] of [
    [{ often: 'YEAR' }, 'often'],
    [{ cause: 'My holidays' }, 'cause'],
    [{ cause: '' }, 'cause'],
  ] as const) {
    const answer = await send(shop.visitor(), wrong)
    expect([answer.status, answer.text.includes(`id="checkout-${field}-error"`)]).toEqual([
      400,
      true,
    ])
  }
  const once = await begin({ often: 'once' })
  expect(once.page).toBe('')
})

test('a process that ends in the middle of a renewal of a donation charges nothing twice and forgets nothing', async () => {
  await shop.endAll()
  const { id } = await begin()
  const { pool } = shop.context.database
  let count = 0
  for (let isCut = true; isCut;) {
    count += 2
    const due = `select next_at from subscription where id = '${id}'`
    const [next] = (await pool.query<{ next_at: number }>(due)).rows
    shop.time.now = (next?.next_at ?? 0) + 60_000
    const process = mortalDatabase(shop.context.database, { statements: count, unheard: true })
    try {
      await renewSubscriptions({ ...shop.context, database: process.database })
    } catch {
      // of a process that ended nobody hears
    }
    await process.bury()
    isCut = process.isDead()
    for (const ms of [120_000, dayMs, dayMs, dayMs]) {
      shop.time.now += ms
      await settleDuePayments(shop.context)
      await renewSubscriptions(shop.context)
    }
  }
  expect(count).toBeGreaterThan(20)
  const { rows } = await pool.query<{ state: string; order_id: string }>(
    `select state, order_id from subscription_cycle where subscription_id = '${id}'`,
  )
  expect(rows.map(({ state }) => state)).toEqual(rows.map(() => 'paid'))
  expect(new Set(rows.map((cycle) => cycle.order_id)).size).toBe(rows.length)
  expect(rows.length).toBeGreaterThan(count / 2)
})
