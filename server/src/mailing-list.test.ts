import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Subscriber } from '@vitrine/rules/site/mailing-lists/mailing-list-api.ts'
import { listLimits } from '@vitrine/rules/site/mailing-lists/subscriber.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { buy, openShop, type TestShop } from './shop/checkout/testing/open-shop.ts'
import { forgetSubscribers } from './site/mailing-lists/forget-subscribers.ts'

let shop: TestShop
const page = '/_vitrine/newsletter'

beforeAll(async () => {
  shop = await openShop()
  await set({ hasPage: true, atCheckout: true })
  await shop.setStock('BOWL-S', 100)
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.time.now += listLimits.mailAgainAfterMs + 1000
})

async function set(wish: object): Promise<void> {
  const owner = await shop.owner()
  const path = `/api/editor/sites/${shop.siteId}/actions`
  const body = { action: 'set-mailing-list', input: { set: wish } }
  expect((await owner.write('POST', path, body)).status).toBe(200)
  shop.time.now += 1500
}

let count = 0
const fresh = () => `Ada-${++count}@shopper.example`

async function ask(email: string): Promise<number> {
  const visitor = shop.visitor()
  await visitor.get(page)
  return (await visitor.postForm(page, { email })).status
}

/** The links in the mails to an address, the newest last. */
async function linksTo(email: string): Promise<readonly string[]> {
  const mails = await shop.context.database.kysely
    .selectFrom('mail')
    .select('text')
    .where('kind', '=', 'list-confirm')
    .where('to_address', '=', email)
    .orderBy('id')
    .execute()
  return mails.map(({ text }) => /\/_vitrine\/newsletter\/[\w-]+/.exec(text)?.[0] ?? '')
}

async function listed(query = ''): Promise<readonly Subscriber[]> {
  const owner = await shop.owner()
  const { subscribers } = (
    await owner.get(`/api/editor/sites/${shop.siteId}/subscribers${query}`)
  ).json<{ subscribers: readonly Subscriber[] }>()
  return subscribers
}

const stateOf = async (email: string) =>
  (await listed(`?search=${encodeURIComponent(email)}`)).map(({ state }) => state)

async function say(link: string, wish: string) {
  const visitor = shop.visitor()
  await visitor.get(link)
  return visitor.postForm(link, { wish })
}

it('has nobody on it who has not said yes by the link that was mailed', async () => {
  const email = fresh()
  expect(await ask(email)).toBe(303)
  expect(await stateOf(email)).toEqual(['asked'])
  const [link = ''] = await linksTo(email)
  const opened = await shop.visitor().get(link)
  expect(opened.status).toBe(200)
  expect(opened.text).toContain(`Confirm that you want news of`)
  expect((await shop.visitor().get(`${link}&format=json`)).status).toBe(404)
  const { pageType } = (await shop.visitor().get(`${link}?format=json`)).json<{
    pageType: number
  }>()
  expect(pageType).toBe(300)
  // opening it is not enough, as programs that look at mails do that, too
  expect(await stateOf(email)).toEqual(['asked'])
  expect((await say(link, 'join')).status).toBe(303)
  expect((await say(link, 'join')).status).toBe(303)
  expect(await stateOf(email)).toEqual(['joined'])
  expect((await shop.visitor().get(link)).text).toContain('You get news of')
})

it('lets whoever has joined leave, and come back by asking again', async () => {
  const email = fresh()
  await ask(email)
  const [link = ''] = await linksTo(email)
  await say(link, 'join')
  await say(link, 'leave')
  expect(await stateOf(email)).toEqual(['left'])
  expect((await shop.visitor().get(link)).text).toContain('You get no news of')
  shop.time.now += listLimits.mailAgainAfterMs
  await ask(email)
  expect(await stateOf(email)).toEqual(['left'])
  expect(await linksTo(email)).toHaveLength(2)
  await say((await linksTo(email)).at(-1) ?? '', 'join')
  expect(await stateOf(email)).toEqual(['joined'])
})

it('forgets at once who says no, and later who says nothing', async () => {
  const [no, silent] = [fresh(), fresh()]
  await ask(no)
  await ask(silent)
  const [link = ''] = await linksTo(no)
  const said = await say(link, 'leave')
  expect((await shop.visitor().get(said.headers.location ?? '')).text).toContain('is forgotten')
  expect(await stateOf(no)).toEqual([])
  await forgetSubscribers(shop.context)
  expect(await stateOf(silent)).toEqual(['asked'])
  shop.time.now += listLimits.forgetAskedAfterMs + 1
  await forgetSubscribers(shop.context)
  expect(await stateOf(silent)).toEqual([])
  const [late = ''] = await linksTo(silent)
  await say(late, 'join')
  expect(await stateOf(silent)).toEqual([])
  // a mailing service may still send such a link
  expect((await shop.visitor().get(late)).text).toContain('is forgotten')
})

