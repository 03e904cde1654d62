import {
  keptEntries,
  readCheckout,
  taxPlaceOf,
} from '@vitrine/rules/shop/checkout/checkout-form.ts'
import {
  checkoutMessages,
  checkoutRefusal,
} from '@vitrine/rules/shop/checkout/checkout-messages.ts'
import { asksForTerms } from '@vitrine/rules/shop/checkout/asks-for-terms.ts'
import { decideCharge } from '@vitrine/rules/shop/checkout/decide-charge.ts'
import { asksForAddress, asksForTaxPlace } from '@vitrine/rules/shop/checkout/offer.ts'
import { countriesSentTo } from '@vitrine/rules/shop/shipping/shipping-ways.ts'
import { takesTaxes } from '@vitrine/rules/shop/taxes/tax-plan-of.ts'
import { makeId } from '@vitrine/rules/ground/ids/ids.ts'
import type { PaymentProvider } from '@vitrine/rules/shop/payments/payment-provider.ts'
import { ok, refuse, type Refusal, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { atPlace, loadCartOf, readSettings, type LoadedCart } from '../cart/load-cart.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { findProvider, providerNamed } from '../payments/find-provider.ts'
import {
  beginPayment,
  findOrderOfCart,
  findKnownPayments,
  keepEntries,
  lockCart,
  refusePayment,
  type PaymentRow,
} from './checkout-store.ts'
import type { Attempt, Claim, OrderTurn } from './order-attempt.ts'
import { openOffer } from './offer-token.ts'
import { OrderGivenUp, OrderOutdated } from './order-given-up.ts'
import { refusedCode } from './code-uses.ts'
import { fingerprintOf } from './fingerprint-of.ts'
import { hasTyped, signedEntries } from './typist.ts'
import { writeOrder } from './write-order.ts'

export type PlacedOrder = { readonly orderId: string }

type Claimed =
  | { readonly kind: 'claimed'; readonly claim: Claim }
  | ({ readonly kind: 'placed' } & PlacedOrder)

/** After this a payment without an answer belongs to a process that ended. */
const abandonedAfterMs = 60_000

/**
 * Places an order, once, for exactly the offer that the shopper saw.
 *
 * A payment goes `pending` -> `succeeded` | `refused`, each step in a transaction:
 * 1. claim: under the cart's lock, the entries are kept, the cart is priced, and only where that
 *    makes the offer that was shown, a `pending` payment of its total is written under the form's
 *    key. From here the same key gets the same answer, another one 409.
 * 2. charge: the provider is asked outside of any transaction, by the payment's own id.
 * 3. order: `succeeded`, the stock, the order with its number and lines, and the mail are written together,
 *    or nothing is. The statement that writes them compares cart, catalogue and payment with the
 *    offer once more.
 *    Where that fails (the last one is gone, a price changed) the charge is cancelled and the payment
 *    becomes `refused`.
 * A process that ends in between leaves a `pending` payment and no order, and has told the shopper
 * nothing. `closeIfAbandoned` cancels such a charge; then the form can be sent again. Whatever was
 * acknowledged was committed in step 3 as a whole.
 */
export async function placeOrder(context: Context, attempt: Attempt): Promise<Result<PlacedOrder>> {
  const { database } = context
  const settings = await readSettings(attempt.view)
  const provider = findProvider(settings.store)
  if (provider === undefined) return refuse(checkoutRefusal('payments-not-set-up'))
  const claimed = await database.transact(attempt.view.siteId, (site) =>
    claimPayment(context, provider, site, attempt),
  )
  if (!claimed.ok) return claimed
  if (claimed.value.kind === 'placed') return ok({ orderId: claimed.value.orderId })
  const { claim } = claimed.value
  const refusal = await charge(provider, claim)
  if (refusal !== undefined) return giveUp(context, attempt, provider, claim, refusal)
  try {
    return ok({ orderId: await writeUntilCurrent(context, attempt, claim, provider) })
  } catch (error) {
    if (!(error instanceof OrderGivenUp)) throw error
    return giveUp(context, attempt, provider, claim, error.refusal)
  }
}

/** An owner's change costs an order another try; so many come without anybody waiting for them. */
const triesBeside = 4

/**
 * Writes the order; again where the owner has changed something between its price and its writing.
 * Where changes come without end, such as an import's, the last try makes them wait for it.
 */
async function writeUntilCurrent(
  context: Context,
  attempt: Attempt,
  claim: Claim,
  provider: PaymentProvider,
): Promise<string> {
  const write = (turn: OrderTurn): Promise<string> =>
    context.database.transact(attempt.view.siteId, (site) =>
      writeOrder(context, site, { ...attempt, turn }, claim, provider),
    )
  for (let count = 0; count < triesBeside; count++) {
    try {
      return await write(count === 0 ? 'as-claimed' : 'beside-changes')
    } catch (error) {
      if (!(error instanceof OrderOutdated)) throw error
    }
  }
  return write('before-changes')
}

async function claimPayment(
  context: Context,
  provider: PaymentProvider,
  site: SiteDatabase,
  attempt: Attempt,
): Promise<Result<Claimed>> {
  const { body, now } = attempt
  const { key, ...sent } = body
  const cart = attempt.tokenHash === undefined ? undefined : await lockCart(site, attempt.tokenHash)
  const { ofKey, pending } = await findKnownPayments(site, key, cart?.id ?? null)
  const fingerprint = fingerprintOf(context, sent)
  if (ofKey !== undefined) return answerOf(site, ofKey, fingerprint, now)
  if (cart === undefined) return refuse(checkoutRefusal('cart-empty'))
  if (cart.purchasedOrderId !== null) {
    return hasTyped(cart.checkout, attempt.typist)
      ? ok({ kind: 'placed', orderId: cart.purchasedOrderId })
      : refuse(checkoutRefusal('cart-empty'))
  }
  if (pending !== undefined && !(await closeIfAbandoned(site, pending, now))) {
    return refuse(checkoutRefusal('order-in-flight'))
  }
  const typed = signedEntries(keptEntries(body), attempt.typist)
  const claim = await makeClaim(context, site, attempt, cart)
  if (!claim.ok) {
    await keepEntries(site, cart.id, typed)
    return claim
  }
  const { paymentId, offer } = claim.value
  const payment = {
    id: paymentId,
    cart_id: cart.id,
    idempotency_key: key,
    fingerprint,
    provider: provider.name,
    amount_cents: offer.totalCents,
    currency: offer.currency,
    created_at: now,
  }
  await beginPayment(site, payment, typed)
  return ok({ kind: 'claimed', claim: claim.value })
}

/** What is paid for and by whom, if the cart still makes the offer that was shown. */
async function makeClaim(
  context: Context,
  site: SiteDatabase,
  { view, body, now, random }: Attempt,
  cart: { readonly id: string },
): Promise<Result<Claim>> {
  const found = await loadCartOf(view, site, cart, now)
  if (!found.ok) return found
  const loaded = atPlace(found.value, keptEntries(body))
  if (!loaded.ok) return loaded
  const needs = needsOf(loaded.value)
  const reading = readCheckout(body, needs)
  // without a place there are no taxes yet: what is wrong with it is told, and not that they are gone
  const isPlaceKnown = taxPlaceOf(keptEntries(body), needs.taxPlaces) !== null
  // and without a way there is no price
  const isServed = !needs.shipping || needs.countries.has(keptEntries(body).country)
  const hasNoPrice = !isServed || (!isPlaceKnown && takesTaxes(loaded.value.settings))
  if (hasNoPrice && !reading.ok) return reading
  const place = { siteId: view.siteId, cartId: cart.id }
  const charged = decideCharge(openOffer(context, place, body.offer), loaded.value)
  if (!charged.ok) return charged
  const offer = charged.value
  if (!reading.ok) return reading
  const { codes } = loaded.value
  const refused = await refusedCode(site, { offer, codes, email: reading.value.entries.email })
  if (refused !== undefined) return refuse(refused)
  return ok({ paymentId: makeId(now, random), loaded: loaded.value, offer, ...reading.value })
}

/** What its form has to say. */
function needsOf({ entries, totals, settings }: LoadedCart) {
  const { store } = settings
  return {
    shipping: asksForAddress(entries),
    taxPlace: asksForTaxPlace({ entries, settings }),
    taxPlaces: store.taxes?.places ?? [],
    payment: totals.grandTotalCents > 0,
    terms: asksForTerms(store),
    countries: countriesSentTo(store),
  }
}

/** The answer that a key had, has still, or will have. */
async function answerOf(
  site: SiteDatabase,
  payment: PaymentRow,
  fingerprint: string,
  now: number,
): Promise<Result<Claimed>> {
  if (payment.fingerprint !== fingerprint) return refuse(checkoutRefusal('key-used-differently'))
  if (payment.status === 'pending') {
    const isClosed = await closeIfAbandoned(site, payment, now)
    return refuse(checkoutRefusal(isClosed ? 'payment-timed-out' : 'order-in-flight'))
  }
  if (payment.status === 'refused') return refuse(refusalOf(payment.refusal))
  const order = await findOrderOfCart(site, payment.cart_id)
  if (order === undefined) throw new Error(`payment ${payment.id} succeeded without an order`)
  return ok({ kind: 'placed', orderId: order.id })
}

function refusalOf(code: string | null): Refusal {
  if (code !== null && Object.hasOwn(checkoutMessages, code)) {
    return checkoutRefusal(code as keyof typeof checkoutMessages)
  }
  return checkoutRefusal('not-all-available')
}

/** Undefined when the money is there. */
async function charge(provider: PaymentProvider, claim: Claim): Promise<Refusal | undefined> {
  const { paymentId, offer, paymentToken: token } = claim
  if (token === null) return undefined
  const { totalCents: amountCents, currency } = offer
  const outcome = await provider.charge({ paymentId, amountCents, currency, token })
  if (outcome === 'succeeded') return undefined
  return checkoutRefusal(outcome === 'declined' ? 'payment-declined' : 'payment-timed-out')
}

async function giveUp(
  { database }: Pick<Context, 'database'>,
  { view, now }: Attempt,
  provider: PaymentProvider,
  { paymentId }: Claim,
  refusal: Refusal,
): Promise<Result<never>> {
  await provider.cancel(paymentId)
  await refusePayment(database.dbFor(view.siteId), paymentId, { refusal: refusal.code, now })
  return refuse(refusal)
}

/**
 * Cancels the payment of an attempt whose process ended before it could answer. The row is settled
 * first and held until the provider agreed, so that an attempt that lives after all cannot succeed.
 */
export async function closeIfAbandoned(
  site: SiteDatabase,
  payment: Pick<PaymentRow, 'id' | 'created_at' | 'provider'>,
  now: number,
): Promise<boolean> {
  if (now - payment.created_at < abandonedAfterMs) return false
  const provider = providerNamed(payment.provider)
  if (provider === undefined) return false
  const outcome = { refusal: 'payment-timed-out', now }
  if (!(await refusePayment(site, payment.id, outcome))) return false
  await provider.cancel(payment.id)
  return true
}
