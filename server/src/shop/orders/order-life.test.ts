import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrdersReply, OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import type { MailReply, MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import { buy, buyer, openShop, type TestShop } from '../checkout/testing/open-shop.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'

let shop: TestShop
let owner: Visitor

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.owner()
  await shop.setStock('BOWL-M', 50)
})
afterAll(() => shop.close())

const base = () => `/api/editor/sites/${shop.siteId}/orders`
const read = async (id: string) => (await owner.get(`${base()}/${id}`)).json<OrderWithEvents>()
const kindsOf = async (id: string) => (await read(id)).events.map(({ kind }) => kind)

/** Somebody buys; the order's id, and the page that its link leads to. */
async function order(quantity = 1, typed: Readonly<Record<string, string>> = {}) {
  shop.time.now += 1000
  const visitor = await shop.shopperWith('BOWL-M', quantity)
  const paid = await buy(visitor, typed)
  const [newest] = (await owner.get(base())).json<OrdersReply>().orders
  const page = () => visitor.get(paid.headers.location ?? '')
  return { id: newest?.id ?? '', page, number: newest?.orderNumber ?? 0 }
}

async function one(statement: string): Promise<number> {
  const { rows } = await shop.context.database.pool.query<{ found: number }>(statement, [
    shop.goods.get('BOWL-M')?.variantId,
  ])
  return rows[0]?.found ?? Number.NaN
}
const inStock = () => one('select quantity as found from stock where variant_id = $1')
const movedInAll = () =>
  one('select coalesce(sum(delta), 0)::int as found from stock_movement where variant_id = $1')

