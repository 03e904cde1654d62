import {
  keptEntries,
  readCheckout,
  type CheckoutReading,
} from '@vitrine/rules/shop/checkout/checkout-form.ts'
import { asksForDownloadConsent } from '@vitrine/rules/shop/checkout/asks-for-download-consent.ts'
import { asksForTerms } from '@vitrine/rules/shop/checkout/asks-for-terms.ts'
import {
  checkoutMessages,
  checkoutRefusal,
  notSentRefusal,
} from '@vitrine/rules/shop/checkout/checkout-messages.ts'
import { decideCharge } from '@vitrine/rules/shop/checkout/decide-charge.ts'
import { asksForAddress, asksForTaxPlace, type Offer } from '@vitrine/rules/shop/checkout/offer.ts'
import { addressOfPlace } from '@vitrine/rules/shop/shipping/pickup.ts'
import { countriesSentTo } from '@vitrine/rules/shop/shipping/shipping-ways.ts'
import { mayTakeDays } from '@vitrine/rules/shop/payments/may-take-days.ts'
import { waysOfPaying } from '@vitrine/rules/shop/payments/ways-of-paying.ts'
import { cardFieldsKey } from '@vitrine/rules/site/sites/stripe-settings.ts'
import { readCartSettings } from '@vitrine/rules/site/sites/cart-settings.ts'
import { takesTaxes } from '@vitrine/rules/shop/taxes/tax-plan-of.ts'
import type { PaymentProvider } from '@vitrine/rules/shop/payments/payment-provider.ts'
import { ok, refuse, type Refusal, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { isTaxPlaceKnown, loadCartOf, type LoadedCart } from '../cart/load-cart.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { atCheckout } from './at-checkout.ts'
import {
  dueOfCart,
  frozenCard,
  holdChosenCard,
  offeredCards,
  type CardChoice,
} from './card-choice.ts'
import { holdSite, keepTyped, lockCart } from './checkout-store.ts'
import { fingerprintOf } from './fingerprint-of.ts'
import { openOffer } from './offer-token.ts'
import type { Attempt } from './order-attempt.ts'
import { consentTo } from './subscription-words.ts'
import { BeginRefused, CatalogueChanged, holdOrder, type HeldPayment } from './hold-order.ts'
import { findKnownPayments, type PaymentRow } from './payment-store.ts'
import { hasTyped, signedEntries } from './typist.ts'

export type Begun =
  | {
      readonly kind: 'held'
      readonly payment: HeldPayment
      /** Null where nothing has to be paid, or not here. */
      readonly means: string | null
      /** The provider's name of the card that is kept and pays; absent: none does. */
      readonly method?: string
    }
  | { readonly kind: 'placed'; readonly orderId: string }
  /** The cart's payment of before has no outcome yet. */
  | {
      readonly kind: 'open'
      readonly payment: PaymentRow
      /** It came of the same form, of that form with other values in it, or of another one. */
      readonly form: 'same' | 'changed' | 'another'
    }

/** An owner's change costs an order another try; so many come without anybody waiting for them. */
const triesBeside = 4

/**
 * Begins a payment for exactly the offer that the shopper saw: under the cart's lock it is priced,
 * and where that makes the offer that was shown, its goods and codes are taken and the payment is
 * written under the form's key, all of it or nothing. From here the same key gets the same answer.
 * Where owners' changes come without end, such as an import's, the last try makes them wait for it.
 */
export async function beginPayment(
  context: Context,
  provider: PaymentProvider,
  attempt: Attempt,
): Promise<Result<Begun>> {
  for (let tries = 1; ; tries++) {
    const isLast = tries > triesBeside
    try {
      return await context.database.transact(attempt.view.siteId, async (site) => {
        if (isLast) await holdSite(site)
        return begin(context, provider, site, attempt)
      })
    } catch (error) {
      if (error instanceof BeginRefused) return refuse(await keepRefused(context, attempt, error))
      if (!(error instanceof CatalogueChanged)) throw error
    }
  }
}

/** What was typed outlives a refusal. */
async function keepRefused(
  { database }: Context,
  { view, tokenHash, body, typist, now }: Attempt,
  { refusal }: BeginRefused,
): Promise<Refusal> {
  const typed = signedEntries(keptEntries(body), typist)
  await keepTyped(database.dbFor(view.siteId), tokenHash, typed, now)
  return refusal
}

async function begin(
  context: Context,
  provider: PaymentProvider,
  site: SiteDatabase,
  attempt: Attempt,
): Promise<Result<Begun>> {
  // the same form names the same payment, whatever its fields made of the card this time
  const { key, cardToken: _token, ...sent } = attempt.body
  const { tokenHash } = attempt
  const cart = tokenHash === undefined ? undefined : await lockCart(site, tokenHash)
  const { ofKey, pending } = await findKnownPayments(site, key, cart?.id ?? null)
  const fingerprint = fingerprintOf(context, sent)
  if (ofKey !== undefined) return answerOf(ofKey, fingerprint)
  if (cart === undefined) return refuse(checkoutRefusal('cart-empty'))
  if (cart.purchasedOrderId !== null) {
    return hasTyped(cart.checkout, attempt.typist)
      ? ok({ kind: 'placed', orderId: cart.purchasedOrderId })
      : refuse(checkoutRefusal('cart-empty'))
  }
  if (pending !== undefined) return ok({ kind: 'open', payment: pending, form: 'another' })
  const agreed = await agree(context, site, attempt, cart)
  if (!agreed.ok) throw new BeginRefused(agreed.refusal)
  const { entries: buyer, paymentToken: means, card, keepsCard, ...reading } = agreed.value
  const { body, typist, now, random } = attempt
  const form = { key: body.key, fingerprint, typed: signedEntries(keptEntries(body), typist) }
  const subscription = beginningOf(reading)
  const { memberId } = attempt
  const order = {
    ...reading,
    ...(subscription !== undefined && { subscription }),
    ...(memberId !== undefined && { memberId }),
    ...frozenCard({ card, keepsCard }),
    buyer,
  }
  const payment = await holdOrder(site, provider, form, order, { now, random })
  return ok({ kind: 'held', payment, means, ...(card !== null && { method: card.ref }) })
}

/** The answer that a key had, or will have. */
export function answerOf(payment: PaymentRow, fingerprint: string): Result<Begun> {
  const isSameForm = payment.fingerprint === fingerprint
  // whoever comes back from where they pay may have thought better of it
  if (payment.status === 'pending' && payment.go_to !== null) {
    return ok({ kind: 'open', payment, form: isSameForm ? 'same' : 'changed' })
  }
  if (!isSameForm) return refuse(checkoutRefusal('key-used-differently'))
  if (payment.status === 'pending') return ok({ kind: 'open', payment, form: 'same' })
  if (payment.status === 'refused') return refuse(refusalOf(payment.refusal))
  if (payment.order_id === null) throw new Error(`payment ${payment.id} came to no order`)
  return ok({ kind: 'placed', orderId: payment.order_id })
}

/** By the code that was kept. */
export function refusalOf(code: string | null): Refusal {
  if (code !== null && Object.hasOwn(checkoutMessages, code)) {
    return checkoutRefusal(code as keyof typeof checkoutMessages)
  }
  return checkoutRefusal('not-all-available')
}

type Agreement = CheckoutReading &
  Pick<CardChoice, 'card' | 'keepsCard'> & { readonly loaded: LoadedCart; readonly offer: Offer }

/** What is paid for and by whom, if the cart still makes the offer that was shown. */
async function agree(
  context: Context,
  site: SiteDatabase,
  { view, body, memberId, now }: Attempt,
  cart: { readonly id: string },
): Promise<Result<Agreement>> {
  const found = await loadCartOf(view, site, cart, now)
  if (!found.ok) return found
  const loaded = await atCheckout(site, found.value, keptEntries(body))
  if (!loaded.ok) return loaded
  const due = dueOfCart(loaded.value)
  const cards = await offeredCards(site, due, memberId, now)
  const chosen = await holdChosenCard(site, cards, body, due.dueCents)
  const needs = needsOf(loaded.value, chosen)
  const { pickup } = loaded.value
  // what is fetched goes nowhere: an address that was typed before is not kept with the order
  const reading = readCheckout(
    pickup === undefined ? body : { ...body, ...addressOfPlace(pickup) },
    needs,
  )
  // without a place there are no taxes yet: what is wrong with it is told, and not that they are gone
  const isPlaceKnown = isTaxPlaceKnown(loaded.value, keptEntries(body))
  // and without a way there is no price
  const isServed = !needs.shipping || needs.countries.has(keptEntries(body).country)
  const isSent = isServed && loaded.value.notSent === undefined
  const hasNoPrice = !isSent || (!isPlaceKnown && takesTaxes(loaded.value.settings))
  if (hasNoPrice && !reading.ok) return reading
  const place = { siteId: view.siteId, cartId: cart.id }
  if (loaded.value.notSent !== undefined) return refuse(notSentRefusal(loaded.value.notSent))
  const charged = decideCharge(openOffer(context, place, body.offer), loaded.value)
  if (!charged.ok) return charged
  if (!reading.ok) return reading
  if (!chosen.ok) return chosen
  return ok({ loaded: loaded.value, offer: charged.value, ...reading.value, ...chosen.value })
}

/** What its form has to say. */
function needsOf({ entries, totals, settings, pickup }: LoadedCart, chosen: Result<CardChoice>) {
  const { store } = settings
  const isSubscription = entries.some(({ subscription }) => subscription !== undefined)
  return {
    shipping: pickup === undefined && asksForAddress(entries),
    taxPlace: asksForTaxPlace({ entries, settings }),
    taxPlaces: store.taxes?.places ?? [],
    payment: waysOfPaying(totals.dueCents, store),
    isKept: isSubscription || (chosen.ok && chosen.value.mayKeep),
    // one that is gone is told, and not that nothing was chosen
    paysByKept: !chosen.ok || chosen.value.card !== null,
    cardFields: cardFieldsKey(store) !== undefined,
    takesDays: mayTakeDays(store, isSubscription),
    terms: asksForTerms(store),
    note: readCartSettings(store).takesNote,
    download: asksForDownloadConsent(entries, settings),
    countries: countriesSentTo(store),
  }
}

/** What begins with the order; undefined where it is paid once. */
function beginningOf({ loaded, offer }: Pick<Agreement, 'loaded' | 'offer'>) {
  const line = loaded.entries.find((entry) => entry.subscription !== undefined)?.subscription
  if (line === undefined) return undefined
  const consent = consentTo(loaded, offer, line.plan)
  return { kind: 'start' as const, ...line, consent, timeZone: loaded.settings.timeZone }
}
