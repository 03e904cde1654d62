import { providerNames } from '@vitrine/rules/shop/payments/provider-names.ts'
import {
  cardFieldsKey,
  paysElsewhere,
  takesRealMoney,
  type PaymentMode,
  type StripeKeys,
} from '@vitrine/rules/site/sites/stripe-settings.ts'
import type { StoreSettings } from '@vitrine/rules/site/sites/site-settings.ts'

type Store = Pick<StoreSettings, 'paymentMode' | 'stripe' | 'cardFields'>

/** What becomes of an order just now. */
export function paymentsNow(store: Store): string {
  if (store.paymentMode === 'live') {
    return takesRealMoney(store)
      ? `Orders are paid with real money, by card on ${cardFieldsKey(store) === undefined ? 'Stripe’s page' : 'your checkout'}.`
      : 'Nobody can take money: no payment provider is connected for real payments, so no order can be paid.'
  }
  return 'Test payments: no money is taken. The checkout says so to your visitors.'
}

/** What card fields do, and what they still need; null where nothing is missing. */
export function missingOfFields(store: Store): string | null {
  const { paymentMode: mode, stripe } = store
  if (store.cardFields !== true || cardFieldsKey(store) !== undefined) return null
  if (!paysElsewhere(store) || (stripe?.[mode] ?? null) === null) {
    return `Nothing is shown yet: connect ${stripeNames[mode]}, below.`
  }
  return `Nothing is shown yet: add the publishable key under Change keys of ${stripeNames[mode]}.`
}

/** What either way of payments means, and what it still needs. */
export function modeHint(store: Pick<Store, 'stripe'>, mode: PaymentMode): string {
  if (mode === 'live') {
    return takesRealMoney(store)
      ? 'Shoppers pay by card on Stripe’s page, with real money.'
      : 'Needs a payment provider, and none is connected for real money: connect Stripe below.'
  }
  return (store.stripe?.test ?? null) === null
    ? 'Orders work, with the built-in test payments. No money is taken.'
    : 'Orders are paid on Stripe’s test page, with its test cards. No money is taken.'
}

/** What the two accounts are called. */
export const stripeNames: Readonly<Record<PaymentMode, string>> = {
  test: providerNames['stripe-test'],
  live: providerNames['stripe-live'],
}

/** Whether an account is connected, and which. */
export function stripeState(keys: StripeKeys | null): string {
  return keys === null ? 'Not connected' : `Connected, key ending in ${keys.hint}`
}

/** What connecting would do, or how the shop hears of a payment. */
export function stripeHint(mode: PaymentMode, keys: StripeKeys | null): string {
  if (keys === null) {
    return mode === 'test'
      ? 'With Stripe’s key for tests, test orders go all the way to its page and back, without money.'
      : 'With Stripe’s key for real payments, shoppers pay by card on its page.'
  }
  return keys.webhookSecretId === null
    ? 'No signing secret: the shop hears of a payment when the shopper comes back from Stripe, or when it asks there a little later.'
    : 'With a signing secret: Stripe tells the shop of a payment at once.'
}

/** Where an owner finds the key. */
export const keyPlaces: Readonly<
  Record<
    PaymentMode,
    {
      readonly words: string
      readonly link: string
      readonly begins: string
      readonly publishable: string
    }
  >
> = {
  test: {
    words: 'Switch Stripe to its test mode or to a sandbox, and open Developers, API keys.',
    link: 'https://dashboard.stripe.com/test/apikeys',
    begins: 'sk_test_ or rk_test_',
    publishable: 'pk_test_',
  },
  live: {
    words: 'Leave Stripe’s test mode, and open Developers, API keys.',
    link: 'https://dashboard.stripe.com/apikeys',
    begins: 'sk_live_ or rk_live_',
    publishable: 'pk_live_',
  },
}

/** Whether Stripe could post to a shop at this address at all. */
export function isReachable(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' && hostname !== 'localhost' && !hostname.endsWith('.localhost')
}

/** What a removal takes with it. */
export const removalWords: Readonly<Record<PaymentMode, string>> = {
  test: 'Test orders are paid by the built-in test payments from then on. What is being paid on Stripe’s test page just now still counts.',
  live: 'No order can be paid at Stripe from then on. What was paid by this key can still be given back by it, as long as Stripe knows it. Undo brings the key back.',
}
