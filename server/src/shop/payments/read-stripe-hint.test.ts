import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { readStripeHint } from './read-stripe-hint.ts'
import { signEvent } from '../../testing/stripe-like/stripe-like-events.ts'

const secret = 'whsec_of_the_shop'
const now = Date.UTC(2030, 0, 7, 12)
const event = (type: string, id: unknown = 'cs_test_1') => ({
  id: 'evt_1',
  type,
  data: { object: { id, object: 'checkout.session', amount_total: 1 } },
})
const completed = event('checkout.session.completed')
const bytes = (text: string) => new TextEncoder().encode(text)

function read(body: string, signature: string | undefined, { at = now, by = secret } = {}) {
  return readStripeHint(bytes(body), signature, by, at)
}

const signed = (what: object, { by = secret, at = now } = {}) => signEvent(what, by, at)

test('what Stripe tells of a payment leads to the payment, and to nothing that it says of money', () => {
  for (const type of ['completed', 'expired', 'async_payment_succeeded', 'async_payment_failed']) {
    const { body, signature } = signed(event(`checkout.session.${type}`))
    expect(read(body, signature)).toEqual({ ref: 'cs_test_1' })
  }
})

test('Stripe’s own library signs as we read, letters of every kind among them', () => {
  const body = JSON.stringify({ ...completed, note: 'Été 日本' })
  const at = Math.floor(now / 1000)
  const header = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: at })
  expect(read(body, header)).toEqual({ ref: 'cs_test_1' })
})

test('a secret that is being replaced signs beside its successor', () => {
  const { body, signature } = signed(completed)
  const other = signed(completed, { by: 'whsec_other' }).signature.replace(/^t=\d+,/, '')
  const [time, proof] = signature.split(',')
  expect(read(body, `${time},${other},v0=abc,${proof}`)).toEqual({ ref: 'cs_test_1' })
})

describe('what is forged is not read', () => {
  const { body, signature } = signed(completed)
  const [time = '', proof = ''] = signature.split(',')

  test.each([
    ['has no signature', undefined],
    ['has an empty one', ''],
    ['has one of another secret', signed(completed, { by: 'whsec_other' }).signature],
    ['has one of another body', signed({ ...completed, x: 1 }).signature],
    ['has one of another time', `t=${Math.floor(now / 1000) + 1},${proof}`],
    ['has no time', proof],
    ['has a time that is none', `t=now,${proof}`],
    ['has no proof', time],
    ['has a cut one', `${time},${proof.slice(0, -2)}`],
    ['has an older scheme', `${time},${proof.replace('v1', 'v0')}`],
    ['has something that is no number', `${time},v1=${'zz'.repeat(32)}`],
    ['brings its proof after too many others', `${time},${'v1=00,'.repeat(30)}${proof}`],
  ])('that %s', (_, header) => {
    expect(read(body, header)).toBe('forged')
  })

  test('that is cut, longer, or written in another way', () => {
    for (const other of [body.slice(0, -1), `${body} `, '', body.replace(':', ': ')]) {
      expect(read(other, signature)).toBe('forged')
    }
  })

  test('that comes later than five minutes after it was signed, or before', () => {
    expect(read(body, signature, { at: now + 5 * 60_000 })).toEqual({ ref: 'cs_test_1' })
    expect(read(body, signature, { at: now + 5 * 60_000 + 1000 })).toBe('forged')
    expect(read(body, signature, { at: now - 5 * 60_000 - 1000 })).toBe('forged')
  })

  test('that is signed with nothing, where a shop has no secret', () => {
    expect(read(body, signed(completed, { by: ' ' }).signature, { by: '' })).toBe('forged')
  })
})

test('what is signed and about something else, or about nothing, is not ours', () => {
  for (const other of [
    event('payment_intent.succeeded'),
    event('checkout.session'),
    event('checkout.session.completed', 7),
    event('checkout.session.completed', ''),
    event('checkout.session.completed', 'x'.repeat(201)),
    { type: 'checkout.session.completed' },
    {},
    [],
  ]) {
    const { body, signature } = signed(other)
    expect(read(body, signature)).toBe('not-ours')
  }
})

test('a signed body that is no JSON is not ours', () => {
  const header = Stripe.webhooks.generateTestHeaderString({
    payload: '{"type":',
    secret,
    timestamp: Math.floor(now / 1000),
  })
  expect(read('{"type":', header)).toBe('not-ours')
})
