import { afterAll, beforeAll, expect, test } from 'vitest'
import { tenPercent } from '@vitrine/rules/shop/coupons/testing/ten-percent.ts'
import { completeContext } from '../../complete-context.ts'
import { runServer } from '../../run-server.ts'
import type { Context } from '../../ground/context.ts'
import type { Database } from '../../ground/db/database.ts'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import { createVisitor, type Visitor } from '../../testing/http-client.ts'
import { settleOpenRefunds } from '../orders/settle-refund.ts'
import { settleDuePayments } from './settle-due-payments.ts'
import { makeGiftCard, typeCode } from './testing/gift-code.ts'
import { mortalDatabase } from './testing/mortal-database.ts'
import { accepted, buyer, hiddenFieldsOf } from './testing/open-shop.ts'

/** Whether each statement is both left undone and done without an answer, in place of in turn. */
const isLong = process.env['VITRINE_LONG'] === '1'
const minute = 60_000
const dayMs = 86_400_000
const manyPieces = 10_000

let shop: CartShop
let mortal: MortalServer
let owner: Visitor
let card = { id: '', code: '' }
beforeAll(async () => {
  shop = await openCartShop({
    environment: { RATE_CART_PER_10S: '100000', RATE_CHECKOUT_PER_MINUTE: '100000' },
  })
  await shop.setStock('BOWL-M', manyPieces)
  await shop.perform('set-store-policies', { set: { takesSlowPayments: true } })
  await shop.perform('add-coupon', { ...tenPercent, code: 'TENTH', mostUses: 5000 })
  owner = await shop.owner()
  card = await makeGiftCard(owner, shop.siteId, { key: 'all', amountCents: 50_000_000 })
  mortal = await openMortalServer()
})
afterAll(async () => {
  await mortal.close()
  await shop.close()
})

type MortalServer = {
  readonly context: Context
  visitor(of: Visitor): Visitor
  /** Does something in a process that ends after so many statements. @returns whether it has ended */
  dieIn(
    work: () => Promise<unknown>,
    at: { statements: number; unheard: boolean },
  ): Promise<boolean>
  close(): Promise<void>
}

/** A server on the same database, whose process can be made to end in the middle of its work. */
async function openMortalServer(): Promise<MortalServer> {
  const real = shop.context.database
  let now: Database = real
  // also for what is kept between requests, which would end with its process
  const dbFor: Database['dbFor'] = (siteId) => ({
    siteId,
    get queries() {
      return now.dbFor(siteId).queries
    },
  })
  const database = new Proxy(real, {
    get(_, name) {
      if (name === 'dbFor') return dbFor
      const value: unknown = Reflect.get(now, name)
      return typeof value === 'function' ? (value as () => unknown).bind(now) : value
    },
  })
  const context = completeContext({ ...shop.context, database })
  const server = await runServer(context)
  return {
    context,
    visitor: ({ host, cookies }) => createVisitor(server.port, host, cookies),
    async dieIn(work, at) {
      const process = mortalDatabase(real, at)
      now = process.database
      // of a process that ended nobody hears
      await work().catch(() => undefined)
      now = real
      await process.bury()
      return process.isDead()
    },
    close: () => server.stop(),
  }
}

/** Has work end after each of its statements in turn, until it needs no more than it gets. */
async function endEverywhere(
  prepare: () => Promise<() => Promise<unknown>>,
  recover: () => Promise<void>,
): Promise<number> {
  let count = 0
  for (const unheard of isLong ? [false, true] : [null]) {
    let isCut = true
    for (let statements = 0; isCut; statements++) {
      const work = await prepare()
      const at = { statements, unheard: unheard ?? statements % 2 === 0 }
      isCut = await mortal.dieIn(work, at)
      await recover()
      count++
    }
  }
  return count
}

const acknowledged: string[] = []
let buyers = 0

/** A shopper at the checkout, whose form goes to the process that ends. */
async function atCheckout(
  code: string | null,
  fields: Readonly<Record<string, string>>,
): Promise<{ readonly email: string; send(): Promise<void> }> {
  const shopper = await shop.shopperWith('BOWL-M')
  if (code !== null) await typeCode(shopper, code)
  const email = `buyer${buyers++}@crash.example`
  const hidden = hiddenFieldsOf(await shopper.get('/checkout'))
  const form = { ...hidden, ...buyer, ...fields, email }
  return {
    email,
    async send() {
      const answer = await mortal.visitor(shopper).postForm('/checkout', form)
      const { location = '' } = answer.headers
      // refused by nothing but its end
      expect([303, 500], answer.text).toContain(answer.status)
      if (location.startsWith('/checkout/order-confirmed/')) acknowledged.push(email)
    },
  }
}

/** What other processes do in the minutes after. */
async function recover(): Promise<void> {
  shop.time.now += 2 * minute
  await settleDuePayments(shop.context)
  await settleOpenRefunds(shop.context)
}

const rows = async <Row extends object>(text: string): Promise<Row[]> =>
  (await shop.context.database.pool.query<Row>(text)).rows

