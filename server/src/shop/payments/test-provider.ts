import { paymentPath } from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import type {
  PaymentProvider,
  PaymentReport,
  PaymentWish,
} from '@vitrine/rules/shop/payments/payment-provider.ts'
import {
  isSlowOutcome,
  slowTestPaymentMs,
  testPaymentOutcome,
  type SlowOutcome,
} from '@vitrine/rules/shop/payments/test-payments.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import {
  answerTestBank,
  askAtTestBank,
  decideTestBank,
  findAtTestBank,
  keepOnItsWay,
  stateAt,
} from './test-bank-store.ts'

/**
 * The built-in test payments: the shopper decides, no money moves, and so none has to be given back.
 * What is decided in the form is known to nobody else; of what its bank asks, the answer is kept.
 */
export function testProvider(
  { clock }: Pick<Context, 'clock'>,
  site: SiteDatabase,
): PaymentProvider {
  const look = (ref: string): Promise<PaymentReport> => lookAtTestBank(site, ref, clock())
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
    confirm(ref, wish) {
      const { method, token } = wish
      const now = clock()
      if (method !== undefined) return chargeKept(site, ref, wish, { method, now })
      const outcome = testPaymentOutcome(token)
      return isSlowOutcome(outcome)
        ? sendOnItsWay(site, ref, wish, { outcome, now })
        : Promise.resolve(decided(wish))
    },
    look,
    async cancel(ref) {
      await answerTestBank(site, ref, 'cancelled')
      return look(ref)
    },
    async callBack(ref) {
      await decideTestBank(site, ref, { state: 'cancelled', now: clock() })
      return look(ref)
    },
    lookAfter: () => Promise.resolve({ refunds: [], disputes: [] }),
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

/** Its bank decides after some days, or when somebody asks it to. */
async function sendOnItsWay(
  site: SiteDatabase,
  ref: string,
  { amountCents, currency }: PaymentWish,
  { outcome, now }: { readonly outcome: SlowOutcome; readonly now: number },
): Promise<PaymentReport> {
  const decides = outcome === 'days-then-paid' ? 'approved' : 'declined'
  await keepOnItsWay(site, {
    payment_id: ref,
    amount_cents: amountCents,
    currency,
    decides,
    decides_at: now + slowTestPaymentMs,
  })
  return lookAtTestBank(site, ref, now)
}

/** Nobody sits at a form, so that what the bank says is kept: whoever asks later hears the same. */
async function chargeKept(
  site: SiteDatabase,
  ref: string,
  { amountCents, currency }: PaymentWish,
  { method, now }: { readonly method: string; readonly now: number },
): Promise<PaymentReport> {
  await askAtTestBank(site, { payment_id: ref, amount_cents: amountCents, currency })
  if (method === 'asks-later') {
    await answerTestBank(site, ref, 'cancelled')
    return { state: 'failed', reason: 'needs-shopper' }
  }
  await answerTestBank(site, ref, method === 'declined-later' ? 'declined' : 'approved')
  return lookAtTestBank(site, ref, now)
}

async function lookAtTestBank(
  site: SiteDatabase,
  ref: string,
  now: number,
): Promise<PaymentReport> {
  const known = await findAtTestBank(site, ref)
  if (known === undefined) return { state: 'failed', reason: 'timed-out' }
  const { amount_cents: amountCents, currency } = known
  const state = stateAt(known, now)
  switch (state) {
    case 'approved':
      return {
        state: 'captured',
        amountCents,
        currency,
        method: { ref: 'accepted', label: '' },
      }
    case 'asked':
      return { state: 'open' }
    case 'under-way':
      return { state: 'pending', amountCents, currency }
    case 'declined':
    case 'cancelled':
      return { state: 'failed', reason: state }
  }
}
