import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { GiftCardReply } from '@vitrine/rules/shop/gift-cards/gift-cards-api.ts'
import { openCrashShop, type CrashShop } from './testing/crash-shop.ts'

const kills = process.env['VITRINE_LONG'] === '1' ? 100 : 8
const clients = 6

let shop: CrashShop
beforeAll(async () => {
  shop = await openCrashShop()
}, 180_000)
afterAll(() => shop.end())

/** A gift card that lasts for all of them. */
async function makeGiftCard(): Promise<{ readonly id: string; readonly code: string }> {
  const { owner, siteId } = shop
  const site = `/api/editor/sites/${siteId}`
  const names = { recipientName: '', recipientEmail: 'all@crash.example', senderName: '' }
  const wish = { ...names, key: 'all', amountCents: 100_000_000, message: '', deliverOn: '' }
  const made = await owner.write('POST', `${site}/gift-cards`, wish)
  const [mail] = (await owner.get(`${site}/mails`)).json<{ mails: { id: string }[] }>().mails
  const { text } = (await owner.get(`${site}/mails/${mail?.id}`)).json<{ text: string }>()
  const code = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(text)?.[0] ?? ''
  return { id: made.json<GiftCardReply>().id, code }
}

test(
  `the server killed ${kills} times under ordering shoppers loses, doubles and halves no order`,
  async () => {
    const { good, owner, siteId, server } = shop
    const giftCard = await makeGiftCard()
    const grown = await owner.write('POST', `/api/editor/sites/${siteId}/stock/${good.variantId}`, {
      delta: 100_000,
    })
    expect(grown.status).toBe(200)
    const before = await shop.stockOf(good)
    const acknowledged = new Map<string, string>()
    let isOver = false
    let count = 0
    const client = async (): Promise<void> => {
      while (!isOver) {
        const payment = count % 2 === 0 ? 'accepted' : 'asks'
        const code = count % 3 === 0 ? giftCard.code : null
        const email = `${code === null ? 'shopper' : 'gifted'}${count++}@crash.example`
        const order = await shop
          .buyOnce({ email, payment, code })
          .catch(
            () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 100)),
          )
        if (order !== undefined) acknowledged.set(email, order)
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

    const orders = await shop.listAll<{ email: string; id: string; itemCount: number }>('orders')
    const mails = await shop.listAll<{ orderId: string; kind: string }>('mails')
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
    expect(before - (await shop.stockOf(good))).toBe(orders.length + (await shop.heldOf(good)))
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
    const reader = shop.visitor()
    for (const address of [...acknowledged.values()].slice(-20)) {
      expect((await reader.get(address)).status).toBe(200)
    }
  },
  kills * 30_000,
)
