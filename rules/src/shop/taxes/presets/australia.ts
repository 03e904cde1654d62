import type { TaxPreset } from '../tax-preset.ts'
import { placeOf, rateOf } from './preset-place.ts'

/** Facts from the Australian Taxation Office ("GST"), as they were on January 1, 2026. */
export const australia: TaxPreset = {
  name: 'au',
  title: 'Australia',
  hint:
    'For shops that are registered for GST. Goods at the lower rate have no GST, as most basic food ' +
    'does not.',
  prices: 'included',
  rounding: 'per-line',
  shipping: 'follows-goods',
  asOf: '2026-01-01',
  source: 'Australian Taxation Office',
  asksForRegion: false,
  countries: ['AU'],
  placesFor: () => [placeOf('AU', '', [rateOf('GST', 10, 0)])],
}
