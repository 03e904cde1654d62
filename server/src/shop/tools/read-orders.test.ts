import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { OrdersReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import { readApi } from '@vitrine/rules/shop/tools/read-api.ts'
import type { ToolOrder } from '@vitrine/rules/shop/tools/tool-order.ts'
import { createVisitor, type TestResponse, type Visitor } from '../../testing/http-client.ts'
import { buy, openShop, type TestShop } from '../checkout/testing/open-shop.ts'

let shop: TestShop
let owner: Visitor
let whole: string

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.owner()
  await shop.setStock('BOWL-M', 500)
  whole = (await makeToken('Everything', ['orders', 'products', 'stock', 'customers'])).secret
})
afterAll(() => shop.close())

const tokens = () => `/api/editor/sites/${shop.siteId}/tokens`
const ordersOf = () => `/api/editor/sites/${shop.siteId}/orders`

async function makeToken(name: string, scopes: readonly string[]) {
  const made = await owner.write('POST', tokens(), { name, scopes })
  if (made.status !== 200) throw new Error(made.text)
  const { token, secret } = made.json<{ token: { id: string }; secret: string }>()
  return { id: token.id, secret }
}

/** As a tool reads, which keeps no cookies. */
function read(
  path: string,
  secret: string = whole,
  host = 'fern.localhost',
): Promise<TestResponse> {
  const headers = { authorization: `Bearer ${secret}` }
  return createVisitor(shop.port, host).send(`/api/commerce/v1/${path}`, { headers })
}

/** What is answered, which has to be what is described and nothing beside it. */
async function told<Reply extends z.ZodType>(path: string, reply: Reply) {
  const answer = await read(path)
  expect(answer.status, answer.text).toBe(200)
  const parsed = reply.parse(answer.json())
  expect(answer.json()).toEqual(parsed)
  return parsed
}

const list = async (query: string) => (await told(`orders${query}`, readApi.orders.reply)).orders

/** @returns its id; of several of one instant, any */
async function placeOrder(quantity = 1, later = 1000): Promise<string> {
  shop.time.now += later
  await buy(await shop.shopperWith('BOWL-M', quantity))
  return (await owner.get(ordersOf())).json<OrdersReply>().orders[0]?.id ?? ''
}

const after = (instant: number) => `?modifiedAfter=${new Date(instant).toISOString()}`

