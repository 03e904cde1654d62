import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  OrderReply,
  OrdersReply,
  OrderWithEvents,
} from '@vitrine/rules/shop/orders/orders-api.ts'
import type { MailReply, MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import { buy, openShop, type TestShop } from '../checkout/testing/open-shop.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import { refundOrder } from './refund-order.ts'
import { settleOpenRefunds } from './settle-refund.ts'

let shop: TestShop
let owner: Visitor

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.owner()
})
afterAll(() => shop.close())

beforeEach(async () => {
  // a minute later nobody has sent too much
  shop.time.now += 61_000
  await shop.setStock('BOWL-M', 500)
  await shop.setStock('BOWL-S', 500)
})

const base = () => `/api/editor/sites/${shop.siteId}/orders`
const read = async (id: string) => (await owner.get(`${base()}/${id}`)).json<OrderWithEvents>()
const tick = (): void => void (shop.time.now += 1000)

/** Somebody buys three medium bowls (line 1) and two small ones (line 2). */
async function order() {
  tick()
  const visitor = await shop.shopperWith('BOWL-M', 3)
  // what came into the cart first stands first
  tick()
  await shop.add(visitor, 'BOWL-S', 2)
  const paid = await buy(visitor)
  const [newest] = (await owner.get(base())).json<OrdersReply>().orders
  tick()
  return { id: newest?.id ?? '', page: () => visitor.get(paid.headers.location ?? '') }
}

const piece = (line: number, quantity: number) => ({ line, quantity })
const send = (id: string, body: object = {}): Promise<TestResponse> => {
  tick()
  return owner.write('POST', `${base()}/${id}/fulfilment`, body)
}
const takeBack = (id: string, fulfilmentId: string): Promise<TestResponse> => {
  tick()
  return owner.write('DELETE', `${base()}/${id}/fulfilments/${fulfilmentId}`)
}
const saidBy = (answer: TestResponse) => [answer.status, answer.json()['code']]
const sentOf = ({ items }: OrderReply) => items.map(({ sentQuantity }) => sentQuantity)
const refund = async (id: string, line: number, quantity: number): Promise<void> => {
  const { refundedTotal } = await read(id)
  const refundedCents = Number(refundedTotal.value)
  const wish = { units: [piece(line, quantity)], shippingCents: 0, amountCents: null }
  const body = { key: `${refundedCents} ${line}`, ...wish, refundedCents, restock: false }
  expect((await owner.write('POST', `${base()}/${id}/refunds`, body)).status).toBe(200)
}
const newestMail = async () => {
  const path = `/api/editor/sites/${shop.siteId}/mails`
  const [newest] = (await owner.get(path)).json<MailsReply>().mails
  return (await owner.get(`${path}/${newest?.id}`)).json<MailReply>()
}
const tracking = { carrier: 'Harbor Post', number: 'HP 1', address: '' }

