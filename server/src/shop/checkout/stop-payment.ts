import type { PaymentReport } from '@vitrine/rules/shop/payments/payment-provider.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { providerOf } from '../payments/find-provider.ts'
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

/** Asks a provider what has become of a payment that is pending, and writes it. */
export function lookAtPayment(
  context: SettlingContext,
  siteId: SiteId,
  payment: PaymentRow,
): Promise<Settled> {
  return settleBy(context, siteId, payment, (provider, ref) => provider.look(ref))
}

type Provider = NonNullable<Awaited<ReturnType<typeof providerOf>>>

async function settleBy(
  context: SettlingContext,
  siteId: SiteId,
  payment: PaymentRow,
  ask: (provider: Provider, ref: string) => Promise<PaymentReport>,
): Promise<Settled> {
  const site = context.database.dbFor(siteId)
  if (payment.status !== 'pending') return outcomeOf(payment)
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
  if (held !== undefined) return settlePayment(context, siteId, held, report)
  // one of before, which held nothing
  const code = 'payment-timed-out'
  await refusePayment(site, payment, { refusal: code, now: context.clock() })
  return { kind: 'refused', code }
}