describe('a token of a shop’s own tool', () => {
  it('is told once, kept as its hash, and opens what it is for until it is revoked', async () => {
    const { id, secret } = await makeToken('Warehouse', ['stock'])
    const { rows } = await shop.context.database.pool.query('select * from tool_token')
    expect(JSON.stringify(rows)).not.toContain(secret.slice(3))
    expect((await owner.get(tokens())).text).not.toContain(secret.slice(3))
    const opened = await read('inventory', secret)
    expect([opened.status, opened.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(opened.headers['set-cookie']).toBeUndefined()
    const listed = (await owner.get(tokens())).json<{ tokens: object[] }>().tokens
    expect(listed).toContainEqual(expect.objectContaining({ id, lastUsedAt: shop.time.now }))
    const refused = await read('orders', secret)
    expect([refused.status, refused.json()['code']]).toEqual([403, 'token-scope'])
    expect((await owner.write('DELETE', `${tokens()}/${id}`)).status).toBe(200)
    const closed = await read('inventory', secret)
    expect([closed.status, closed.json()['code']]).toEqual([401, 'token-unknown'])
    expect(closed.headers['www-authenticate']).toBe('Bearer')
    expect((await owner.write('DELETE', `${tokens()}/${id}`)).status).toBe(404)
  })

  it('opens nothing of the editor, and nobody reads without one, whoever is signed in', async () => {
    const headers = { authorization: `Bearer ${whole}` }
    const editor = await createVisitor(shop.port, 'localhost').send(ordersOf(), { headers })
    expect(editor.status).toBe(401)
    for (const path of ['orders', 'orders/x', 'products', 'inventory', 'customers']) {
      expect((await shop.visitor().get(`/api/commerce/v1/${path}`)).status, path).toBe(401)
      expect((await read(path, `${whole.slice(0, -1)}-`)).status, path).toBe(401)
    }
  })

  it('has a name of its own, and is for something', async () => {
    const wish = { name: 'everything', scopes: ['stock'] }
    const taken = await owner.write('POST', tokens(), wish)
    expect([taken.status, taken.json()['fields']]).toMatchObject([
      409,
      { name: expect.any(String) },
    ])
    for (const scopes of [[], ['all'], undefined]) {
      expect((await owner.write('POST', tokens(), { name: 'Nothing', scopes })).status).toBe(400)
    }
  })
})

describe('orders that a tool reads', () => {
  it('come page by page, each once, also where one is placed meanwhile', async () => {
    // some of one instant, of which a page may end between two
    for (const later of [1000, 0, 0, 1000, 0]) await placeOrder(1, later)
    const all = (await owner.get(ordersOf())).json<OrdersReply>().orders
    const placed = new Set(all.map(({ id }) => id))
    const seen: string[] = []
    let next = ''
    do {
      const path = `orders?limit=2${next}`
      const { orders, pagination } = await told(path, readApi.orders.reply)
      seen.push(...orders.map(({ id }) => id))
      next = pagination.nextPageCursor === null ? '' : `&cursor=${pagination.nextPageCursor}`
      expect(pagination.hasNextPage).toBe(next !== '')
      if (seen.length === 2) await placeOrder()
    } while (next !== '')
    expect(seen).toHaveLength(5)
    expect(new Set(seen)).toEqual(placed)
    const lost = await read('orders?cursor=lost')
    expect([lost.status, lost.json()['code']]).toEqual([400, 'cursor-unknown'])
    expect((await read('orders?modifiedAfter=yesterday')).json()['fields']).toHaveProperty(
      'modifiedAfter',
    )
  })

  it('are listed again once something of them has changed', async () => {
    const id = await placeOrder(3)
    const change = (path: string, body: object) =>
      owner.write('POST', `${ordersOf()}/${id}${path}`, body)
    const nothing = { shippingCents: 0, amountCents: null, refundedCents: 0, restock: false }
    const changes: [string, object][] = [
      ['/fulfilment', { items: [{ line: 1, quantity: 1 }] }],
      ['/refunds', { key: 'one', units: [{ line: 1, quantity: 1 }], ...nothing }],
      ['/notes', { text: 'Called them.' }],
    ]
    for (const [path, body] of changes) {
      shop.time.now += 60_000
      const before = shop.time.now
      expect(await list(after(before)), path).toEqual([])
      const done = await change(path, body)
      expect(done.status, done.text).toBe(200)
      expect(
        (await list(after(before))).map((order) => order.id),
        path,
      ).toEqual([id])
      expect(await list(`?modifiedBefore=${new Date(before).toISOString()}`)).not.toContainEqual(
        expect.objectContaining({ id }),
      )
    }
    expect(await told(`orders/${id}`, readApi.order.reply)).toMatchObject({
      id,
      testMode: true,
      fulfillmentStatus: 'PENDING',
      shippingAddress: { address1: '1 Moss Lane', countryCode: 'US' },
      lineItems: [
        {
          line: 1,
          variantId: shop.goods.get('BOWL-M')?.variantId,
          sku: 'BOWL-M',
          quantity: 3,
          fulfilledQuantity: 1,
          refundedQuantity: 1,
          unitPrice: { value: '2500', currency: 'USD' },
        },
      ],
      grandTotal: { value: '8000', currency: 'USD' },
      refundedTotal: { value: '2500', currency: 'USD' },
      fulfillments: [{ lines: [{ line: 1, quantity: 1 }] }],
      refunds: [{ state: 'DONE', amount: { value: '2500', currency: 'USD' } }],
    } satisfies DeepPartial<ToolOrder>)
    const { transactions } = await told(`transactions${after(0)}`, readApi.transactions.reply)
    expect(transactions.find(({ orderId }) => orderId === id)).toMatchObject({
      payments: [{ amount: { value: '8000', currency: 'USD' } }],
      netTotal: { value: '5500', currency: 'USD' },
    })
    const unknown = await read('orders/nothing')
    expect([unknown.status, unknown.json()['code']]).toEqual([404, 'order-unknown'])
  })

  it('are narrowed to what waits, is sent or is canceled', async () => {
    const id = await placeOrder()
    const idsOf = async (status: string) =>
      (await list(`?fulfillmentStatus=${status}`)).map((order) => order.id)
    expect(await idsOf('PENDING')).toContain(id)
    await owner.write('POST', `${ordersOf()}/${id}/cancellation`, { restock: true })
    expect(await idsOf('PENDING')).not.toContain(id)
    expect(await idsOf('CANCELED')).toEqual([id])
    expect((await read('orders?fulfillmentStatus=LOST')).status).toBe(400)
  })
})

type DeepPartial<Value> = Value extends readonly (infer One)[]
  ? readonly DeepPartial<One>[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: DeepPartial<Value[Name]> }
    : Value | undefined

describe('products and their stock', () => {
  it('come with all variants, page by page, and nobody sees a page twice', async () => {
    const { products } = await told('products', readApi.products.reply)
    const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
    expect(skus.sort()).toEqual([...shop.goods.keys()].sort())
    const bowl = products.find(({ id }) => id === shop.goods.get('BOWL-M')?.itemId)
    expect(bowl).toMatchObject({ type: 'PHYSICAL', name: 'Moss Bowl', isVisible: true })
    expect(
      (await createVisitor(shop.port, 'fern.localhost').get(new URL(bowl?.url ?? '').pathname))
        .status,
    ).toBe(200)
    const seen: string[] = []
    let next = ''
    do {
      const page = await told(`inventory?limit=1${next}`, readApi.inventory.reply)
      seen.push(...page.inventory.map(({ sku }) => sku))
      const { nextPageCursor } = page.pagination
      next = nextPageCursor === null ? '' : `&cursor=${nextPageCursor}`
    } while (next !== '')
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(expect.arrayContaining(['BOWL-S', 'BOWL-M']))
    expect(await told('customers', readApi.customers.reply)).toMatchObject({ customers: [] })
  })
})
