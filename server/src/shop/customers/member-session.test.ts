import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buy } from '../checkout/testing/open-shop.ts'
import { openMembersShop, password, type MembersShop } from './testing/open-members-shop.ts'

let shop: MembersShop

beforeAll(async () => {
  shop = await openMembersShop()
})
afterAll(() => shop.close())

beforeEach(async () => {
  // a while later nobody has asked or tried too often
  shop.time.now += 16 * 60_000
  await shop.setStock('BOWL-M', 500)
  await shop.setStock('BOWL-S', 500)
})

let count = 0
const fresh = () => `ada-${++count}@shopper.example`
const sessionPath = '/api/site-users/account/session'

describe('the calls of the specification', () => {
  it('sign in, with a token that signing out has to carry, and a new session each time', async () => {
    const email = fresh()
    await shop.member(email)
    const visitor = shop.visitor()
    visitor.cookies.set('__Host-vitrine-member', 'x'.repeat(43))
    const body = { email, password, rememberMe: true }
    const signedIn = await visitor.write('POST', sessionPath, body)
    expect(signedIn.status).toBe(200)
    const { xsrfToken } = signedIn.json<{ xsrfToken: string }>()
    const first = visitor.cookies.get('__Host-vitrine-member')
    expect(first).not.toBe('x'.repeat(43))
    expect(String(signedIn.headers['set-cookie'])).toContain('Max-Age=2592000')
    expect(visitor.cookies.get('siteUserXsrf')).toBe(xsrfToken)
    const again = await visitor.write('POST', sessionPath, { email, password })
    const second = visitor.cookies.get('__Host-vitrine-member')
    expect(second).not.toBe(first)
    // the session of before is over
    const former = shop.visitor()
    former.cookies.set('__Host-vitrine-member', first ?? '')
    expect((await former.get('/account')).headers.location).toBe('/account/login')
    const crumb = visitor.cookies.get('crumb') ?? ''
    const bare = await visitor.write('DELETE', sessionPath)
    expect(bare.json()).toMatchObject({ status: 403, code: 'xsrf-failed', crumbFail: false })
    const origin = `http://${visitor.host}:${shop.port}`
    const send = (token: string, header: string) =>
      visitor.send(sessionPath, {
        method: 'DELETE',
        headers: { origin, 'x-csrf-token': header, 'x-site-user-xsrf-token': token },
      })
    expect((await send(xsrfToken, crumb)).status).toBe(403)
    const token = again.json<{ xsrfToken: string }>().xsrfToken
    expect((await send(token, 'stale')).json()).toMatchObject({ status: 403, crumbFail: true })
    expect((await visitor.get('/account')).status).toBe(200)
    expect((await send(token, crumb)).json()).toEqual({ ok: true })
    expect((await visitor.get('/account')).headers.location).toBe('/account/login')
    // it is over at the server, not only in that browser
    const copy = shop.visitor()
    copy.cookies.set('__Host-vitrine-member', second ?? '')
    expect((await copy.get('/account')).headers.location).toBe('/account/login')
  })

  it.each([
    ['true', 3],
    ['false', 0],
    ['', 0],
  ])('leave what was in the cart, or nothing, with cloneCart=%s', async (cloneCart, kept) => {
    const email = fresh()
    const visitor = await shop.member(email)
    await shop.add(visitor, 'BOWL-M', 3)
    const xsrf = visitor.cookies.get('siteUserXsrf') ?? ''
    const out = await visitor.send(`${sessionPath}?cloneCart=${cloneCart}`, {
      method: 'DELETE',
      headers: {
        origin: `http://${visitor.host}:${shop.port}`,
        'x-csrf-token': visitor.cookies.get('crumb') ?? '',
        'x-site-user-xsrf-token': xsrf,
      },
    })
    expect(out.status).toBe(200)
    expect((await shop.cartOf(visitor)).totalQuantity).toBe(kept)
    // what is done to the copy is not done to the member's own
    await shop.add(visitor, 'BOWL-S', 1)
    const elsewhere = shop.visitor()
    await shop.signIn(elsewhere, email)
    expect((await shop.cartOf(elsewhere)).totalQuantity).toBe(3)
  })

  it('answer what is no sign-in with a clear no', async () => {
    const visitor = shop.visitor()
    const answers = await Promise.all([
      visitor.write('POST', sessionPath, {}),
      visitor.write('POST', sessionPath, { email: 1, password: [] }),
      visitor.write('POST', sessionPath, { email: 'a@b.example', password: 'x'.repeat(900) }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
  })
})

describe('the cart of a member', () => {
  it('is what the browser and they had before, and follows them to another browser', async () => {
    const email = fresh()
    const first = await shop.member(email)
    await shop.add(first, 'BOWL-M', 2)
    const second = shop.visitor()
    await shop.add(second, 'BOWL-M', 3)
    await shop.add(second, 'BOWL-S', 1)
    const before = second.cookies.get('__Host-cart')
    await shop.signIn(second, email)
    expect(second.cookies.get('__Host-cart')).not.toBe(before)
    const { entries, totalQuantity } = await shop.cartOf(second)
    expect([totalQuantity, entries.length]).toEqual([6, 2])
    expect((await shop.cartOf(first)).totalQuantity).toBe(6)
    await shop.add(first, 'BOWL-S', 1)
    expect((await shop.cartOf(second)).totalQuantity).toBe(7)
  })

  it('holds no more than there is', async () => {
    const email = fresh()
    const first = await shop.member(email)
    await shop.add(first, 'BOWL-M', 2)
    const second = shop.visitor()
    await shop.add(second, 'BOWL-M', 3)
    await shop.setStock('BOWL-M', 4)
    await shop.signIn(second, email)
    expect((await shop.cartOf(second)).totalQuantity).toBe(4)
  })

  it('is one, however many browsers sign in at once', async () => {
    const email = fresh()
    await shop.member(email)
    const browsers = await Promise.all(
      [1, 2, 3].map(async (quantity) => {
        const visitor = shop.visitor()
        await shop.add(visitor, 'BOWL-M', quantity)
        await visitor.get('/account/login')
        return visitor
      }),
    )
    await Promise.all(browsers.map((one) => one.postForm('/account/login', { email, password })))
    for (const one of browsers) expect((await shop.cartOf(one)).totalQuantity).toBe(6)
  })

  it('begins anew after an order, for each of their browsers', async () => {
    const email = fresh()
    const first = await shop.member(email)
    await shop.add(first, 'BOWL-M', 1)
    const second = shop.visitor()
    await shop.signIn(second, email)
    expect((await buy(first, { email })).status).toBe(303)
    await shop.add(first, 'BOWL-S', 2)
    expect((await shop.cartOf(second)).totalQuantity).toBe(2)
  })

  it('of another member is not taken over by whoever signs in at the same browser', async () => {
    const visitor = await shop.member(fresh())
    await shop.add(visitor, 'BOWL-M', 5)
    const other = fresh()
    await shop.member(other)
    await shop.signIn(visitor, other)
    expect((await shop.cartOf(visitor)).totalQuantity).toBe(0)
  })
})
