import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import type { MailReply, MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import type { GiftCardLine, GiftCardReply } from '@vitrine/rules/shop/gift-cards/gift-cards-api.ts'
import type { OrdersReply, OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import { ProductType } from '@vitrine/rules/shop/products/product.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import { accepted, buy, buyer, hiddenFieldsOf } from '../checkout/testing/open-shop.ts'
import { settleDuePayments } from '../checkout/settle-due-payments.ts'
import { unvoidCards, voidBoughtCards } from './void-bought-cards.ts'
import { deliverGiftCards } from './deliver-gift-cards.ts'

let shop: CartShop
let owner: Visitor
let cardItem: string

beforeAll(async () => {
  shop = await openCartShop()
  owner = await shop.owner()
  // the download becomes a gift card of 25.00
  cardItem = shop.goods.get('GLAZE')?.itemId ?? ''
  await shop.perform('edit-product', {
    itemId: cardItem,
    set: { productType: ProductType.giftCard },
  })
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.time.now += 3_600_000
  await settleDuePayments(shop.context)
  await shop.setStock('BOWL-M', 50)
})

const sites = () => `/api/editor/sites/${shop.siteId}`
const cards = async (search = '') =>
  (await owner.get(`${sites()}/gift-cards?search=${encodeURIComponent(search)}`)).json<{
    giftCards: GiftCardLine[]
  }>().giftCards
const card = async (id: string) =>
  (await owner.get(`${sites()}/gift-cards/${id}`)).json<GiftCardReply>()
const newestOrder = async () => {
  const [newest] = (await owner.get(`${sites()}/orders`)).json<OrdersReply>().orders
  return (await owner.get(`${sites()}/orders/${newest?.id}`)).json<OrderWithEvents>()
}
const mails = async () => (await owner.get(`${sites()}/mails`)).json<MailsReply>().mails
const giftMails = async () => (await mails()).filter(({ kind }) => kind === 'gift-card')
/** All of them, of which a list shows the newest. */
async function countGiftMails(): Promise<number> {
  const { rows } = await shop.context.database.pool.query(
    "select id from mail where kind = 'gift-card'",
  )
  return rows.length
}
const mail = async (id = '') => (await owner.get(`${sites()}/mails/${id}`)).json<MailReply>()

const gift = {
  recipientName: 'Bea Moss',
  recipientEmail: 'bea@friend.example',
  senderName: 'Ada',
  message: 'Happy <b>birthday</b>!\nChoose something.',
  deliverOn: '',
}
const form = (more: Readonly<Record<string, string>> = {}) => ({
  item: cardItem,
  sku: 'GLAZE',
  ...gift,
  to: 'checkout',
  ...more,
})
const codeIn = ({ text }: MailReply) =>
  /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text)?.[0] ?? ''

/** Somebody who has looked at the shop, so that their browser is known to keep cookies. */
async function newShopper(): Promise<Visitor> {
  const visitor = shop.visitor()
  await visitor.get('/')
  return visitor
}

let made = 0
/** A gift card of so much that the owner has made, and its code. */
async function give(amountCents: number) {
  made += 1
  shop.time.now += 1000
  const body = { ...gift, key: `made-${made}`, amountCents }
  const sent = await owner.write('POST', `${sites()}/gift-cards`, body)
  expect(sent.status).toBe(200)
  const [newest] = await giftMails()
  return { id: sent.json<GiftCardReply>().id, code: codeIn(await mail(newest?.id)) }
}
async function typeCode(
  visitor: Visitor,
  code: string,
  more: Readonly<Record<string, string>> = {},
) {
  const hidden = hiddenFieldsOf(await visitor.get('/checkout'))
  return visitor.postForm('/checkout', { ...hidden, ...buyer, code, step: 'code', ...more })
}
/** What was taken from its gift cards is what their entries come to. */
async function unevenCards(): Promise<number> {
  const { rows } = await shop.context.database.pool.query(`
    select id from gift_card where balance_cents <> (select sum(cents) from gift_card_entry entry
      where entry.website_id = gift_card.website_id and entry.gift_card_id = gift_card.id)`)
  return rows.length
}

describe('a gift card that is bought', () => {
  test('is asked for its value and who gets it, on a page of its own', async () => {
    const ada = await newShopper()
    const asked = await ada.postForm('/cart/add', { itemId: cardItem, sku: 'GLAZE' })
    expect(asked.headers.location).toBe(`/gift-card?item=${cardItem}&sku=GLAZE`)
    const page = await ada.get(asked.headers.location ?? '')
    expect(page.status).toBe(200)
    expect(page.text).toContain('Who is it for?')
    expect(page.text).toContain('name="sku" value="GLAZE" checked')
    const wrong = await ada.postForm(
      '/gift-card',
      form({ recipientEmail: 'nobody', deliverOn: '2001-01-01' }),
    )
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain('Email is not valid.')
    expect(wrong.text).toContain('Please choose today or a day within a year.')
    expect(wrong.text).toContain('Happy &lt;b&gt;birthday&lt;/b&gt;!')
  })

  test('is mailed at once to whoever gets it, with its code, and told to the owner', async () => {
    const ada = await newShopper()
    const added = await ada.postForm('/gift-card', form())
    expect(added.headers.location).toBe('/checkout')
    expect((await ada.get('/checkout')).text).toContain('To <bdi>bea@friend.example</bdi>')
    const placed = await buy(ada)
    expect(placed.status).toBe(303)
    const [newest] = await giftMails()
    const sent = await mail(newest?.id)
    expect(sent.to).toBe('bea@friend.example')
    // by a test nobody is written to
    expect(sent.status).toBe('stored')
    expect(sent.subject).toMatch(/^Ada gives you a gift card of \$/)
    expect(sent.html).not.toContain('<b>birthday')
    expect(sent.html).toContain(codeIn(sent))
    const [first] = await cards('bea@friend.example')
    expect(codeIn(sent).slice(-4)).toBe(first?.lastFour)
    expect(first).toMatchObject({ state: 'active', recipientName: 'Bea Moss', testMode: true })
    expect((await cards(codeIn(sent)))[0]?.id).toBe(first?.id)
    const page = await ada.get(placed.headers.location ?? '')
    expect(page.text).not.toContain(codeIn(sent))
  })

  test('of which two go to two people are two lines and two cards', async () => {
    const ada = await newShopper()
    await ada.postForm('/gift-card', form({ to: 'cart' }))
    await ada.postForm('/gift-card', form({ recipientEmail: 'cleo@friend.example' }))
    await ada.postForm('/gift-card', form({ recipientEmail: 'cleo@friend.example' }))
    const cart = await shop.cartOf(ada)
    expect(new Set(cart.entries.map(({ quantity }) => quantity))).toEqual(new Set([1, 2]))
    const before = (await cards()).length
    expect((await buy(ada)).status).toBe(303)
    expect((await cards()).length).toBe(before + 3)
    expect(await cards('cleo')).toHaveLength(2)
  })

  test('waits for its day, and is mailed then once, whatever process does it', async () => {
    const ada = await newShopper()
    const day = new Date(shop.time.now + 3 * 86_400_000).toISOString().slice(0, 10)
    await ada.postForm('/gift-card', form({ recipientEmail: 'dan@friend.example', deliverOn: day }))
    await buy(ada)
    const [waiting] = await cards('dan')
    expect(waiting?.state).toBe('waiting')
    const before = await countGiftMails()
    await deliverGiftCards(shop.context)
    expect(await countGiftMails()).toBe(before)
    shop.time.now += 4 * 86_400_000
    await Promise.all([1, 2, 3, 4].map(() => deliverGiftCards(shop.context)))
    expect(await countGiftMails()).toBe(before + 1)
    expect((await cards('dan'))[0]?.state).toBe('active')
  })

  test('without a word about who gets it is for whoever pays', async () => {
    const ada = await newShopper()
    await shop.add(ada, 'GLAZE')
    await buy(ada, { email: 'own@shopper.example' })
    expect(await cards('own@shopper.example')).toHaveLength(1)
  })
})

describe('a gift card that pays', () => {
  test('pays a part, the rest is paid otherwise, and what is left stays on it', async () => {
    const { id, code } = await give(2000)
    const ada = await shop.shopperWith('BOWL-M')
    const taken = await typeCode(ada, code.toLowerCase().replaceAll('-', ' '))
    expect(taken.status).toBe(303)
    const page = await ada.get('/checkout')
    expect(page.text).toContain('Pay $10.00')
    expect(page.text).toContain(`Gift card <strong>…${code.slice(-4)}</strong>`)
    const placed = await buy(ada)
    expect(placed.status).toBe(303)
    const order = await newestOrder()
    expect(order.grandTotal.value).toBe('3000')
    expect(order.giftCards).toEqual([
      { id, lastFour: code.slice(-4), amount: { value: '2000', currency: 'USD' } },
    ])
    expect(await card(id)).toMatchObject({ state: 'spent', balance: { value: '0' } })
    const confirmed = await ada.get(placed.headers.location ?? '')
    expect(confirmed.text).toContain(`Gift card …${code.slice(-4)}`)
    const spent = await typeCode(await shop.shopperWith('BOWL-M'), code)
    expect(spent.text).toContain('There is nothing left on this gift card.')
  })

  test('pays all, so that nothing is asked for, and keeps the rest', async () => {
    const { id, code } = await give(10_000)
    const ada = await shop.shopperWith('BOWL-M')
    await typeCode(ada, code)
    expect((await ada.get('/checkout')).text).toContain('Place order')
    expect((await buy(ada, { payment: '' })).status).toBe(303)
    expect((await card(id)).balance.value).toBe('7000')
  })

  test('comes back in full where the payment of the rest is declined', async () => {
    const { id, code } = await give(2000)
    const ada = await shop.shopperWith('BOWL-M')
    await typeCode(ada, code)
    expect((await buy(ada, { payment: 'declined' })).status).toBe(402)
    expect((await card(id)).balance.value).toBe('2000')
    expect((await buy(ada, accepted)).status).toBe(303)
    expect((await card(id)).balance.value).toBe('0')
  })

  test('pays for no gift card', async () => {
    const { code } = await give(5000)
    const ada = await newShopper()
    await ada.postForm('/gift-card', form())
    expect((await typeCode(ada, code)).text).toContain(
      'There is nothing in your order that a gift card could pay.',
    )
  })

  test('that is void, waits for its day or is of a test pays nothing', async () => {
    const { id, code } = await give(5000)
    const ada = await shop.shopperWith('BOWL-M')
    await typeCode(ada, code)
    const shown = hiddenFieldsOf(await ada.get('/checkout'))
    const voided = await owner.write('DELETE', `${sites()}/gift-cards/${id}/validity`, undefined)
    expect(voided.json<GiftCardReply>().state).toBe('void')
    const told = await ada.postForm('/checkout', { ...shown, ...buyer, ...accepted })
    expect(told.status).toBe(409)
    const page = await ada.get('/checkout')
    expect(page.text).toContain('This gift card is not valid any more.')
    await owner.write('PUT', `${sites()}/gift-cards/${id}/validity`, undefined)
    expect((await ada.get('/checkout')).text).toContain('Place order')
    await shop.context.database.pool.query(
      `update gift_card set test_mode = false where id = '${id}'`,
    )
    expect((await typeCode(await shop.shopperWith('BOWL-M'), code)).text).toContain('is of a test')
    const guess = await typeCode(await shop.shopperWith('BOWL-M'), 'AAAA-BBBB-CCCC-DDDD')
    expect(guess.text).toContain('This code is not valid.')
  })

  test('is never overspent by fifty checkouts at once', { timeout: 120_000 }, async () => {
    const { id, code } = await give(10_000)
    const shoppers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const visitor = await shop.shopperWith('BOWL-M')
        await typeCode(visitor, code)
        return visitor
      }),
    )
    const orders = await shop.orderCount()
    const answers = await Promise.all(shoppers.map((visitor) => buy(visitor, { payment: '' })))
    const placed = answers.filter(({ status }) => status === 303).length
    // three orders of 30.00 are paid by it whole; of the others it could not pay all
    expect(placed).toBe(3)
    expect(answers.every(({ status }) => status < 500)).toBe(true)
    expect(await shop.orderCount()).toBe(orders + 3)
    expect((await card(id)).balance.value).toBe('1000')
    expect(await unevenCards()).toBe(0)
  })
})

