import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MailReply, MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import type { ReminderCounts } from '@vitrine/rules/shop/reminders/reminders-api.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { buyer, buy, hiddenFieldsOf } from '../checkout/testing/open-shop.ts'
import { openMembersShop, type MembersShop } from '../customers/testing/open-members-shop.ts'
import { oneClickAsParts } from '../../testing/one-click-as-parts.ts'
import { forgetReminders } from './forget-reminders.ts'
import { remindOfCarts } from './remind-of-carts.ts'

let shop: MembersShop

const hour = 3_600_000
const wish = 'Remind me by e-mail if I do not finish'

beforeAll(async () => {
  shop = await openMembersShop()
  await shop.perform('set-cart-reminders', { set: { isOn: true } })
})
afterAll(() => shop.close())
beforeEach(async () => {
  // a week later nobody was reminded too recently
  shop.time.now += 8 * 24 * hour
  await shop.setStock('BOWL-M', 500)
  await shop.setStock('BOWL-S', 500)
})

/** What the checkout sends as it is left. */
async function leave(
  visitor: Visitor,
  { email = 'ada@shopper.example', remind = 'yes', step = 'remind' } = {},
) {
  const hidden = hiddenFieldsOf(await visitor.get('/checkout'))
  return visitor.postForm('/checkout', { ...hidden, ...buyer, email, remind, step })
}

async function left(fields: { email?: string; remind?: string; step?: string } = {}) {
  const visitor = await shop.shopperWith('BOWL-M', 2)
  await leave(visitor, fields)
  return visitor
}

async function mails(): Promise<MailReply[]> {
  const owner = await shop.owner()
  const path = `/api/editor/sites/${shop.siteId}/mails`
  const all = (await owner.get(path)).json<MailsReply>().mails
  const found = all.filter(({ kind }) => kind === 'cart-reminder')
  return Promise.all(found.map(async ({ id }) => (await owner.get(`${path}/${id}`)).json()))
}

/** The mails that some hours bring. */
async function reminded(hours: number): Promise<MailReply[]> {
  const before = new Set((await mails()).map(({ id }) => id))
  shop.time.now += hours * hour
  await remindOfCarts(shop.context)
  return (await mails()).filter(({ id }) => !before.has(id))
}

