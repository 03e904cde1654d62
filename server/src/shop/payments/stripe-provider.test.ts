import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PaymentProvider, PaymentWish } from '@vitrine/rules/shop/payments/payment-provider.ts'
import { stripeProvider } from './stripe-provider.ts'
import { likeKeys } from '../../testing/stripe-like/stripe-like-keys.ts'
import {
  openStripeLikeServer,
  type StripeLikeServer,
} from '../../testing/stripe-like/stripe-like-server.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
let now = Date.UTC(2030, 0, 7, 12)
let stripe: StripeLikeServer
let provider: PaymentProvider
let count = 0

const withKey = (secretKey: string) =>
  stripeProvider({ account: null, secretKey, api: stripe.url, clock: () => now })

beforeAll(async () => {
  stripe = await openStripeLikeServer(() => now)
  provider = withKey(likeKeys.test)
})
afterAll(() => stripe.close())
beforeEach(() => {
  stripe.faults.length = 0
  stripe.calls.length = 0
  stripe.ledger.refundStatus = 'succeeded'
})

function wish(more: Partial<PaymentWish> = {}): PaymentWish {
  count += 1
  return {
    paymentId: `payment-${count}`,
    amountCents: 1234,
    currency: 'USD',
    token: '',
    email: 'ada@shopper.example',
    description: 'Fern & Moss',
    locale: 'en-US',
    returnTo: 'http://fern.localhost/checkout/return/x',
    backTo: 'http://fern.localhost/checkout',
    heldUntil: now + 15 * minuteMs,
    ...more,
  }
}

const sessions = () => [...stripe.ledger.sessions.values()]

async function paid(more: Partial<PaymentWish> = {}): Promise<string> {
  const { ref } = await provider.prepare(wish(more))
  stripe.pay(ref)
  return ref
}

describe('a card that Stripe keeps', () => {
  const bought = async () => {
    const { ref } = await provider.prepare(wish({ keepsMethod: true }))
    stripe.pay(ref)
    const report = await provider.look(ref)
    return report.state === 'captured' ? report.method : undefined
  }
  const renewal = async () => wish({ method: (await bought())?.ref ?? '' })

  beforeEach(() => {
    stripe.ledger.cardRefusal = null
  })

  test('is told with a payment that was to keep it, and with no other', async () => {
    expect(await bought()).toEqual({
      ref: expect.stringMatching(/^cus_\w+\/pm_\w+$/),
      label: 'Visa …4242',
      card: { brand: 'Visa', lastFour: '4242', expires: '2034-03' },
    })
    expect(await provider.look(await paid())).not.toHaveProperty('method')
  })

  test('is charged once, after its payment is known, and can be given back from', async () => {
    const asked = await renewal()
    const { ref, goTo } = await provider.prepare(asked)
    expect([goTo, (await provider.prepare(asked)).ref]).toEqual([null, ref])
    expect(await provider.look(ref)).toEqual({ state: 'open' })
    const captured = { state: 'captured', amountCents: 1234, currency: 'USD' }
    expect(await provider.confirm(ref, asked)).toEqual(captured)
    expect(await provider.cancel(ref)).toEqual(captured)
    const { amountCents, currency } = asked
    expect(await provider.refund({ refundId: 'r-1', ref, amountCents, currency })).toBe('done')
  })

  test('that is declined or wants to be asked about takes nothing, and it is over', async () => {
    for (const [refusal, reason] of [
      ['card_declined', 'declined'],
      ['authentication_required', 'needs-shopper'],
    ] as const) {
      stripe.ledger.cardRefusal = refusal
      const asked = await renewal()
      const { ref } = await provider.prepare(asked)
      expect(await provider.confirm(ref, asked)).toEqual({ state: 'failed', reason })
      expect(await provider.look(ref)).toEqual({ state: 'failed', reason: 'cancelled' })
    }
  })

  test('whose answer is lost is looked at: what was taken counts', async () => {
    const asked = await renewal()
    const { ref } = await provider.prepare(asked)
    stripe.faults.push({ kind: 'lost' }, { kind: 'lost' })
    await expect(provider.confirm(ref, asked)).rejects.toThrow()
    expect(await provider.cancel(ref)).toMatchObject({ state: 'captured' })
  })
})

