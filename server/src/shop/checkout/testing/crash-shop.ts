import pg from 'pg'
import type { KeptStockReply } from '@vitrine/rules/site/stock/stock-api.ts'
import { createVisitor, type TestResponse, type Visitor } from '../../../testing/http-client.ts'
import {
  prepareKillableServer,
  type KillableOptions,
  type KillableServer,
} from './killable-server.ts'
import { buyer, hiddenFieldsOf } from './open-shop.ts'

export type Good = { readonly itemId: string; readonly variantId: string; readonly sku: string }

export type Purchase = {
  readonly email: string
  readonly payment: string
  /** Of a gift card that pays all; null: none does. */
  readonly code: string | null
}

/** The built product with its first shop, to be killed while people buy. */
export type CrashShop = {
  readonly server: KillableServer
  readonly siteId: string
  readonly owner: Visitor
  readonly good: Good
  visitor(): Visitor
  stockOf(good: Good): Promise<number>
  /** How many of it are held for payments under way. */
  heldOf(good: Good): Promise<number>
  /** Asks its database. */
  query<Row extends object>(text: string): Promise<Row[]>
  /** Buys one thing. @returns where its order is, if the server acknowledged one */
  buyOnce(purchase: Purchase): Promise<string | undefined>
  listAll<Row>(list: 'orders' | 'mails'): Promise<Row[]>
  end(): Promise<void>
}

export async function openCrashShop(options: KillableOptions = {}): Promise<CrashShop> {
  const server = await prepareKillableServer(options)
  await server.start()
  const greeting = server.greeting()
  const shopHost = /Shop:\s+http:\/\/([^\s:]+)/.exec(greeting)?.[1] ?? ''
  const token = /[?&]token=([\w-]+)/.exec(greeting)?.[1] ?? ''
  const owner = createVisitor(server.port, 'localhost')
  await owner.write('POST', '/api/editor/sign-in-links/redeem', { token })
  const { sites } = (await owner.get('/api/editor/sites')).json<{ sites: { siteId: string }[] }>()
  const siteId = sites[0]?.siteId ?? ''
  const visitor = (): Visitor => createVisitor(server.port, shopHost)
  const good = await findGood(visitor())
  return {
    server,
    siteId,
    owner,
    good,
    visitor,
    stockOf: async ({ itemId, variantId }) => {
      const reply = await visitor().get(`/api/commerce/inventory/stock/?itemId=${itemId}`)
      const { results } = reply.json<{ results: { variantId: string; qtyInStock: number }[] }>()
      return results.find((one) => one.variantId === variantId)?.qtyInStock ?? 0
    },
    heldOf: async ({ itemId, variantId }) => {
      const reply = await owner.get(`/api/editor/sites/${siteId}/stock?itemId=${itemId}`)
      const { results } = reply.json<KeptStockReply>()
      return results.find((one) => one.variantId === variantId)?.held ?? 0
    },
    query: (text) => query(server, text),
    buyOnce: (purchase) => buyOnce(visitor(), good, purchase),
    listAll: (list) => listAll(owner, `/api/editor/sites/${siteId}/${list}`, list),
    end: () => server.end(),
  }
}

async function query<Row extends object>(server: KillableServer, text: string): Promise<Row[]> {
  const host = server.databaseHost()
  const client = new pg.Client({ host, port: 5432, user: 'vitrine', database: 'vitrine' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

async function findGood(shop: Visitor): Promise<Good> {
  const { items } = (await shop.get('/shop?format=json')).json<{
    items: {
      id: string
      structuredContent: { productType: number; variants: { id: string; sku: string }[] }
    }[]
  }>()
  for (const { id: itemId, structuredContent } of items) {
    const [variant] = structuredContent.variants
    if (structuredContent.productType === 1 && variant !== undefined) {
      return { itemId, variantId: variant.id, sku: variant.sku }
    }
  }
  throw new Error('the shop sells nothing that has to be sent')
}

/** Asks once more where an answer is lost. */
async function lasting(send: () => Promise<TestResponse>): Promise<TestResponse> {
  return send().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    return send()
  })
}

/** Approves a payment at the test bank. @returns what its shopper gets who comes back from there */
async function payAtBank(shopper: Visitor, way: string): Promise<TestResponse> {
  const token = way.slice('/checkout/pay/'.length)
  await lasting(() => shopper.postForm(`/checkout/test-bank/${token}`, { answer: 'approved' }))
  return lasting(() => shopper.get(`/checkout/return/${token}`))
}

/** Some pay by a gift card, with a test payment for nothing. */
async function typeGiftCard(shopper: Visitor, code: string): Promise<void> {
  const hidden = hiddenFieldsOf(await shopper.get('/checkout'))
  const typed = { ...hidden, ...buyer, code, step: 'code' }
  await lasting(() => shopper.postForm('/checkout', typed))
}

async function buyOnce(
  shopper: Visitor,
  { itemId, sku }: Good,
  { email, payment, code }: Purchase,
): Promise<string | undefined> {
  const wish = { itemId, sku, quantity: 1, additionalFields: null }
  const added = await shopper.write('POST', '/api/commerce/shopping-cart/entries', wish)
  if (added.status !== 200) return undefined
  if (code !== null) await typeGiftCard(shopper, code)
  const hidden = hiddenFieldsOf(await shopper.get('/checkout'))
  const form = { ...hidden, ...buyer, payment, email }
  const sent = await lasting(() => shopper.postForm('/checkout', form))
  const { location: way = '' } = sent.headers
  const paid = way.startsWith('/checkout/pay/') ? await payAtBank(shopper, way) : sent
  const { location = '' } = paid.headers
  return location.startsWith('/checkout/order-confirmed/') ? location : undefined
}

async function listAll<Row>(owner: Visitor, path: string, list: string): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `&cursor=${cursor}`
    const reply = await owner.get(`${path}?limit=100${query}`)
    const page = reply.json<Record<string, unknown>>()
    rows.push(...(page[list] as Row[]))
    cursor = page['nextPageCursor'] as string | null
  }
  return rows
}
