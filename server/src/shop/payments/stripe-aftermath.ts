import type { Stripe } from 'stripe'
import type { Aftermath, Dispute } from '@vitrine/rules/shop/payments/payment-provider.ts'
import { fromStripeAmount } from '@vitrine/rules/shop/payments/stripe-amounts.ts'
import { stripeRefusal, type Knows } from './load-stripe.ts'

/** What has happened at Stripe to a payment whose money was there. */
export async function aftermathOf(stripe: Stripe, payment_intent: string): Promise<Aftermath> {
  const refunds: Aftermath['refunds'][number][] = []
  for await (const one of stripe.refunds.list({ payment_intent, limit: 100 })) {
    const isOurs = one.metadata?.['refundId'] !== undefined
    // one that the bank has not carried out yet is told of again
    if (isOurs || one.status !== 'succeeded') continue
    refunds.push({ ref: one.id, amountCents: centsOf(one) })
  }
  const disputes: Dispute[] = []
  for await (const one of stripe.disputes.list({ payment_intent, limit: 100 })) {
    disputes.push({
      ref: one.id,
      amountCents: centsOf(one),
      reason: one.reason,
      state: stateOf(one),
    })
  }
  return { refunds, disputes }
}

/** An enquiry that a bank closed came to nothing. */
function stateOf({ status }: Stripe.Dispute): Dispute['state'] {
  if (status === 'lost') return 'lost'
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open'
}

function centsOf({ amount, currency }: { amount: number; currency: string }): number {
  const sum = fromStripeAmount({ amount, currency })
  if (sum === undefined) throw new Error(`Stripe moved ${amount} ${currency}`)
  return sum.amountCents
}

/** Our name of the payment that money is of, which Stripe keeps with it. */
export async function paymentOfIntent(
  stripe: Stripe,
  intent: string,
  knows: Knows,
): Promise<string | undefined> {
  try {
    return (await stripe.paymentIntents.retrieve(intent)).metadata['paymentId']
  } catch (error) {
    if (stripeRefusal(error) === 'missing' && knows === 'all') return undefined
    throw error
  }
}
