import { refuse, type Refused } from '../../ground/refusals/result.ts'
import type { PaymentMode } from '../../site/sites/stripe-settings.ts'
import { paymentsRefusal, type PaymentsRefusalCode } from './payments-messages.ts'

/** As they are typed; empty: none. */
export type TypedStripeKeys = {
  readonly mode: PaymentMode
  readonly secretKey: string
  readonly webhookSecret: string
}

const keyPattern = /^(?:sk|rk)_(test|live)_\w+$/
const publishablePattern = /^pk_(test|live)_\w+$/
const webhookPattern = /^whsec_[\w+/=-]+$/

/**
 * Why keys cannot be those that Stripe shows for this mode, at their fields; the browser asks before
 * it sends them.
 * @param isKept whether there is a secret key already, so that none has to be typed
 */
export function refusedStripeKeys(
  { mode, secretKey, webhookSecret }: TypedStripeKeys,
  isKept: boolean,
): Refused | undefined {
  if (secretKey !== '' || !isKept) {
    const wrong = wrongWith(secretKey, mode)
    if (wrong !== undefined) return refuseStripeKey(wrong)
  }
  if (webhookSecret === '' || webhookPattern.test(webhookSecret)) return undefined
  const code = 'stripe-signing-secret-not-valid'
  return refuse(paymentsRefusal(code, { fields: fieldOf('webhookSecret', code) }))
}

/** Why a publishable key cannot be the one that Stripe shows for this mode, at its field; empty: none. */
export function refusedPublishableKey(
  publishableKey: string,
  mode: PaymentMode,
): Refused | undefined {
  if (publishableKey === '') return undefined
  const typedFor = publishablePattern.exec(publishableKey)?.[1]
  if (typedFor === mode) return undefined
  const code = typedFor === undefined ? 'stripe-publishable-not-valid' : otherMode[mode]
  return refuse(paymentsRefusal(code, { fields: fieldOf('publishableKey', code) }))
}

const otherMode = {
  test: 'stripe-publishable-is-live',
  live: 'stripe-publishable-is-test',
} as const

/** The refusal of a secret key, at its field. */
export function refuseStripeKey(code: PaymentsRefusalCode): Refused {
  return refuse(paymentsRefusal(code, { fields: fieldOf('secretKey', code) }))
}

function wrongWith(secretKey: string, mode: PaymentMode): PaymentsRefusalCode | undefined {
  if (secretKey === '') return 'stripe-key-missing'
  if (secretKey.startsWith('pk_')) return 'stripe-key-publishable'
  const typedFor = keyPattern.exec(secretKey)?.[1]
  if (typedFor === undefined) return 'stripe-key-not-valid'
  if (typedFor === mode) return undefined
  return mode === 'test' ? 'stripe-key-is-live' : 'stripe-key-is-test'
}

function fieldOf(name: keyof TypedStripeKeys | 'publishableKey', code: PaymentsRefusalCode) {
  return { [name]: paymentsRefusal(code).message }
}