describe('an order that is sent in parts', () => {
  it('waits until all of it is sent, and knows what lies in each parcel', async () => {
    const { id } = await order()
    const first = await send(id, { items: [piece(1, 2)], tracking })
    expect(first.json()).toMatchObject({
      status: 'paid',
      isSentInPart: true,
      fulfilments: [{ tracking, lines: [piece(1, 2)] }],
    })
    expect(sentOf(first.json<OrderReply>())).toEqual([2, 0])
    expect((await owner.get(base())).json<OrdersReply>().orders[0]).toMatchObject({
      id,
      isSentInPart: true,
    })
    const rest = (await send(id)).json<OrderReply>()
    expect(rest).toMatchObject({ status: 'fulfilled', isSentInPart: false })
    expect(rest.fulfilments.map(({ lines }) => lines)).toEqual([
      [piece(1, 2)],
      [piece(1, 1), piece(2, 2)],
    ])
    const told = (await read(id)).events.filter(({ kind }) => kind === 'fulfilled')
    expect(told).toMatchObject([
      { items: [{ quantity: 2 }], tracking },
      { items: [{ quantity: 1 }, { quantity: 2 }] },
    ])
  })

  it('lets each parcel be taken back by itself, once', async () => {
    const { id } = await order()
    await send(id, { items: [piece(1, 2)] })
    await send(id, { items: [piece(2, 2)] })
    const [first, second] = (await send(id)).json<OrderReply>().fulfilments
    const back = await takeBack(id, second?.id ?? '')
    expect(back.json()).toMatchObject({ status: 'paid', isSentInPart: true })
    expect(sentOf(back.json<OrderReply>())).toEqual([3, 0])
    expect(saidBy(await takeBack(id, second?.id ?? ''))).toEqual([409, 'parcel-taken-back'])
    expect(saidBy(await takeBack(id, 'nothing'))).toEqual([404, 'no-such-parcel'])
    expect(saidBy(await takeBack('nothing', first?.id ?? ''))).toEqual([404, 'order-not-found'])
    const { events } = await read(id)
    expect(events.at(-1)).toMatchObject({ kind: 'fulfilment-taken-back', items: [{ quantity: 2 }] })
  })

  it('takes the last parcel back where nobody names one, until none stands', async () => {
    const { id } = await order()
    await send(id, { items: [piece(1, 1)] })
    await send(id, { items: [piece(2, 1)] })
    const undo = () => owner.write('DELETE', `${base()}/${id}/fulfilment`)
    expect(sentOf((await undo()).json<OrderReply>())).toEqual([1, 0])
    expect((await undo()).json()).toMatchObject({ isSentInPart: false, fulfilments: [] })
    expect(saidBy(await undo())).toEqual([409, 'order-not-fulfilled'])
  })

  it('sends no more than is left, also of what went back meanwhile', async () => {
    const { id } = await order()
    await send(id, { items: [piece(1, 1)] })
    await refund(id, 1, 1)
    expect(saidBy(await send(id, { items: [piece(1, 2)] }))).toEqual([409, 'more-than-is-left'])
    expect(saidBy(await send(id, { items: [piece(3, 1)] }))).toEqual([409, 'more-than-is-left'])
    expect(saidBy(await send(id, { items: [] }))).toEqual([400, 'nothing-chosen-to-send'])
    expect(sentOf((await send(id)).json<OrderReply>())).toEqual([2, 2])
    expect(saidBy(await send(id, { items: [piece(1, 1)] }))).toEqual([409, 'order-not-open'])
  })

  it.each([
    [{ items: 'all' }],
    [{ items: [piece(0, 1)] }],
    [{ items: [piece(1, 0)] }],
    [{ items: [piece(1, -1)] }],
    [{ items: [piece(1, 1.5)] }],
    [{ items: [piece(1, 2 ** 53)] }],
    [{ items: [piece(2 ** 60, 1)] }],
    [{ items: [{ line: 1 }] }],
    [{ items: Array.from({ length: 1001 }, () => piece(1, 1)) }],
  ])('takes no body such as %#', async (body) => {
    const { id } = await order()
    expect((await send(id, body)).status).toBe(400)
    expect((await read(id)).fulfilments).toEqual([])
  })

  it('sends each piece once, however many people send it at once', async () => {
    const { id } = await order()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => send(id, { items: [piece(1, 1)] })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(sentOf(await read(id))).toEqual([3, 0])
  })

  it('is sent or given back, never both, where that is asked for at once', async () => {
    const { id } = await order()
    const giveBack = (key: number) =>
      owner.write('POST', `${base()}/${id}/refunds`, {
        key: `race ${key}`,
        units: [piece(1, 2)],
        shippingCents: 0,
        amountCents: null,
        refundedCents: 0,
        restock: false,
      })
    await Promise.all([
      ...[1, 2, 3].map(() => send(id, { items: [piece(1, 2)] })),
      ...[1, 2, 3].map(giveBack),
    ])
    const { items, fulfilments, events } = await read(id)
    const [bowls] = items
    expect(fulfilments.length).toBeLessThanOrEqual(1)
    // what went back after it was sent is no parcel more
    expect(bowls?.sentQuantity).toBeLessThanOrEqual(2)
    expect(events.filter(({ kind }) => kind === 'refund')).toHaveLength(1)
    const left = await send(id, { items: [piece(1, 1)] })
    expect(left.status).toBe(fulfilments.length === 1 ? 409 : 200)
  })

  it('is taken back by one alone of many who do so at once', async () => {
    const { id } = await order()
    const [first] = (await send(id)).json<OrderReply>().fulfilments
    const answers = await Promise.all([1, 2, 3, 4].map(() => takeBack(id, first?.id ?? '')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await read(id)).events.filter(({ kind }) => kind.endsWith('back'))).toHaveLength(1)
  })

  it('is cancelled only once all of it is taken back', async () => {
    const { id } = await order()
    const [first] = (await send(id, { items: [piece(1, 1)] })).json<OrderReply>().fulfilments
    const cancel = () => owner.write('POST', `${base()}/${id}/cancellation`, { restock: true })
    const refused = await cancel()
    expect([refused.status, refused.json()['message']]).toEqual([
      409,
      'Something of this order is sent. Take that back first, then it can be cancelled.',
    ])
    await takeBack(id, first?.id ?? '')
    expect((await cancel()).json()['status']).toBe('cancelled')
    expect(saidBy(await send(id))).toEqual([409, 'order-not-open'])
  })
})

