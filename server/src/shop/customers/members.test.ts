import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

describe('an account', () => {
  it('comes into being by a link that was mailed, with a password that is chosen there', async () => {
    const email = fresh()
    const visitor = shop.visitor()
    expect((await visitor.get('/account')).headers.location).toBe('/account/login')
    const form = await visitor.get('/account/sign-up')
    expect(form.status).toBe(200)
    expect(form.headers['cache-control']).toBe('private, no-store')
    const asked = await visitor.postForm('/account/sign-up', { email: ` ${email.toUpperCase()} ` })
    expect([asked.status, asked.headers.location]).toEqual([303, '/account/sign-up?sent=1'])
    const link = await shop.linkTo(email)
    const opened = await visitor.get(link)
    expect(opened.text).toContain(`<bdi>${email}</bdi>`)
    const short = await visitor.postForm(link, { name: '', password: 'short' })
    expect(short.status).toBe(400)
    expect(short.text).toContain('A name has 1 to 100 characters.')
    expect(short.text).toContain('A password needs at least 8 characters.')
    // in the list above the form, and beside its field
    expect(short.text.match(/A name has 1 to 100 characters\./g)).toHaveLength(2)
    const made = await visitor.postForm(link, { name: 'Ada Fern', password })
    expect([made.status, made.headers.location]).toEqual([303, '/account'])
    const account = await visitor.get('/account')
    expect(account.text).toContain(`Signed in as <bdi>${email}</bdi>.`)
    expect(account.headers['cache-control']).toBe('private, no-store')
    expect((await visitor.get(link)).status).toBe(404)
    expect((await visitor.postForm(link, { name: 'Eve', password })).status).toBe(404)
  })

  it('is made on the way to a page, which the mailed link leads to in the end', async () => {
    const email = fresh()
    const visitor = shop.visitor()
    const form = await visitor.get('/account/sign-up?next=%2Fjournal%3Fa%3D1')
    expect(form.text).toContain('name="next" value="/journal?a=1"')
    expect(form.text).toContain('href="/account/login?next=%2Fjournal%3Fa%3D1"')
    await visitor.postForm('/account/sign-up', { email, next: '/journal?a=1' })
    const link = await shop.linkTo(email)
    expect(link).toContain('?next=%2Fjournal%3Fa%3D1')
    expect((await visitor.get(link)).text).toContain('name="next" value="/journal?a=1"')
    const typed = { name: 'Ada Fern', password, next: '/journal?a=1' }
    expect((await visitor.postForm(link, typed)).headers.location).toBe('/journal?a=1')
    // nobody is led elsewhere by a link of this site
    const other = fresh()
    await visitor.postForm('/account/sign-up', { email: other, next: '//evil.example/' })
    expect(await shop.linkTo(other)).not.toContain('next')
  })

  it('is not to be had by a link that is older than an hour', async () => {
    const email = fresh()
    const visitor = shop.visitor()
    await visitor.get('/account/sign-up')
    await visitor.postForm('/account/sign-up', { email })
    const link = await shop.linkTo(email)
    shop.time.now += 3_600_001
    expect((await visitor.get(link)).status).toBe(404)
    expect((await visitor.postForm(link, { name: 'Ada', password })).status).toBe(404)
  })

  it('is one, whoever follows two links at once', async () => {
    const email = fresh()
    const visitor = shop.visitor()
    await visitor.get('/account/sign-up')
    await visitor.postForm('/account/sign-up', { email })
    const first = await shop.linkTo(email)
    shop.time.now += 1000
    await visitor.postForm('/account/sign-up', { email })
    const second = await shop.linkTo(email, 2)
    const made = await Promise.all(
      [first, second].map(async (link) => {
        const browser = shop.visitor()
        await browser.get(link)
        return browser.postForm(link, { name: 'Ada', password })
      }),
    )
    expect(made.some(({ status }) => status === 303)).toBe(true)
    const rows = await shop.context.database.kysely
      .selectFrom('member')
      .select('id')
      .where('email', '=', email)
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('does not exist on a site whose owner has not turned it on', async () => {
    await shop.perform('set-customer-accounts', { set: { memberAccounts: false } })
    const visitor = shop.visitor()
    const paths = ['/account', '/account/login', '/account/sign-up', '/account/forgot']
    for (const path of paths) expect((await visitor.get(path)).status).toBe(404)
    const called = await visitor.write('POST', sessionPath, { email: 'a@b.example', password })
    expect(called.json()).toMatchObject({ status: 404, code: 'members-off' })
    await shop.perform('set-customer-accounts', { set: { memberAccounts: true } })
  })
})

describe('whoever does not know an account', () => {
  it('is told the same of an address that has one and of one that has none', async () => {
    const email = fresh()
    await shop.member(email)
    const visitor = shop.visitor()
    await visitor.get('/account/login')
    for (const path of ['/account/sign-up', '/account/forgot']) {
      const of = async (address: string) => {
        const answer = await visitor.postForm(path, { email: address })
        return [answer.status, answer.headers.location, answer.text]
      }
      expect(await of(email)).toEqual(await of('nobody@shopper.example'))
    }
    const tried = async (address: string) => {
      const answer = await visitor.write('POST', sessionPath, {
        email: address,
        password: 'not the one',
      })
      return [answer.status, answer.text]
    }
    expect(await tried(email)).toEqual(await tried('nobody@shopper.example'))
    expect((await tried(email))[0]).toBe(401)
  })

  it('gets no mail for an address without an account where it has forgotten a password', async () => {
    const email = fresh()
    const visitor = shop.visitor()
    await visitor.get('/account/forgot')
    await visitor.postForm('/account/forgot', { email })
    // what is asked afterwards is answered afterwards
    const known = fresh()
    await visitor.postForm('/account/sign-up', { email: known })
    await shop.linkTo(known)
    expect(await shop.linksTo(email)).toBe(0)
  })
})
