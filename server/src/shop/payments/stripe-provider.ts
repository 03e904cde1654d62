import type { Stripe } from 'stripe'
import type {
  Aftermath,
  MoneyBack,
  PaymentAddress,
  PaymentProvider,
  PaymentReport,
  PaymentWish,
} from '@vitrine/rules/shop/payments/payment-provider.ts'
import { fromStripeAmount, toStripeAmount } from '@vitrine/rules/shop/payments/stripe-amounts.ts'
import { stripeLocale } from '@vitrine/rules/shop/payments/stripe-locale.ts'
import { loadStripe, stripeRefusal, type Knows, type StripeApi } from './load-stripe.ts'
import { tellRefusal } from './provider-refused.ts'
import { aftermathOf, paymentOfIntent } from './stripe-aftermath.ts'
import {
  cancelIntent,
  confirmIntent,
  isIntent,
  lookAtIntent,
  prepareIntent,
  prepareTyped,
} from './stripe-intents.ts'
import {
  askForCard,
  forgetCard,
  keptMethodOf,
  lookAtCard,
  stopAskingForCard,
} from './stripe-methods.ts'

/** An account at Stripe, and how it is reached. */
export type StripeAccount = {
  readonly secretKey: string
  /** The key that the shop has by now, for when Stripe does not know the other one any more. */
  readonly successor?: string | undefined
  /** By which the key is found again. */
  readonly account: string | null
  readonly api: StripeApi
  /** Epoch milliseconds. */
  readonly clock: () => number
}

type Session = Stripe.Checkout.Session

const minuteMs = 60_000
/** Stripe keeps a page open for half an hour at least; a minute more, as clocks differ. */
const leastOpenMs = 31 * minuteMs
/** And for a day at most. */
const mostOpenMs = (24 * 60 - 1) * minuteMs

const gone: PaymentReport = { state: 'failed', reason: 'cancelled' }

/** Takes payments on Stripe's own page, or by its fields on the shop's. Without a page that was left open no money can come. */
export function stripeProvider(account: StripeAccount): PaymentProvider {
  const isTest = !account.secretKey.includes('_live_')
  const client = () => loadStripe(account.secretKey, account.api)
  /** By the key that the payment began with, or the one that took its place. */
  const ask = async <Value>(call: (stripe: Stripe, knows: Knows) => Promise<Value>) => {
    try {
      return await call(await client(), 'all')
    } catch (error) {
      const { successor } = account
      if (successor === undefined || stripeRefusal(error) !== 'unknown-key') throw error
      return call(await loadStripe(successor, account.api), 'some')
    }
  }
  return {
    name: isTest ? 'stripe-test' : 'stripe-live',
    account: account.account,
    isTest,
    async prepare(wish) {
      if (wish.method !== undefined) return prepareIntent(await client(), wish, wish.method)
      if (wish.token !== '') return prepareTyped(await client(), wish)
      const asked = sessionOf(wish, account.clock())
      const session = await open(await client(), asked, wish.paymentId).catch(tellRefusal)
      if (session.url === null) throw new Error('Stripe made a payment without a page')
      return { ref: session.id, goTo: session.url }
    },
    async confirm(ref, wish) {
      if (wish.method === undefined && wish.token === '')
        throw new Error('Stripe takes it on its own page')
      return confirmIntent(await client(), ref, wish)
    },
    look: (ref) =>
      ask((stripe, knows) => (isIntent(ref) ? lookAtIntent : look)(stripe, ref, knows)),
    cancel: (ref) =>
      ask((stripe, knows) => (isIntent(ref) ? cancelIntent : cancel)(stripe, ref, knows)),
    callBack: (ref) =>
      ask((stripe, knows) => (isIntent(ref) ? cancelIntent : callBack)(stripe, ref, knows)),
    lookAfter: (ref) => ask((stripe, knows) => lookAfter(stripe, ref, knows)),
    paymentOf: (intent) => ask((stripe, knows) => paymentOfIntent(stripe, intent, knows)),
    refund: (back) => ask((stripe, knows) => refund(stripe, back, knows)),
    askForMethod: async (wish) => askForCard(await client(), wish),
    lookAtMethod: (ref) => ask((stripe, knows) => lookAtCard(stripe, ref, knows)),
    stopAsking: (ref) => ask((stripe, knows) => stopAskingForCard(stripe, ref, knows)),
    forgetMethod: (method) => ask((stripe, knows) => forgetCard(stripe, method, knows)),
  }
}

