import type { SiteSettings } from '../../site/sites/site-settings.ts'
import type { TypedPlace } from './find-tax-place.ts'
import { isMemberState, stateOfVatNumber } from './vat-number.ts'

/** What is typed of a bill. */
type Billed = Readonly<Record<'billing' | 'billCompany' | 'billTaxNumber', string>>

/**
 * Whether an order is sold without tax, for which the company that buys accounts in its country (Directive
 * 2006/112/EC, articles 138, 194 and 196): the shop wants it so and has a number of its own, the bill is made
 * out to a company with a number of another member state, and the order goes to another one as well.
 */
export function isReverseCharge(
  { country: home, store }: Pick<SiteSettings, 'country' | 'store'>,
  { billing, billCompany, billTaxNumber }: Billed,
  place: TypedPlace | null,
): boolean {
  const { companies, taxNumber = '', places = [] } = store.taxes ?? {}
  if (companies !== 'reverse-charge' || taxNumber === '' || places.length === 0) return false
  if (!isMemberState(home) || billing !== 'yes' || billCompany === '') return false
  const state = stateOfVatNumber(billTaxNumber)
  if (state === undefined || state === home || place === null) return false
  return place.country !== home && isMemberState(place.country)
}