it('mails an address one link however often it is typed, and none to who is on it', async () => {
  const email = fresh()
  const all = await Promise.all([ask(email), ask(email.toUpperCase()), ask(` ${email} `)])
  expect(all).toEqual([303, 303, 303])
  const mails = async () =>
    (await linksTo(email)).length + (await linksTo(email.toUpperCase())).length
  expect(await mails()).toBe(1)
  const [link = ''] = [...(await linksTo(email)), ...(await linksTo(email.toUpperCase()))]
  await say(link, 'join')
  shop.time.now += listLimits.mailAgainAfterMs + 1
  expect(await ask(email)).toBe(303)
  expect(await mails()).toBe(1)
})

it('says which addresses are none, and takes no more than so many from one place', async () => {
  const visitor = shop.visitor()
  await visitor.get(page)
  const blank = await visitor.postForm(page, { email: ' ' })
  expect([blank.status, blank.text.includes('Email cannot be blank')]).toEqual([400, true])
  const wrong = await visitor.postForm(page, { email: 'ada@' })
  expect([wrong.status, wrong.text.includes('Email is invalid')]).toEqual([400, true])
  const statuses: number[] = []
  for (let index = 0; index <= listLimits.perAddress; index++) statuses.push(await ask(fresh()))
  expect(statuses.at(-1)).toBe(429)
  // whoever buys from there is asked all the same
  const buyer = fresh()
  await buy(await shop.shopperWith('BOWL-S'), { email: buyer, news: 'yes' })
  expect(await stateOf(buyer)).toEqual(['asked'])
})

it('lets people leave while the site is closed', async () => {
  const email = fresh()
  shop.time.now += listLimits.windowMs
  await buy(await shop.shopperWith('BOWL-S'), { email, news: 'yes' })
  const [link = ''] = await linksTo(email)
  await say(link, 'join')
  const path = `/api/editor/sites/${shop.siteId}/actions`
  const close = async (isClosed: boolean) => {
    const wish = { action: 'set-door', input: { set: { isClosed } } }
    expect((await (await shop.owner()).write('POST', path, wish)).status).toBe(200)
    shop.time.now += 1500
  }
  await close(true)
  expect((await shop.visitor().get('/shop')).status).toBe(503)
  expect((await shop.visitor().get(link)).status).toBe(200)
  expect((await say(link, 'leave')).status).toBe(303)
  await close(false)
  expect(await stateOf(email)).toEqual(['left'])
})

it('opens nothing to a link that we did not make, nor to one of another purpose', async () => {
  for (const token of ['x', `${'0'.repeat(24)}-${'A'.repeat(43)}`, 'a'.repeat(400)]) {
    expect((await shop.visitor().get(`${page}/${token}`)).status).toBeGreaterThanOrEqual(400)
  }
})

it('is offered at the checkout by a tick that nobody has set', async () => {
  const email = fresh()
  const shopper = await shop.shopperWith('BOWL-S')
  expect((await shopper.get('/checkout')).text).toMatch(/name="news" value="yes"(?! checked)/)
  expect((await buy(shopper, { email, news: 'yes' })).status).toBe(303)
  expect((await listed(`?search=${email}`)).map(({ source }) => source)).toEqual(['checkout'])
  const other = await shop.shopperWith('BOWL-S')
  const silent = fresh()
  await buy(other, { email: silent })
  expect(await stateOf(silent)).toEqual([])
})

it('is read by whoever keeps it, in a file with each link to leave, and by nobody else', async () => {
  const owner = await shop.owner()
  const base = `/api/editor/sites/${shop.siteId}`
  const { text } = await owner.get(`${base}/subscribers-csv`)
  const [head = '', ...rows] = text.trim().split('\r\n')
  expect(head).toContain('E-mail,Joined,Asked,Where,Agreed to,Link to leave')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every((row) => row.includes('/_vitrine/newsletter/'))).toBe(true)
  const [one] = await listed('?state=joined')
  const path = `${base}/subscribers/${one?.id}`
  const editor = await shop.person('editor@fern.example', [Role.editor])
  expect((await editor.get(`${base}/subscribers`)).status).toBe(403)
  expect((await editor.write('DELETE', path)).status).toBe(403)
  expect((await owner.write('DELETE', path)).status).toBe(200)
  expect(await stateOf(one?.email ?? '')).toEqual([])
  expect((await owner.write('PUT', path)).status).toBe(200)
  expect(await stateOf(one?.email ?? '')).toEqual(['joined'])
  // whoever was taken off may ask again, and confirms it again
  expect((await owner.write('DELETE', path)).status).toBe(200)
  const mails = (await linksTo(one?.email ?? '')).length
  await ask(one?.email ?? '')
  expect(await stateOf(one?.email ?? '')).toEqual(['asked'])
  expect(await linksTo(one?.email ?? '')).toHaveLength(mails + 1)
})

it('has no page where its owner wants none', async () => {
  await set({ hasPage: false })
  expect((await shop.visitor().get(page)).status).toBe(404)
  expect(await ask(fresh())).toBe(404)
})