describe('a refund', () => {
  let keys = 0
  const refund = (id: string, wish: object) => {
    keys += 1
    const nothing = { units: [], shippingCents: 0, amountCents: null, refundedCents: 0 }
    const body = { key: `gift-${keys}`, ...nothing, restock: false, ...wish }
    return owner.write('POST', `${sites()}/orders/${id}/refunds`, body)
  }

  it('goes to the provider first, then to the gift cards, up to what each gave', async () => {
    const { id, code } = await give(2500)
    const ada = await shop.shopperWith('BOWL-M')
    await typeCode(ada, code)
    await buy(ada)
    const order = await newestOrder()
    const first = await refund(order.id, { amountCents: 800 })
    expect(first.status).toBe(200)
    // 5.00 had been paid otherwise
    expect((await card(id)).balance.value).toBe('300')
    const refunds = first.json<OrderWithEvents>().events.filter(({ kind }) => kind === 'refund')
    expect(refunds).toMatchObject([{ toGiftCards: { value: '300' }, amount: { value: '800' } }])
    const all = await refund(order.id, { amountCents: 2200, refundedCents: 800 })
    expect(all.status).toBe(200)
    expect((await card(id)).balance.value).toBe('2500')
    expect((await refund(order.id, { amountCents: 1, refundedCents: 3000 })).status).toBe(409)
    expect(await unevenCards()).toBe(0)
  })

  it('of goods that a gift card paid comes back to it, though money was paid for a new one', async () => {
    const { id, code } = await give(3000)
    const ada = await newShopper()
    await ada.postForm('/gift-card', form({ recipientEmail: 'ivy@friend.example' }))
    await shop.add(ada, 'BOWL-M')
    await typeCode(ada, code)
    await buy(ada)
    const order = await newestOrder()
    // 9.00 were paid otherwise, for the new one
    expect(order.grandTotal.value).toBe('3900')
    const line = order.items.findIndex(({ sku }) => sku === 'BOWL-M') + 1
    const done = await refund(order.id, { units: [{ line, quantity: 1 }], shippingCents: 500 })
    expect(done.status).toBe(200)
    expect((await card(id)).balance.value).toBe('3000')
    const all = await refund(order.id, { amountCents: 900, refundedCents: 3000 })
    expect(all.status).toBe(200)
    expect((await cards('ivy'))[0]?.state).toBe('void')
    expect((await card(id)).balance.value).toBe('3000')
  })

  it('of what bought a gift card makes that void, and is refused once it was spent of', async () => {
    const ada = await newShopper()
    await ada.postForm('/gift-card', form({ recipientEmail: 'eli@friend.example' }))
    await buy(ada)
    const bought = await newestOrder()
    const done = await refund(bought.id, { units: [{ line: 1, quantity: 1 }] })
    expect(done.status).toBe(200)
    expect((await cards('eli'))[0]?.state).toBe('void')

    shop.time.now += 1000
    await ada.postForm('/gift-card', form({ recipientEmail: 'fay@friend.example' }))
    await buy(ada)
    const second = await newestOrder()
    shop.time.now += 1000
    const [newest] = await giftMails()
    const spender = await shop.shopperWith('BOWL-M')
    await typeCode(spender, codeIn(await mail(newest?.id)))
    await buy(spender)
    const refused = await refund(second.id, { units: [{ line: 1, quantity: 1 }] })
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('gift-card-was-spent')
    // an amount of the owner's own that is all of it makes its cards void with what is left on them
    const all = Number(second.grandTotal.value)
    expect((await refund(second.id, { amountCents: all })).status).toBe(200)
    expect((await cards('fay'))[0]?.state).toBe('void')
  })

  it('that is refused brings back its cards, but for what was void before', async () => {
    const ada = await newShopper()
    await ada.postForm('/gift-card', form({ recipientEmail: 'jo@friend.example' }))
    await ada.postForm('/gift-card', form({ recipientEmail: 'jo@friend.example' }))
    await buy(ada)
    const { id: orderId } = await newestOrder()
    const [byHand] = await cards('jo@')
    await owner.write('DELETE', `${sites()}/gift-cards/${byHand?.id}/validity`, undefined)
    const states = async () => (await cards('jo@')).map(({ state }) => state).toSorted()
    const site = shop.context.database.dbFor(shop.siteId)
    const pieces = [{ line: 1, quantity: 2 }]
    const deed = (cause: string) => ({ orderId, cause, now: shop.time.now })
    for (const cause of ['refund one', 'refund two']) {
      const given = { pieces, wholeLines: new Set<number>() }
      expect(await voidBoughtCards(site, given, deed(cause))).toBe(true)
      expect(await states()).toEqual(['void', 'void'])
      expect(await voidBoughtCards(site, given, deed('refund three'))).toBe(false)
      await unvoidCards(site, orderId, cause)
      expect(await states()).toEqual(['active', 'void'])
    }
  })

  it('counts a card that was made void by hand as given back', async () => {
    const ada = await newShopper()
    await ada.postForm('/gift-card', form({ recipientEmail: 'hal@friend.example' }))
    await shop.add(ada, 'BOWL-M')
    await buy(ada)
    const bought = await newestOrder()
    const [made] = await cards('hal')
    await owner.write('DELETE', `${sites()}/gift-cards/${made?.id}/validity`, undefined)
    const line = bought.items.findIndex(({ sku }) => sku === 'GLAZE') + 1
    expect((await refund(bought.id, { units: [{ line, quantity: 1 }] })).status).toBe(200)
    const again = { units: [{ line, quantity: 1 }], refundedCents: 900 }
    expect((await refund(bought.id, again)).status).toBe(409)
    const cancelled = await owner.write('POST', `${sites()}/orders/${bought.id}/cancellation`, {
      restock: false,
    })
    expect(cancelled.status).toBe(200)
  })
})

