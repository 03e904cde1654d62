import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buy, buyer, hiddenFieldsOf } from '../checkout/testing/open-shop.ts'
import { newestOrder } from '../checkout/testing/newest-order.ts'
import { addReview } from '../../testing/rows-of-a-shop.ts'
import type { Visitor } from '../../testing/http-client.ts'
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

async function dropAddress(member: Visitor): Promise<void> {
  const { text } = await member.get('/account')
  const address = /name="address" value="([^"]+)"/.exec(text)?.[1] ?? ''
  await member.postForm('/account/address', { address, act: 'remove' })
}

describe('a member', () => {
  it('sees their orders, also those from before they had the account', async () => {
    const email = fresh()
    const guest = await shop.shopperWith('BOWL-M', 1)
    const bought = await buy(guest, { email: email.toUpperCase() })
    const page = await guest.get(bought.headers.location ?? '')
    expect(page.text).toContain('action="/account/sign-up"')
    const member = await shop.member(email)
    expect((await member.get('/account')).text).toContain(`href="${bought.headers.location}"`)
    const seen = await member.get(bought.headers.location ?? '')
    expect(seen.text).not.toContain('action="/account/sign-up"')
    // one that is placed with another address is theirs as well
    await shop.add(member, 'BOWL-S', 1)
    const gift = await buy(member, { email: 'bea@shopper.example' })
    expect((await member.get('/account')).text).toContain(`href="${gift.headers.location}"`)
    const other = await shop.member(fresh())
    expect((await other.get('/account')).text).not.toContain('/checkout/order-confirmed/')
  })

  it('sees older orders on further pages', async () => {
    const email = fresh()
    const { kysely } = shop.context.database
    const guest = await shop.shopperWith('BOWL-M', 1)
    await buy(guest, { email })
    const order = await kysely
      .selectFrom('shop_order')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const {
      shipping_address: address,
      billing_address: _bill,
      delivery_days: _days,
      ...rest
    } = order
    for (let at = 0; at < 24; at++) {
      await kysely
        .insertInto('shop_order')
        .values({
          ...rest,
          id: `${order.id.slice(0, 20)}${1000 + at}`,
          order_number: 90_000 + at,
          payment_id: `copy-${at}`,
          idempotency_key: `copy-${at}`,
          access_token_hash: `copy-${at}`,
          shipping_address: JSON.stringify(address),
        })
        .execute()
    }
    const member = await shop.member(email)
    const first = await member.get('/account')
    const linksOf = (text: string) => text.match(/order-confirmed\/[\w-]+/g) ?? []
    const older = /href="(\/account\?after=[^"]+)"/.exec(first.text)?.[1] ?? ''
    const second = await member.get(older)
    const all = [...linksOf(first.text), ...linksOf(second.text)]
    expect([linksOf(first.text).length, new Set(all).size]).toEqual([20, 25])
    expect(second.text).not.toContain('/account?after=')
  })

  it('finds their address at the checkout, once they have kept it there', async () => {
    const email = fresh()
    const member = await shop.member(email)
    await shop.add(member, 'BOWL-M', 1)
    const form = await member.get('/checkout')
    expect(form.text).toContain(`name="email" type="email" value="${email}"`)
    expect(form.text).toContain('name="keepAddress"')
    await buy(member, { email, keepAddress: 'yes' })
    expect((await member.get('/account')).text).toContain('<bdi>1 Moss Lane</bdi>')
    const elsewhere = shop.visitor()
    await shop.add(elsewhere, 'BOWL-M', 1)
    expect((await elsewhere.get('/checkout')).text).toContain('/account/login?next=checkout')
    const signedIn = await shop.signIn(elsewhere, email, { next: 'checkout' })
    expect(signedIn.headers.location).toBe('/checkout')
    const again = await elsewhere.get('/checkout')
    expect(again.text).toContain(`value="${buyer.line1}"`)
    expect(again.text).toContain(`Signed in as <bdi>${email}</bdi>.`)
    await dropAddress(elsewhere)
    expect((await elsewhere.get('/account')).text).not.toContain('1 Moss Lane')
  })

  it('keeps several, chooses one of them at the checkout, and uses another one first', async () => {
    const email = fresh()
    const member = await shop.member(email)
    for (const line1 of ['1 Moss Lane', '2 Fern Road']) {
      await shop.add(member, 'BOWL-M', 1)
      await buy(member, { email, line1, keepAddress: 'yes' })
    }
    await shop.add(member, 'BOWL-M', 1)
    const form = await member.get('/checkout')
    expect(form.text).toContain('value="2 Fern Road"')
    const step = /value="(address [^"]+)">/.exec(form.text)?.[1] ?? ''
    const sent = { ...hiddenFieldsOf(form), ...buyer, email, line1: '2 Fern Road' }
    const chosen = await member.postForm('/checkout', { ...sent, note: 'By the gate', step })
    expect(chosen.headers.location).toBe('/checkout')
    const there = await member.get('/checkout')
    expect(there.text).toContain('value="1 Moss Lane"')
    expect(there.text).toContain('2 Fern Road')
    // what no cart keeps stays in the form, whatever button is pressed
    const ticked = { ...sent, keepAddress: 'yes', payment: 'declined', step: 'place' }
    const again = await member.postForm('/checkout', ticked)
    expect([again.status, again.text.match(/name="keepAddress" value="yes" checked/g)]).toEqual([
      200,
      ['name="keepAddress" value="yes" checked'],
    ])
    expect(again.text).toMatch(/value="declined" checked/)
    const account = await member.get('/account')
    const ids = [...account.text.matchAll(/name="address" value="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(2)
    await member.postForm('/account/address', { address: ids[1] ?? '', act: 'first' })
    const after = await member.get('/account')
    expect(after.text.indexOf('1 Moss Lane')).toBeLessThan(after.text.indexOf('2 Fern Road'))
    // what is no address of theirs changes nothing, and neither does what another member has
    const stranger = await shop.member(fresh())
    for (const who of [member, stranger]) {
      await who.postForm('/account/address', { address: who === member ? 'x' : (ids[0] ?? '') })
    }
    expect((await member.get('/account')).text.match(/name="address"/g)).toHaveLength(2)
    await shop.add(stranger, 'BOWL-M', 1)
    await stranger.postForm('/checkout', {
      ...hiddenFieldsOf(await stranger.get('/checkout')),
      step,
    })
    expect((await stranger.get('/checkout')).text).not.toContain('1 Moss Lane')
  })

  it('is led nowhere else by a sign-in', async () => {
    const email = fresh()
    await shop.member(email)
    const signedIn = await shop.signIn(shop.visitor(), email, { next: '//evil.example' })
    expect(signedIn.headers.location).toBe('/account')
  })

  it('changes name, password and address, each by what proves that it is them', async () => {
    const email = fresh()
    const member = await shop.member(email)
    const other = shop.visitor()
    await shop.signIn(other, email)
    await member.postForm('/account/details', { name: 'Ada <b>Moss</b>' })
    expect((await member.get('/account')).text).toContain('value="Ada &lt;b&gt;Moss&lt;/b&gt;"')
    const chosen = { current: 'not it', password: 'another kiln of hers' }
    const wrong = await member.postForm('/account/password', chosen)
    expect([wrong.status, wrong.text.includes('That is not your current password.')]).toEqual([
      400,
      true,
    ])
    await member.postForm('/account/password', { ...chosen, current: password })
    expect((await member.get('/account')).status).toBe(200)
    expect((await other.get('/account')).headers.location).toBe('/account/login')
    const next = fresh()
    const wish = { email: next, password: chosen.password }
    const asked = await member.postForm('/account/email', wish)
    expect(asked.headers.location).toBe('/account?notice=sent')
    const link = await shop.linkTo(next)
    // a program that looks at links confirms nothing
    await shop.visitor().get(link)
    expect((await member.get('/account')).text).toContain(`<bdi>${email}</bdi>`)
    await member.postForm(link, {})
    expect((await member.get('/account')).text).toContain(`<bdi>${next}</bdi>`)
  })

  it('does not take an address that another one has', async () => {
    const taken = fresh()
    await shop.member(taken)
    const member = await shop.member(fresh())
    shop.time.now += 1000
    await member.postForm('/account/email', { email: taken, password })
    const refused = await member.postForm(await shop.linkTo(taken, 2), {})
    expect([refused.status, refused.text.includes('Another account has this address.')]).toEqual([
      409,
      true,
    ])
  })

  it('is the only one of two that take one address at the same moment', async () => {
    const wanted = fresh()
    const [one, two] = [await shop.member(fresh()), await shop.member(fresh())]
    await one.postForm('/account/email', { email: wanted, password })
    const first = await shop.linkTo(wanted)
    shop.time.now += 1000
    await two.postForm('/account/email', { email: wanted, password })
    const second = await shop.linkTo(wanted, 2)
    const taken = await Promise.all([one.postForm(first, {}), two.postForm(second, {})])
    // whoever comes a moment later finds that the links to it are over
    const [took, refused = 0] = taken.map(({ status }) => status).toSorted((a, b) => a - b)
    expect([took, [404, 409].includes(refused)]).toEqual([200, true])
  })

  it('takes all that is known of them along, and is forgotten', async () => {
    const email = fresh()
    const member = await shop.member(email)
    await shop.add(member, 'BOWL-M', 1)
    const order = await buy(member, { email, keepAddress: 'yes' })
    const { id: orderId } = await newestOrder(shop)
    const { reviewId } = await addReview(shop, shop.siteId, { orderId, itemId: shop.bowlId })
    const file = await member.get('/account/data')
    expect(file.headers['content-disposition']).toContain('account.json')
    expect(file.json()).toMatchObject({
      account: { email, name: 'Ada Fern', addresses: [{ line1: buyer.line1 }] },
      signIns: [{}],
      orders: [{ email, items: [{ title: 'Moss Bowl', quantity: 1 }], reviews: [{ stars: 4 }] }],
    })
    expect(file.text).not.toMatch(/argon2|tokenHash|token_hash/)
    const wrong = await member.postForm('/account/erase', { password: 'not it' })
    expect(wrong.status).toBe(400)
    const gone = await member.postForm('/account/erase', { password })
    expect(gone.text).toContain('Your account is deleted.')
    expect((await member.get('/account')).headers.location).toBe('/account/login')
    expect((await shop.signIn(member, email)).status).toBe(401)
    expect((await member.get(order.headers.location ?? '')).status).toBe(200)
    const { kysely } = shop.context.database
    // what they said of a product stays, without their name
    const review = await kysely
      .selectFrom('review')
      .select(['author_name', 'body'])
      .where('id', '=', reviewId)
      .executeTakeFirst()
    expect(review).toEqual({ author_name: '', body: 'Lovely.' })
    for (const table of ['member', 'member_link'] as const) {
      const rows = await kysely
        .selectFrom(table)
        .select('email')
        .where('email', '=', email)
        .execute()
      expect(rows).toEqual([])
    }
  })

  it('signs out of one browser, or of all', async () => {
    const email = fresh()
    const member = await shop.member(email)
    const other = shop.visitor()
    await shop.signIn(other, email)
    await member.postForm('/account/sign-out', {})
    expect((await member.get('/account')).headers.location).toBe('/account/login')
    expect((await other.get('/account')).status).toBe(200)
    await shop.signIn(member, email)
    await other.postForm('/account/sign-out-everywhere', {})
    expect((await member.get('/account')).headers.location).toBe('/account/login')
  })

  it('is signed out after half a day, or a month where they want to stay', async () => {
    const email = fresh()
    await shop.member(email)
    const short = shop.visitor()
    const long = shop.visitor()
    await shop.signIn(short, email)
    await shop.signIn(long, email, { remember: 'yes' })
    shop.time.now += 13 * 3_600_000
    expect((await short.get('/account')).headers.location).toBe('/account/login')
    expect((await long.get('/account')).status).toBe(200)
    shop.time.now += 30 * 86_400_000
    expect((await long.get('/account')).headers.location).toBe('/account/login')
  })

  it('stands on no page that is kept for others', async () => {
    const email = fresh()
    const member = await shop.member(email, 'Zora Quill')
    for (const path of ['/', '/shop', '/account']) await member.get(path)
    const stranger = shop.visitor()
    for (const path of ['/', '/shop', '/account/login']) {
      const page = await stranger.get(path)
      expect(page.text).not.toContain('Zora Quill')
      expect(page.text).not.toContain(email)
    }
  })

  it('is not changed by a form of another site', async () => {
    const member = await shop.member(fresh())
    const forged = await member.send('/account/sign-out-everywhere', {
      method: 'POST',
      headers: {
        origin: 'http://evil.example',
        'sec-fetch-site': 'cross-site',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: '',
    })
    expect(forged.status).toBe(403)
    expect((await member.get('/account')).status).toBe(200)
  })
})
