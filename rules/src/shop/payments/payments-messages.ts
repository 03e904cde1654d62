import { refusalsOf } from '../../ground/refusals/refusals-of.ts'

/** Why an account of a payment provider cannot be connected or taken away so, by code. */
export const paymentsMessages = {
  'stripe-key-missing': 'Please enter the secret key: without it Stripe takes no payment.',
  'stripe-key-not-valid':
    'Please enter the secret key as Stripe shows it. It begins with sk_ or rk_.',
  'stripe-key-publishable':
    'This is the publishable key. Please enter the secret key, which stands below it in Stripe.',
  'stripe-key-is-live':
    'This is a key for real payments. Please enter the one for tests, which has “test” in it.',
  'stripe-key-is-test':
    'This is a key for tests. Please enter the one for real payments, which has “live” in it.',
  'stripe-key-unknown':
    'Stripe does not know this key. Please copy it once more; it may have been replaced there.',
  'stripe-key-may-not':
    'Stripe knows this key, but it may not do enough. A restricted key needs to write Checkout Sessions, and charges and refunds.',
  'stripe-key-refused':
    'Stripe knows this key and did not take it. Please look at the account at Stripe.',
  'stripe-signing-secret-not-valid':
    'Please enter the signing secret as Stripe shows it. It begins with whsec_.',
  'stripe-publishable-not-valid':
    'Please enter the publishable key as Stripe shows it. It begins with pk_.',
  'stripe-publishable-is-live':
    'This publishable key is for real payments. Please enter the one for tests, which has “test” in it.',
  'stripe-publishable-is-test':
    'This publishable key is for tests. Please enter the one for real payments, which has “live” in it.',
  'stripe-silent': 'Stripe did not answer, so nothing was saved. Please try again in a moment.',
  'live-keys-in-use':
    'Payments are live, and this is who takes them. Switch payments to Test first, then remove the keys.',
} as const

export type PaymentsRefusalCode = keyof typeof paymentsMessages

export const paymentsRefusal = refusalsOf(
  paymentsMessages,
  { 'stripe-silent': 503, 'live-keys-in-use': 409 },
  400,
)
