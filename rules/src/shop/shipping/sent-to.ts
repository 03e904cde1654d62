import type { ShippingOption } from '../../site/sites/site-settings.ts'
import { countries } from '../../site/sites/countries.ts'

type Shipping = Pick<ShippingOption, 'countries'>

/** The countries that a shop sends to: those that its owner chose, or all of them. */
export function countriesSentTo({ countries: chosen }: Shipping): ReadonlySet<string> {
  const known = (chosen ?? []).filter((code) => countries.has(code))
  return known.length === 0 ? countries : new Set(known)
}
