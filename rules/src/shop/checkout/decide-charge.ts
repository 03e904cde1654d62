import { leastCents, toStripeAmount } from '../payments/stripe-amounts.ts'
import { waysOfPaying } from '../payments/ways-of-paying.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { checkoutRefusal } from './checkout-messages.ts'
import { offerChanges } from './offer-changes.ts'
import { dueOf, makeOffer, type Offer, type PricedCart, type ShownOffer } from './offer.ts'

/**
 * Whether a cart may be charged: only as it was shown to whoever pays.
 * @returns the offer to charge, whose amounts are those that were shown
 */
export function decideCharge(shown: ShownOffer, cart: PricedCart): Result<Offer> {
  if (cart.entries.length === 0) return refuse(checkoutRefusal('cart-empty'))
  if (shown.kind === 'unreadable') return refuse(checkoutRefusal('offer-unreadable'))
  if (!cart.entries.every((entry) => entry.isAvailable)) {
    return refuse(checkoutRefusal('not-all-available'))
  }
  if (cart.entries.some((entry) => entry.lacksAnswers)) {
    return refuse(checkoutRefusal('answers-missing'))
  }
  if (shown.kind === 'missing') return refuse(checkoutRefusal('offer-changed'))
  // what was shown may have been bought since: to charge the same again, it has to be shown again
  if (shown.kind === 'of-another-cart') return refuse(checkoutRefusal('offer-of-another-cart'))
  const offer = makeOffer(cart)
  if (offerChanges(shown.offer, offer).length > 0) return refuse(checkoutRefusal('offer-changed'))
  return canBeCharged(offer, cart) ? ok(offer) : refuse(checkoutRefusal('amount-too-small'))
}

/** Stripe takes no less than a little. */
function canBeCharged(offer: Offer, { settings }: PricedCart): boolean {
  const due = dueOf(offer)
  if (waysOfPaying(due, settings.store) !== 'elsewhere') return true
  const { currency } = offer
  return due >= leastCents(currency) && toStripeAmount(due, currency) !== undefined
}
