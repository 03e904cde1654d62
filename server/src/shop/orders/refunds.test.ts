import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrdersReply, OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import type { MailReply, MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import { buy, buyer, openShop, type TestShop } from '../checkout/testing/open-shop.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import { refundOrder } from './refund-order.ts'
import { settleOpenRefunds, settleRefund, type FindProvider } from './settle-refund.ts'
import { listOpenRefunds } from './refund-store.ts'

let shop: TestShop
let owner: Visitor

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.owner()
  await shop.setStock('BOWL-M', 500)
})
afterAll(() => shop.close())

const base = () => `/api/editor/sites/${shop.siteId}/orders`
const read = async (id: string) => (await owner.get(`${base()}/${id}`)).json<OrderWithEvents>()

/** Somebody buys bowls at 25.00, with 5.00 of shipping. */
async function order(quantity = 1) {
  shop.time.now += 1000
  const visitor = await shop.shopperWith('BOWL-M', quantity)
  const paid = await buy(visitor)
  const [newest] = (await owner.get(base())).json<OrdersReply>().orders
  shop.time.now += 1000
  return { id: newest?.id ?? '', page: () => visitor.get(paid.headers.location ?? '') }
}

let keys = 0
const body = (more: Readonly<Record<string, unknown>> = {}) => {
  keys += 1
  const nothing = { units: [], shippingCents: 0, amountCents: null, refundedCents: 0 }
  return { key: `key-${keys}`, ...nothing, restock: false, ...more }
}
const units = (quantity: number, line = 1) => ({ units: [{ line, quantity }] })
const refund = (id: string, sent: object): Promise<TestResponse> =>
  owner.write('POST', `${base()}/${id}/refunds`, sent)

async function one(statement: string): Promise<number> {
  const { rows } = await shop.context.database.pool.query<{ found: number }>(statement, [
    shop.goods.get('BOWL-M')?.variantId,
  ])
  return rows[0]?.found ?? Number.NaN
}
const inStock = () => one('select quantity as found from stock where variant_id = $1')
const newestMail = async () => {
  const path = `/api/editor/sites/${shop.siteId}/mails`
  const [newest] = (await owner.get(path)).json<MailsReply>().mails
  return (await owner.get(`${path}/${newest?.id}`)).json<MailReply>()
}

