import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MailReply, MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import { createVisitor, type Visitor } from '../../testing/http-client.ts'
import { buy } from '../checkout/testing/open-shop.ts'
import { openMembersShop, password, type MembersShop } from './testing/open-members-shop.ts'

let shop: MembersShop

beforeAll(async () => {
  shop = await openMembersShop()
})
afterAll(() => shop.close())

beforeEach(async () => {
  shop.time.now += 16 * 60_000
  await shop.setStock('BOWL-M', 500)
})

let count = 0
const fresh = () => `ida-${++count}@shopper.example`
const quantityOf = async (visitor: Visitor) => (await shop.cartOf(visitor)).totalQuantity

/** A member with two bowls in the cart, signed in at two browsers. */
async function atTwoBrowsers(): Promise<{ email: string; left: Visitor; kept: Visitor }> {
  const email = fresh()
  const left = await shop.member(email)
  await shop.add(left, 'BOWL-M', 2)
  const kept = shop.visitor()
  await shop.signIn(kept, email)
  return { email, left, kept }
}

test.each([
  ['signing out everywhere', '/account/sign-out-everywhere', {}],
  ['another password', '/account/password', { current: password, password: 'a wheel of her own' }],
])('%s takes the cart from every other browser', async (_name, path, fields) => {
  const { left, kept } = await atTwoBrowsers()
  await kept.get('/account')
  expect((await kept.postForm(path, fields)).status).toBe(303)
  // it may add to a cart of its own by then, and not to that of the member
  await shop.add(left, 'BOWL-M', 1)
  expect(await quantityOf(left)).toBeLessThanOrEqual(1)
})

test('a browser whose sign-in is over shows nothing of the member’s cart', async () => {
  const { email, left } = await atTwoBrowsers()
  shop.time.now += 13 * 3_600_000
  expect(await quantityOf(left)).toBe(0)
  const again = shop.visitor()
  await shop.signIn(again, email)
  expect(await quantityOf(again)).toBe(2)
})

test('an account that is erased leaves no cart behind', async () => {
  const { left, kept } = await atTwoBrowsers()
  await kept.get('/account')
  expect((await kept.postForm('/account/erase', { password })).status).toBe(200)
  expect(await quantityOf(left)).toBe(0)
})

test('what a stranger buys at a browser that a member has left is not the member’s', async () => {
  const { email, left, kept } = await atTwoBrowsers()
  await kept.get('/account')
  await kept.postForm('/account/sign-out-everywhere', {})
  await shop.add(left, 'BOWL-M', 1)
  await left.get('/cart')
  const bought = await buy(left, { email: 'stranger@shopper.example' })
  expect(bought.headers.location).toContain('/checkout/order-confirmed/')
  const again = shop.visitor()
  await shop.signIn(again, email)
  expect((await again.get('/account')).text).not.toContain('/checkout/order-confirmed/')
})

test('a copy that was taken along at signing out does not double the cart', async () => {
  const email = fresh()
  const visitor = await shop.member(email)
  await shop.add(visitor, 'BOWL-M', 2)
  const out = await visitor.send('/api/site-users/account/session?cloneCart=true', {
    method: 'DELETE',
    headers: {
      origin: `http://${visitor.host}:${shop.port}`,
      'x-csrf-token': visitor.cookies.get('crumb') ?? '',
      'x-site-user-xsrf-token': visitor.cookies.get('siteUserXsrf') ?? '',
    },
  })
  expect(out.status).toBe(200)
  expect(await quantityOf(visitor)).toBe(2)
  await shop.add(visitor, 'BOWL-M', 1)
  await shop.signIn(visitor, email)
  expect(await quantityOf(visitor)).toBe(3)
})

test('orders stay with a member who takes another address', async () => {
  const [email, next] = [fresh(), fresh()]
  const guest = await shop.shopperWith('BOWL-M', 1)
  const { location = '' } = (await buy(guest, { email })).headers
  const member = await shop.member(email)
  await member.get('/account')
  await member.postForm('/account/email', { email: next, password })
  const link = await shop.linkTo(next)
  await member.get(link)
  expect((await member.postForm(link, {})).status).toBe(200)
  expect((await member.get('/account')).text).toContain(`href="${location}"`)
})

test('links in mails lead to where the shop stands, whatever host a request names', async () => {
  const email = fresh()
  for (const [host, asked] of [
    ['203.0.113.66', shop.port],
    [shop.visitor().host, 1234],
  ] as const) {
    const { headers } = await createVisitor(shop.port, host).get('/account/sign-up')
    const crumb = /crumb=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? ''
    const form = new URLSearchParams({ email: `${asked}-${email}`, crumb })
    await createVisitor(shop.port, host).send('/account/sign-up', {
      method: 'POST',
      body: form.toString(),
      headers: {
        host: `${host}:${asked}`,
        origin: `http://${host}:${asked}`,
        cookie: `crumb=${crumb}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
    })
    await shop.linkTo(`${asked}-${email}`)
  }
  const owner = await shop.owner()
  const path = `/api/editor/sites/${shop.siteId}/mails`
  const { mails } = (await owner.get(path)).json<MailsReply>()
  for (const { id } of mails.filter(({ to }) => to.endsWith(email))) {
    const { text } = (await owner.get(`${path}/${id}`)).json<MailReply>()
    expect(text).toContain('/account/link/')
    expect(text).not.toMatch(/203\.0\.113\.66|:1234/)
  }
})
