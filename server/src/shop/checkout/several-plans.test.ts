import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CartReply } from '@vitrine/rules/shop/cart/cart-api.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { accepted, buyer, hiddenFieldsOf } from './testing/open-shop.ts'
import { openSubscriptionShop, type SubscriptionShop } from './testing/open-subscription-shop.ts'

const dayMs = 86_400_000

let shop: SubscriptionShop
let bowl: string
let monthly: string
let yearly: string

const plans = [
  { every: 1, unit: 'MONTH', cycles: 0, savingPerMille: 100 },
  { every: 1, unit: 'YEAR', cycles: 2, savingPerMille: 125 },
]
const sell = (more: object = {}) =>
  shop.perform('set-subscription-plan', { itemId: bowl, plans, isSoldOnce: true, ...more })

type Shown = {
  readonly isSubscribable: boolean
  readonly subscriptionPlan: { readonly billingPeriod: object }
  readonly productSubscriptionOptions: readonly { readonly id: string }[]
  readonly variants: readonly {
    readonly price: number
    readonly pricingOptions: readonly { readonly price: number }[]
  }[]
}
const path = '/shop/moss-bowl'
const shown = async (visitor: Visitor): Promise<Shown> => {
  shop.time.now += 1500
  const page = await visitor.get(`${path}?format=json`)
  return page.json<{ item: { structuredContent: Shown } }>().item.structuredContent
}

beforeAll(async () => {
  shop = await openSubscriptionShop()
  bowl = shop.bowlId
  await sell()
  const { productSubscriptionOptions: options } = await shown(shop.visitor())
  monthly = options[0]?.id ?? ''
  yearly = options[1]?.id ?? ''
})
afterAll(() => shop.close())
beforeEach(() => shop.setStock('BOWL-M', 50))

const inCents = (text: string): number => Number(text.replace(/[^\d]/g, ''))

test('templates know what is sold once and by plans, with the price of each variant by each plan', async () => {
  const visitor = shop.visitor()
  const { isSubscribable, subscriptionPlan, variants } = await shown(visitor)
  expect([isSubscribable, subscriptionPlan.billingPeriod]).toEqual([
    false,
    { value: 1, unit: 'MONTH' },
  ])
  for (const { price, pricingOptions } of variants) {
    const byPlan = pricingOptions.map((one) => one.price)
    expect(byPlan).toEqual([Math.round(price * 0.9), Math.round(price * 0.875)])
  }
  const { text } = await visitor.get(path)
  expect(text).toContain('One-time purchase')
  expect(text).toContain('Subscribe: every month, <span class="product-purchase-saving">save 10%')
  expect(text).toContain('every year for 2 years')
  expect(text).toContain('save 12.5%')
  expect((await visitor.get('/shop')).text).toContain('<div class="product-price-by-plan">or ')
  const offers = /"offers":(\[.*?\])/.exec(text)?.[1] ?? ''
  expect(offers.match(/"billingDuration"/g)).toHaveLength(variants.length * 2)
})

test('one product goes into the cart at its price, and is subscribed to by the plan that is named', async () => {
  const visitor = shop.visitor()
  expect((await shop.add(visitor, 'BOWL-M', 3)).status).toBe(200)
  const cart = await visitor.get('/api/commerce/shopping-cart')
  const once = cart.json<CartReply>().entries[0]?.purchasePriceCents ?? 0
  const checkoutBy = async (more: object): Promise<string> => {
    const begun = await shop.subscribe(visitor, more)
    expect(begun.status, begun.text).toBe(200)
    const { cartToken } = begun.json<{ cartToken: string }>()
    return `/checkout/subscribe?cartToken=${cartToken}`
  }
  const priceOn = async (checkout: string): Promise<[number, string]> => {
    const { text } = await visitor.get(checkout)
    const found = /you agree that ([^ ]+) (every \w+) is charged/.exec(text)
    return [inCents(found?.[1] ?? ''), found?.[2] ?? '']
  }
  const first = await checkoutBy({})
  const second = await checkoutBy({ plan: yearly })
  const shipping = await (async () => {
    const { text } = await visitor.get('/checkout')
    expect(text).not.toContain('you agree that')
    const [paid] = await priceOn(first)
    return paid - Math.round(once * 0.9)
  })()
  expect(await priceOn(first)).toEqual([Math.round(once * 0.9) + shipping, 'every month'])
  expect(await priceOn(second)).toEqual([Math.round(once * 0.875) + shipping, 'every year'])
  expect((await shop.cartOf(visitor)).totalQuantity).toBe(3)

  const hidden = hiddenFieldsOf(await visitor.get(second))
  const email = 'yearly@shopper.example'
  const bought = await visitor.postForm(second, { ...hidden, ...buyer, ...accepted, email })
  expect(bought.status, bought.text).toBe(303)
  const [row] = await shop.list()
  expect(row).toMatchObject({ email, plan: { every: 1, unit: 'YEAR', cycles: 2 } })
  expect(inCents(row?.total.value ?? '')).toBe(Math.round(once * 0.875) + shipping)
  expect((await shop.newestMail('subscription-started')).text).toContain('every year')

  // what is changed afterwards changes nothing of one that runs
  await sell({ plans: [{ ...plans[0], id: monthly }] })
  await shop.later(366 * dayMs)
  expect(await shop.statesOf(row?.id ?? '')).toEqual(['2 paid', '1 paid'])
  expect((await shop.read(row?.id ?? '')).total).toEqual(row?.total)
  await sell({ plans: plans.map((plan, at) => (at === 0 ? { ...plan, id: monthly } : plan)) })
  yearly = (await shown(visitor)).productSubscriptionOptions[1]?.id ?? ''
})

test('a plan that is not offered, and more than one at a time, are refused', async () => {
  const visitor = shop.visitor()
  const codeOf = async (more: object) =>
    (await shop.subscribe(visitor, more)).json<{ code: string }>().code
  expect(await codeOf({ plan: 'none' })).toBe('no-such-plan')
  expect(await codeOf({ plan: '' })).toBe('no-such-plan')
  expect(await codeOf({ plan: yearly, qty: 2 })).toBe('subscribe-to-one')
  expect((await shop.subscribe(visitor, { plan: 7 })).status).toBe(400)
  await shop.setStock('BOWL-M', 0)
  expect(await codeOf({ plan: yearly })).toBe('not-enough-stock')
})

test('without script the form carries the choice', async () => {
  const visitor = shop.visitor()
  await visitor.get('/')
  const post = async (fields: object) => {
    const answer = await visitor.postForm('/cart/add', {
      itemId: bowl,
      sku: 'BOWL-M',
      quantity: '1',
      ...fields,
    })
    return String(answer.headers.location)
  }
  expect(await post({ plan: yearly })).toContain('/checkout/subscribe?cartToken=')
  expect(await post({ plan: '' })).toBe('/cart')
  expect(await post({})).toBe('/cart')
  const two = await visitor.get(await post({ plan: yearly, quantity: '2' }))
  expect(two.text).toContain('You subscribe to one at a time')
  // who chose to buy it once is led to no subscription
  await sell({ plans: plans.map((plan) => ({ ...plan })), isSoldOnce: false })
  shop.time.now += 1500
  const refused = await visitor.get(await post({ plan: '' }))
  expect(refused.text).toContain('This is sold as a subscription')
  expect(await post({})).toContain('/checkout/subscribe?cartToken=')
})
