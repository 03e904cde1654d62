import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { KeptStockReply } from '@vitrine/rules/site/stock/stock-api.ts'
import type { GiftCardReply } from '@vitrine/rules/shop/gift-cards/gift-cards-api.ts'
import { createVisitor, type TestResponse, type Visitor } from '../../testing/http-client.ts'
import { prepareKillableServer, type KillableServer } from './testing/killable-server.ts'
import { buyer, hiddenFieldsOf } from './testing/open-shop.ts'

const kills = process.env['VITRINE_LONG'] === '1' ? 100 : 8
const clients = 6

let server: KillableServer
let shopHost = ''
let owner: Visitor
let siteId = ''
beforeAll(async () => {
  server = await prepareKillableServer()
  await server.start()
  const greeting = server.greeting()
  shopHost = /Shop:\s+http:\/\/([^\s:]+)/.exec(greeting)?.[1] ?? ''
  const token = /[?&]token=([\w-]+)/.exec(greeting)?.[1] ?? ''
  owner = createVisitor(server.port, 'localhost')
  await owner.write('POST', '/api/editor/sign-in-links/redeem', { token })
  const { sites } = (await owner.get('/api/editor/sites')).json<{ sites: { siteId: string }[] }>()
  siteId = sites[0]?.siteId ?? ''
}, 180_000)
afterAll(() => server.end())

type Good = { itemId: string; variantId: string; sku: string }

async function findGood(): Promise<Good> {
  const shop = createVisitor(server.port, shopHost)
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

async function stockOf({ itemId, variantId }: Good): Promise<number> {
  const shop = createVisitor(server.port, shopHost)
  const reply = await shop.get(`/api/commerce/inventory/stock/?itemId=${itemId}`)
  const { results } = reply.json<{ results: { variantId: string; qtyInStock: number }[] }>()
  return results.find((one) => one.variantId === variantId)?.qtyInStock ?? 0
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

/** A gift card that lasts for all of them. */
async function makeGiftCard(): Promise<{ readonly id: string; readonly code: string }> {
  const site = `/api/editor/sites/${siteId}`
  const names = { recipientName: '', recipientEmail: 'all@crash.example', senderName: '' }
  const wish = { ...names, key: 'all', amountCents: 100_000_000, message: '', deliverOn: '' }
  const made = await owner.write('POST', `${site}/gift-cards`, wish)
  const [mail] = (await owner.get(`${site}/mails`)).json<{ mails: { id: string }[] }>().mails
  const { text } = (await owner.get(`${site}/mails/${mail?.id}`)).json<{ text: string }>()
  const code = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(text)?.[0] ?? ''
  return { id: made.json<GiftCardReply>().id, code }
}

/** Some pay by it, with a test payment for nothing. */
async function typeGiftCard(shopper: Visitor, code: string): Promise<void> {
  const hidden = hiddenFieldsOf(await shopper.get('/checkout'))
  const typed = { ...hidden, ...buyer, code, step: 'code' }
  await lasting(() => shopper.postForm('/checkout', typed))
}

type Purchase = {
  readonly email: string
  readonly payment: string
  /** Of a gift card that pays all; null: none does. */
  readonly code: string | null
}

/** Buys one thing and writes down what the server acknowledged. */
async function buyOnce(
  good: Good,
  { email, payment, code }: Purchase,
  acknowledged: Map<string, string>,
): Promise<void> {
  const shopper = createVisitor(server.port, shopHost)
  const added = await shopper.write('POST', '/api/commerce/shopping-cart/entries', {
    itemId: good.itemId,
    sku: good.sku,
    quantity: 1,
    additionalFields: null,
  })
  if (added.status !== 200) return
  if (code !== null) await typeGiftCard(shopper, code)
  const hidden = hiddenFieldsOf(await shopper.get('/checkout'))
  const form = { ...hidden, ...buyer, payment, email }
  const sent = await lasting(() => shopper.postForm('/checkout', form))
  const { location: way = '' } = sent.headers
  const paid = way.startsWith('/checkout/pay/') ? await payAtBank(shopper, way) : sent
  const { location = '' } = paid.headers
  if (location.startsWith('/checkout/order-confirmed/')) acknowledged.set(email, location)
}

/** How many of it are held for payments under way. */
async function heldOf({ itemId, variantId }: Good): Promise<number> {
  const reply = await owner.get(`/api/editor/sites/${siteId}/stock?itemId=${itemId}`)
  const { results } = reply.json<KeptStockReply>()
  return results.find((one) => one.variantId === variantId)?.held ?? 0
}

async function listAll<Row>(list: 'orders' | 'mails'): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `&cursor=${cursor}`
    const reply = await owner.get(`/api/editor/sites/${siteId}/${list}?limit=100${query}`)
    const page = reply.json<Record<string, unknown>>()
    rows.push(...(page[list] as Row[]))
    cursor = page['nextPageCursor'] as string | null
  }
  return rows
}

