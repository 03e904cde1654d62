import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ProductType } from '@vitrine/rules/shop/products/product.ts'
import type { OrdersReply, OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import type { Customer } from '@vitrine/rules/shop/customers/customers-api.ts'
import type { CustomerAccessReply } from '@vitrine/rules/shop/paywall/paywall-api.ts'
import type { AudiencesReply } from '@vitrine/rules/site/locks/locks-api.ts'
import type { MailReply, MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { setEnded } from '../paywall/access-store.ts'
import { addMember } from '../../testing/rows-of-a-shop.ts'
import type { Visitor } from '../../testing/http-client.ts'
import {
  openMembersShop,
  password,
  type MembersShop,
} from '../customers/testing/open-members-shop.ts'
import { buy } from './testing/open-shop.ts'
import {
  monthly,
  soldBy,
  openSubscriptionShop,
  type SubscriptionShop,
} from './testing/open-subscription-shop.ts'

const dayMs = 86_400_000

/** Sells a product as a membership that opens the journal. */
async function sellMembership(shop: MembersShop | SubscriptionShop, itemId: string, months = 1) {
  await shop.perform('edit-product', {
    itemId,
    set: { productType: ProductType.paywall, accessMonths: months },
  })
  const site = shop.context.database.dbFor(shop.siteId)
  const journal = (await listDocuments(site, 'collection')).find(
    ({ body }) => body.urlId === 'journal',
  )
  await shop.perform('set-page-audience', {
    collectionId: journal?.id,
    set: { audience: { kind: 'holders', productIds: [itemId] } },
  })
  shop.time.now += 1500
}

async function statusOf(visitor: Visitor): Promise<string> {
  const { status, text } = await visitor.get('/journal')
  return `${status} ${/"pageType":(\d+)/.exec(text)?.[1]}`
}

describe('a membership that is sold once', () => {
  let shop: MembersShop
  let glaze: string
  beforeAll(async () => {
    shop = await openMembersShop()
    glaze = shop.goods.get('GLAZE')?.itemId ?? ''
    await sellMembership(shop, glaze)
  })
  afterAll(() => shop.close())

  const orderOf = async (email: string): Promise<OrderWithEvents> => {
    const owner = await shop.owner()
    const base = `/api/editor/sites/${shop.siteId}/orders`
    const [found] = (await owner.get(`${base}?search=${email}`)).json<OrdersReply>().orders
    return (await owner.get(`${base}/${found?.id}`)).json<OrderWithEvents>()
  }
  const accessOf = async (email: string) =>
    shop.context.database.kysely
      .selectFrom('member_access')
      .selectAll()
      .where('email', '=', email)
      .orderBy('until_at')
      .execute()
  /** As the settings of a page say it. */
  const membersNow = async (): Promise<number | undefined> => {
    const said = await (await shop.owner()).get(`/api/editor/sites/${shop.siteId}/audiences`)
    const { products } = said.json<AudiencesReply>()
    return products.find(({ id }) => id === glaze)?.members
  }
  const buys = async (visitor: Visitor, email: string) => {
    expect((await shop.add(visitor, 'GLAZE')).status).toBe(200)
    return visitor.get(String((await buy(visitor, { email })).headers.location))
  }

  test('is one of a cart, and open to whoever proves the address of its order, not to who typed it', async () => {
    const eve = await shop.member('eve@shopper.example')
    expect((await shop.add(eve, 'GLAZE', 2)).status).toBe(400)
    const page = await buys(eve, 'Nora@Shopper.example')
    expect(page.text).toContain('"pageType":208')
    expect(page.text).toContain('Your membership')
    expect(page.text).toContain('</strong> for one month</p>')
    expect(page.text).toContain('We have mailed a link to that address')
    expect(page.text).not.toContain('Your account shows what it opens')
    expect((await orderOf('nora@')).status).toBe('fulfilled')
    expect(await statusOf(eve)).toBe('403 106')
    const nora = shop.visitor()
    const link = await shop.linkTo('nora@shopper.example')
    await nora.get(link)
    await nora.postForm(link, { name: 'Nora', password })
    expect(await statusOf(nora)).toBe('200 1')
    const account = await nora.get('/account')
    expect(account.text).toContain('Your memberships')
    expect(account.text).toMatch(/<a href="\/journal">Journal<\/a>/)
    expect(account.text).toMatch(/until \w+ \d+/)
  })

  test('tells in the mail of its order how to get in: by the account, where there is one', async () => {
    const ada = await shop.member('ada@shopper.example')
    const links = await shop.linksTo('ada@shopper.example')
    const page = await buys(ada, 'ada@shopper.example')
    expect(page.text).toContain('Your account shows what it opens')
    expect(await statusOf(ada)).toBe('200 1')
    expect(await shop.linksTo('ada@shopper.example')).toBe(links)
    const owner = await shop.owner()
    const path = `/api/editor/sites/${shop.siteId}/mails`
    const { mails } = (await owner.get(path)).json<MailsReply>()
    const found = mails.find(
      ({ kind, to }) => kind === 'order-confirmation' && to === 'ada@shopper.example',
    )
    const mail = (await owner.get(`${path}/${found?.id}`)).json<MailReply>()
    expect(mail.text).toContain('Sign in as ada@shopper.example')
    expect(mail.text).toContain(': for one month')
    expect(mail.text).toMatch(/\/account\s/)
  })

  test('lasts as many months as it says, and longer by each that is bought', async () => {
    const email = 'rolf@shopper.example'
    const rolf = await shop.member(email)
    await buys(rolf, email)
    await buys(rolf, email)
    const [first, second] = await accessOf(email)
    expect(Number(first?.until_at) - shop.time.now).toBeLessThan(32 * dayMs)
    expect(Number(second?.until_at) - Number(first?.until_at)).toBeGreaterThan(27 * dayMs)
    // whatever address they have by then
    await shop.context.database.kysely
      .updateTable('member_session')
      .set({ expires_at: shop.time.now + 400 * dayMs })
      .execute()
    shop.time.now = Number(second?.until_at) - 1
    expect(await statusOf(rolf)).toBe('200 1')
    shop.time.now += 1
    expect(await statusOf(rolf)).toBe('403 106')
  })

  test('is over once all of it was given back', async () => {
    const email = 'mo@shopper.example'
    const mo = await shop.member(email)
    const before = (await membersNow()) ?? 0
    await buys(mo, email)
    expect(await statusOf(mo)).toBe('200 1')
    const order = await orderOf(email)
    // what follows has nothing of its time
    shop.time.now += 3_600_000
    await buys(mo, email)
    expect(await membersNow()).toBe(before + 1)
    const owner = await shop.owner()
    const refund = {
      key: 'back',
      units: [{ line: 1, quantity: 1 }],
      shippingCents: 0,
      amountCents: null,
      refundedCents: 0,
      restock: false,
    }
    const path = `/api/editor/sites/${shop.siteId}/orders/${order.id}/refunds`
    expect((await owner.write('POST', path, refund)).status).toBe(200)
    expect(await statusOf(mo)).toBe('200 1')
    const left = (await accessOf(email)).find((one) => one.ended_at === null)
    expect(Number(left?.until_at) - shop.time.now).toBeLessThan(32 * dayMs)
    const second = `/api/editor/sites/${shop.siteId}/orders/${left?.order_id}/refunds`
    expect((await owner.write('POST', second, refund)).status).toBe(200)
    expect(await statusOf(mo)).toBe('403 106')
  })

  test('goes with its member to another address, and waits under the last one for who deletes the account', async () => {
    const email = 'ida@shopper.example'
    const ida = await shop.member(email)
    await buys(ida, email)
    await ida.postForm('/account/email', { email: 'ida2@shopper.example', password })
    const link = await shop.linkTo('ida2@shopper.example')
    await ida.postForm(link, {})
    expect(await statusOf(ida)).toBe('200 1')
    await ida.postForm('/account/erase', { password })
    expect(await statusOf(ida)).toBe('403 105')
    // mails of one moment stand in no order
    shop.time.now += 1000
    const again = shop.visitor()
    await again.get('/account/sign-up')
    await again.postForm('/account/sign-up', { email: 'ida2@shopper.example' })
    const next = await shop.linkTo('ida2@shopper.example', 2)
    await again.postForm(next, { name: 'Ida', password })
    expect(await statusOf(again)).toBe('200 1')
  })

  test('is given by hand to a customer, once for each time that is asked, and taken away, and back', async () => {
    const email = 'kim@shopper.example'
    const kim = await shop.member(email, 'Kim')
    const owner = await shop.owner()
    const base = `/api/editor/sites/${shop.siteId}`
    const { customers } = (await owner.get(`${base}/customers?search=kim`)).json<{
      customers: { id: string }[]
    }>()
    const path = `${base}/customers/${customers[0]?.id}/access`
    const wish = { key: 'once', productId: glaze, untilDay: '2000-01-01' }
    expect((await owner.write('POST', path, wish)).status).toBe(400)
    const bowl = shop.goods.get('BOWL-S')?.itemId
    expect((await owner.write('POST', path, { ...wish, productId: bowl })).status).toBe(404)
    const untilDay = new Date(shop.time.now + 40 * dayMs).toISOString().slice(0, 10)
    await owner.write('POST', path, { ...wish, untilDay })
    const given = await owner.write('POST', path, { ...wish, untilDay })
    const { access } = given.json<{ access: { cause: string }[] }>()
    expect(access).toHaveLength(1)
    expect(await statusOf(kim)).toBe('200 1')
    const { text } = await owner.get(`${base}/customers-csv`)
    expect(text).toContain(`Glaze Recipes (${untilDay})`)
    const set = (isEnded: boolean) => owner.write('PUT', path, { cause: access[0]?.cause, isEnded })
    await set(true)
    expect(await statusOf(kim)).toBe('403 106')
    await set(false)
    expect(await statusOf(kim)).toBe('200 1')
    expect((await owner.write('PUT', path, { cause: 'another', isEnded: true })).status).toBe(404)
  })

  test('says in the cart and at the checkout for how long it is', async () => {
    const visitor = shop.visitor()
    await shop.add(visitor, 'GLAZE')
    expect((await visitor.get('/cart')).text).toContain('<p class="cart-variant">for one month</p>')
    const { text } = await visitor.get('/checkout')
    expect(text).toContain('<p class="checkout-note">for one month</p>')
  })

  test('is not sold while customers cannot sign in', async () => {
    await shop.perform('set-customer-accounts', { set: { memberAccounts: false } })
    shop.time.now += 1500
    const refused = await shop.add(shop.visitor(), 'GLAZE')
    expect([refused.status, refused.json()['code']]).toEqual([409, 'membership-not-for-sale'])
    const { text } = await shop.visitor().get('/shop/glaze-recipes')
    expect(text).toContain('class="product-not-for-sale">This membership is not sold')
    expect(text).not.toMatch(/sqs-add-to-cart-button-inner|class="product-plain"/)
    await shop.perform('set-customer-accounts', { set: { memberAccounts: true } })
  })
})

describe('a membership that is subscribed to', () => {
  let shop: SubscriptionShop
  beforeAll(async () => {
    shop = await openSubscriptionShop()
    await shop.perform('set-customer-accounts', { set: { memberAccounts: true } })
    await sellMembership(shop, shop.bowlId)
    await shop.perform('set-subscription-plan', soldBy(shop.bowlId, monthly))
    shop.time.now += 1500
  })
  afterAll(() => shop.close())

  const untilOf = async (id: string) => {
    const row = await shop.context.database.kysely
      .selectFrom('member_access')
      .select(['until_at', 'ended_at'])
      .where('cause', '=', `subscription ${id}`)
      .executeTakeFirstOrThrow()
    return { until: Number(row.until_at), isEnded: row.ended_at !== null }
  }

  test('goes on by each payment, to its end and as long as it is tried, and ends with it', async () => {
    const { id, visitor, orderPage } = await shop.newSubscriber({ payment: 'declined-later' })
    expect((await visitor.get(orderPage)).text).toContain('"pageType":208')
    const { nextAt } = await shop.read(id)
    expect((await untilOf(id)).until).toBe(Number(nextAt) + 16 * dayMs)
    await shop.later(32 * dayMs)
    for (const days of [1, 3, 5]) await shop.later(days * dayMs)
    expect((await untilOf(id)).until).toBeGreaterThan(shop.time.now)
    await shop.later(7 * dayMs)
    expect((await shop.read(id)).state).toBe('ended')
    expect((await untilOf(id)).until).toBeLessThanOrEqual(shop.time.now)
  })

  test('is renewed once for each month, and over as its last payment goes back', async () => {
    const { id } = await shop.newSubscriber()
    const before = await untilOf(id)
    await shop.later(32 * dayMs)
    expect(await shop.statesOf(id)).toEqual(['2 paid', '1 paid'])
    const { nextAt } = await shop.read(id)
    const after = await untilOf(id)
    expect(after.until).toBe(Number(nextAt) + 16 * dayMs)
    expect(after.until).toBeGreaterThan(before.until)
    const owner = await shop.owner()
    const giveBack = async (cycle: number) => {
      const order = (await shop.ordersNow()).find(
        ({ subscription }) => subscription?.id === id && subscription.cycle === cycle,
      )
      const all = { units: [{ line: 1, quantity: 1 }], shippingCents: 0, amountCents: null }
      const sent = { key: `back ${cycle}`, ...all, refundedCents: 0, restock: false }
      const path = `/api/editor/sites/${shop.siteId}/orders/${order?.id}/refunds`
      expect((await owner.write('POST', path, sent)).status).toBe(200)
    }
    await giveBack(1)
    expect((await untilOf(id)).isEnded).toBe(false)
    await giveBack(2)
    expect((await untilOf(id)).isEnded).toBe(true)
  })

  test('that its owner takes away stays so, whatever is paid', async () => {
    const { id } = await shop.newSubscriber()
    const site = shop.context.database.dbFor(shop.siteId)
    await setEnded(site, `subscription ${id}`, shop.time.now)
    await shop.later(32 * dayMs)
    expect(await shop.statesOf(id)).toEqual(['2 paid', '1 paid'])
    expect((await untilOf(id)).isEnded).toBe(true)
    await setEnded(site, `subscription ${id}`, null)
    expect((await untilOf(id)).isEnded).toBe(false)
  })

  test('that is canceled lasts to the end of what was paid', async () => {
    const { id } = await shop.newSubscriber()
    const { nextAt } = await shop.read(id)
    const memberId = await addMember(shop, shop.siteId)
    await shop.context.database.kysely
      .updateTable('member_access')
      .set({ member_id: memberId })
      .where('cause', '=', `subscription ${id}`)
      .execute()
    const owner = await shop.owner()
    const told = async () => {
      const path = `/api/editor/sites/${shop.siteId}/customers`
      const { customers } = (await owner.get(path)).json<{ customers: Customer[] }>()
      const shown = (await owner.get(`${path}/${memberId}/access`)).json<CustomerAccessReply>()
      const [{ untilOn, renews, isCharged } = {}] = shown.access
      const { memberships } = customers.find((one) => one.id === memberId) ?? {}
      return [memberships?.includes('(renews 2'), untilOn === nextAt, renews, isCharged]
    }
    expect(await told()).toEqual([true, true, true, true])
    await shop.change(id, 'cancel')
    expect(await told()).toEqual([false, true, false, false])
    await shop.later(32 * dayMs)
    expect((await shop.read(id)).state).toBe('ended')
    const { until } = await untilOf(id)
    expect([until >= Number(nextAt), until <= shop.time.now]).toEqual([true, true])
  })
})