describe('a refund', () => {
  it('gives pieces and shipping back, their stock too, and tells whoever bought', async () => {
    const { id, page } = await order(3)
    const before = await inStock()
    const reason = 'It <b>broke</b>. {order.number}'
    const wish = { ...units(2), shippingCents: 500, restock: true, reason, tellsCustomer: true }
    const done = await refund(id, body(wish))
    expect(done.status).toBe(200)
    expect(done.json<OrderWithEvents>()).toMatchObject({
      status: 'paid',
      grandTotal: { value: '8000' },
      refundedTotal: { value: '5500' },
      items: [{ quantity: 3, refundedQuantity: 2 }],
      refundable: [
        { line: 1, totalCents: 7500, refundedCents: 5000, refundedQuantity: 2 },
        { line: null, totalCents: 500, refundedCents: 500 },
      ],
    })
    expect(await inStock()).toBe(before + 2)
    const { events } = await read(id)
    expect(events.find(({ kind }) => kind === 'refund')).toMatchObject({
      state: 'done',
      amount: { value: '5500', currency: 'USD' },
      items: [{ quantity: 2 }],
      restocked: true,
      reason,
      by: expect.stringMatching(/./) as string,
    })
    const mail = await newestMail()
    expect(mail).toMatchObject({ kind: 'order-refunded', to: buyer.email })
    expect(mail.subject).toMatch(/^Refund of \$55\.00 for order \d+$/)
    expect(mail.text).toContain(reason)
    expect(mail.html).not.toContain('<b>broke')
    expect(mail.text).toContain('2 x ')
    expect(mail.text).toContain('Parcel: $5.00\nRefunded: $55.00')
    expect((await page()).text).toContain('<dt>Refunded</dt><dd>-$55.00</dd>')
  })

  it('ends at what was paid, and is no more after that', async () => {
    const { id } = await order(2)
    expect((await refund(id, body(units(1)))).status).toBe(200)
    const rest = { ...units(1), shippingCents: 500, refundedCents: 2500 }
    expect((await refund(id, body(rest))).json<OrderWithEvents>().refundedTotal.value).toBe('5500')
    const more = await refund(id, body({ amountCents: 1, refundedCents: 5500 }))
    expect([more.status, more.json()['message']]).toEqual([
      409,
      'More than is left of this order cannot be refunded.',
    ])
    const listed = (await owner.get(base())).json<OrdersReply>().orders[0]
    expect(listed).toMatchObject({ id, refundedTotal: { value: '5500' } })
  })

  it('goes back once for each form, however often it is sent', async () => {
    const { id } = await order(2)
    const sent = body({ ...units(1), restock: true })
    const before = await inStock()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => refund(id, sent)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await read(id)).refundedTotal.value).toBe('2500')
    expect(await inStock()).toBe(before + 1)
  })

  it('of a key that was used for another one is refused', async () => {
    const { id } = await order(2)
    // as a cancellation calls its own
    const sent = body({ amountCents: 100, key: 'cancellation' })
    expect((await refund(id, sent)).status).toBe(200)
    const other = await refund(id, { ...sent, amountCents: 200, refundedCents: 100 })
    expect([other.status, other.json()['code']]).toEqual([409, 'refund-key-used'])
    const cancelled = { restock: true, refundCents: 5400 }
    expect((await owner.write('POST', `${base()}/${id}/cancellation`, cancelled)).status).toBe(200)
    expect((await read(id)).refundedTotal.value).toBe('5500')
  })

  it('takes pieces back for nothing, once their money went back', async () => {
    const { id, page } = await order(2)
    const before = await inStock()
    expect((await refund(id, body({ amountCents: 5500 }))).status).toBe(200)
    // nothing waits to be sent of what is paid back as a whole, and whoever bought reads so
    expect((await read(id)).isAllBack).toBe(true)
    const waiting = (await owner.get(`${base()}?status=paid&limit=100`)).json<OrdersReply>()
    expect(waiting.orders.map((one) => one.id)).not.toContain(id)
    const pieces = { ...units(2), restock: true, refundedCents: 5500, tellsCustomer: true }
    const done = await refund(id, body(pieces))
    expect(done.json<OrderWithEvents>()).toMatchObject({
      refundedTotal: { value: '5500' },
      items: [{ refundedQuantity: 2 }],
    })
    expect(await inStock()).toBe(before + 2)
    expect((await read(id)).events.filter(({ kind }) => kind === 'mail')).toHaveLength(1)
    expect((await page()).text).toContain('is refunded.</h1>')
    const sent = await owner.write('POST', `${base()}/${id}/fulfilment`, { tellsCustomer: true })
    expect([sent.status, sent.json()['code']]).toEqual([409, 'nothing-to-send'])
    expect((await read(id)).status).toBe('paid')
  })

  it('leaves what went back out of the mail that says what is sent', async () => {
    const { id, page } = await order(3)
    await refund(id, body(units(1)))
    expect((await page()).text).toContain('quantity 3, 1 given back')
    shop.time.now += 1000
    await owner.write('POST', `${base()}/${id}/fulfilment`, { tellsCustomer: true })
    const mail = await newestMail()
    expect(mail.kind).toBe('order-sent')
    expect(mail.text).toContain('2 x ')
    expect(mail.text).toContain(': $50.00')
  })

  it('of an amount of its own says no sums in its mail that do not make it', async () => {
    const { id } = await order(2)
    const wish = { ...units(1), amountCents: 4000, tellsCustomer: true }
    expect((await refund(id, body(wish))).status).toBe(200)
    const whole = await newestMail()
    expect(whole.text).toMatch(/: \$40\.00\s+Refunded: \$40\.00/)
    shop.time.now += 1000
    await refund(id, body({ amountCents: 300, refundedCents: 4000, tellsCustomer: true }))
    const { text } = await newestMail()
    expect(text).toContain('We have refunded $3.00.')
    expect(text).toContain('Refunded: $3.00')
    expect(text).not.toContain('Parcel')
  })

  it('is one alone of twenty that each want more than half at once', async () => {
    const { id } = await order(10)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refund(id, body({ amountCents: 15_300 }))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect((await read(id)).refundedTotal.value).toBe('15300')
  })

  it('of an order that somebody else refunded meanwhile is told', async () => {
    const { id } = await order(4)
    await refund(id, body(units(1)))
    const second = await refund(id, body(units(1)))
    expect([second.status, second.json()['message']]).toEqual([
      409,
      'Something of this order was refunded meanwhile. Please look at it once more.',
    ])
  })

  it('of an amount of its own leaves the pieces and their stock alone', async () => {
    const { id } = await order(1)
    const before = await inStock()
    const done = await refund(id, body({ amountCents: 300, restock: true }))
    expect(done.json<OrderWithEvents>()).toMatchObject({
      refundedTotal: { value: '300' },
      items: [{ refundedQuantity: 0 }],
    })
    expect(await inStock()).toBe(before)
  })

  it.each([
    [body()],
    [body({ amountCents: 0 })],
    [body(units(0))],
    [body(units(1.5))],
    [body({ ...units(1), key: '' })],
    [body({ amountCents: -5 })],
    [body({ shippingCents: -5 })],
    [body({ amountCents: 2 ** 60 })],
    [body({ ...units(1), reason: 'x'.repeat(2001) })],
    [{}],
  ])('takes no body such as %j', async (sent) => {
    const { id } = await order()
    expect((await refund(id, sent)).status).toBe(400)
    expect((await read(id)).refundedTotal.value).toBe('0')
  })

  it('is refused of a line or an order that is none, and of more pieces than were bought', async () => {
    const { id } = await order()
    expect((await refund(id, body(units(1, 2)))).status).toBe(409)
    expect((await refund(id, body(units(2)))).status).toBe(409)
    expect((await refund('nothing', body(units(1)))).status).toBe(404)
    const stranger = await shop.visitor().write('POST', `${base()}/${id}/refunds`, body(units(1)))
    expect(stranger.status).toBeGreaterThanOrEqual(401)
  })
})