describe('an order that is cancelled', () => {
  const cancel = (id: string, restock: boolean): Promise<TestResponse> =>
    owner.write('POST', `${base()}/${id}/cancellation`, { restock })

  it('puts what it took back into stock, once, and says so to whoever bought', async () => {
    const [before, ledger] = [await inStock(), await movedInAll()]
    const { id, page } = await order(3)
    expect(await inStock()).toBe(before - 3)
    expect((await page()).text).toContain('is confirmed')
    const done = await cancel(id, true)
    expect([done.status, done.json()['status']]).toEqual([200, 'cancelled'])
    const again = await cancel(id, true)
    expect([again.status, again.json()['message']]).toEqual([
      409,
      'This order is fulfilled or cancelled already, so it cannot be cancelled.',
    ])
    expect([await inStock(), await movedInAll()]).toEqual([before, ledger])
    expect((await page()).text).toContain('is cancelled.')
    expect((await read(id)).events.at(-1)).toMatchObject({ kind: 'cancelled', restocked: true })
  })

  it('leaves the stock alone where that is wished', async () => {
    const before = await inStock()
    const { id } = await order(2)
    await cancel(id, false)
    expect(await inStock()).toBe(before - 2)
    expect((await read(id)).events.at(-1)).toMatchObject({ kind: 'cancelled', restocked: false })
  })

  it('is cancelled or sent by one alone of many who ask at once', async () => {
    const before = await inStock()
    const { id } = await order(4)
    const fulfil = () => owner.write('POST', `${base()}/${id}/fulfilment`, {})
    const answers = await Promise.all([
      ...[1, 2, 3, 4].map(() => cancel(id, true)),
      ...[1, 2, 3, 4].map(fulfil),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
    const { status, events } = await read(id)
    expect(events.filter(({ kind }) => kind === status)).toHaveLength(1)
    expect(await inStock()).toBe(status === 'cancelled' ? before : before - 4)
  })

  it('is none that is sent', async () => {
    const { id } = await order()
    await owner.write('POST', `${base()}/${id}/fulfilment`, {})
    expect((await cancel(id, true)).status).toBe(409)
    expect((await read(id)).status).toBe('fulfilled')
  })

  it('says of what is no stock any more that nothing came back', async () => {
    const { id } = await order()
    await shop.context.database.pool.query(
      'update stock set quantity = null where variant_id = $1',
      [shop.goods.get('BOWL-M')?.variantId],
    )
    await cancel(id, true)
    expect((await read(id)).events.at(-1)).toMatchObject({ kind: 'cancelled', restocked: false })
    await shop.setStock('BOWL-M', 50)
  })

  it('gives a sold-out product back to the shop at once', async () => {
    await shop.setStock('BOWL-M', 1)
    const { id } = await order()
    const add = async () => (await shop.add(shop.visitor(), 'BOWL-M')).status
    expect(await add()).toBe(409)
    await cancel(id, true)
    expect(await add()).toBe(200)
    await shop.setStock('BOWL-M', 50)
  })
})

describe('what happened to an order', () => {
  it('is told in its order, with who did it', async () => {
    const { id } = await order()
    shop.time.now += 1000
    await owner.write('POST', `${base()}/${id}/fulfilment`, {})
    shop.time.now += 1000
    await owner.write('DELETE', `${base()}/${id}/fulfilment`)
    shop.time.now += 1000
    const noted = await owner.write('POST', `${base()}/${id}/notes`, { text: ' Ring twice.  ' })
    expect(noted.status).toBe(200)
    const kinds = ['placed', 'mail', 'fulfilled', 'fulfilment-taken-back', 'note']
    expect(await kindsOf(id)).toEqual(kinds)
    const { events } = await read(id)
    const [, mail, sent] = events
    expect(mail).toMatchObject({ kind: 'mail', status: 'stored' })
    expect(sent).toMatchObject({ by: expect.stringMatching(/./) as string })
    expect(events.at(-1)).toMatchObject({ text: 'Ring twice.' })
  })

  it('is nothing where it was refused', async () => {
    const { id } = await order()
    await owner.write('DELETE', `${base()}/${id}/fulfilment`)
    expect(await kindsOf(id)).toEqual(['placed', 'mail'])
  })

  it('has notes that are removed again, and no customer reads them', async () => {
    const { id, page } = await order()
    const added = await owner.write('POST', `${base()}/${id}/notes`, { text: 'Owes us a lid' })
    const note = added.json<OrderWithEvents>().events.find((event) => event.kind === 'note')
    expect((await page()).text).not.toContain('Owes us a lid')
    const path = `${base()}/${id}/notes/${note?.id}`
    expect((await owner.write('DELETE', path)).status).toBe(200)
    expect(await kindsOf(id)).toEqual(['placed', 'mail'])
    expect((await owner.write('DELETE', path)).json()['message']).toBe('There is no such note.')
    const back = await owner.write('POST', path)
    expect(back.json<OrderWithEvents>().events).toContainEqual(note)
    expect((await owner.write('POST', path)).status).toBe(404)
  })

  it('lets nobody remove what is no note', async () => {
    const { id } = await order()
    await owner.write('POST', `${base()}/${id}/fulfilment`, {})
    const { rows } = await shop.context.database.pool.query<{ id: string }>(
      'select id from order_event where order_id = $1',
      [id],
    )
    const gone = await owner.write('DELETE', `${base()}/${id}/notes/${rows[0]?.id}`)
    expect(gone.status).toBe(404)
    expect(await kindsOf(id)).toContain('fulfilled')
  })

  it.each([[''], ['   '], ['x'.repeat(2001)]])('takes no note such as “%s”', async (text) => {
    const { id } = await order()
    expect((await owner.write('POST', `${base()}/${id}/notes`, { text })).status).toBe(400)
  })

  it('of an order that is none is a clear no', async () => {
    for (const [method, path, body] of [
      ['POST', 'nothing/notes', { text: 'x' }],
      ['POST', 'nothing/cancellation', { restock: true }],
      ['DELETE', 'nothing/notes/none', undefined],
    ] as const) {
      expect((await owner.write(method, `${base()}/${path}`, body)).status).toBe(404)
    }
    expect((await shop.visitor().get(`${base()}/file`)).status).toBeGreaterThanOrEqual(401)
  })
})

describe('whoever bought', () => {
  const tracking = {
    carrier: 'Harbor Post',
    number: 'HP 1 <b>',
    address: 'https://post.example/?a=1&b=2',
  }
  const newestMail = async () => {
    const path = `/api/editor/sites/${shop.siteId}/mails`
    const [newest] = (await owner.get(path)).json<MailsReply>().mails
    return (await owner.get(`${path}/${newest?.id}`)).json<MailReply>()
  }

  it('is told that an order was sent and how it is followed, by mail and by its page', async () => {
    const { id, number, page } = await order(2)
    shop.time.now += 1000
    const body = { tracking, tellsCustomer: true }
    expect((await owner.write('POST', `${base()}/${id}/fulfilment`, body)).status).toBe(200)
    const mail = await newestMail()
    expect(mail).toMatchObject({ kind: 'order-sent', to: buyer.email })
    expect(mail.subject).toBe(`Order ${number} is on its way`)
    expect(mail.text).toContain('Sent with Harbor Post HP 1 <b>\n\nhttps://post.example/?a=1&b=2')
    expect(mail.html).toContain('HP 1 &lt;b&gt;')
    expect(mail.text).toContain('1 Moss Lane')
    const own = /https?:\S+order-confirmed\/\S+/.exec(mail.text)?.[0] ?? ''
    const { text } = await page()
    expect(own).toMatch(/order-confirmed\/[\w-]{43}$/)
    expect(text).toContain('is on its way.')
    expect(text).toContain('<a href="https://post.example/?a=1&amp;b=2" rel="noopener">')
    expect(text).toContain('Harbor Post HP 1 &lt;b&gt;')
    const { events } = await read(id)
    expect(events.filter(({ kind }) => kind === 'mail')).toHaveLength(2)
    expect(events.find(({ kind }) => kind === 'fulfilled')).toMatchObject({ tracking })
    await owner.write('DELETE', `${base()}/${id}/fulfilment`)
    expect((await page()).text).toContain('is confirmed.')
  })

  it('is told that it was cancelled in the words of the owner, which are a text', async () => {
    const { id, page } = await order()
    shop.time.now += 1000
    const reason = 'It broke. {order.number} <script>x</script>'
    const body = { restock: true, mail: { reason } }
    await owner.write('POST', `${base()}/${id}/cancellation`, body)
    const mail = await newestMail()
    expect(mail).toMatchObject({ kind: 'order-cancelled', to: buyer.email })
    expect(mail.text).toContain(reason)
    expect(mail.html).not.toContain('<script>x')
    expect(mail.text).not.toContain('1 Moss Lane')
    expect((await page()).text).not.toContain('It goes to')
  })

  it('gets no mail where none is wished, nor one of what was refused', async () => {
    const { id } = await order()
    const before = (await newestMail()).id
    shop.time.now += 1000
    await owner.write('POST', `${base()}/${id}/fulfilment`, { tracking })
    const refused = { restock: true, mail: { reason: '' } }
    await owner.write('POST', `${base()}/${id}/cancellation`, refused)
    await owner.write('POST', `${base()}/${id}/fulfilment`, { tellsCustomer: true })
    expect((await newestMail()).id).toBe(before)
  })

  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['post.example/1'],
    ['https://post.example@evil.example/'],
    ['https://somebody@post.example'],
    [`https://post.example/${'x'.repeat(1000)}`],
  ])('is never led to %s', async (address) => {
    const { id } = await order()
    const body = { tracking: { ...tracking, address } }
    expect((await owner.write('POST', `${base()}/${id}/fulfilment`, body)).status).toBe(400)
  })
})

