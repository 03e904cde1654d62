import type { SiteSettings } from '../../site/sites/site-settings.ts'
import type { TypedPlace } from './find-tax-place.ts'
import { isInVatArea, isMemberState, stateOfVatNumber } from './vat-number.ts'

/** What is typed of a bill. */
type Billed = Readonly<Record<'billing' | 'billCompany' | 'billTaxNumber', string>>

/**
 * Whether an order is sold without tax, for which the company that buys accounts in its country (Directive
 * 2006/112/EC, articles 138, 194 and 196): the shop wants it so and has a number of its own, the bill is made
 * out to a company with a number of another member state, and the order goes to another one as well.
 */
export function isReverseCharge(
  settings: Pick<SiteSettings, 'country' | 'store'>,
  billed: Billed,
  place: TypedPlace | null,
): boolean {
  if (!couldBeReverseCharge(settings, billed, place)) return false
  const state = stateOfVatNumber(billed.billTaxNumber)
  return state !== undefined && state !== settings.country
}

/** Whether it would be sold so, were the number that was typed one of another member state. */
export function lacksVatNumber(
  settings: Pick<SiteSettings, 'country' | 'store'>,
  billed: Billed,
  place: TypedPlace | null,
): boolean {
  if (billed.billTaxNumber.trim() === '') return false
  return couldBeReverseCharge(settings, billed, place) && !isReverseCharge(settings, billed, place)
}

function couldBeReverseCharge(
  { country: home, store }: Pick<SiteSettings, 'country' | 'store'>,
  { billing, billCompany }: Billed,
  place: TypedPlace | null,
): boolean {
  const { companies, taxNumber = '', places = [] } = store.taxes ?? {}
  if (companies !== 'reverse-charge' || taxNumber === '' || places.length === 0) return false
  if (!isMemberState(home) || billing !== 'yes' || billCompany === '' || place === null)
    return false
  return place.country !== home && isInVatArea(place.country, place.postalCode)
}
