import type { TaxPreset } from '../tax-preset.ts'
import { placeOf, rateOf } from './preset-place.ts'

/**
 * Qualified invoices are rounded once for each rate, not line by line. Facts from the National Tax
 * Agency (consumption tax, and its questions and answers about invoices), as they were on January 1, 2026.
 */
export const japan: TaxPreset = {
  name: 'jp',
  title: 'Japan',
  hint:
    'For shops that pay consumption tax. The lower rate is for food and drinks without alcohol, and for ' +
    'newspapers by subscription. The tax is rounded once for each rate, as qualified invoices ask.',
  prices: 'included',
  rounding: 'per-order',
  shipping: 'follows-goods',
  asOf: '2026-01-01',
  source: 'National Tax Agency of Japan',
  asksForRegion: false,
  countries: ['JP'],
  placesFor: () => [placeOf('JP', '', [rateOf('Consumption tax', 10, 8)])],
}