describe('the orders as a file', () => {
  it('have a row for each thing, sums once, and no cell that a spreadsheet would calculate', async () => {
    const email = 'sums@shopper.example'
    const { number } = await order(2, { email, firstName: '=HYPERLINK("x")', line1: 'A, "B"' })
    const file = await owner.get(`${base()}/file?search=${email}`)
    expect(file.headers['content-type']).toContain('text/csv')
    const [head = '', row = '', ...rest] = file.text.replace('\uFEFF', '').split('\r\n')
    expect(rest).toEqual([''])
    expect(head.split(',')).toHaveLength(55)
    expect(row.startsWith(`${number},20`)).toBe(true)
    expect(row).toContain(`,paid,yes,${email},"'=HYPERLINK(""x"")",`)
    expect(row).toContain('"A, ""B"""')
    expect(row).toContain(
      ',2,25.00,50.00,0,0,,50.00,0.00,,Parcel,,no,5.00,0.00,no,,no,55.00,0.00,0.00,0.00,USD,test,',
    )
  })

  it('are those that the list shows', async () => {
    const rows = async (query: string) =>
      (await owner.get(`${base()}/file?${query}`)).text.split('\r\n').length - 2
    const cancelled = (await owner.get(`${base()}?status=cancelled`)).json<OrdersReply>().orders
    expect(await rows('status=cancelled')).toBe(cancelled.length)
    expect(await rows('search=nobody%40nowhere')).toBe(0)
  })
})
