import { describe, expect, test } from 'vitest'
import type { StoredDocument } from '../../ground/documents/document.ts'
import { performOn, refusalCode } from '../../ground/changes/testing/perform-on.ts'
import { defaultSiteSettings } from '../../site/sites/default-site-settings.ts'
import { setPaymentMode } from '../../site/sites/site-settings-actions.ts'
import type { StoreSettings } from '../../site/sites/site-settings.ts'
import { paymentsMessages } from './payments-messages.ts'
import { setStripeKeys } from './stripe-settings-actions.ts'
import { refusedPublishableKey, refusedStripeKeys } from './typed-stripe-keys.ts'

const keys = { secretId: 'a'.repeat(24), webhookSecretId: 'b'.repeat(24), hint: '4242' }

function shop(more: Partial<StoreSettings> = {}): StoredDocument[] {
  const body = { ...defaultSiteSettings, store: { ...defaultSiteSettings.store, ...more } }
  return [{ kind: 'site-settings', id: 'site', revision: 1, body }]
}

/** What stands in the shop's settings after an edit. */
function storeAfter(documents: StoredDocument[], edit: object): StoreSettings | undefined {
  const result = performOn(setStripeKeys, documents, edit)
  if (!result.ok) throw new Error(result.refusal.message)
  const [change] = result.value
  return change?.kind === 'site-settings' ? change.after?.store : undefined
}

describe('keys of Stripe', () => {
  test('are set for tests and for real payments, without touching each other', () => {
    const first = storeAfter(shop(), { set: { test: keys }, seen: { test: null } })
    expect(first?.stripe).toEqual({ test: keys })
    const both = storeAfter(shop({ stripe: { test: keys } }), { set: { live: keys }, seen: {} })
    expect(both?.stripe).toEqual({ test: keys, live: keys })
    const one = storeAfter(shop({ stripe: { test: keys, live: keys } }), { set: { test: null } })
    expect(one?.stripe).toEqual({ test: null, live: keys })
  })

  test('that somebody else has set meanwhile are not overwritten unseen', () => {
    const other = { ...keys, hint: '1881' }
    const edit = { set: { test: keys }, seen: { test: null } }
    const conflict = performOn(setStripeKeys, shop({ stripe: { test: other } }), edit)
    expect(refusalCode(conflict)).not.toBeNull()
  })

  test('of real payments stay while the shop is live; others may go, and be replaced', () => {
    const live = shop({ paymentMode: 'live', stripe: { live: keys, test: keys } })
    const refused = performOn(setStripeKeys, live, { set: { live: null } })
    expect(refusalCode(refused)).toBe('live-keys-in-use')
    expect(storeAfter(live, { set: { test: null } })?.stripe?.live).toEqual(keys)
    const next = { ...keys, hint: '1881' }
    expect(storeAfter(live, { set: { live: next } })?.stripe?.live).toEqual(next)
    const inTest = shop({ stripe: { live: keys } })
    expect(storeAfter(inTest, { set: { live: null } })?.stripe?.live).toBeNull()
  })

  test('are named by ids, and told by four characters: the key itself finds no place', () => {
    for (const wrong of [
      { ...keys, secretId: 'sk_test_123' },
      { ...keys, webhookSecretId: 'whsec_123' },
      { ...keys, hint: 'sk_test_123' },
    ]) {
      expect(setStripeKeys.input.safeParse({ set: { test: wrong } }).success).toBe(false)
    }
  })
})

test('a shop goes live once Stripe has its key for real payments, and back at any time', () => {
  const edit = { set: { paymentMode: 'live' } }
  for (const stripe of [undefined, {}, { test: keys }, { live: null }]) {
    const refused = performOn(setPaymentMode, shop(stripe && { stripe }), edit)
    expect(refusalCode(refused)).toBe('live-payments-need-provider')
  }
  expect(performOn(setPaymentMode, shop({ stripe: { live: keys } }), edit).ok).toBe(true)
  const back = { set: { paymentMode: 'test' } }
  expect(performOn(setPaymentMode, shop({ paymentMode: 'live' }), back).ok).toBe(true)
})

describe('what is typed', () => {
  const refusalOf = (typed: object, isKept = false) => {
    const none = { mode: 'test', secretKey: '', webhookSecret: '' } as const
    const refused = refusedStripeKeys({ ...none, ...typed }, isKept)
    return refused === undefined ? null : refused.refusal
  }

  test.each([
    ['', 'stripe-key-missing'],
    ['4242 4242', 'stripe-key-not-valid'],
    ['sk_test_', 'stripe-key-not-valid'],
    ['sk_org_live_123', 'stripe-key-not-valid'],
    ['pk_test_123', 'stripe-key-publishable'],
    ['sk_live_123', 'stripe-key-is-live'],
    ['rk_live_123', 'stripe-key-is-live'],
    ['whsec_123', 'stripe-key-not-valid'],
  ] as const)('“%s” is no secret key for tests (%s)', (secretKey, code) => {
    const fields = { secretKey: paymentsMessages[code] }
    expect(refusalOf({ secretKey })).toMatchObject({ code, status: 400, fields })
  })

  test('is a key of the mode that it is typed for', () => {
    for (const secretKey of ['sk_test_51Ab', 'rk_test_51Ab']) {
      expect(refusalOf({ secretKey })).toBeNull()
      expect(refusalOf({ secretKey, mode: 'live' })).toMatchObject({ code: 'stripe-key-is-test' })
    }
    expect(refusalOf({ secretKey: 'sk_live_51Ab', mode: 'live' })).toBeNull()
  })

  test.each([
    ['pk_test_51Ab', null],
    ['', null],
    ['pk_live_51Ab', 'stripe-publishable-is-live'],
    ['sk_test_51Ab', 'stripe-publishable-not-valid'],
    ['pk_test_', 'stripe-publishable-not-valid'],
    ['"><script>', 'stripe-publishable-not-valid'],
  ] as const)(
    '“%s” beside a key for tests: %s, before it is sent and when it is saved',
    (key, code) => {
      const refusal = refusedPublishableKey(key, 'test')?.refusal
      expect(refusal?.code ?? null).toBe(code)
      if (code !== null) expect(refusal?.fields).toEqual({ publishableKey: paymentsMessages[code] })
      const saved = performOn(setStripeKeys, shop(), {
        set: { test: { ...keys, publishableKey: key } },
      })
      expect(saved.ok ? null : saved.refusal.code).toBe(code)
    },
  )

  test('may be the signing secret alone, where there is a key', () => {
    expect(refusalOf({ webhookSecret: 'whsec_1a+/=' }, true)).toBeNull()
    expect(refusalOf({ webhookSecret: 'whsec_1a' })).toMatchObject({ code: 'stripe-key-missing' })
    expect(refusalOf({ webhookSecret: 'sk_test_1' }, true)).toMatchObject({
      code: 'stripe-signing-secret-not-valid',
      fields: { webhookSecret: paymentsMessages['stripe-signing-secret-not-valid'] },
    })
  })
})
