import type { Stripe } from 'stripe'
import type {
  CardFacts,
  KeptMethod,
  MethodReport,
  MethodWish,
} from '@vitrine/rules/shop/payments/payment-provider.ts'
import { stripeLocale } from '@vitrine/rules/shop/payments/stripe-locale.ts'
import { stripeRefusal, type Knows } from './load-stripe.ts'
import { tellRefusal } from './provider-refused.ts'

/** Cards that Stripe keeps: each has a customer of its own there, and is named with it. */

type Session = Stripe.Checkout.Session

/** A customer and their card, as both are named in one text. */
export function readMethod(method: string): { readonly customer: string; readonly card: string } {
  const [customer = '', card = ''] = method.split('/')
  return { customer, card }
}

/** The card that a payment's page has kept; undefined where it was not asked to. */
export function keptMethodOf({
  customer,
  payment_intent: intent,
}: Session): KeptMethod | undefined {
  if (intent === null || typeof intent === 'string') return undefined
  const {
    payment_method: method,
    setup_future_usage: use,
    payment_method_options: options,
  } = intent
  const isKept = use !== null || options?.card?.setup_future_usage !== undefined
  return isKept ? methodOf(customer, method) : undefined
}

/** The card that was typed for a payment, where it was to be kept. */
export function methodOfIntent(intent: Stripe.PaymentIntent): KeptMethod | undefined {
  const { customer, payment_method: method, setup_future_usage: use } = intent
  return use === null ? undefined : methodOf(customer, method)
}

function methodOf(
  customer: Session['customer'],
  method: string | Stripe.PaymentMethod | null,
): KeptMethod | undefined {
  const customerId = typeof customer === 'string' ? customer : customer?.id
  if (customerId === undefined || method === null || typeof method === 'string') return undefined
  const ref = `${customerId}/${method.id}`
  const card = factsOf(method)
  if (card === undefined) return { ref, label: '' }
  return { ref, label: `${card.brand} …${card.lastFour}`, card }
}

function factsOf({ card }: Stripe.PaymentMethod): CardFacts | undefined {
  if (card === undefined) return undefined
  const { brand, last4: lastFour, exp_month: month, exp_year: year } = card
  return {
    brand: `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`,
    lastFour,
    expires: `${year}-${String(month).padStart(2, '0')}`,
  }
}

/** Stripe keeps a page open for half an hour at least; a minute more, as clocks differ. */
const openForMs = 31 * 60_000

/** Asks for a card on Stripe's page; nothing is paid on it. */
export async function askForCard(
  stripe: Stripe,
  { setupId, currency, email, locale, returnTo, backTo, now }: MethodWish,
): Promise<{ readonly ref: string; readonly goTo: string }> {
  const asked: Stripe.Checkout.SessionCreateParams = {
    mode: 'setup',
    currency: currency.toLowerCase(),
    allowed_payment_method_types: ['card'],
    customer_creation: 'always',
    customer_email: email,
    client_reference_id: setupId,
    metadata: { setupId },
    locale: stripeLocale(locale),
    success_url: returnTo,
    cancel_url: backTo,
    expires_at: Math.floor((now + openForMs) / 1000),
  }
  const open = (params: Stripe.Checkout.SessionCreateParams, idempotencyKey: string) =>
    stripe.checkout.sessions.create(params, { idempotencyKey })
  const session = await open(asked, setupId)
    .catch((error: unknown) => {
      if (stripeRefusal(error) !== 'email') throw error
      const { customer_email: _refused, ...others } = asked
      return open(others, `${setupId}-without-email`)
    })
    .catch(tellRefusal)
  if (session.url === null) throw new Error('Stripe asked for a card without a page')
  return { ref: session.id, goTo: session.url }
}

/** @throws where the account may be another one, and knows no such page */
export async function lookAtCard(stripe: Stripe, ref: string, knows: Knows): Promise<MethodReport> {
  let session: Session
  try {
    const expand = ['setup_intent.payment_method']
    session = await stripe.checkout.sessions.retrieve(ref, { expand })
  } catch (error) {
    if (stripeRefusal(error) !== 'missing' || knows === 'some') throw error
    return { state: 'stopped' }
  }
  const { status, customer, setup_intent: intent } = session
  if (status === 'expired') return { state: 'stopped' }
  if (status !== 'complete' || intent === null || typeof intent === 'string') {
    return { state: 'open' }
  }
  const method = methodOf(customer, intent.payment_method)
  return method === undefined ? { state: 'stopped' } : { state: 'kept', method }
}

/** It may be given at this very moment: whatever is said about closing, what stands then counts. */
export async function stopAskingForCard(
  stripe: Stripe,
  ref: string,
  knows: Knows,
): Promise<MethodReport> {
  const failure = await stripe.checkout.sessions.expire(ref).then(
    () => undefined,
    (error: unknown) => ({ error }),
  )
  const report = await lookAtCard(stripe, ref, knows)
  if (report.state === 'open' && failure !== undefined) throw failure.error
  return report
}

/** Takes a card off its customer, after which nobody can charge it any more. */
export async function forgetCard(stripe: Stripe, method: string, knows: Knows): Promise<void> {
  try {
    await stripe.paymentMethods.detach(readMethod(method).card)
  } catch (error) {
    const refusal = stripeRefusal(error)
    // one that is gone, or is on no customer, is forgotten
    if (refusal !== 'refused' && !(refusal === 'missing' && knows === 'all')) throw error
  }
}
