import { checkoutRefusal } from '@vitrine/rules/shop/checkout/checkout-messages.ts'
import type { CheckoutEntries } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import {
  freezeOrder,
  type FrozenOrder,
  type FrozenSubscription,
} from '@vitrine/rules/shop/checkout/frozen-order.ts'
import { heldFor } from '@vitrine/rules/shop/checkout/held-for.ts'
import { dueOf, type Offer } from '@vitrine/rules/shop/checkout/offer.ts'
import { isAutomaticId } from '@vitrine/rules/shop/coupons/coupon.ts'
import type { KeptMethod, PaymentProvider } from '@vitrine/rules/shop/payments/payment-provider.ts'
import { makeId, type Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import type { StoreSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { takeStock, type TakenStock } from '../../site/stock/take-stock.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { LoadedCart } from '../cart/load-cart.ts'
import { countCouponUses, type Uncounted } from '../coupons/count-coupon-uses.ts'
import { spendGiftCards } from '../gift-cards/spend-gift-cards.ts'
import { insertPayment } from './payment-store.ts'

/** A payment whose goods are held, and which nobody was asked for yet. */
export type HeldPayment = {
  readonly id: string
  readonly cart_id: string
  readonly order_id: string
  readonly provider: string
  readonly provider_account: string | null
  /** The provider's name for it, as far as that is kept. */
  readonly provider_ref: string | null
  readonly idempotency_key: string
  readonly amount_cents: number
  readonly currency: string
  readonly held_until: number
  readonly frozen_order: FrozenOrder
}

/** Thrown to give the transaction up as a whole; the shopper gets the refusal. */
export class BeginRefused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.message)
    this.name = 'BeginRefused'
    this.refusal = refusal
  }
}

/** Thrown to begin anew, on prices and balances that are newer than those it was priced by. */
export class CatalogueChanged extends Error {
  constructor() {
    super('prices or balances changed while a payment began')
    this.name = 'CatalogueChanged'
  }
}

const minuteMs = 60_000

/** After this a payment that leads nowhere and has no answer belongs to a process that ended. */
const answeredWithinMs = 60_000

export type OrderToHold = {
  readonly loaded: LoadedCart
  readonly offer: Offer
  readonly buyer: CheckoutEntries
  readonly agreesToTerms: boolean
  readonly agreesToDownload: boolean
  readonly subscription?: FrozenSubscription
  readonly memberId?: string
  readonly keepsCard?: true
  readonly paidBy?: KeptMethod
}

type Form = {
  /** One payment for each. */
  readonly key: string
  readonly fingerprint: string
  /** What the cart keeps of what was typed. */
  readonly typed: Readonly<Record<string, unknown>>
}

/**
 * Takes what an order needs, the stock as late as can be, and writes its payment.
 * @throws BeginRefused, CatalogueChanged
 */
export async function holdOrder(
  site: SiteDatabase,
  provider: PaymentProvider,
  form: Form,
  { loaded, offer, ...agreed }: OrderToHold,
  { now, random }: { readonly now: number; readonly random: Random },
): Promise<HeldPayment> {
  const orderId = makeId(now, random)
  const testMode = provider.isTest
  const frozen = freezeOrder(loaded, { orderId, offer, testMode, ...agreed })
  const uncounted = await countCouponUses(site, orderId, frozen.uses)
  if (uncounted?.why === 'changed') throw new CatalogueChanged()
  if (uncounted !== undefined) throw new BeginRefused(uncountedRefusal(uncounted))
  // another order has spent of it since: what is left pays, or the shopper is told
  if (!(await spendGiftCards(site, offer.giftCards, { orderId, now }))) throw new CatalogueChanged()
  const counted = frozen.entries.filter((entry) => entry.isCounted)
  const taken = await takeStock(site, counted, { orderId, now, random })
  if (taken === undefined) throw new BeginRefused(checkoutRefusal('not-all-available'))
  const priced = {
    cartId: loaded.cart.id,
    orderId,
    amountCents: dueOf(offer),
    frozen: withTaken(frozen, taken),
    store: loaded.settings.store,
    siteRevision: loaded.siteRevision,
  }
  return writePayment(site, provider, form, priced, { now, random })
}

export type PricedOrder = {
  /** Of a payment without a cart the order's own id. @see isWithoutCart */
  readonly cartId: string
  readonly orderId: string
  readonly amountCents: number
  readonly frozen: FrozenOrder
  readonly store: StoreSettings
  /** At which its prices were looked up. */
  readonly siteRevision: number
}

/**
 * Writes the payment of an order whose goods are taken.
 * @throws CatalogueChanged
 */
export async function writePayment(
  site: SiteDatabase,
  provider: PaymentProvider,
  { key, fingerprint, typed }: Form,
  { cartId, orderId, amountCents, frozen, store, siteRevision }: PricedOrder,
  { now, random }: { readonly now: number; readonly random: Random },
): Promise<HeldPayment> {
  const payment: HeldPayment = {
    id: makeId(now, random),
    cart_id: cartId,
    order_id: orderId,
    provider: provider.name,
    provider_account: provider.account,
    provider_ref: null,
    idempotency_key: key,
    amount_cents: amountCents,
    currency: frozen.currency,
    held_until: now + heldFor(store) * minuteMs,
    frozen_order: frozen,
  }
  const isCurrent = await insertPayment(site, {
    ...payment,
    fingerprint,
    created_at: now,
    look_at: now + answeredWithinMs,
    frozen_order: JSON.stringify(frozen),
    typed: JSON.stringify(typed),
    siteRevision,
  })
  if (!isCurrent) throw new CatalogueChanged()
  return payment
}

/** Whether nothing of it lay in a cart: it was given. */
export function isWithoutCart({
  cart_id,
  order_id,
}: {
  readonly cart_id: string
  readonly order_id: string | null
}): boolean {
  return cart_id === order_id
}

/** Why a coupon of an order does not count. */
function uncountedRefusal({ code, why }: Uncounted): Refusal {
  if (why === 'used-up') return checkoutRefusal('code-used-up')
  // a code can be removed; what applies by itself is gone already
  return checkoutRefusal(isAutomaticId(code) ? 'discount-used-before' : 'code-used-before')
}

/** What does not end is sold and not taken, so that nothing of it comes back. */
function withTaken(order: FrozenOrder, { soldOut, endless }: TakenStock): FrozenOrder {
  return {
    ...order,
    entries: order.entries.map((entry) =>
      endless.has(entry.variantId) ? { ...entry, isCounted: false } : entry,
    ),
    soldOut: [...soldOut],
  }
}