async function linkOfReminder(): Promise<string> {
  const [mail] = await reminded(25)
  return /Back to my cart: http:\/\/fern\.localhost:\d+(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function counts(): Promise<ReminderCounts> {
  const owner = await shop.owner()
  return (await owner.get(`/api/editor/sites/${shop.siteId}/cart-reminders`)).json()
}

describe('the tick at the checkout', () => {
  it('is never set before somebody does, and stands as they have left it', async () => {
    const visitor = await shop.shopperWith('BOWL-M')
    const opened = (await visitor.get('/checkout')).text
    expect(opened).toContain(`<span>${wish}</span>`)
    expect(opened).not.toMatch(/name="remind" value="yes" checked/)
    expect((await leave(visitor)).status).toBe(303)
    const kept = (await visitor.get('/checkout')).text
    expect(kept).toMatch(/name="remind" value="yes" checked/)
    expect(kept).toContain('You get one e-mail at <bdi>ada@shopper.example</bdi>')
    await leave(visitor, { remind: '' })
    expect((await visitor.get('/checkout')).text).not.toMatch(/name="remind" value="yes" checked/)
    expect(await reminded(25)).toEqual([])
  })

  it('needs an address', async () => {
    const visitor = await shop.shopperWith('BOWL-M')
    const told = await leave(visitor, { email: 'ada' })
    expect(told.status).toBe(400)
    expect(told.text).toContain('id="checkout-email-error"')
    expect(await reminded(25)).toEqual([])
  })

  it('keeps its words and when it was set, whatever else was pressed', async () => {
    await left({ step: 'place' })
    const rows = await shop.context.database.kysely
      .selectFrom('cart_reminder')
      .select(['email', 'consent_text', 'asked_at'])
      .where('asked_at', '>=', shop.time.now)
      .execute()
    const row = { email: 'ada@shopper.example', consent_text: wish, asked_at: shop.time.now }
    expect(rows).toEqual([row])
  })

  it('is not there in a shop that reminds nobody', async () => {
    await shop.perform('set-cart-reminders', { set: { isOn: false } })
    const visitor = await left()
    expect((await visitor.get('/checkout')).text).not.toContain(wish)
    await shop.perform('set-cart-reminders', { set: { isOn: true } })
    expect(await reminded(25)).toEqual([])
  })
})

describe('the reminder', () => {
  it('goes once, some hours after the cart was left, whatever sends it at once', async () => {
    await left()
    expect(await reminded(23)).toEqual([])
    const before = (await mails()).length
    shop.time.now += 2 * hour
    await Promise.all([1, 2, 3].map(() => remindOfCarts(shop.context)))
    const all = await mails()
    const sent = all.slice(0, all.length - before)
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@shopper.example', 'You left something in your cart'],
    ])
    expect(sent[0]?.text).toContain('2 x Moss Bowl (M)')
    expect(sent[0]?.text).toMatch(/^No more reminders of carts: http.*\/stop$/m)
    expect(await reminded(48)).toEqual([])
  })

  it('waits while the door of the shop is shut, where it can still be stopped', async () => {
    await left()
    const link = await linkOfReminder()
    shop.time.now += 8 * 24 * hour
    await left()
    await shop.perform('set-door', { set: { isClosed: true } })
    expect(await reminded(25)).toEqual([])
    expect((await shop.visitor().get(link)).status).toBe(503)
    expect((await shop.visitor().get(`${link}/stop`)).status).toBe(200)
    await shop.perform('set-door', { set: { isClosed: false } })
    expect(await reminded(1)).toHaveLength(1)
  })

  it('goes about nothing that was bought since, in that cart or another', async () => {
    const visitor = await left()
    await buy(await shop.shopperWith('BOWL-S'), {})
    expect(await reminded(25)).toEqual([])
    await left({ email: 'bea@shopper.example' })
    const bought = await buy(visitor)
    expect(bought.status).toBe(303)
    expect((await reminded(25)).map(({ to }) => to)).toEqual(['bea@shopper.example'])
  })

  it('says nothing of what is sold out, and is not sent where all is', async () => {
    await left()
    await shop.setStock('BOWL-M', 0)
    expect(await reminded(25)).toEqual([])
  })

  it('is counted for the owner, with the orders that come of it', async () => {
    // those of before are too long ago to be counted
    shop.time.now += 31 * 24 * hour
    await left()
    expect(await counts()).toEqual({ sent: 0, orders: 0, waiting: 1 })
    const browser = shop.visitor()
    const link = await linkOfReminder()
    await browser.get(link)
    await browser.postForm(link, {})
    shop.time.now += 1000
    await buy(browser)
    expect(await counts()).toEqual({ sent: 1, orders: 1, waiting: 0 })
  })
})