/** That no order is lost, doubled or half, and all ledgers say the same. */
async function expectWhole(): Promise<void> {
  const [found] = await rows<Record<string, number>>(`
    select (select count(*)::int from payment where status = 'pending') as pending,
      (select count(*)::int from (select email from shop_order group by email having count(*) > 1) d)
        as doubled,
      (select count(*)::int from shop_order where (select count(*) from order_item
        where order_id = shop_order.id) <> 1) as half,
      (select count(*)::int from shop_order where status in ('paid', 'fulfilled')
        and ((select count(*) from mail where order_id = shop_order.id
            and kind = 'order-confirmation') <> 1
          or (select count(*) from mail where order_id = shop_order.id and kind = 'new-order') <> 1))
        as "wrongMails",
      (select count(*)::int from shop_order where payment_id not in (
        select id from payment where order_id = shop_order.id)) as loose,
      (select quantity from stock where quantity > ${manyPieces} - 5000)
        - (${manyPieces} + (select coalesce(sum(delta), 0)::int from stock_movement
          where reason in ('order', 'release', 'refund', 'cancel'))) as "offLedger",
      ${manyPieces} - (select quantity from stock where quantity > ${manyPieces} - 5000)
        - (select count(*)::int from shop_order where status <> 'cancelled')
        + (select count(*)::int from refund where restocked) as "offOrders",
      (select coalesce(max(uses), 0)::int from coupon_counter)
        - (select count(distinct order_id)::int from order_adjustment join shop_order
          on shop_order.id = order_id where status <> 'cancelled') as "offCodes",
      (select balance_cents::int from gift_card where id = '${card.id}')
        - (50000000 - (select coalesce(sum(gift_card_cents), 0)::int from shop_order
          where status <> 'cancelled')) as "offCard",
      (select balance_cents::int from gift_card where id = '${card.id}')
        - (select sum(cents)::int from gift_card_entry where gift_card_id = '${card.id}')
        as "offCardLedger"`)
  expect(found).toEqual(Object.fromEntries(Object.keys(found ?? {}).map((name) => [name, 0])))
  const emails = (await rows<{ email: string }>('select email from shop_order')).map(
    ({ email }) => email,
  )
  for (const email of acknowledged) expect(emails).toContain(email)
}

test('a process that ends anywhere between a form and its order loses, doubles and halves nothing', async () => {
  for (const [code, payment] of [
    ['TENTH', accepted],
    // which pays all of it
    [card.code, accepted],
    ['TENTH', { payment: 'days-then-paid' }],
  ] as const) {
    const before = acknowledged.length
    const count = await endEverywhere(async () => (await atCheckout(code, payment)).send, recover)
    // begin, settle, and what is read around them
    expect(count).toBeGreaterThan(15)
    expect(acknowledged.length).toBeGreaterThan(before)
    await expectWhole()
  }
})

test.each(['days-then-paid', 'days-then-failed'])(
  'a process that ends while it hears of money that was under way (%s) moves its order on once',
  async (payment) => {
    const prepare = async () => {
      const { send } = await atCheckout('TENTH', { payment })
      await send()
      shop.time.now += 4 * dayMs
      return () => settleDuePayments(mortal.context)
    }
    const again = async () => {
      shop.time.now += dayMs
      await settleDuePayments(shop.context)
    }
    expect(await endEverywhere(prepare, again)).toBeGreaterThan(10)
    expect(await rows(`select from shop_order where status = 'received'`)).toEqual([])
    await expectWhole()
  },
)

test('a process that ends while it gives money back gives it back once, and the goods with it', async () => {
  owner = await shop.owner()
  const base = `/api/editor/sites/${shop.siteId}/orders`
  let count = 0
  const prepare = async () => {
    const { email, send } = await atCheckout(null, accepted)
    await send()
    const [order] = await rows<{ id: string; total: number }>(
      `select id, grand_total_cents::int as total from shop_order where email = '${email}'`,
    )
    const body = {
      key: `refund ${count++}`,
      units: [{ line: 1, quantity: 1 }],
      shippingCents: 0,
      amountCents: null,
      refundedCents: 0,
      restock: true,
      tellsCustomer: true,
    }
    const asks = mortal.visitor(owner)
    return () => asks.write('POST', `${base}/${order?.id}/refunds`, body)
  }
  expect(await endEverywhere(prepare, recover)).toBeGreaterThan(15)
  const [found] = await rows<Record<string, number>>(`
    select (select count(*)::int from refund where state <> 'done' or not restocked) as open,
      (select count(*)::int from (select order_id from refund group by order_id
        having count(*) > 1) twice) as twice,
      (select count(*)::int from payment where refunded_cents <> (
        select coalesce(sum(amount_cents), 0) from refund where payment_id = payment.id)) as off,
      (select count(*)::int from refund where (select count(*) from mail
        where order_id = refund.order_id and kind = 'order-refunded') <> 1) as "wrongMails"`)
  expect(found).toEqual({ open: 0, twice: 0, off: 0, wrongMails: 0 })
  await expectWhole()
})