describe('a payment on Stripe’s page', () => {
  test('is known before money moves, and paid by card in the shop’s own currency', async () => {
    const asked = wish()
    const { ref, goTo } = await provider.prepare(asked)
    expect(goTo).toBe(`${stripe.url}/c/pay/${ref}`)
    expect(await provider.look(ref)).toEqual({ state: 'open' })
    const { fields } = stripe.calls[0] ?? { fields: new Map() }
    expect(Object.fromEntries(fields)).toMatchObject({
      mode: 'payment',
      'allowed_payment_method_types[0]': 'card',
      'adaptive_pricing[enabled]': 'false',
      'line_items[0][price_data][product_data][name]': 'Fern & Moss',
      client_reference_id: asked.paymentId,
      'payment_intent_data[metadata][paymentId]': asked.paymentId,
      customer_email: asked.email,
      locale: 'en',
      success_url: asked.returnTo,
      cancel_url: asked.backTo,
    })
    const page = await (await fetch(goTo ?? '')).text()
    expect(page).toContain('Pay Fern &#38; Moss')
    const sent = await fetch(goTo ?? '', { method: 'POST', redirect: 'manual' })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, asked.returnTo])
    const report = { state: 'captured', amountCents: 1234, currency: 'USD' }
    expect(await provider.look(ref)).toEqual(report)
    // too late to be cancelled, and it is not
    expect(await provider.cancel(ref)).toEqual(report)
    expect(await provider.look(ref)).toEqual(report)
    expect(stripe.events.at(-1)).toMatchObject({ type: 'checkout.session.completed' })
  })

  test('stays open for whoever turned back, until it is cancelled, and then takes nothing', async () => {
    const { ref, goTo } = await provider.prepare(wish())
    const gone = { state: 'failed', reason: 'cancelled' }
    expect(await provider.look(ref)).toEqual({ state: 'open' })
    expect(await provider.cancel(ref)).toEqual(gone)
    expect(await provider.cancel(ref)).toEqual(gone)
    expect(() => stripe.pay(ref)).toThrow('It is expired')
    expect(await (await fetch(goTo ?? '')).text()).toContain('has expired')
    expect(await provider.look(ref)).toEqual(gone)
  })

  test('closes by itself half an hour after its goods are held no longer', async () => {
    const { ref } = await provider.prepare(wish())
    now += 45 * minuteMs
    expect(await provider.look(ref)).toEqual({ state: 'open' })
    now += 2 * minuteMs
    expect(await provider.look(ref)).toEqual({ state: 'failed', reason: 'cancelled' })
    expect(() => stripe.pay(ref)).toThrow('It is expired')
  })

  test('of a shop that holds goods for a day, or no longer, is open as long as Stripe allows', async () => {
    const { ref } = await provider.prepare(wish({ heldUntil: now + 48 * hourMs }))
    const late = await provider.prepare(wish({ heldUntil: now - hourMs }))
    const openFor = (id: string) => (stripe.ledger.sessions.get(id)?.expires_at ?? 0) * 1000 - now
    expect([openFor(ref), openFor(late.ref)]).toEqual([24 * hourMs - minuteMs, 31 * minuteMs])
  })

  test('that is made at the moment in which it is cancelled counts as made', async () => {
    const { ref } = await provider.prepare(wish())
    stripe.meanwhile = () => stripe.pay(ref)
    expect(await provider.cancel(ref)).toMatchObject({ state: 'captured', amountCents: 1234 })
  })

  test('that Stripe does not know is none', async () => {
    const gone = { state: 'failed', reason: 'cancelled' }
    expect(await provider.look('cs_test_nobody')).toEqual(gone)
    expect(await provider.cancel('cs_test_nobody')).toEqual(gone)
    const { ref } = await provider.prepare(wish())
    // test and live know nothing of each other
    expect(await withKey(likeKeys.live).look(ref)).toEqual(gone)
  })

  test('is a test by its key, and nothing else', () => {
    for (const [key, name, isTest] of [
      [likeKeys.test, 'stripe-test', true],
      [likeKeys.narrow, 'stripe-test', true],
      [likeKeys.live, 'stripe-live', false],
      ['rk_live_x', 'stripe-live', false],
    ] as const) {
      expect(withKey(key)).toMatchObject({ name, isTest })
    }
  })

  test('cannot be confirmed by a form', async () => {
    await expect(provider.confirm('cs_test_1', wish())).rejects.toThrow('its own page')
    expect(stripe.calls).toEqual([])
  })
})

