import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  paymentsMessages,
  type PaymentsRefusalCode,
} from '@vitrine/rules/shop/payments/payments-messages.ts'
import type { PaymentMode, StripeSettings } from '@vitrine/rules/site/sites/stripe-settings.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import { openLockedShop, type LockedShop } from '../../testing/open-locked-shop.ts'
import { stripeOf as stripeByKey, webhookSecretOf } from './stripe-of-site.ts'
import { likeKeys } from '../../testing/stripe-like/stripe-like-keys.ts'
import {
  openStripeLikeServer,
  type StripeLikeServer,
} from '../../testing/stripe-like/stripe-like-server.ts'

let stripe: StripeLikeServer
let shop: LockedShop

beforeAll(async () => {
  stripe = await openStripeLikeServer()
  shop = await openLockedShop({ environment: { STRIPE_API: stripe.url } })
})
afterAll(async () => {
  await shop.close()
  await stripe.close()
})
beforeEach(() => {
  stripe.calls.length = 0
  stripe.faults.length = 0
})

/** By the keys that a site's settings name. */
const stripeOf = (
  context: LockedShop['context'],
  site: Parameters<typeof stripeByKey>[1],
  { stripe: keys }: { readonly stripe?: StripeSettings },
  mode: PaymentMode,
) => stripeByKey(context, site, mode, keys?.[mode]?.secretId ?? null)

type Kept = { key: { secretId: string; hint: string } | null; webhookSecretId: string | null }

const webhookSecret = 'whsec_of_the_shop'
const place = () => `/api/editor/sites/${shop.siteId}/stripe-keys`

function keep(typed: object, who = shop.ownerHere) {
  const none = { mode: 'test', secretKey: '', webhookSecret: '' }
  return who.write('POST', place(), { ...none, ...typed })
}

async function refused(typed: object, code: PaymentsRefusalCode, field?: string): Promise<void> {
  const before = await countSecrets()
  const answer = await keep(typed)
  const message = paymentsMessages[code]
  const fields = field === undefined ? {} : { fields: { [field]: message } }
  expect(answer.json()).toMatchObject({ code, ...fields })
  expect(answer.text).toContain(message)
  expect(await countSecrets()).toBe(before)
}

async function countSecrets(): Promise<number> {
  const rows = shop.context.database.kysely.selectFrom('site_secret').select('id')
  return (await rows.execute()).length
}

/** Keeps keys and gives them to the site, as the editor does. */
async function connect(mode: PaymentMode, typed: object): Promise<Kept> {
  const kept = (await keep({ mode, ...typed })).json<Kept>()
  const { key, webhookSecretId } = kept
  await shop.perform('set-stripe-keys', { set: { [mode]: { ...key, webhookSecretId } } })
  return kept
}

const site = () => shop.context.database.dbFor(shop.siteId)

async function stripeSettings(): Promise<{ stripe?: StripeSettings }> {
  return (await readDocument(site(), 'site-settings', 'site'))?.body.store ?? {}
}

test('a site without keys has no Stripe, and nothing that is posted to it is proved', async () => {
  const settings = await stripeSettings()
  expect(await stripeOf(shop.context, site(), settings, 'test')).toBeUndefined()
  expect(await webhookSecretOf(shop.context, site(), settings, 'test')).toBeUndefined()
})

test('keys are tried at Stripe, kept, and used once they are the site’s', async () => {
  const { key, webhookSecretId } = await connect('test', {
    secretKey: ` ${likeKeys.test} `,
    webhookSecret,
  })
  expect(key).toEqual({ secretId: expect.stringMatching(/^[0-9a-f]{24}$/), hint: '4242' })
  expect(stripe.calls).toMatchObject([{ method: 'GET', path: '/v1/checkout/sessions' }])
  const settings = await stripeSettings()
  expect(settings.stripe).toEqual({ test: { ...key, webhookSecretId } })
  const provider = await stripeOf(shop.context, site(), settings, 'test')
  expect(provider).toMatchObject({ name: 'stripe-test', isTest: true })
  expect(await provider?.look('cs_test_nobody')).toMatchObject({ state: 'failed' })
  expect(await webhookSecretOf(shop.context, site(), settings, 'test')).toBe(webhookSecret)
  expect(await stripeOf(shop.context, site(), settings, 'live')).toBeUndefined()
})

test('a signing secret comes later, beside the key that is kept', async () => {
  await refused({ mode: 'live', webhookSecret }, 'stripe-key-missing', 'secretKey')
  const { key, webhookSecretId } = (await keep({ webhookSecret: 'whsec_new' })).json<Kept>()
  expect(key).toBeNull()
  expect(webhookSecretId).toMatch(/^[0-9a-f]{24}$/)
  // nobody was asked, as no key was typed
  expect(stripe.calls).toEqual([])
})