/**
 * What Stripe is asked for. The same wish asks for the same while its goods are held, as Stripe
 * refuses a key that comes again with anything else; so the page closes half an hour after that.
 */
function sessionOf(wish: PaymentWish, now: number): Stripe.Checkout.SessionCreateParams {
  const { paymentId, amountCents, currency, returnTo, backTo, heldUntil, keepsMethod } = wish
  const { installments: sentTo, keepsForMember } = wish
  const sum = toStripeAmount(amountCents, currency)
  if (sum === undefined) throw new Error(`Stripe takes no ${amountCents} ${currency}`)
  const metadata = { paymentId }
  const closesAt = Math.min(Math.max(heldUntil, now) + leastOpenMs, now + mostOpenMs)
  return {
    mode: 'payment',
    // what an account has not switched on is left out by Stripe
    allowed_payment_method_types: [
      'card',
      ...(sentTo === undefined ? [] : (['afterpay_clearpay'] as const)),
      ...(wish.takesDays === true ? debitsIn(currency) : []),
    ],
    // shoppers pay the shop's own currency, so that what comes is what was asked for
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: sum.currency,
          unit_amount: sum.amount,
          product_data: { name: wish.description.slice(0, 200) },
        },
      },
    ],
    customer_email: wish.email,
    client_reference_id: paymentId,
    metadata,
    payment_intent_data: {
      metadata,
      ...(keepsMethod === true && { setup_future_usage: 'off_session' as const }),
      ...(sentTo !== undefined && { shipping: shippingOf(sentTo) }),
    },
    // of cards alone, as ways of paying that cannot be kept are offered beside them
    ...(keepsForMember === true && {
      payment_method_options: { card: { setup_future_usage: 'on_session' as const } },
    }),
    ...((keepsMethod ?? keepsForMember) === true && { customer_creation: 'always' as const }),
    locale: stripeLocale(wish.locale),
    success_url: returnTo,
    cancel_url: backTo,
    expires_at: Math.floor(closesAt / 1000),
  }
}

/** Debits of banks, which take days, by the currency that each of them is in. */
const debits = {
  EUR: ['sepa_debit'],
  USD: ['us_bank_account'],
  GBP: ['bacs_debit'],
  CAD: ['acss_debit'],
  AUD: ['au_becs_debit'],
} as const

type Debit = (typeof debits)[keyof typeof debits][number]

function debitsIn(currency: string): readonly Debit[] {
  return Object.hasOwn(debits, currency) ? debits[currency as keyof typeof debits] : []
}

function shippingOf({ name, line1, line2, city, region, postalCode, country }: PaymentAddress) {
  // an empty text takes a field away, which a new payment has not yet
  const said = { line2, city, state: region, postal_code: postalCode }
  const known = Object.entries(said).filter(([, text]) => text !== '')
  return { name, address: { line1, country, ...Object.fromEntries(known) } }
}

/** Without the address, which its own page then asks for, where Stripe does not take that of the shop's. */
async function open(
  stripe: Stripe,
  asked: Stripe.Checkout.SessionCreateParams,
  idempotencyKey: string,
): Promise<Session> {
  try {
    return await stripe.checkout.sessions.create(asked, { idempotencyKey })
  } catch (error) {
    if (stripeRefusal(error) !== 'email') throw error
    const { customer_email: _refused, ...others } = asked
    const again = { idempotencyKey: `${idempotencyKey}-without-email` }
    return stripe.checkout.sessions.create(others, again)
  }
}

async function look(stripe: Stripe, ref: string, knows: Knows): Promise<PaymentReport> {
  const session = await findSession(stripe, ref, knows)
  return session === undefined ? gone : reportOf(session)
}

/** @throws where the account may be another one, and knows no such payment */
async function findSession(
  stripe: Stripe,
  ref: string,
  knows: Knows,
): Promise<Session | undefined> {
  try {
    return await stripe.checkout.sessions.retrieve(ref, {
      expand: ['payment_intent.payment_method'],
    })
  } catch (error) {
    if (stripeRefusal(error) === 'missing' && knows === 'all') return undefined
    throw error
  }
}

