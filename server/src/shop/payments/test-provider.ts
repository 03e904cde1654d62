import { paymentPath } from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import type {
  PaymentProvider,
  PaymentReport,
  PaymentWish,
} from '@vitrine/rules/shop/payments/payment-provider.ts'
import { testPaymentOutcome } from '@vitrine/rules/shop/payments/test-payments.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { answerTestBank, askAtTestBank, findAtTestBank } from './test-bank-store.ts'

/**
 * The built-in test payments: the shopper decides, no money moves, and so none has to be given back.
 * What is decided in the form is known to nobody else; of what its bank asks, the answer is kept.
 */
export function testProvider(site: SiteDatabase): PaymentProvider {
  const look = (ref: string): Promise<PaymentReport> => lookAtTestBank(site, ref)
  return {
    name: 'test',
    account: null,
    isTest: true,
    async prepare({ paymentId: ref, token, method, returnTo, amountCents, currency }) {
      if (method !== undefined || testPaymentOutcome(token) !== 'asks') return { ref, goTo: null }
      await askAtTestBank(site, { payment_id: ref, amount_cents: amountCents, currency })
      const { origin, pathname } = new URL(returnTo)
      const ofPayment = pathname.slice(pathname.lastIndexOf('/') + 1)
      return { ref, goTo: `${origin}${paymentPath('testBank', ofPayment)}` }
    },
    confirm: (ref, wish) =>
      wish.method === undefined
        ? Promise.resolve(decided(wish))
        : chargeKept(site, ref, wish, wish.method),
    look,
    async cancel(ref) {
      await answerTestBank(site, ref, 'cancelled')
      return look(ref)
    },
    refund: () => Promise.resolve('done'),
  }
}

function decided({ token, amountCents, currency }: PaymentWish): PaymentReport {
  const outcome = testPaymentOutcome(token)
  if (outcome === 'accepted' || outcome === 'declined-later' || outcome === 'asks-later') {
    return { state: 'captured', amountCents, currency, method: { ref: outcome, label: '' } }
  }
  return { state: 'failed', reason: outcome === 'no-answer' ? 'timed-out' : 'declined' }
}

/** Nobody sits at a form, so that what the bank says is kept: whoever asks later hears the same. */
async function chargeKept(
  site: SiteDatabase,
  ref: string,
  { amountCents, currency }: PaymentWish,
  method: string,
): Promise<PaymentReport> {
  await askAtTestBank(site, { payment_id: ref, amount_cents: amountCents, currency })
  if (method === 'asks-later') {
    await answerTestBank(site, ref, 'cancelled')
    return { state: 'failed', reason: 'needs-shopper' }
  }
  await answerTestBank(site, ref, method === 'declined-later' ? 'declined' : 'approved')
  return lookAtTestBank(site, ref)
}

async function lookAtTestBank(site: SiteDatabase, ref: string): Promise<PaymentReport> {
  const known = await findAtTestBank(site, ref)
  switch (known?.state) {
    case 'approved':
      return {
        state: 'captured',
        amountCents: known.amount_cents,
        currency: known.currency,
        method: { ref: 'accepted', label: '' },
      }
    case 'asked':
      return { state: 'open' }
    case 'declined':
    case 'cancelled':
      return { state: 'failed', reason: known.state }
    case undefined:
      return { state: 'failed', reason: 'timed-out' }
  }
}
