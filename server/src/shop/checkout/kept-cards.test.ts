import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import { likeKeys } from '../../testing/stripe-like/stripe-like-keys.ts'
import {
  openStripeLikeServer,
  type StripeLikeServer,
} from '../../testing/stripe-like/stripe-like-server.ts'
import {
  openMembersShop,
  password,
  type MembersShop,
} from '../customers/testing/open-members-shop.ts'
import { forgetCards } from '../payments/forget-cards.ts'
import { renewSubscriptions } from './renew-subscriptions.ts'
import { connectStripe } from './testing/connect-stripe.ts'
import { monthly, soldBy } from './testing/open-subscription-shop.ts'
import { buyer, hiddenFieldsOf } from './testing/open-shop.ts'

let stripe: StripeLikeServer
let shop: MembersShop
const time = { now: 0 }
beforeAll(async () => {
  stripe = await openStripeLikeServer(() => time.now)
  shop = await openMembersShop({ environment: { STRIPE_API: stripe.url } })
})
afterAll(async () => {
  await shop.close()
  await stripe.close()
})
beforeEach(async () => {
  stripe.ledger.bankAsks = false
  stripe.ledger.cardRefusal = null
  shop.time.now += 60_000
  time.now = shop.time.now
  await shop.setStock('BOWL-M', 50)
})

const keepIt = 'Keep this card for the next time'
const isOrder = ({ headers }: TestResponse) =>
  headers.location?.startsWith('/checkout/order-confirmed/') === true

/** Puts something into the cart, and opens the checkout. */
async function atCheckout(visitor: Visitor): Promise<TestResponse> {
  await shop.add(visitor, 'BOWL-M')
  return visitor.get('/checkout')
}

async function buy(visitor: Visitor, fields: Readonly<Record<string, string>>) {
  const page = await atCheckout(visitor)
  return visitor.postForm('/checkout', { ...hiddenFieldsOf(page), ...buyer, ...fields })
}

const cardsOn = ({ text }: TestResponse) =>
  [...text.matchAll(/name="card" value="([^"]+)"/g)].map(([, id = '']) => id)
const accountOf = (visitor: Visitor) => visitor.get('/account')
const rowsOf = async () =>
  (
    await shop.context.database.pool.query<{ ref: string; brand: string }>(
      'select * from kept_card',
    )
  ).rows

describe('a card of a member, while payments are a test', () => {
  test('is kept by a tick, offered to them alone, and pays until they remove it', async () => {
    const ada = await shop.member('ada@shopper.example')
    const page = await atCheckout(ada)
    expect(page.text).toMatch(/name="keepCard" value="yes">/)
    expect((await atCheckout(shop.visitor())).text).not.toContain(keepIt)
    expect(isOrder(await buy(ada, { payment: 'accepted' }))).toBe(true)
    expect(cardsOn(await accountOf(ada))).toEqual([])
    expect(isOrder(await buy(ada, { payment: 'accepted', keepCard: 'yes' }))).toBe(true)
    const [card = ''] = cardsOn(await accountOf(ada))
    expect((await accountOf(ada)).text).toContain('Test Visa ending in 4242')
    const next = await atCheckout(ada)
    expect(cardsOn(next)).toEqual([card, 'new'])
    expect(next.text).toMatch(new RegExp(`value="${card}" checked`))
    // nobody else pays by it, signed in or not
    const bea = await shop.member('bea@shopper.example')
    for (const visitor of [bea, shop.visitor()]) {
      const refused = await buy(visitor, { card })
      expect([refused.status, refused.text]).toEqual([
        409,
        expect.stringContaining('is not kept any more'),
      ])
      expect(cardsOn(refused)).toEqual([])
    }
    expect(isOrder(await buy(ada, { card }))).toBe(true)
    // the same card once more is one card
    expect(isOrder(await buy(ada, { payment: 'accepted', card: 'new', keepCard: 'yes' }))).toBe(
      true,
    )
    const [again = '', ...others] = cardsOn(await accountOf(ada))
    expect([others, again === card]).toEqual([[], false])
    await bea.get('/account')
    await bea.postForm('/account/card', { card: again })
    expect(cardsOn(await accountOf(ada))).toEqual([again])
    const removed = await ada.postForm('/account/card', { card: again })
    expect(removed.headers.location).toBe('/account?notice=card-removed')
    expect((await accountOf(ada)).text).not.toContain('ending in')
    await forgetCards(shop.context)
    expect(await rowsOf()).toEqual([])
  })

  test('can be declined, or ask its bank, by which it is confirmed', async () => {
    const ada = await shop.member('ada2@shopper.example')
    await buy(ada, { payment: 'declined-later', keepCard: 'yes' })
    const [declined = ''] = cardsOn(await accountOf(ada))
    const refused = await buy(ada, { card: declined })
    expect([refused.status, refused.text]).toEqual([402, expect.stringContaining('was declined')])
    // those of one moment stand in no order
    shop.time.now += 1000
    await buy(ada, { payment: 'asks-later', keepCard: 'yes' })
    const [asks = ''] = cardsOn(await accountOf(ada))
    const asked = await buy(ada, { card: asks })
    const bank = String(asked.headers.location).replace('/pay/', '/test-bank/')
    const returned = await ada.postForm(bank, { answer: 'approved' })
    expect(isOrder(await ada.get(String(returned.headers.location)))).toBe(true)
  })

  test('stands first once it has paid, before one that was kept after it', async () => {
    const ada = await shop.member('ada4@shopper.example')
    const keep = async (payment: string) => {
      shop.time.now += 1000
      await buy(ada, { payment, card: 'new', keepCard: 'yes' })
      return cardsOn(await accountOf(ada))[0] ?? ''
    }
    const plain = await keep('accepted')
    const later = await keep('asks-later')
    shop.time.now += 1000
    await buy(ada, { card: plain })
    expect(cardsOn(await atCheckout(ada))).toEqual([plain, later, 'new'])
  })
})

