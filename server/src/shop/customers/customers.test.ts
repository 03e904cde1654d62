import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallReply } from '@vitrine/rules/ground/http/contract.ts'
import type { customersApi } from '@vitrine/rules/shop/customers/customers-api.ts'
import { buy } from '../checkout/testing/open-shop.ts'
import { addReview } from '../../testing/rows-of-a-shop.ts'
import { newestOrder } from '../checkout/testing/newest-order.ts'
import { forgetMembers } from './forget-members.ts'
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

describe('the owner', () => {
  const path = () => `/api/editor/sites/${shop.siteId}/customers`

  it('sees who has an account, takes it from them, and gives it back', async () => {
    const email = fresh()
    const member = await shop.member(email, '=Ada')
    await shop.add(member, 'BOWL-M', 1)
    await buy(member, { email })
    const owner = await shop.owner()
    const listed = await owner.get(`${path()}?search=${email}`)
    const { customers } = listed.json<CallReply<typeof customersApi.list>>()
    expect(customers).toMatchObject([{ email, name: '=Ada', orders: 1 }])
    const file = await owner.get(`${path()}-csv`)
    expect(file.text).toContain(`${email},'=Ada,`)
    const [customer] = customers
    const one = `${path()}/${customer?.id}`
    expect((await owner.write('DELETE', one)).status).toBe(200)
    expect((await owner.write('DELETE', one)).status).toBe(404)
    expect((await member.get('/account')).headers.location).toBe('/account/login')
    expect((await shop.signIn(member, email)).status).toBe(401)
    expect((await owner.write('PUT', one)).status).toBe(200)
    expect((await shop.signIn(member, email)).status).toBe(303)
    expect((await member.get('/account')).text).toContain('/checkout/order-confirmed/')
  })

  it('sees all that an address has bought, with an account or without, and what it came to', async () => {
    const of = async (email: string) => {
      const owner = await shop.owner()
      const found = await owner.get(
        `/api/editor/sites/${shop.siteId}/customer-history?email=${encodeURIComponent(email)}`,
      )
      return { status: found.status, history: found.json<CallReply<typeof customersApi.history>>() }
    }
    const email = fresh()
    expect((await of(email)).status).toBe(404)
    const guest = shop.visitor()
    await shop.add(guest, 'BOWL-M', 1)
    await buy(guest, { email: email.toUpperCase() })
    const bought = await newestOrder(shop)
    const { history } = await of(` ${email}`)
    expect(history).toMatchObject({ email, account: null, paid: [], testOrders: 1 })
    expect(history.orders.map(({ id }) => id)).toEqual([bought.id])
    const member = await shop.member(email, 'Ada')
    await shop.add(member, 'BOWL-S', 1)
    await buy(member, { email: fresh() })
    // as if the shop took money
    await shop.context.database.kysely
      .updateTable('shop_order')
      .set({ test_mode: false })
      .where('id', '=', bought.id)
      .execute()
    const owner = await shop.owner()
    const found = await owner.get(`/api/editor/sites/${shop.siteId}/buyers?search=${email}`)
    const { buyers } = found.json<CallReply<typeof customersApi.buyers>>()
    expect(buyers).toMatchObject([{ email, orders: 1, hasAccount: true }])
    const file = await owner.get(`/api/editor/sites/${shop.siteId}/buyers-csv`)
    expect(file.text).toContain(`${email},`)
    const { history: both } = await of(email)
    expect(both).toMatchObject({ name: 'Ada', account: { email }, testOrders: 1 })
    expect(both.orders).toHaveLength(2)
    expect(both.paid).toEqual([{ orders: 1, total: history.orders[0]?.grandTotal }])
  })

  it('has them forgotten a day after they were removed, unless they sign up again', async () => {
    const owner = await shop.owner()
    const idOf = async (email: string) => {
      const listed = await owner.get(`${path()}?search=${email}`)
      return listed.json<CallReply<typeof customersApi.list>>().customers[0]?.id ?? ''
    }
    const [gone, back] = [fresh(), fresh()]
    const member = await shop.member(gone)
    await shop.add(member, 'BOWL-M', 1)
    await buy(member, { email: gone })
    await shop.add(member, 'BOWL-M', 1)
    const { id: orderId } = await newestOrder(shop)
    const { reviewId } = await addReview(shop, shop.siteId, { orderId, itemId: shop.bowlId })
    await shop.member(back)
    const [goneId, backId] = [await idOf(gone), await idOf(back)]
    const openCart = await shop.context.database.kysely
      .selectFrom('cart')
      .select('id')
      .where('member_id', '=', goneId)
      .where('purchased_order_id', 'is', null)
      .executeTakeFirstOrThrow()
    await owner.write('DELETE', `${path()}/${goneId}`)
    await owner.write('DELETE', `${path()}/${backId}`)
    const again = shop.visitor()
    await again.get('/account/sign-up')
    shop.time.now += 1000
    await again.postForm('/account/sign-up', { email: back })
    await again.postForm(await shop.linkTo(back, 2), { name: 'Bea', password })
    shop.time.now += 25 * 3_600_000
    await forgetMembers(shop.context)
    const { kysely } = shop.context.database
    const rows = await kysely
      .selectFrom('member')
      .select('id')
      .where('id', 'in', [goneId, backId])
      .execute()
    expect(rows).toEqual([{ id: backId }])
    const review = await kysely
      .selectFrom('review')
      .select('author_name')
      .where('id', '=', reviewId)
      .executeTakeFirst()
    expect(review).toEqual({ author_name: '' })
    const carts = await kysely
      .selectFrom('cart')
      .select('id')
      .where((row) => row.or([row('member_id', '=', goneId), row('id', '=', openCart.id)]))
      .execute()
    expect(carts).toEqual([])
  })

  it('sees whoever has ordered page by page, who did last first', async () => {
    const owner = await shop.owner()
    const seen: string[] = []
    let cursor: string | null = ''
    do {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`
      const page: CallReply<typeof customersApi.buyers> = (
        await owner.get(`/api/editor/sites/${shop.siteId}/buyers?limit=2${query}`)
      ).json()
      seen.push(...page.buyers.map(({ email }) => email))
      cursor = page.nextPageCursor
    } while (cursor !== null)
    const { rows } = await shop.context.database.pool.query<{ email: string }>(
      'select lower(email) as email from shop_order group by 1 order by max(created_at) desc, max(id) desc',
    )
    expect(seen.length).toBeGreaterThan(2)
    expect(seen).toEqual(rows.map(({ email }) => email))
  })

  it('sees them page by page', async () => {
    for (let more = 0; more < 3; more++) await shop.member(fresh())
    const owner = await shop.owner()
    const seen = new Set<string>()
    let cursor: string | null = ''
    do {
      const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
      const page: CallReply<typeof customersApi.list> = (
        await owner.get(`${path()}?limit=2${query}`)
      ).json()
      for (const { id } of page.customers) seen.add(id)
      cursor = page.nextPageCursor
    } while (cursor !== null)
    const { count: all } = await shop.context.database.kysely
      .selectFrom('member')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow()
    expect(seen.size).toBe(Number(all))
  })
})