describe('where nobody knows what became of a call', () => {
  test('it is made once more by itself, and makes one payment', async () => {
    const before = sessions().length
    stripe.faults.push({ kind: 'lost' })
    const { ref } = await provider.prepare(wish())
    expect(stripe.calls).toHaveLength(2)
    expect(sessions()).toHaveLength(before + 1)
    expect(sessions().at(-1)?.id).toBe(ref)
  })

  test('the same wish finds the payment that was made, until it has closed', async () => {
    const before = sessions().length
    const asked = wish()
    stripe.faults.push({ kind: 'lost' }, { kind: 'lost' })
    await expect(provider.prepare(asked)).rejects.toThrow()
    expect(sessions()).toHaveLength(before + 1)
    now += 10 * minuteMs
    const { ref } = await provider.prepare(asked)
    expect(sessions()).toHaveLength(before + 1)
    // Stripe has forgotten the key by then, and nobody could pay the first one any more
    now += 25 * hourMs
    const again = await provider.prepare({ ...asked, heldUntil: now })
    expect(again.ref).not.toBe(ref)
    expect(await provider.look(ref)).toEqual({ state: 'failed', reason: 'cancelled' })
  })

  test('another wish under the same name makes no second payment', async () => {
    const asked = wish()
    await provider.prepare(asked)
    const before = sessions().length
    await expect(provider.prepare({ ...asked, amountCents: 1 })).rejects.toThrow('same parameters')
    expect(sessions()).toHaveLength(before)
  })

  test.each(['reset', 'broken'] as const)('it throws (%s), and decides nothing', async (kind) => {
    const { ref } = await provider.prepare(wish())
    for (const call of [
      () => provider.look(ref),
      () => provider.cancel(ref),
      () => provider.refund({ refundId: 'r', ref, amountCents: 1, currency: 'USD' }),
      () => provider.prepare(wish()),
    ]) {
      stripe.faults.push({ kind }, { kind }, { kind }, { kind })
      await expect(call()).rejects.toThrow()
      stripe.faults.length = 0
    }
    expect(await provider.look(ref)).toEqual({ state: 'open' })
  })

  test('a cancellation that was not heard of leaves nothing open as if it were closed', async () => {
    const { ref } = await provider.prepare(wish())
    stripe.faults.push({ kind: 'broken' }, { kind: 'broken' })
    await expect(provider.cancel(ref)).rejects.toThrow('Out of order')
    stripe.faults.push({ kind: 'lost' }, { kind: 'lost' })
    expect(await provider.cancel(ref)).toEqual({ state: 'failed', reason: 'cancelled' })
  })

  test('a key that Stripe does not know, or that may not, is a fault to be mended', async () => {
    const unknown = withKey('sk_test_nobody')
    await expect(unknown.look('cs_test_1')).rejects.toThrow('Invalid API Key')
    await expect(unknown.prepare(wish())).rejects.toThrow('Invalid API Key')
    const back = { refundId: 'r', ref: 'cs_test_1', amountCents: 1, currency: 'USD' }
    await expect(withKey(likeKeys.narrow).refund(back)).rejects.toThrow('may not')
  })
})