describe('a card of a member at Stripe', () => {
  let ada: Visitor
  beforeAll(async () => {
    ada = await shop.member('ada3@shopper.example')
    await buy(ada, { payment: 'accepted', keepCard: 'yes' })
    await connectStripe(shop)
  })

  const newestSession = () => {
    const session = [...stripe.ledger.sessions.values()].at(-1)
    if (session === undefined) throw new Error('Stripe was not asked')
    return session
  }
  /** Pays on Stripe's page. */
  async function payThere(fields: Readonly<Record<string, string>>) {
    const asked = await buy(ada, fields)
    stripe.pay(newestSession().id)
    return ada.get(String(asked.headers.location).replace('/pay/', '/return/'))
  }
  const lastIntent = () => {
    const intent = [...stripe.ledger.intents.values()].at(-1)
    if (intent === undefined) throw new Error('nothing was charged')
    return intent
  }

  test('is kept by its page where they want that, and charged while they are there', async () => {
    // what the tests have kept is no card of Stripe's
    expect(cardsOn(await accountOf(ada))).toEqual([])
    expect(isOrder(await payThere({}))).toBe(true)
    expect(newestSession().keepsCard).toBeNull()
    expect(isOrder(await payThere({ keepCard: 'yes' }))).toBe(true)
    expect(newestSession().keepsCard).toBe('on_session')
    const page = await atCheckout(ada)
    const [card = ''] = cardsOn(page)
    expect(page.text).toContain('Visa ending in 4242')
    expect(page.text).toContain('valid until 03/2034')
    stripe.calls.length = 0
    expect(isOrder(await buy(ada, { card }))).toBe(true)
    expect(stripe.calls.map(({ method, path }) => `${method} ${path.split('/')[2]}`)).toEqual([
      'POST payment_intents',
      'POST payment_intents',
    ])
    expect(stripe.calls[1]?.fields.has('off_session')).toBe(false)
    const [kept] = await rowsOf().then((rows) => rows.filter(({ brand }) => brand === 'Visa'))
    expect(kept?.ref.endsWith(`/${stripe.calls[0]?.fields.get('payment_method')}`)).toBe(true)
  })

  test('leads to its bank where that asks, and back with what came of it', async () => {
    const [card = ''] = cardsOn(await accountOf(ada))
    stripe.ledger.bankAsks = true
    const ask = async () => {
      const asked = await buy(ada, { card })
      const way = String(asked.headers.location)
      const { id, next_action: next } = lastIntent()
      expect((await ada.get(way)).headers['refresh']).toBe(`0;url=${next?.redirect_to_url.url}`)
      const returned = way.replace('/pay/', '/return/')
      expect(next?.redirect_to_url.return_url.endsWith(returned)).toBe(true)
      return { id, returned }
    }
    const orders = await shop.orderCount()
    const refused = await ask()
    expect((await ada.get(refused.returned)).text).toContain('We are waiting for the answer')
    stripe.ledger.answerBank(refused.id, false)
    const back = await ada.get(refused.returned)
    expect(back.headers.location).toBe('/checkout?payment=payment-declined')
    expect(await shop.orderCount()).toBe(orders)
    const approved = await ask()
    stripe.ledger.answerBank(approved.id, true)
    const all = await Promise.all([1, 2, 3].map(() => ada.get(approved.returned)))
    expect(all.every(isOrder)).toBe(true)
    expect(await shop.orderCount()).toBe(orders + 1)
  })

  test('that is declined costs nothing, and another one can pay', async () => {
    const [card = ''] = cardsOn(await accountOf(ada))
    stripe.ledger.cardRefusal = 'card_declined'
    const declined = await buy(ada, { card })
    expect([declined.status, lastIntent().status]).toEqual([402, 'canceled'])
    expect(cardsOn(declined)).toEqual([card, 'new'])
  })

  test('vanishes with the key, and is detached with the account', async () => {
    await connectStripe(shop, likeKeys.rolled)
    expect(cardsOn(await accountOf(ada))).toEqual([])
    expect(cardsOn(await atCheckout(ada))).toEqual([])
    const refs = (await rowsOf()).filter(({ brand }) => brand === 'Visa').map(({ ref }) => ref)
    const erased = await ada.postForm('/account/erase', { password })
    expect(erased.status).toBe(200)
    const theirs = async () => (await rowsOf()).filter(({ ref }) => refs.includes(ref))
    expect((await theirs()).map(({ brand }) => brand)).toEqual([''])
    await forgetCards(shop.context)
    expect(await theirs()).toEqual([])
    expect([...stripe.ledger.cards.detached]).toEqual(refs.map((ref) => ref.split('/')[1]))
  })
})

