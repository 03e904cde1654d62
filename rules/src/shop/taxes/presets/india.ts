import type { TaxPreset } from '../tax-preset.ts'
import { readRegion } from '../tax-regions.ts'
import { placeOf, rateOf } from './preset-place.ts'

/** Union territories without a legislature; Delhi, Puducherry and Jammu and Kashmir count as states. */
const unionTerritories: ReadonlySet<string> = new Set(['AN', 'CH', 'DH', 'LA', 'LD'])

/**
 * Within the state of the shop half of the tax is the country's and half the state's, elsewhere all is
 * one. Facts from the Central Board of Indirect Taxes and Customs (the rates that the 56th meeting of the
 * GST Council recommended), as they were on September 22, 2025.
 */
export const india: TaxPreset = {
  name: 'in',
  title: 'India: GST',
  hint:
    'For shops that are registered for GST. Most goods are at 18%, the lower rate is 5%. Some goods are ' +
    'at 40% and some have no tax: check yours. Say in which state your shop is, as orders within it ' +
    'have CGST and SGST in place of IGST.',
  prices: 'included',
  rounding: 'per-line',
  shipping: 'follows-goods',
  asOf: '2025-09-22',
  source: 'Central Board of Indirect Taxes and Customs, GST Council',
  asksForRegion: true,
  countries: ['IN'],
  placesFor(home) {
    const elsewhere = placeOf('IN', '', [rateOf('IGST', 18, 5)])
    const state = readRegion('IN', home.region)
    if (state === undefined) return [elsewhere]
    const ofState = unionTerritories.has(state) ? 'UTGST' : 'SGST'
    return [placeOf('IN', state, [rateOf('CGST', 9, 2.5), rateOf(ofState, 9, 2.5)]), elsewhere]
  },
}
