import type { TaxPreset } from '../tax-preset.ts'
import { placeOf, rateOf } from './preset-place.ts'

const countries = ['GB', 'IM']

/**
 * VAT of the United Kingdom, which the Isle of Man shares. Facts from HM Revenue & Customs ("VAT rates",
 * gov.uk), as they were on January 1, 2026.
 */
export const unitedKingdom: TaxPreset = {
  name: 'uk',
  title: 'United Kingdom',
  hint:
    'For shops that are registered for VAT in the United Kingdom or on the Isle of Man. The lower rate ' +
    'is for a few goods, such as car seats for children. Books, most food and clothes for young ' +
    'children have no VAT: sell them without tax.',
  prices: 'included',
  rounding: 'per-line',
  shipping: 'follows-goods',
  asOf: '2026-01-01',
  source: 'HM Revenue & Customs, VAT rates',
  asksForRegion: false,
  countries,
  placesFor: () => countries.map((to) => placeOf(to, '', [rateOf('VAT', 20, 5)])),
}
