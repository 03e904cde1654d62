import { paysElsewhere } from '../../site/sites/stripe-settings.ts'
import type { StoreSettings } from '../../site/sites/site-settings.ts'

/**
 * Whether something is paid, and whether that is done in the shop's form or on a page of the provider's.
 * @param dueCents what is left after gift cards
 */
export function waysOfPaying(
  dueCents: number,
  store: Pick<StoreSettings, 'paymentMode' | 'stripe'>,
): 'here' | 'elsewhere' | 'none' {
  if (dueCents === 0) return 'none'
  return paysElsewhere(store) ? 'elsewhere' : 'here'
}