describe('the link of a reminder', () => {
  it('brings a copy of the cart into another browser by a button, beside its own, and the first keeps it', async () => {
    const first = await left()
    const link = await linkOfReminder()
    expect((await first.get(link)).headers.location).toBe('/cart')
    const other = await shop.shopperWith('BOWL-S', 1)
    const page = (await other.get(link)).text
    expect(page).toContain('Moss Bowl')
    expect(page).not.toContain('ada@shopper.example')
    expect((await shop.cartOf(first)).totalQuantity).toBe(2)
    const brought = await other.postForm(link, {})
    expect([brought.status, brought.headers.location]).toEqual([303, '/cart'])
    expect((await shop.cartOf(other)).totalQuantity).toBe(3)
    expect((await shop.cartOf(first)).totalQuantity).toBe(2)
    expect((await other.get(link)).headers.location).toBe('/cart')
    // whoever else has the link sees nothing of what lies there, and takes nothing of it
    const third = shop.visitor()
    expect((await third.get(link)).text).not.toContain('quantity 1')
    await third.postForm(link, {})
    await third.postForm(link, {})
    expect((await shop.cartOf(third)).totalQuantity).toBe(2)
    expect((await shop.cartOf(other)).totalQuantity).toBe(3)
    // what was typed is shown to nobody who has not typed it
    expect((await other.get('/checkout')).text).not.toContain('ada@shopper.example')
  })

  it('is posted by the page of the shop alone', async () => {
    await left()
    const link = await linkOfReminder()
    const stranger = shop.visitor()
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    expect((await stranger.send(link, { method: 'POST', headers })).status).toBe(403)
    // a program that looks at mails keeps no cookies
    const program = await shop.visitor().send(link, { method: 'POST' })
    expect(program.status).toBe(403)
    expect(String(program.headers['set-cookie'])).not.toMatch(/cart/i)
  })

  it('gives a copy of a member’s cart, which is one with it once they sign in', async () => {
    const email = 'mia@shopper.example'
    const member = await shop.member(email)
    await shop.add(member, 'BOWL-M', 2)
    await leave(member, { email })
    const link = await linkOfReminder()
    const other = shop.visitor()
    await other.get(link)
    await other.postForm(link, {})
    await other.postForm(link, {})
    expect((await shop.cartOf(other)).totalQuantity).toBe(2)
    await shop.signIn(other, email)
    expect((await shop.cartOf(other)).totalQuantity).toBe(2)
    await shop.signIn(member, email)
    expect((await shop.cartOf(member)).totalQuantity).toBe(2)
  })

  it('of a cart that was bought leads to none, and one of somebody else’s making to nothing', async () => {
    const visitor = await left()
    const link = await linkOfReminder()
    await buy(visitor)
    const other = shop.visitor()
    expect((await other.get(link)).text).toContain('This cart is not there any more.')
    expect((await other.postForm(link, {})).headers.location).toBe('/cart')
    expect((await shop.cartOf(other)).totalQuantity).toBe(0)
    const made = link.slice(0, -10) + (link.at(-10) === 'A' ? 'B' : 'A') + link.slice(-9)
    expect((await other.get(made)).status).toBe(404)
  })

  it('stops them by a button, or by what a mail program posts, for all carts of the address', async () => {
    await left({ email: 'Cleo@shopper.example' })
    const link = await linkOfReminder()
    await left({ email: 'cleo@shopper.example' })
    const program = shop.visitor()
    const looked = await program.get(`${link}/stop`)
    expect(looked.text).toContain(`action="${link}/stop"`)
    // in either kind of form, and without a cookie
    const posted = await shop.visitor().send(`${link}/stop`, oneClickAsParts)
    expect(posted.status).toBe(200)
    expect(posted.text).toContain('You get no more reminders of carts')
    const fields = { 'List-Unsubscribe': 'One-Click' }
    expect((await shop.visitor().postForm(`${link}/stop`, fields)).status).toBe(200)
    const [broken, large] = [oneClickAsParts.body.slice(0, 30), 'x'.repeat(5000)]
    for (const [body, status] of [
      [broken, 400],
      [large, 413],
    ] as const) {
      const told = await shop.visitor().send(`${link}/stop`, { ...oneClickAsParts, body })
      expect(told.status).toBe(status)
    }
    expect((await program.postForm(`${link}/stop`, {})).status).toBe(303)
    expect((await program.get(`${link}/stop`)).text).toContain('You get no more reminders of carts')
    shop.time.now += 8 * 24 * hour
    await left({ email: 'cleo@shopper.example' })
    expect(await reminded(25)).toEqual([])
  })
})

it('what was typed at a checkout is forgotten after two weeks, and the words of the tick stay', async () => {
  const visitor = await left({ email: 'dora@shopper.example' })
  await forgetReminders(shop.context)
  expect((await visitor.get('/checkout')).text).toContain('dora@shopper.example')
  shop.time.now += 15 * 24 * hour
  await forgetReminders(shop.context)
  expect((await visitor.get('/checkout')).text).not.toContain('dora@shopper.example')
  expect((await shop.cartOf(visitor)).totalQuantity).toBe(2)
  const { kysely } = shop.context.database
  const kept = await kysely.selectFrom('cart_reminder').select(['email', 'consent_text']).execute()
  expect(new Set(kept.map(({ email }) => email))).toEqual(new Set(['']))
  expect(kept.at(-1)?.consent_text).toBe(wish)
  const typed = await kysely.selectFrom('cart').select('checkout').execute()
  expect(JSON.stringify(typed)).not.toContain('@shopper.example')
})