describe('the owner', () => {
  it('makes one by hand, once for each form, and sends it again to another address', async () => {
    const body = { ...gift, key: 'by-hand', amountCents: 4200 }
    const sent = await Promise.all(
      [1, 2, 3].map(() => owner.write('POST', `${sites()}/gift-cards`, body)),
    )
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(sent.map((one) => one.json<GiftCardReply>().id)).size).toBe(1)
    const id = sent[0]?.json<GiftCardReply>().id ?? ''
    expect(await card(id)).toMatchObject({
      value: { value: '4200', currency: 'USD' },
      entries: [{ kind: 'made', amount: { value: '4200' }, order: null }],
    })
    const [before] = await giftMails()
    const count = await countGiftMails()
    shop.time.now += 1000
    const again = await owner.write('POST', `${sites()}/gift-cards/${id}/mail`, {
      recipientEmail: ' gil@friend.example ',
    })
    expect(again.json<GiftCardReply>().recipientEmail).toBe('gil@friend.example')
    const [after] = await giftMails()
    expect(await countGiftMails()).toBe(count + 1)
    expect(after?.id).not.toBe(before?.id)
    expect(codeIn(await mail(after?.id))).toBe(codeIn(await mail(before?.id)))
    const wrong = await owner.write('POST', `${sites()}/gift-cards/${id}/mail`, {
      recipientEmail: 'nobody',
    })
    expect(wrong.status).toBe(400)
  })
})