describe('money', () => {
  test('of every kind comes as it was asked for', async () => {
    for (const [amountCents, currency] of [
      [500, 'JPY'],
      [50, 'USD'],
      [123_456, 'EUR'],
    ] as const) {
      const ref = await paid({ amountCents, currency })
      expect(stripe.ledger.sessions.get(ref)).toMatchObject({ amount_total: amountCents })
      expect(await provider.look(ref)).toEqual({ state: 'captured', amountCents, currency })
    }
  })

  test('that Stripe could not count, or has no room for, makes no payment', async () => {
    const before = sessions().length
    for (const more of [{ currency: 'KWD' }, { amountCents: 0.5 }, { amountCents: -1 }]) {
      await expect(provider.prepare(wish(more))).rejects.toThrow('Stripe takes no')
    }
    expect(stripe.calls).toEqual([])
    await expect(provider.prepare(wish({ amountCents: 49 }))).rejects.toThrow('Too small')
    expect(sessions()).toHaveLength(before)
  })

  const back = (ref: string, more: object = {}) => ({
    refundId: `refund-${(count += 1)}`,
    ref,
    amountCents: 1000,
    currency: 'USD',
    ...more,
  })
  const givenBack = (ref: string) =>
    stripe.ledger.givenBack(stripe.ledger.sessions.get(ref)?.payment_intent ?? '')

  test('goes back in parts, each of them once, however often it is asked for', async () => {
    const ref = await paid()
    const part = back(ref)
    expect(await provider.refund(part)).toBe('done')
    expect(await provider.refund(part)).toBe('done')
    // Stripe has forgotten the key by then
    now += 25 * hourMs
    expect(await provider.refund(part)).toBe('done')
    expect(givenBack(ref)).toBe(1000)
    expect(await provider.refund(back(ref, { amountCents: 234 }))).toBe('done')
    expect(givenBack(ref)).toBe(1234)
    expect(await provider.refund(back(ref, { amountCents: 1 }))).toBe('refused')
    expect(givenBack(ref)).toBe(1234)
  })

  test('goes back once though the answer was lost', async () => {
    const ref = await paid()
    const part = back(ref)
    // session and list are read first
    const read = { kind: 'slow', ms: 0 } as const
    stripe.faults.push(read, read, { kind: 'lost' }, { kind: 'lost' })
    await expect(provider.refund(part)).rejects.toThrow()
    now += 25 * hourMs
    expect(await provider.refund(part)).toBe('done')
    expect(givenBack(ref)).toBe(1000)
  })

  test('is not given back beyond what came, in other money, or where none came', async () => {
    const ref = await paid()
    const open = await provider.prepare(wish())
    for (const wrong of [
      back(ref, { amountCents: 1235 }),
      back(ref, { currency: 'EUR' }),
      back(ref, { currency: 'KWD' }),
      back(open.ref),
      back('cs_test_nobody'),
    ]) {
      expect(await provider.refund(wrong)).toBe('refused')
    }
    expect(givenBack(ref)).toBe(0)
  })

  test('refused by the bank or the balance is no refund, and one on its way is not known yet', async () => {
    const ref = await paid()
    stripe.ledger.refundStatus = 'failed'
    expect(await provider.refund(back(ref))).toBe('refused')
    stripe.ledger.refundStatus = null
    expect(await provider.refund(back(ref))).toBe('refused')
    stripe.ledger.refundStatus = 'pending'
    const one = back(ref)
    await expect(provider.refund(one)).rejects.toThrow('has not decided')
    const [asked] = stripe.ledger.refunds
    stripe.ledger.refunds[0] = { ...asked!, status: 'succeeded' }
    expect(await provider.refund(one)).toBe('done')
  })
})
