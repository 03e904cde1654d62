import type { TaxPreset } from '../tax-preset.ts'
import { placeOf, rateOf, readPercents, type PresetPlace } from './preset-place.ts'

/**
 * The standard rate of each country of the European Union, and the one of printed books. Facts from the
 * European Commission (Taxes in Europe Database, "VAT rates applied in the Member States"), as they were
 * on January 1, 2026. Denmark has one rate for all.
 */
const ratesOfCountries = readPercents(
  'AT 20 10|BE 21 6|BG 20 9|CY 19 3|CZ 21 0|DE 19 7|DK 25 25|EE 24 9|ES 21 4|FI 25.5 13.5|FR 20 5.5|' +
    'GR 24 6|HR 25 5|HU 27 5|IE 23 0|IT 22 4|LT 21 5|LU 17 3|LV 21 5|MT 18 5|NL 21 9|PL 23 5|PT 23 6|' +
    'RO 21 11|SE 25 6|SI 22 5|SK 23 5',
)
const countries = [...ratesOfCountries.keys()]

const common = {
  prices: 'included',
  rounding: 'per-line',
  shipping: 'follows-goods',
  asOf: '2026-01-01',
  source: 'European Commission, Taxes in Europe Database',
  asksForRegion: false,
  countries,
} as const
const aboutTheLowerRate =
  'The lower rate is the one of printed books. Check it if you sell other goods at a lower rate: books ' +
  'have no VAT in Czechia and Ireland, and Denmark has no lower rate. Areas with rules of their own, ' +
  'such as the Canary Islands, need a place of their own.'

/** What small shops do, which sell little abroad: the rate of home goes wherever goods do. */
export const euHome: TaxPreset = {
  ...common,
  name: 'eu-home',
  title: 'European Union: the rate of your country everywhere',
  hint:
    'For shops in one EU country that sell for up to 10,000 euros a year to consumers in other EU ' +
    `countries. ${aboutTheLowerRate}`,
  placesFor: ({ country }) =>
    ratesOfCountries.has(country) ? countries.map((to) => placeWithRateOf(to, country)) : [],
}

/** What the One Stop Shop asks for: the rate of where goods go. */
export const euOss: TaxPreset = {
  ...common,
  name: 'eu-oss',
  title: 'European Union: the rates of each country',
  hint:
    'For shops that sell for more than 10,000 euros a year to consumers in other EU countries, or have ' +
    `registered for the One Stop Shop. ${aboutTheLowerRate}`,
  placesFor: () => countries.map((to) => placeWithRateOf(to, to)),
}

function placeWithRateOf(to: string, country: string): PresetPlace {
  const [standard = 0, reduced = 0] = ratesOfCountries.get(country) ?? []
  return placeOf(to, '', [rateOf('VAT', standard, reduced)])
}