test(
  `the server killed ${kills} times under ordering shoppers loses, doubles and halves no order`,
  async () => {
    const good = await findGood()
    const giftCard = await makeGiftCard()
    const grown = await owner.write('POST', `/api/editor/sites/${siteId}/stock/${good.variantId}`, {
      delta: 100_000,
    })
    expect(grown.status).toBe(200)
    const before = await stockOf(good)
    const acknowledged = new Map<string, string>()
    let isOver = false
    let count = 0
    const client = async (): Promise<void> => {
      while (!isOver) {
        const payment = count % 2 === 0 ? 'accepted' : 'asks'
        const code = count % 3 === 0 ? giftCard.code : null
        const email = `${code === null ? 'shopper' : 'gifted'}${count++}@crash.example`
        await buyOnce(good, { email, payment, code }, acknowledged).catch(
          () => new Promise((resolve) => setTimeout(resolve, 100)),
        )
      }
    }
    const running = Array.from({ length: clients }, client)
    for (let round = 0; round < kills; round++) {
      // a machine that has much to do takes longer to its first order: each round has one at least
      await vi.waitUntil(() => acknowledged.size > round, { timeout: 60_000, interval: 20 })
      await new Promise((resolve) => setTimeout(resolve, 300 + ((round * 137) % 500)))
      await server.kill()
      await server.start()
    }
    isOver = true
    await Promise.all(running)

    const orders = await listAll<{ email: string; id: string; itemCount: number }>('orders')
    const mails = await listAll<{ orderId: string; kind: string }>('mails')
    const emails = orders.map((order) => order.email)
    expect(acknowledged.size).toBeGreaterThanOrEqual(kills)
    expect(new Set(emails).size).toBe(emails.length)
    for (const email of acknowledged.keys()) expect(emails).toContain(email)
    expect(orders.every((order) => order.itemCount === 1)).toBe(true)
    for (const told of ['order-confirmation', 'new-order']) {
      const mailed = mails.filter(({ kind }) => kind === told).map(({ orderId }) => orderId)
      expect(mailed.toSorted()).toEqual(orders.map((order) => order.id).toSorted())
    }
    // those whose shopper gave up are held until their time is over
    expect(before - (await stockOf(good))).toBe(orders.length + (await heldOf(good)))
    // of the gift card each order has once what it cost, and what is held for others comes back
    const card = (
      await owner.get(`/api/editor/sites/${siteId}/gift-cards/${giftCard.id}`)
    ).json<GiftCardReply>()
    const moved = card.entries.reduce((sum, { amount }) => sum + Number(amount.value), 0)
    expect(moved).toBe(Number(card.balance.value))
    const spentFor = card.entries.flatMap(({ kind, order }) =>
      kind === 'order' && order !== null && order.orderNumber !== null ? [order.id] : [],
    )
    const gifted = orders.filter(({ email }) => email.startsWith('gifted'))
    expect(gifted.length).toBeGreaterThan(0)
    expect(spentFor.toSorted()).toEqual(gifted.map(({ id }) => id).toSorted())
    const reader = createVisitor(server.port, shopHost)
    for (const address of [...acknowledged.values()].slice(-20)) {
      expect((await reader.get(address)).status).toBe(200)
    }
  },
  kills * 30_000,
)