describe('an order that is cancelled', () => {
  const cancel = (id: string, more: object): Promise<TestResponse> =>
    owner.write('POST', `${base()}/${id}/cancellation`, { restock: true, ...more })

  it('gives back all that is left of it, and puts back what did not come back before', async () => {
    const { id } = await order(4)
    const before = await inStock()
    await refund(id, body({ ...units(1), restock: false }))
    const stale = await cancel(id, { refundCents: 10_500 })
    expect([stale.status, (await read(id)).status]).toEqual([409, 'paid'])
    const done = await cancel(id, { refundCents: 8000, mail: { reason: 'Sorry' } })
    expect(done.json()).toMatchObject({ status: 'cancelled', refundedTotal: { value: '10500' } })
    // the piece that was refunded for good stays away
    expect(await inStock()).toBe(before + 3)
    const { events } = await read(id)
    expect(events.filter(({ kind }) => kind === 'refund')).toHaveLength(2)
    expect((await newestMail()).kind).toMatch(/order-(refunded|cancelled)/)
    expect(events.filter(({ kind }) => kind === 'mail')).toHaveLength(3)
    expect((await cancel(id, { refundCents: 1 })).status).toBe(409)
    expect((await read(id)).refundedTotal.value).toBe('10500')
  })

  it('may keep its money, which can go back later, without stock that came back already', async () => {
    const { id } = await order(2)
    const before = await inStock()
    await cancel(id, {})
    expect((await read(id)).refundedTotal.value).toBe('0')
    const done = await refund(id, body({ ...units(2), restock: true }))
    expect(done.json<OrderWithEvents>().refundedTotal.value).toBe('5000')
    expect(await inStock()).toBe(before + 2)
  })

  it('of which nothing is left gives nothing more back', async () => {
    const { id } = await order(1)
    await refund(id, body({ amountCents: 3000 }))
    expect((await cancel(id, { refundCents: 3000 })).status).toBe(409)
    expect((await cancel(id, {})).status).toBe(200)
    const { events, refundedTotal } = await read(id)
    expect(refundedTotal.value).toBe('3000')
    expect(events.filter(({ kind }) => kind === 'refund')).toHaveLength(1)
  })
})