describe('a refund of an order that is sent in part', () => {
  it('of all that is left makes it fulfilled, and what was sent can still be taken back', async () => {
    const { id } = await order()
    const [first] = (await send(id, { items: [piece(1, 3)] })).json<OrderReply>().fulfilments
    await refund(id, 2, 2)
    expect((await read(id)).status).toBe('fulfilled')
    const back = (await takeBack(id, first?.id ?? '')).json<OrderReply>()
    expect(back).toMatchObject({ status: 'paid', isSentInPart: false })
    expect((await send(id)).json<OrderReply>().fulfilments).toMatchObject([
      { lines: [piece(1, 3)] },
    ])
  })

  it('that is refused leaves what is left to be sent', async () => {
    const { id } = await order()
    await send(id, { items: [piece(1, 3)] })
    const { rows } = await shop.context.database.pool.query<{ id: string }>(
      'select account_id as id from account limit 1',
    )
    const deed = { authorId: rows[0]?.id ?? '', now: shop.time.now, random: shop.context.random }
    const wish = { units: [piece(2, 2)], shippingCents: 0, amountCents: null, refundedCents: 0 }
    const body = { key: 'a form', ...wish, restock: false, reason: '', tellsCustomer: false }
    const silent = async () => ({ refund: () => Promise.reject(new Error('no line')) })
    await refundOrder(shop.context, shop.siteId, id, { ...deed, body }, silent)
    expect((await read(id)).status).toBe('fulfilled')
    shop.time.now += 120_000
    const refusing = async () => ({ refund: () => Promise.resolve('refused' as const) })
    await settleOpenRefunds(shop.context, refusing)
    expect(await read(id)).toMatchObject({ status: 'paid', isSentInPart: true })
    expect((await send(id)).json()['status']).toBe('fulfilled')
  })

  it('leaves an order of which nothing was sent as it is', async () => {
    const { id } = await order()
    await refund(id, 1, 3)
    await refund(id, 2, 2)
    expect((await read(id)).status).toBe('paid')
    expect(saidBy(await send(id))).toEqual([409, 'nothing-to-send'])
  })
})

describe('whoever bought', () => {
  it('reads in each mail what lies in the parcel, and that the rest follows', async () => {
    const { id } = await order()
    await send(id, { items: [piece(1, 2)], tracking, tellsCustomer: true })
    const first = await newestMail()
    expect(first.kind).toBe('order-sent')
    expect(first.text).toContain('We have sent a part of your order')
    expect(first.text).toContain('Sent with Harbor Post HP 1')
    expect(first.text).toMatch(/2 x [^\n]+: \$50\.00/)
    expect(first.text).not.toContain('3 x ')
    expect(first.text).toContain('The rest of your order follows in another parcel.')
    expect(first.html).toContain('The rest of your order follows in another parcel.')
    await send(id, { tellsCustomer: true })
    const second = await newestMail()
    expect(second.text).toContain('We have sent your order')
    expect(second.text).toMatch(/1 x [^\n]+\n2 x /)
    expect(second.text).not.toContain('follows in another parcel')
  })

  it('sees on the page of the order each parcel, and what is still to come', async () => {
    const { id, page } = await order()
    const number = '<b>1</b>'
    await send(id, { items: [piece(1, 2)], tracking: { ...tracking, number } })
    const { text } = await page()
    expect(text).toMatch(/Part of your order <strong>\d+<\/strong> is on its way\./)
    expect(text).toContain('Your parcels')
    expect(text).toContain('Harbor Post &lt;b&gt;1&lt;/b&gt;')
    expect(text).toMatch(/<p>2 × [^<]+<\/p>/)
    expect(text).toMatch(/Still to come<\/p><p>1 × [^<]+<br>2 × /)
    await send(id)
    const whole = (await page()).text
    expect(whole).toContain('is on its way.')
    expect(whole).not.toContain('Still to come')
    expect(whole.match(/Sent on /g)).toHaveLength(2)
  })

  it('sees one parcel with all of it as before', async () => {
    const { id, page } = await order()
    await send(id, { tracking })
    const { text } = await page()
    expect(text).toContain('is on its way. <bdi>Harbor Post HP 1</bdi>')
    expect(text).not.toContain('Your parcels')
  })
})

describe('the orders as a file', () => {
  it('say how many of each line were sent', async () => {
    const { id } = await order()
    await send(id, { items: [piece(1, 2)] })
    const { orderNumber } = await read(id)
    const { text } = await owner.get(`${base()}/file?search=${orderNumber}`)
    const [head = '', ...rows] = text.replace('\uFEFF', '').split('\r\n')
    const at = head.split(',').indexOf('Sent quantity')
    expect(rows.filter((row) => row !== '').map((row) => row.split(',')[at])).toEqual(['2', '0'])
  })
})