test('a wrong key is told at its field, and none of it is kept', async () => {
  await refused({ secretKey: 'pk_test_1' }, 'stripe-key-publishable', 'secretKey')
  await refused({ secretKey: likeKeys.live }, 'stripe-key-is-live', 'secretKey')
  await refused({ mode: 'live', secretKey: likeKeys.test }, 'stripe-key-is-test', 'secretKey')
  const typed = { secretKey: likeKeys.test, webhookSecret: 'sk_test_1' }
  await refused(typed, 'stripe-signing-secret-not-valid', 'webhookSecret')
  // none of these had to be asked about
  expect(stripe.calls).toEqual([])
  await refused({ secretKey: 'sk_test_gone' }, 'stripe-key-unknown', 'secretKey')
  await refused({ secretKey: likeKeys.narrow }, 'stripe-key-may-not', 'secretKey')
})

test('a Stripe that does not answer is no wrong key', async () => {
  for (const kind of ['broken', 'reset'] as const) {
    stripe.faults.push({ kind }, { kind }, { kind })
    await refused({ secretKey: likeKeys.test }, 'stripe-silent')
    stripe.faults.length = 0
  }
})

test('no answer, no page, no history and no document tells a key', async () => {
  const { key } = await connect('live', { secretKey: likeKeys.live, webhookSecret })
  const { context } = shop
  const rows = await Promise.all([
    context.database.kysely.selectFrom('change').selectAll().execute(),
    context.database.kysely.selectFrom('document').selectAll().execute(),
    context.database.kysely.selectFrom('site_secret').selectAll().execute(),
  ])
  const history = await shop.ownerHere.get(`/api/editor/sites/${shop.siteId}/history`)
  const page = await shop.visitor().get('/?format=json')
  for (const text of [JSON.stringify(rows), history.text, page.text]) {
    expect(text).not.toContain(likeKeys.live)
    expect(text).not.toContain(webhookSecret)
  }
  expect(page.text).not.toContain(key?.secretId)
  expect(page.text).not.toContain('"stripe"')
})

test('a key opens for its site, mode and use alone, whatever a document says', async () => {
  const { key, webhookSecretId } = await connect('live', {
    secretKey: likeKeys.live,
    webhookSecret,
  })
  const keys = { hint: '4242', secretId: key?.secretId ?? '', webhookSecretId }
  const asTest = { stripe: { test: keys } }
  expect(await stripeOf(shop.context, site(), asTest, 'test')).toBeUndefined()
  expect(await webhookSecretOf(shop.context, site(), asTest, 'test')).toBeUndefined()
  const swapped = { ...keys, secretId: webhookSecretId ?? '', webhookSecretId: keys.secretId }
  expect(await stripeOf(shop.context, site(), { stripe: { live: swapped } }, 'live')).toBe(
    undefined,
  )
  expect(await webhookSecretOf(shop.context, site(), { stripe: { live: swapped } }, 'live')).toBe(
    undefined,
  )
  const live = { stripe: { live: keys } }
  expect(await stripeOf(shop.context, site(), live, 'live')).toMatchObject({ isTest: false })
  const elsewhere = shop.context.database.dbFor('another' as typeof shop.siteId)
  expect(await stripeOf(shop.context, elsewhere, live, 'live')).toBeUndefined()
})

test('payments go live with the key for real ones, which then cannot be taken away', async () => {
  await connect('live', { secretKey: likeKeys.live })
  const steps = async () =>
    (await shop.ownerHere.get(`/api/editor/sites/${shop.siteId}/first-steps`)).json()
  expect(await steps()).toMatchObject({ paymentMode: 'test', takesRealMoney: true })
  await shop.perform('set-payment-mode', { set: { paymentMode: 'live' } })
  expect(await steps()).toMatchObject({ paymentMode: 'live', takesRealMoney: true })
  const removal = { set: { live: null } }
  const kept = await shop.act(shop.ownerHere, 'set-stripe-keys', removal)
  expect([kept.status, kept.json()['code']]).toEqual([409, 'live-keys-in-use'])
  await shop.perform('set-payment-mode', { set: { paymentMode: 'test' } })
  await shop.perform('set-stripe-keys', removal)
  const live = { set: { paymentMode: 'live' } }
  const refusedLive = await shop.act(shop.ownerHere, 'set-payment-mode', live)
  expect(refusedLive.json()).toMatchObject({ code: 'live-payments-need-provider' })
  expect(await stripeOf(shop.context, site(), await stripeSettings(), 'live')).toBeUndefined()
})

test('keys are set by admins alone', async () => {
  for (const role of [2, 3, 4, 6, 7]) {
    const person = await shop.person(`stripe-${role}@fern.example`, [role])
    const kept = await keep({ secretKey: likeKeys.test }, person)
    expect([role, kept.status]).toEqual([role, 403])
  }
  expect(stripe.calls).toEqual([])
})