describe('a provider', () => {
  /** A refund that is written down, of which the provider has not said anything yet. */
  async function requested(find: FindProvider = silent) {
    const bought = await order(2)
    const accountId = await accountOf()
    const deed = { authorId: accountId, now: shop.time.now, random: shop.context.random }
    const sent = { ...body({ ...units(1), restock: true, tellsCustomer: true }), reason: '' }
    await refundOrder(shop.context, shop.siteId, bought.id, { ...deed, body: sent as never }, find)
    return bought
  }
  const accountOf = async (): Promise<string> => {
    const { rows } = await shop.context.database.pool.query<{ id: string }>(
      'select account_id as id from account limit 1',
    )
    return rows[0]?.id ?? ''
  }
  const silent: FindProvider = async () => ({
    refund: () => Promise.reject(new Error('no line')),
  })

  it('that does not answer is asked again by the same id until it does', async () => {
    const before = await inStock()
    const { id } = await requested()
    const { refundedTotal, events } = await read(id)
    expect(refundedTotal.value).toBe('2500')
    expect(events.at(-1)).toMatchObject({ kind: 'refund', state: 'requested', restocked: false })
    expect(await inStock()).toBe(before - 2)
    const asked: string[] = []
    const find: FindProvider = async (_context, _site, { provider: name }) => ({
      refund: ({ refundId, amountCents }) => {
        asked.push(`${name} ${refundId} ${amountCents}`)
        return asked.length === 1 ? Promise.reject(new Error('no line')) : Promise.resolve('done')
      },
    })
    await settleOpenRefunds(shop.context, find)
    expect(asked).toEqual([])
    for (let minutes = 0; minutes < 8; minutes++) {
      shop.time.now += 60_000
      await Promise.all([1, 2, 3].map(() => settleOpenRefunds(shop.context, find)))
    }
    expect(asked).toHaveLength(2)
    expect(new Set(asked).size).toBe(1)
    expect((await read(id)).events.find(({ kind }) => kind === 'refund')).toMatchObject({
      state: 'done',
      restocked: true,
    })
    expect(await inStock()).toBe(before - 1)
    expect((await newestMail()).kind).toBe('order-refunded')
  })

  it('that says no leaves everything as it was, and says so in the history', async () => {
    const before = await inStock()
    const { id } = await requested(async () => ({ refund: () => Promise.resolve('refused') }))
    const { refundedTotal, events } = await read(id)
    expect(refundedTotal.value).toBe('0')
    expect(events.at(-1)).toMatchObject({ kind: 'refund', state: 'refused' })
    expect(await inStock()).toBe(before - 2)
    const { rows } = await shop.context.database.pool.query(
      `select kind, reason from job_failure where about like 'order/${id}/%'`,
    )
    const reason = 'Test payments refused a refund. No money went back.'
    expect(rows).toEqual([{ kind: 'payment', reason }])
    expect((await refund(id, body(units(2)))).status).toBe(200)
    expect((await read(id)).refundedTotal.value).toBe('5000')
  })

  it('whose answer comes twice at once counts once', async () => {
    const before = await inStock()
    const { id } = await requested()
    const [open] = await listOpenRefunds(shop.context.database, shop.time.now + 3_600_000)
    const which = { orderId: id, id: open?.id ?? '' }
    await Promise.all([1, 2, 3, 4].map(() => settleRefund(shop.context, shop.siteId, which)))
    expect(await inStock()).toBe(before - 1)
    const told = (await read(id)).events.filter(({ kind }) => kind === 'mail')
    expect(told).toHaveLength(2)
  })
})
