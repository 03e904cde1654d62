import type { Stripe } from 'stripe'
import type {
  PaymentReport,
  PaymentWish,
  PreparedPayment,
} from '@vitrine/rules/shop/payments/payment-provider.ts'
import { fromStripeAmount, toStripeAmount } from '@vitrine/rules/shop/payments/stripe-amounts.ts'
import { stripeRefusal, type Knows } from './load-stripe.ts'
import { tellRefusal } from './provider-refused.ts'
import { methodOfIntent, readMethod } from './stripe-methods.ts'

/** Payments by a card that Stripe keeps, made while nobody is there to be asked, or by a member who is; and by one that is typed into its fields. */

/** Whether Stripe's name for a payment is that of one of these, and not of a page. */
export function isIntent(ref: string): boolean {
  return ref.startsWith('pi_')
}

/** Makes it known to Stripe; no money moves before it is confirmed. */
export async function prepareIntent(
  stripe: Stripe,
  { paymentId, amountCents, currency, description, keepsMethod, isThere }: PaymentWish,
  method: string,
): Promise<PreparedPayment> {
  const sum = toStripeAmount(amountCents, currency)
  if (sum === undefined) throw new Error(`Stripe takes no ${amountCents} ${currency}`)
  const { customer, card } = readMethod(method)
  const asked: Stripe.PaymentIntentCreateParams = {
    amount: sum.amount,
    currency: sum.currency,
    customer,
    payment_method: card,
    allowed_payment_method_types: ['card'],
    description: description.slice(0, 200),
    metadata: { paymentId },
    // what was kept for payments while they are there is charged without them from now on
    ...(keepsMethod === true && isThere === true && { setup_future_usage: 'off_session' as const }),
  }
  const made = await stripe.paymentIntents
    .create(asked, { idempotencyKey: paymentId })
    .catch(tellRefusal)
  return { ref: made.id, goTo: null }
}

/**
 * The same for a card that is typed into Stripe's fields, which comes with the confirmation. One that is
 * to be kept gets a customer of its own, as on Stripe's page.
 */
export async function prepareTyped(stripe: Stripe, wish: PaymentWish): Promise<PreparedPayment> {
  const { paymentId, amountCents, currency, description, email } = wish
  const sum = toStripeAmount(amountCents, currency)
  if (sum === undefined) throw new Error(`Stripe takes no ${amountCents} ${currency}`)
  const use = keptFor(wish)
  const asked: Stripe.PaymentIntentCreateParams = {
    amount: sum.amount,
    currency: sum.currency,
    allowed_payment_method_types: ['card'],
    description: description.slice(0, 200),
    metadata: { paymentId },
    ...(use !== undefined && {
      setup_future_usage: use,
      customer: await customerFor(stripe, paymentId, email),
    }),
  }
  const made = await stripe.paymentIntents
    .create(asked, { idempotencyKey: paymentId })
    .catch(tellRefusal)
  return { ref: made.id, goTo: null }
}

/** For what a card that pays is kept; undefined: it is not. The fields are told the same. */
function keptFor({ keepsMethod, keepsForMember }: PaymentWish) {
  if (keepsMethod === true) return 'off_session' as const
  return keepsForMember === true ? ('on_session' as const) : undefined
}

async function customerFor(stripe: Stripe, paymentId: string, email: string): Promise<string> {
  const make = (asked: Stripe.CustomerCreateParams, idempotencyKey: string) =>
    stripe.customers.create(asked, { idempotencyKey })
  const made = await make({ email }, `${paymentId}-customer`)
    .catch((error: unknown) => {
      // Stripe takes not every address that we do
      if (stripeRefusal(error) !== 'email') throw error
      return make({}, `${paymentId}-customer-without-email`)
    })
    .catch(tellRefusal)
  return made.id
}

/**
 * Charges it. What Stripe refuses about a card is an answer, and no surprise. A bank that wants to ask
 * whoever is there has a page for it, which leads back.
 */
