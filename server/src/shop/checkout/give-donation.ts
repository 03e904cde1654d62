import { checkoutRefusal } from '@vitrine/rules/shop/checkout/checkout-messages.ts'
import { freezeDonation } from '@vitrine/rules/shop/donations/freeze-donation.ts'
import {
  leastToGive,
  readDonation,
  type DonationBody,
  type DonationTerms,
} from '@vitrine/rules/shop/donations/read-donation.ts'
import { donationTitle, givingConsent } from '@vitrine/rules/shop/donations/donation-words.ts'
import { donationsRefusal } from '@vitrine/rules/shop/donations/donations-messages.ts'
import type { PaymentProvider } from '@vitrine/rules/shop/payments/payment-provider.ts'
import { signsOfCurrency } from '@vitrine/rules/ground/money/currency.ts'
import { makeId } from '@vitrine/rules/ground/ids/ids.ts'
import { amountStyle } from '@vitrine/rules/ground/money/typed-amount.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { donationsOf } from '@vitrine/rules/site/sites/donation-settings.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { isUniqueViolation } from '../../ground/db/unique-violation.ts'
import { moneyPatternOf } from '../../site/sites/site-money.ts'
import { readSettings, settingsAsOf } from '../cart/load-cart.ts'
import { findProvider } from '../payments/find-provider.ts'
import type { PayableCard } from '../payments/keep-card.ts'
import { answerOf, type Begun } from './begin-payment.ts'
import { holdSite } from './checkout-store.ts'
import { frozenCard, holdChosenCard, offeredCards } from './card-choice.ts'
import { fingerprintOf } from './fingerprint-of.ts'
import { writePayment } from './hold-order.ts'
import type { Attempt } from './order-attempt.ts'
import { findKnownPayments } from './payment-store.ts'
import { payOnce, type Paying } from './place-order.ts'
import { signedEntries } from './typist.ts'

/** A form that was sent to give something. */
export type DonationAttempt = Omit<Attempt, 'tokenHash' | 'body'> & {
  readonly body: DonationBody
}

/** By what a site takes donations, and how amounts are typed there; undefined: it takes none. */
export function donationTerms(settings: SiteSettings, locale: string): DonationTerms | undefined {
  const { currency, store } = settings
  const donations = donationsOf(store)
  if (donations === undefined) return undefined
  const { decimal } = moneyPatternOf(settings, currency, locale)
  const style = amountStyle(currency, decimal, signsOfCurrency(currency))
  return { donations, currency, store, style }
}

/** The kept cards by which somebody can give; undefined: none can pay, nor be kept. */
export function cardsToGiveBy(
  site: SiteDatabase,
  terms: DonationTerms,
  memberId: string | undefined,
  now: number,
): Promise<readonly PayableCard[] | undefined> {
  return offeredCards(site, { dueCents: leastToGive(terms), store: terms.store }, memberId, now)
}

/**
 * Takes a donation, once for each form. Nothing of it lies in a cart: its order is frozen as it is read
 * from the form, and then begun, paid and settled like any other (decision 112).
 */
export async function giveDonation(
  context: Context,
  attempt: DonationAttempt,
): Promise<Result<Paying>> {
  const { view } = attempt
  const { store } = await readSettings(view)
  const site = context.database.dbFor(view.siteId)
  const provider = await findProvider(context, site, store)
  if (provider === undefined) return refuse(checkoutRefusal('payments-not-set-up'))
  return payOnce(context, attempt, provider, () => beginOnce(context, provider, attempt))
}

/** The same form may come twice at once: whoever is second reads what the first has begun. */
async function beginOnce(
  context: Context,
  provider: PaymentProvider,
  attempt: DonationAttempt,
): Promise<Result<Begun>> {
  const run = () =>
    context.database.transact(attempt.view.siteId, (site) =>
      begin(context, provider, site, attempt),
    )
  try {
    return await run()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return run()
  }
}

async function begin(
  context: Context,
  provider: PaymentProvider,
  site: SiteDatabase,
  attempt: DonationAttempt,
): Promise<Result<Begun>> {
  const { view, memberId, typist, now, random } = attempt
  const { key, ...sent } = attempt.body
  const { ofKey } = await findKnownPayments(site, key, null)
  const fingerprint = fingerprintOf(context, sent)
  if (ofKey !== undefined) return answerOf(ofKey, fingerprint)
  const siteRevision = await holdSite(site)
  const settings = await settingsAsOf(view, siteRevision, site)
  const terms = donationTerms(settings, view.locale)
  if (terms === undefined) return refuse(donationsRefusal('donations-off'))
  const cards = await cardsToGiveBy(site, terms, memberId, now)
  // any amount that can be given is paid by money
  const chosen = await holdChosenCard(site, cards, attempt.body, leastToGive(terms))
  const given = readDonation(attempt.body, terms, {
    mayKeep: cards !== undefined,
    // one that is gone is told, and not that nothing was chosen
    paysByKept: !chosen.ok || chosen.value.card !== null,
  })
  if (!given.ok) return given
  if (!chosen.ok) return chosen
  const { paymentToken: means, cents: amountCents, cause, plan } = given.value
  const say = sayIn(view.locale)
  const orderId = makeId(now, random)
  const frozen = freezeDonation({
    ...given.value,
    lineId: makeId(now, random),
    title: donationTitle(terms.donations.title, cause) || say('Donation'),
    messageTitle: say('Message'),
    currency: terms.currency,
    locale: view.locale,
    testMode: provider.isTest,
    ...(memberId !== undefined && { memberId }),
    ...frozenCard(chosen.value),
    ...(plan !== null && {
      subscription: {
        kind: 'start' as const,
        plan,
        priceCents: amountCents,
        consent: say(givingConsent[plan.unit === 'YEAR' ? 'YEAR' : 'MONTH']),
        timeZone: settings.timeZone,
      },
    }),
  })
  const { currency: _shown, payment: _token, card: _card, keepCard: _keep, ...typed } = sent
  const form = { key, fingerprint, typed: signedEntries(typed, typist) }
  const { store } = settings
  const order = { cartId: orderId, orderId, amountCents, frozen, store, siteRevision }
  const payment = await writePayment(site, provider, form, order, { now, random })
  const { card } = chosen.value
  return ok({ kind: 'held', payment, means, ...(card !== null && { method: card.ref }) })
}
