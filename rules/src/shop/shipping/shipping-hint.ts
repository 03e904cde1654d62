import type { CartTotals } from '../cart/cart.ts'
import { pickupPlaces, sendsOrders } from './pickup.ts'
import type { NotSent } from './shipping-ways.ts'
import type { StoreSettings } from '../../site/sites/site-settings.ts'

type Store = Pick<StoreSettings, 'shipping' | 'moreShipping' | 'pickup'>

/** What the cart's page says of shipping, before anybody has typed where it goes. */
export function shippingHint(
  store: Store,
  cart: {
    readonly isSent: boolean
    /** Undefined where the cart has no sum. */
    readonly totals: Pick<CartTotals, 'requiresShipping' | 'shippingCostCents'> | undefined
    /** Why it goes in no way to where the checkout begins; absent: it does. */
    readonly notSent?: NotSent | undefined
    readonly money: (cents: number) => string
  },
): string {
  const { shipping, moreShipping = [] } = store
  const { priceCents, freeFromCents = null } = shipping
  if (!cart.isSent) return 'Nothing has to be shipped.'
  if (!sendsOrders(store)) return 'You pick your order up: at the checkout you see where.'
  if (cart.notSent === 'too-heavy') {
    return pickupPlaces(store).length > 0
      ? 'This is too heavy to be sent, but you can pick it up.'
      : 'This is too heavy to be sent. Take something out, or ask us.'
  }
  if (pickupPlaces(store).length > 0) {
    return 'Shipping is added at checkout, or you pick your order up for nothing.'
  }
  // of several nobody has chosen one yet
  if (priceCents === 0 || freeFromCents === null || moreShipping.length > 0) {
    return 'Shipping is added at checkout.'
  }
  return cart.totals?.requiresShipping === true && cart.totals.shippingCostCents === 0
    ? 'Shipping is free.'
    : `Shipping is added at checkout, and free from ${cart.money(freeFromCents)}.`
}
