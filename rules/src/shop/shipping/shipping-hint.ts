import type { CartTotals } from '../cart/cart.ts'
import { pickupPlaces, sendsOrders } from './pickup.ts'
import type { NotSent } from './shipping-ways.ts'
import type { SayPhrase } from '../../site/phrases/phrases.ts'
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
    readonly say: SayPhrase
  },
): string {
  const { shipping, moreShipping = [] } = store
  const { say } = cart
  const { priceCents, freeFromCents = null } = shipping
  if (!cart.isSent) return say('Nothing has to be shipped.')
  if (!sendsOrders(store)) return say('You pick your order up: at the checkout you see where.')
  if (cart.notSent === 'too-heavy') {
    return pickupPlaces(store).length > 0
      ? say('This is too heavy to be sent, but you can pick it up.')
      : say('This is too heavy to be sent. Take something out, or ask us.')
  }
  if (pickupPlaces(store).length > 0) {
    return say('Shipping is added at checkout, or you pick your order up for nothing.')
  }
  // of several nobody has chosen one yet
  if (priceCents === 0 || freeFromCents === null || moreShipping.length > 0) {
    return say('Shipping is added at checkout.')
  }
  return cart.totals?.requiresShipping === true && cart.totals.shippingCostCents === 0
    ? say('Shipping is free.')
    : say('Shipping is added at checkout, and free from {amount}.', {
        amount: cart.money(freeFromCents),
      })
}