function reportOf(session: Session): PaymentReport {
  const { status, payment_status, amount_total, currency } = session
  if (status === 'expired') return gone
  if (payment_status !== 'paid' && status !== 'complete') return { state: 'open' }
  const paid = fromStripeAmount({ amount: amount_total ?? NaN, currency: currency ?? '' })
  if (paid === undefined) throw new Error(`Stripe took ${amount_total} ${currency}`)
  if (payment_status !== 'paid') return onTheWay(session, paid)
  const method = keptMethodOf(session)
  return { state: 'captured', ...paid, ...(method !== undefined && { method }) }
}

/** All that is the shopper's is done, and the bank has its days. */
function onTheWay(
  { payment_intent: intent }: Session,
  asked: { readonly amountCents: number; readonly currency: string },
): PaymentReport {
  const state = intent === null || typeof intent === 'string' ? undefined : intent.status
  if (state === 'canceled') return gone
  // nobody can try again on a page that is done with
  if (state === 'requires_payment_method') return { state: 'failed', reason: 'declined' }
  return { state: 'pending', ...asked }
}

/** Some banks can be stopped for a while. */
async function callBack(stripe: Stripe, ref: string, knows: Knows): Promise<PaymentReport> {
  const session = await findSession(stripe, ref, knows)
  const intent = session?.payment_intent ?? null
  if (intent !== null) {
    await stripe.paymentIntents
      .cancel(typeof intent === 'string' ? intent : intent.id)
      .catch((error: unknown) => {
        if (stripeRefusal(error) !== 'refused') throw error
      })
  }
  return look(stripe, ref, knows)
}

/** The shopper may pay at this very moment: whatever is said about closing, what stands then counts. */
async function cancel(stripe: Stripe, ref: string, knows: Knows): Promise<PaymentReport> {
  const failure = await stripe.checkout.sessions.expire(ref).then(
    () => undefined,
    (error: unknown) => ({ error }),
  )
  const report = await look(stripe, ref, knows)
  if (report.state === 'open' && failure !== undefined) throw failure.error
  return report
}

/**
 * Keys of repetition live for a day, so that what was given back under this id is looked for first.
 */
async function refund(
  stripe: Stripe,
  { refundId, ref, amountCents, currency }: MoneyBack,
  knows: Knows,
): Promise<'done' | 'refused'> {
  const sum = toStripeAmount(amountCents, currency)
  const payment_intent = await intentOf(stripe, ref, knows, sum?.currency)
  if (sum === undefined || payment_intent === undefined) return 'refused'
  for await (const one of stripe.refunds.list({ payment_intent, limit: 100 })) {
    if (one.metadata?.['refundId'] === refundId) return outcomeOf(one)
  }
  try {
    const made = await stripe.refunds.create(
      { payment_intent, amount: sum.amount, metadata: { refundId } },
      { idempotencyKey: refundId },
    )
    return outcomeOf(made)
  } catch (error) {
    const refusal = stripeRefusal(error)
    if (refusal === 'refused' || refusal === 'missing') return 'refused'
    throw error
  }
}

async function lookAfter(stripe: Stripe, ref: string, knows: Knows): Promise<Aftermath> {
  const session = isIntent(ref) ? undefined : await findSession(stripe, ref, knows)
  const intent = isIntent(ref) ? ref : (session?.payment_intent ?? null)
  if (intent === null) return { refunds: [], disputes: [] }
  return aftermathOf(stripe, typeof intent === 'string' ? intent : intent.id)
}

/** What was paid by, in a currency; undefined where nothing was. */
async function intentOf(
  stripe: Stripe,
  ref: string,
  knows: Knows,
  currency: string | undefined,
): Promise<string | undefined> {
  if (isIntent(ref)) return ref
  const session = await findSession(stripe, ref, knows)
  const intent = session?.payment_intent ?? null
  if (intent === null || session?.currency !== currency) return undefined
  return typeof intent === 'string' ? intent : intent.id
}

/** @throws while Stripe has not decided: it is asked once more */
function outcomeOf({ status }: Stripe.Refund): 'done' | 'refused' {
  if (status === 'pending' || status === 'requires_action') {
    throw new Error('Stripe has not decided about a refund yet')
  }
  return status === 'failed' || status === 'canceled' ? 'refused' : 'done'
}
