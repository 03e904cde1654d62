import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { providerOf } from '../payments/find-provider.ts'
import { takeAftermath } from '../orders/take-aftermath.ts'
import type { PaymentRow } from './payment-store.ts'
import type { SettlingContext } from './settle-payment.ts'
import { lookAtPayment } from './stop-payment.ts'

/**
 * Asks a provider what has become of a payment, whatever is known of it already, and writes what is new:
 * its outcome, or what has happened to its money since.
 * @returns false where the provider did not answer
 */
export async function lookAfterPayment(
  context: SettlingContext,
  siteId: SiteId,
  payment: PaymentRow,
): Promise<boolean> {
  const { status, order_id: id, provider: name } = payment
  if (status !== 'succeeded') {
    return (await lookAtPayment(context, siteId, payment)).kind !== 'open'
  }
  const provider = await providerOf(context, context.database.dbFor(siteId), payment)
  if (provider === undefined || id === null) return false
  try {
    const aftermath = await provider.lookAfter(payment.provider_ref ?? payment.id)
    await takeAftermath(context, siteId, { id, provider: name }, aftermath)
    return true
  } catch (error) {
    context.logger.warn({ err: error, payment: payment.id }, 'a provider did not answer')
    return false
  }
}
