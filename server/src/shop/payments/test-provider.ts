import { cardPath } from '@vitrine/rules/shop/subscriptions/subscriptions-paths.ts'
import { paymentPath } from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import type {
  MethodReport,
  PaymentProvider,
  PaymentReport,
  PaymentWish,
} from '@vitrine/rules/shop/payments/payment-provider.ts'
import {
  isSlowOutcome,
  slowTestPaymentMs,
  testMethod,
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
    async prepare(wish) {
      const { paymentId: ref, returnTo, amountCents, currency, method = 'accepted' } = wish
      if (!asksNow(wish)) return { ref, goTo: null }
      await askAtTestBank(site, { payment_id: ref, amount_cents: amountCents, currency, method })
      const { origin, token } = readReturn(returnTo)
      return { ref, goTo: `${origin}${paymentPath('testBank', token)}` }
    },
    confirm(ref, wish) {
      const { method, token } = wish
      const now = clock()
      if (method !== undefined) return chargeKept(site, ref, wish, { method, now })
      const outcome = testPaymentOutcome(token)
      return isSlowOutcome(outcome)
        ? sendOnItsWay(site, ref, wish, { outcome, now })
        : Promise.resolve(decided(wish, now))
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
    async askForMethod({ setupId: ref, returnTo, currency }) {
      await askAtTestBank(site, { payment_id: ref, amount_cents: 0, currency })
      const { origin, token } = readReturn(returnTo)
      return { ref, goTo: `${origin}${cardPath('cardBank', token)}` }
    },
    lookAtMethod: (ref) => lookAtCard(site, ref, clock()),
    async stopAsking(ref) {
      await answerTestBank(site, ref, 'cancelled')
      return lookAtCard(site, ref, clock())
    },
    // its cards are names, of which nothing is kept there
    forgetMethod: () => Promise.resolve(),
  }
}

/** Whether the bank asks whoever pays, who has to be there for that. */
function asksNow({ token, method, isThere }: PaymentWish): boolean {
  if (method !== undefined) return isThere === true && method === 'asks-later'
  return testPaymentOutcome(token) === 'asks'
}

/** Where whoever is asked comes back to, by whose token the pages of the bank are opened, too. */
function readReturn(returnTo: string): { readonly origin: string; readonly token: string } {
  const { origin, pathname } = new URL(returnTo)
  return { origin, token: pathname.slice(pathname.lastIndexOf('/') + 1) }
}

async function lookAtCard(site: SiteDatabase, ref: string, now: number): Promise<MethodReport> {
  const known = await findAtTestBank(site, ref)
  if (known?.state === 'asked') return { state: 'open' }
  if (known?.state !== 'approved') return { state: 'stopped' }
  return { state: 'kept', method: testMethod(known.method ?? 'accepted', now) }
}

function decided({ token, amountCents, currency }: PaymentWish, now: number): PaymentReport {
  const outcome = testPaymentOutcome(token)
  if (outcome === 'accepted' || outcome === 'declined-later' || outcome === 'asks-later') {
    return { state: 'captured', amountCents, currency, method: testMethod(outcome, now) }
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
  await askAtTestBank(site, { payment_id: ref, amount_cents: amountCents, currency, method })
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
        method: testMethod(known.method ?? 'accepted', now),
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
