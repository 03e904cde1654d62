import type { PaymentReport } from '@vitrine/rules/shop/payments/payment-provider.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { providerOf } from '../payments/find-provider.ts'
import type { CalledBack } from '../orders/note-payment.ts'
import { refusePayment, type PaymentRow } from './payment-store.ts'
import {
  heldPayment,
  outcomeOf,
  settlePayment,
  type Settled,
  type SettlingContext,
} from './settle-payment.ts'

/**
 * Stops a payment that is pending: the provider is asked to take no money for it any more, and what it
 * says counts, which may be that it has. Where it does not answer, the payment stays `open`.
 */
export function stopPayment(
  context: SettlingContext,
  siteId: SiteId,
  payment: PaymentRow,
): Promise<Settled> {
  return settleBy(context, siteId, payment, (provider, ref) => provider.cancel(ref))
}

/** Asks a provider what has become of a payment that has no outcome yet, and writes it. */
export function lookAtPayment(
  context: SettlingContext,
  siteId: SiteId,
  payment: PaymentRow,
): Promise<Settled> {
  return settleBy(context, siteId, payment, (provider, ref) => provider.look(ref))
}

/**
 * Calls money back that is under way. What the provider says counts: it may not be able to any more, so
 * that the order goes on waiting, or the money may be there.
 */
export function callPaymentBack(
  context: SettlingContext,
  siteId: SiteId,
  payment: PaymentRow,
  called: CalledBack,
): Promise<Settled> {
  return settleBy(context, siteId, payment, (provider, ref) => provider.callBack(ref), called)
}

type Provider = NonNullable<Awaited<ReturnType<typeof providerOf>>>

async function settleBy(
  context: SettlingContext,
  siteId: SiteId,
  payment: PaymentRow,
  ask: (provider: Provider, ref: string) => Promise<PaymentReport>,
  called?: CalledBack,
): Promise<Settled> {
  const site = context.database.dbFor(siteId)
  if (payment.status !== 'pending' && payment.status !== 'under-way') return outcomeOf(payment)
  const provider = await providerOf(context, site, payment)
  if (provider === undefined) return { kind: 'open' }
  let report: PaymentReport
  try {
    report = await ask(provider, payment.provider_ref ?? payment.id)
  } catch (error) {
    context.logger.warn({ err: error, payment: payment.id }, 'a provider did not answer')
    return { kind: 'open' }
  }
  const held = heldPayment(payment)
  if (held !== undefined) {
    return settlePayment(context, siteId, held, report, called === undefined ? {} : { called })
  }
  // one of before, which held nothing
  const code = 'payment-timed-out'
  await refusePayment(site, payment, { refusal: code, now: context.clock() })
  return { kind: 'refused', code }
}
