import type { CartTotals } from '../cart/cart.ts'
import type { ShippingOption } from '../../site/sites/site-settings.ts'

/** What the cart's page says of shipping, before anybody has typed where it goes. */
export function shippingHint(
  { priceCents, freeFromCents = null }: ShippingOption,
  cart: {
    readonly isSent: boolean
    /** Undefined where the cart has no sum. */
    readonly totals: Pick<CartTotals, 'requiresShipping' | 'shippingCostCents'> | undefined
    readonly money: (cents: number) => string
  },
): string {
  if (!cart.isSent) return 'Nothing has to be shipped.'
  if (priceCents === 0 || freeFromCents === null) return 'Shipping is added at checkout.'
  return cart.totals?.requiresShipping === true && cart.totals.shippingCostCents === 0
    ? 'Shipping is free.'
    : `Shipping is added at checkout, and free from ${cart.money(freeFromCents)}.`
}
