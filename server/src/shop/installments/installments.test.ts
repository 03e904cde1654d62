import { afterAll, beforeAll, expect, test } from 'vitest'
import { installmentPagePath } from '@vitrine/rules/shop/installments/installment-page-path.ts'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import { buyer, hiddenFieldsOf } from '../checkout/testing/open-shop.ts'
import { likeKeys } from '../../testing/stripe-like/stripe-like-keys.ts'
import {
  openStripeLikeServer,
  type StripeLikeServer,
} from '../../testing/stripe-like/stripe-like-server.ts'

let stripe: StripeLikeServer
let shop: CartShop
beforeAll(async () => {
  stripe = await openStripeLikeServer(() => shop.time.now)
  shop = await openCartShop({ environment: { STRIPE_API: stripe.url } })
})
afterAll(async () => {
  await shop.close()
  await stripe.close()
})

async function pageOf(path: string): Promise<string> {
  // pages follow a change within a second
  shop.time.now += 1500
  return (await shop.visitor().get(path)).text
}

const set = (installments: object) =>
  shop.perform('set-installments', { set: installments, seen: {}, currency: 'USD' })

async function methodsFor(...goods: readonly string[]): Promise<readonly string[] | undefined> {
  await shop.setStock('BOWL-M', 10)
  const ada = await shop.shopperWith(goods[0] ?? '', 1)
  for (const sku of goods.slice(1)) await shop.add(ada, sku, 1)
  const hidden = hiddenFieldsOf(await ada.get('/checkout'))
  const answer = await ada.postForm('/checkout', { ...hidden, ...buyer })
  await ada.get(answer.headers.location ?? '')
  return [...stripe.ledger.sessions.values()].at(-1)?.payment_method_types
}

test('nothing of installments is said or offered before Stripe is connected and they are on', async () => {
  await set({ isOn: true, country: 'US' })
  expect(await pageOf('/shop/moss-bowl')).not.toContain('product-installments')
  const owner = await shop.owner()
  const typed = { mode: 'test', secretKey: likeKeys.test, webhookSecret: '' }
  const kept = await owner.write('POST', `/api/editor/sites/${shop.siteId}/stripe-keys`, typed)
  const { key, webhookSecretId } = kept.json<{ key: object; webhookSecretId: null }>()
  await shop.perform('set-stripe-keys', { set: { test: { ...key, webhookSecretId } } })
  await set({ isOn: false })
  expect(await pageOf('/shop/moss-bowl')).not.toContain('product-installments')
  expect(await methodsFor('BOWL-M')).toEqual(['card'])
})

test('a product’s page says what each payment comes to, its list does not', async () => {
  await set({ isOn: true })
  const page = await pageOf('/shop/moss-bowl')
  expect(page).toMatch(
    /product-installments-pill" href="\/checkout\/installments\?locale=en-US"[^>]*>Afterpay</,
  )
  // of bowls for 20 and 25 dollars
  expect(page).toContain('>4 interest-free payments from $5.00</span>')
  expect(page).toContain('aria-label="About Afterpay">i</a>')
  expect(await pageOf('/shop')).not.toContain('product-installments')
  // a download is none
  expect(await pageOf('/shop/glaze-recipes')).not.toContain('product-installments')
  await set({ minCents: 2000 })
  expect(await pageOf('/shop/moss-bowl')).toContain('>available for orders over $20.00</span>')
  await set({ minCents: 100 })
})

test('Stripe’s page offers them for physical goods in range alone', async () => {
  expect(await methodsFor('BOWL-M')).toEqual(['card', 'afterpay_clearpay'])
  expect(await methodsFor('BOWL-M', 'GLAZE')).toEqual(['card'])
  await set({ minCents: 100_000 })
  expect(await methodsFor('BOWL-M')).toEqual(['card'])
  await set({ minCents: 100 })
})

test('a range without anything in it and another currency are refused at their fields', async () => {
  const owner = await shop.owner()
  const path = `/api/editor/sites/${shop.siteId}/actions`
  const refused = async (wish: object) => {
    const input = { set: wish, seen: {}, currency: 'USD' }
    const answer = await owner.write('POST', path, { action: 'set-installments', input })
    return Object.keys(answer.json<{ fields?: object }>().fields ?? {})
  }
  expect(await refused({ maxCents: 100 })).toEqual(['maxCents'])
  expect(await refused({ country: 'GB' })).toEqual(['country'])
})

test('they are explained on a page in the words of a locale, the United States’ by default', async () => {
  const page = (await shop.visitor().get(installmentPagePath('fr-CA'))).text
  expect(page).toContain('<section class="installment-page" lang="fr-CA"><h1>Payez en 4 versements')
  const other = (await shop.visitor().get('/checkout/installments?locale=xx')).text
  expect(other).toContain('lang="en-US"><h1>Pay in 4 with Afterpay</h1>')
})