describe('a kept card that pays again and again', () => {
  let dana: Visitor
  let card = ''
  beforeAll(async () => {
    await connectStripe(shop, likeKeys.rolled)
    await shop.perform('set-donations', { set: { isOn: true, takesMonthly: true } })
    dana = await shop.member('dana@shopper.example')
    await shop.add(dana, 'GLAZE')
    const hidden = hiddenFieldsOf(await dana.get('/checkout'))
    const asked = await dana.postForm('/checkout', {
      ...hidden,
      ...buyer,
      download: 'yes',
      keepCard: 'yes',
    })
    stripe.pay([...stripe.ledger.sessions.keys()].at(-1) ?? '')
    await dana.get(String(asked.headers.location).replace('/pay/', '/return/'))
    ;[card = ''] = cardsOn(await accountOf(dana))
    await shop.perform('set-subscription-plan', soldBy(shop.bowlId, monthly))
  })

  const subscriptions = async () =>
    (
      await shop.context.database.pool.query<{
        id: string
        state: string
        method_ref: string | null
      }>('select id, state, method_ref from subscription order by started_at')
    ).rows
  const detached = () => [...stripe.ledger.cards.detached].length
  const lastRef = async () => (await rowsOf()).find(({ brand }) => brand === 'Visa')?.ref

  async function subscribe(fields: Readonly<Record<string, string>>) {
    const wish = { itemId: shop.bowlId, sku: 'BOWL-M', qty: 1, additionalFields: null }
    const begun = await dana.write('POST', '/api/3/commerce/cart/subscription', wish)
    const path = `/checkout/subscribe?cartToken=${begun.json<{ cartToken: string }>().cartToken}`
    const page = await dana.get(path)
    expect(cardsOn(page)).toEqual([card, 'new'])
    return dana.postForm(path, { ...hiddenFieldsOf(page), ...buyer, ...fields })
  }

  async function give(fields: Readonly<Record<string, string>>) {
    const page = await dana.get('/donate')
    expect(cardsOn(page)).toEqual([card, 'new'])
    const typed = { email: buyer.email, firstName: 'Dana', lastName: 'Fern', amount: '15' }
    const { key = '' } = hiddenFieldsOf(page)
    return dana.postForm('/donate', { currency: 'USD', key, ...typed, choice: 'own', ...fields })
  }

  test('is charged for what begins by it, also once it is removed, until all of it has ended', async () => {
    const ref = await lastRef()
    const before = detached()
    const forget = async () => {
      shop.time.now += 2 * 3_600_000
      await forgetCards(shop.context)
      return detached() - before
    }
    stripe.calls.length = 0
    expect((await subscribe({ card })).headers.location).toContain('/checkout/order-confirmed/')
    expect(stripe.calls[0]?.fields.get('setup_future_usage')).toBe('off_session')
    expect((await accountOf(dana)).text).toContain('also once it is removed here')
    stripe.ledger.bankAsks = true
    const way = String((await give({ card, often: 'MONTH' })).headers.location)
    const [intent = ''] = [...stripe.ledger.intents.keys()].slice(-1)
    const removed = await dana.postForm('/account/card', { card })
    expect(removed.headers.location).toBe('/account?notice=card-stays')
    expect(cardsOn(await accountOf(dana))).toEqual([])
    expect(await forget()).toBe(0)
    stripe.ledger.answerBank(intent, true)
    await dana.get(way.replace('/pay/', '/return/'))
    stripe.ledger.bankAsks = false
    expect((await subscriptions()).map(({ method_ref }) => method_ref)).toEqual([ref, ref])
    shop.time.now += 32 * 24 * 3_600_000
    time.now = shop.time.now
    await renewSubscriptions(shop.context)
    const { pool } = shop.context.database
    const paid = await pool.query("select from subscription_cycle where state = 'paid'")
    expect(paid.rowCount).toBe(4)
    const owner = await shop.owner()
    const after: number[] = []
    for (const { id } of await subscriptions()) {
      const path = `/api/editor/sites/${shop.siteId}/subscriptions/${id}/state`
      expect((await owner.write('PUT', path, { wish: 'end' })).status).toBe(200)
      after.push(await forget())
    }
    expect(after).toEqual([0, 1])
    expect((await rowsOf()).filter(({ brand }) => brand !== 'Test Visa')).toEqual([])
  })
})
