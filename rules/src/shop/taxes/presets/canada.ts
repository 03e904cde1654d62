import type { PlaceRate } from '../../../site/sites/tax-settings.ts'
import type { TaxPreset } from '../tax-preset.ts'
import { placeOf, rateOf } from './preset-place.ts'

const gst = rateOf('GST', 5, 5)

/** Printed books pay the federal part alone, in the provinces that have one tax for both too. */
const ratesOfProvinces: Readonly<Record<string, readonly PlaceRate[]>> = {
  BC: [gst, rateOf('PST', 7, 0)],
  MB: [gst, rateOf('RST', 7, 0)],
  NB: [rateOf('HST', 15, 5)],
  NL: [rateOf('HST', 15, 5)],
  NS: [rateOf('HST', 14, 5)],
  ON: [rateOf('HST', 13, 5)],
  PE: [rateOf('HST', 15, 5)],
  QC: [gst, rateOf('QST', 9.975, 0)],
  SK: [gst, rateOf('PST', 6, 0)],
}

/**
 * Federal and provincial taxes. Facts from the Canada Revenue Agency ("Charge and collect the tax: which
 * rate to charge", and GI-065 for books), Revenu Québec and the ministries of finance of British
 * Columbia, Manitoba and Saskatchewan, as they were on January 1, 2026.
 */
export const canada: TaxPreset = {
  name: 'ca',
  title: 'Canada: GST, HST and provincial taxes',
  hint:
    'For shops that are registered for GST. Take PST, RST and QST only in provinces where you are ' +
    'registered for it, and remove those taxes from the other provinces. The lower rate is the one of ' +
    'printed books, on which only the 5% of the country are due.',
  prices: 'added',
  rounding: 'per-line',
  shipping: 'follows-goods',
  asOf: '2026-01-01',
  source: 'Canada Revenue Agency and the provinces',
  asksForRegion: false,
  countries: ['CA'],
  placesFor: () => [
    placeOf('CA', '', [gst]),
    ...Object.entries(ratesOfProvinces).map(([code, rates]) => placeOf('CA', code, rates)),
  ],
}
