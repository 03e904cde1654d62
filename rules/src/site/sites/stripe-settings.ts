/** Whether payments move money; Stripe has keys for either. */
export const paymentModes = ['test', 'live'] as const
export type PaymentMode = (typeof paymentModes)[number]

/** The keys of an account at Stripe. They stand elsewhere (`site_secret`): the document never holds them. */
export type StripeKeys = {
  /** Of the secret key. */
  readonly secretId: string
  /** Of the secret that signs what Stripe posts to the shop; null: nothing that it posts is read. */
  readonly webhookSecretId: string | null
  /** The last four characters of the secret key, by which its owner knows it. */
  readonly hint: string
  /** Anybody may know it: by it the fields for cards ask Stripe. Absent: they cannot be shown. */
  readonly publishableKey?: string | undefined
}

/** Absent or null: not connected. */
export type StripeSettings = { readonly [Mode in PaymentMode]?: StripeKeys | null }

/**
 * Whether whoever buys pays on Stripe's page, and not by the built-in test payments: real money, also
 * where the keys for it are gone, and tests where there are keys for them.
 */
export function paysElsewhere(store: {
  readonly paymentMode: PaymentMode
  readonly stripe?: StripeSettings
}): boolean {
  return store.paymentMode === 'live' || (store.stripe?.test ?? null) !== null
}

/**
 * The key by which a checkout shows Stripe's own fields for cards; undefined where its owner wants
 * none, or has not given the key that goes with the one that takes the payments.
 */
export function cardFieldsKey(store: {
  readonly paymentMode: PaymentMode
  readonly stripe?: StripeSettings
  readonly cardFields?: boolean
}): string | undefined {
  const { cardFields, paymentMode, stripe } = store
  const key = stripe?.[paymentMode]?.publishableKey ?? ''
  return cardFields === true && key !== '' ? key : undefined
}

/** Whether anybody is set up who takes real money. */
export function takesRealMoney({ stripe }: { readonly stripe?: StripeSettings }): boolean {
  return (stripe?.live ?? null) !== null
}
