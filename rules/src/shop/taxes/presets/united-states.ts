import type { TaxPreset } from '../tax-preset.ts'
import { readRegion } from '../tax-regions.ts'
import { placeOf, rateOf, readPercents } from './preset-place.ts'

/**
 * The sales tax of each state that has one, without that of counties and cities; in California, Utah and
 * Virginia with the local part that is the same everywhere there. Facts from the Tax Foundation ("State
 * and Local Sales Tax Rates"), as they were on January 1, 2026.
 */
const ratesOfStates = readPercents(
  'AL 4|AZ 5.6|AR 6.5|CA 7.25|CO 2.9|CT 6.35|DC 6|FL 6|GA 4|HI 4|ID 6|IL 6.25|IN 7|IA 6|KS 6.5|KY 6|LA 5|' +
    'ME 5.5|MD 6|MA 6.25|MI 6|MN 6.875|MS 7|MO 4.225|NE 5.5|NV 6.85|NJ 6.625|NM 4.875|NY 4|NC 4.75|ND 5|' +
    'OH 5.75|OK 4.5|PA 6|RI 7|SC 6|SD 4.2|TN 7|TX 6.25|UT 6.1|VT 6|VA 5.3|WA 6.5|WV 6|WI 5|WY 4',
)

/**
 * Of a shop whose state is known that state alone, as elsewhere it has to register first. States have no
 * lower rate in common, most leave food untaxed: so goods of the lower rate go without.
 */
export const unitedStates: TaxPreset = {
  name: 'us',
  title: 'United States: state sales tax',
  hint:
    'These are the rates of the states only. Counties and cities add their own: add places with ZIP ' +
    'codes that have the tax of the state and the local one. Take tax only in states where you have to ' +
    'register, and remove all others. Goods at the lower rate are not taxed here, as states differ on ' +
    'food and clothes. They differ on shipping too: set it as your state says. Washington, D.C., ' +
    'planned 7% from October 2026.',
  prices: 'added',
  rounding: 'per-line',
  shipping: 'follows-goods',
  asOf: '2026-01-01',
  source: 'Tax Foundation, State and Local Sales Tax Rates',
  asksForRegion: true,
  countries: ['US'],
  placesFor(home) {
    const state = readRegion('US', home.region)
    return [...ratesOfStates]
      .filter(([code]) => state === undefined || code === state)
      .map(([code, [rate = 0]]) => placeOf('US', code, [rateOf('Sales tax', rate, 0)]))
  },
}
