import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PaymentMode, StripeSettings } from '@vitrine/rules/site/sites/stripe-settings.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import { openLockedShop, type LockedShop } from '../../testing/open-locked-shop.ts'
import { likeKeys } from '../../testing/stripe-like/stripe-like-keys.ts'
import {
  openStripeLikeServer,
  type StripeLikeServer,
} from '../../testing/stripe-like/stripe-like-server.ts'
import { settleCopyPayments } from './payments-of-copy.ts'
import { stripeOf } from './stripe-of-site.ts'

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

const site = () => shop.context.database.dbFor(shop.siteId)

async function storeNow() {
  const settings = await readDocument(site(), 'site-settings', 'site')
  const { paymentMode, stripe: keys } = settings?.body.store ?? {}
  return { paymentMode, keys }
}

function keep(mode: PaymentMode) {
  const body = { mode, secretKey: likeKeys[mode], webhookSecret: 'whsec_of_the_shop' }
  return shop.ownerHere.write('POST', `/api/editor/sites/${shop.siteId}/stripe-keys`, body)
}

async function connectBoth(): Promise<StripeSettings> {
  const kept: Record<string, unknown> = {}
  for (const mode of ['test', 'live'] as const) {
    const { key, webhookSecretId } = (await keep(mode)).json<{
      key: { secretId: string; hint: string }
      webhookSecretId: string
    }>()
    kept[mode] = { ...key, webhookSecretId }
  }
  await shop.perform('set-stripe-keys', { set: kept })
  await shop.perform('set-payment-mode', { set: { paymentMode: 'live' } })
  return kept
}

test('a shop without keys for real money comes back as it was', async () => {
  const before = await storeNow()
  await settleCopyPayments(shop.context.database.pool, undefined)
  expect(await storeNow()).toEqual(before)
})

test('one that takes real money has to be said to be a copy or to take its place; a copy takes none', async () => {
  const keys = await connectBoth()
  const { pool } = shop.context.database
  await expect(settleCopyPayments(pool, undefined)).rejects.toThrow('--payments keep')
  await settleCopyPayments(pool, 'keep')
  expect(await storeNow()).toMatchObject({ paymentMode: 'live', keys })
  await settleCopyPayments(pool, 'stop')
  expect(await storeNow()).toMatchObject({
    paymentMode: 'test',
    keys: { test: keys.test, live: null },
  })
  const by = (mode: PaymentMode) =>
    stripeOf(shop.context, site(), mode, keys[mode]?.secretId ?? null)
  expect(await by('live')).toBeUndefined()
  expect(await by('test')).toBeDefined()
})