export async function confirmIntent(
  stripe: Stripe,
  ref: string,
  wish: Pick<PaymentWish, 'isThere' | 'returnTo' | 'token'>,
): Promise<PaymentReport> {
  const isTyped = wish.token !== ''
  try {
    const options = { idempotencyKey: `${ref}-confirm` }
    return reportOf(await stripe.paymentIntents.confirm(ref, confirmationOf(wish), options))
  } catch (error) {
    const why = isTyped ? whyNotTaken(error) : whyRefused(error)
    if (why === undefined) throw error
    // a card that was refused may be tried again by nobody else: this one is over
    const stopped = await cancelIntent(stripe, ref, 'all')
    return stopped.state === 'captured' ? stopped : { state: 'failed', reason: why }
  }
}

function confirmationOf({
  isThere,
  returnTo,
  token,
}: Pick<PaymentWish, 'isThere' | 'returnTo' | 'token'>): Stripe.PaymentIntentConfirmParams {
  const expand = ['payment_method']
  if (token !== '') {
    // what was typed in a browser would be asked about by a script there, unless it is told otherwise
    return { confirmation_token: token, return_url: returnTo, use_stripe_sdk: false, expand }
  }
  return isThere === true ? { return_url: returnTo } : { off_session: true }
}

/** Of a card that was typed: it was declined, or what the fields made of it is not known here. */
function whyNotTaken(error: unknown): 'declined' | 'unreadable' | undefined {
  const refusal = stripeRefusal(error)
  if (refusal === 'missing') return 'unreadable'
  if (refusal !== 'refused') return undefined
  const { type }: { type?: unknown } = error as { type?: unknown }
  return type === 'StripeCardError' ? 'declined' : 'unreadable'
}

/** What only whoever has the card can do something about: to be asked, or to take another one. */
const needsShopper: ReadonlySet<unknown> = new Set([
  'authentication_required',
  'expired_card',
  'lost_card',
  'stolen_card',
  'pickup_card',
])

function whyRefused(error: unknown): 'declined' | 'needs-shopper' | undefined {
  if (stripeRefusal(error) !== 'refused') return undefined
  const { code, decline_code: decline } = error as { code?: unknown; decline_code?: unknown }
  return needsShopper.has(code) || needsShopper.has(decline) ? 'needs-shopper' : 'declined'
}

function reportOf(intent: Stripe.PaymentIntent): PaymentReport {
  const { status, amount_received, currency, next_action: next } = intent
  switch (status) {
    case 'succeeded': {
      const paid = fromStripeAmount({ amount: amount_received, currency })
      if (paid === undefined) throw new Error(`Stripe took ${amount_received} ${currency}`)
      const method = methodOfIntent(intent)
      return { state: 'captured', ...paid, ...(method !== undefined && { method }) }
    }
    case 'canceled':
      return { state: 'failed', reason: 'cancelled' }
    case 'requires_action': {
      const goTo = next?.redirect_to_url?.url ?? undefined
      return goTo === undefined
        ? { state: 'failed', reason: 'needs-shopper' }
        : { state: 'open', goTo }
    }
    case 'requires_payment_method':
      // where it was tried, nobody but the shop could try it again
      return intent.last_payment_error === null
        ? { state: 'open' }
        : { state: 'failed', reason: 'declined' }
    default:
      return { state: 'open' }
  }
}

/** @throws where the account may be another one, and knows no such payment */
export async function lookAtIntent(
  stripe: Stripe,
  ref: string,
  knows: Knows,
): Promise<PaymentReport> {
  try {
    return reportOf(await stripe.paymentIntents.retrieve(ref, { expand: ['payment_method'] }))
  } catch (error) {
    if (stripeRefusal(error) !== 'missing' || knows === 'some') throw error
    return { state: 'failed', reason: 'cancelled' }
  }
}

/** It may be charged at this very moment: whatever is said about stopping, what stands then counts. */
export async function cancelIntent(
  stripe: Stripe,
  ref: string,
  knows: Knows,
): Promise<PaymentReport> {
  const failure = await stripe.paymentIntents.cancel(ref).then(
    () => undefined,
    (error: unknown) => ({ error }),
  )
  const report = await lookAtIntent(stripe, ref, knows)
  if (report.state === 'open' && failure !== undefined) throw failure.error
  return report
}
