import type { Stripe } from 'stripe'

/** Scheme, host and port of Stripe's interface; null: its own. */
export type StripeApi = string | null

const timeoutMs = 20_000

/**
 * What speaks to Stripe for one account, by the API version that the library is made for. It is
 * loaded when the first shop that has keys needs it.
 */
export async function loadStripe(secretKey: string, api: StripeApi): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe')
  return new Client(secretKey, {
    ...(api !== null && placeOf(new URL(api))),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

function placeOf({ protocol, hostname, port }: URL) {
  const isPlain = protocol === 'http:'
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
  }
}

/** Whether an account knows all payments that it is asked about, or is perhaps another one. */
export type Knows = 'all' | 'some'

/** How Stripe refused something; undefined where it did not, and nobody knows what became of it. */
export type StripeRefusal = 'unknown-key' | 'not-allowed' | 'missing' | 'email' | 'refused'

/**
 * Reads what a call to Stripe threw. The library's own classes are not asked for, so that nobody
 * who only looks at an error has to load it.
 */
export function stripeRefusal(error: unknown): StripeRefusal | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { type, code }: { type?: unknown; code?: unknown } = error
  if (type === 'StripeAuthenticationError') return 'unknown-key'
  if (type === 'StripePermissionError') return 'not-allowed'
  if (type === 'StripeCardError') return 'refused'
  if (type !== 'StripeInvalidRequestError') return undefined
  if (code === 'email_invalid') return 'email'
  return code === 'resource_missing' ? 'missing' : 'refused'
}
