import { cartRefusal } from '@vitrine/rules/cart/cart-messages.ts'
import {
  keptEntries,
  readCheckout,
  type CheckoutBody,
  type CheckoutEntries,
} from '@vitrine/rules/checkout/checkout-form.ts'
import { checkoutMessages, checkoutRefusal } from '@vitrine/rules/checkout/checkout-messages.ts'
import { makeId, type Random, type SiteId } from '@vitrine/rules/ids/ids.ts'
import type { Card, PaymentProvider } from '@vitrine/rules/payments/payment-provider.ts'
import { ok, refuse, type Refusal, type Result } from '@vitrine/rules/refusals/result.ts'
import { loadCartOf, readSettings } from '../cart/load-cart.ts'
import type { Context } from '../context.ts'
import type { SiteDatabase } from '../db/database.ts'
import { findProvider } from '../payments/find-provider.ts'
import {
  findOrderOfCart,
  findPayment,
  findPendingPayment,
  insertPayment,
  keepEntries,
  lockCart,
  settlePayment,
  type PaymentRow,
} from './checkout-store.ts'
import { OrderGivenUp } from './order-given-up.ts'
import { fingerprintOf } from './order-token.ts'
import { writeOrder } from './write-order.ts'

export type Attempt = {
  readonly siteId: SiteId
  /** Scheme and host of the shop, for the address in the mail. */
  readonly origin: string
  /** The visitor's cart token as the database knows it. */
  readonly tokenHash: string | undefined
  readonly body: CheckoutBody
  /** Epoch milliseconds. */
  readonly now: number
  readonly random: Random
}

export type PlacedOrder = { readonly orderId: string }

/** What the first transaction promised: the payment to make, and for what. */
export type Claim = {
  readonly paymentId: string
  readonly amountCents: number
  readonly currency: string
  readonly entries: CheckoutEntries
  readonly card: Card | null
}

type Claimed =
  | { readonly kind: 'claimed'; readonly claim: Claim }
  | ({ readonly kind: 'placed' } & PlacedOrder)

/** After this a payment without an answer belongs to a process that ended. */
const abandonedAfterMs = 60_000

/**
 * Places an order, once. Prices and totals are the catalogue's at this moment.
 *
 * A payment goes `pending` -> `succeeded` | `refused`, each step in a transaction:
 * 1. claim: under the cart's lock, the entries are kept, the cart is priced, and a `pending` payment
 *    is written under the form's key. From here the same key gets the same answer, another one 409.
 * 2. charge: the provider is asked outside of any transaction, by the payment's own id.
 * 3. order: `succeeded`, the stock, the order with its number and lines, and the mail are written together,
 *    or nothing is.
 *    Where that fails (the last one is gone, a price changed) the charge is cancelled and the payment
 *    becomes `refused`.
 * A process that ends in between leaves a `pending` payment and no order, and has told the shopper
 * nothing. `closeIfAbandoned` cancels such a charge; then the form can be sent again. Whatever was
 * acknowledged was committed in step 3 as a whole.
 */
export async function placeOrder(context: Context, attempt: Attempt): Promise<Result<PlacedOrder>> {
  const { database } = context
  const settings = await readSettings(database.dbFor(attempt.siteId))
  const provider = findProvider(settings.store)
  if (provider === undefined) return refuse(checkoutRefusal('payments-not-set-up'))
  const claimed = await database.transact(attempt.siteId, (site) =>
    claimPayment(context, provider, site, attempt),
  )
  if (!claimed.ok) return claimed
  if (claimed.value.kind === 'placed') return ok({ orderId: claimed.value.orderId })
  const { claim } = claimed.value
  const refusal = await charge(provider, claim)
  if (refusal !== undefined) return giveUp(context, attempt, provider, claim, refusal)
  try {
    const orderId = await database.transact(attempt.siteId, (site) =>
      writeOrder(context, site, attempt, claim, provider),
    )
    return ok({ orderId })
  } catch (error) {
    if (!(error instanceof OrderGivenUp)) throw error
    return giveUp(context, attempt, provider, claim, error.refusal)
  }
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
  const known = await findPayment(site, key)
  const fingerprint = fingerprintOf(context, sent)
  if (known !== undefined) return answerOf(site, known, fingerprint, now)
  if (cart === undefined) return refuse(checkoutRefusal('cart-empty'))
  if (cart.purchasedOrderId !== null) return ok({ kind: 'placed', orderId: cart.purchasedOrderId })
  const other = await findPendingPayment(site, cart.id)
  if (other !== undefined && !(await closeIfAbandoned(site, other, now))) {
    return refuse(checkoutRefusal('order-in-flight'))
  }
  await keepEntries(site, cart.id, keptEntries(body))
  const loaded = await loadCartOf(site, cart)
  if (!loaded.ok) return loaded
  const { entries, totals, settings } = loaded.value
  if (entries.length === 0) return refuse(checkoutRefusal('cart-empty'))
  if (!entries.every((entry) => entry.isAvailable)) {
    return refuse(cartRefusal({ code: 'not-enough-stock' }))
  }
  const amountCents = totals.grandTotalCents
  const needs = { shipping: totals.requiresShipping, payment: amountCents > 0, now }
  const reading = readCheckout(body, needs)
  if (!reading.ok) return reading
  const claim: Claim = {
    paymentId: makeId(now, attempt.random),
    amountCents,
    currency: settings.currency,
    ...reading.value,
  }
  await insertPayment(site, {
    id: claim.paymentId,
    cart_id: cart.id,
    idempotency_key: key,
    fingerprint,
    provider: provider.name,
    status: 'pending',
    refusal: null,
    amount_cents: amountCents,
    currency: claim.currency,
    created_at: now,
    settled_at: null,
  })
  return ok({ kind: 'claimed', claim })
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
  return cartRefusal({ code: 'not-enough-stock' })
}

/** Undefined when the money is there. */
async function charge(provider: PaymentProvider, claim: Claim): Promise<Refusal | undefined> {
  const { paymentId, amountCents, currency, card } = claim
  if (card === null) return undefined
  const outcome = await provider.charge({ paymentId, amountCents, currency, card })
  if (outcome === 'succeeded') return undefined
  return checkoutRefusal(outcome === 'declined' ? 'payment-declined' : 'payment-timed-out')
}

async function giveUp(
  { database }: Pick<Context, 'database'>,
  { siteId, now }: Attempt,
  provider: PaymentProvider,
  { paymentId }: Claim,
  refusal: Refusal,
): Promise<Result<never>> {
  await provider.cancel(paymentId)
  const outcome = { status: 'refused', refusal: refusal.code, now } as const
  await settlePayment(database.dbFor(siteId), paymentId, outcome)
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
  const provider = findProvider({ paymentMode: payment.provider === 'test' ? 'test' : 'live' })
  if (provider === undefined) return false
  const outcome = { status: 'refused', refusal: 'payment-timed-out', now } as const
  if (!(await settlePayment(site, payment.id, outcome))) return false
  await provider.cancel(payment.id)
  return true
}
