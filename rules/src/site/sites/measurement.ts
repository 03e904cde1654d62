import { readFormats, type WithFormats } from '../../ground/dates/regional-formats.ts'

/** How a site measures: templates read it as `measurementStandard`. */
export const Measurement = { imperial: 1, metric: 2 } as const
export type Measurement = (typeof Measurement)[keyof typeof Measurement]

/** As the owner chose, else by the country of the site. */
export function measurementOf(settings: WithFormats & { readonly country: string }): Measurement {
  const { measurement } = readFormats(settings)
  if (measurement !== 'country') return Measurement[measurement]
  return settings.country === 'US' ? Measurement.imperial : Measurement.metric
}

/** How many grams are in a unit of weight. */
export function gramsPerUnitOf(measurement: Measurement): number {
  return measurement === Measurement.imperial ? 453.592_37 : 1000
}

/** What weights and lengths are in. */
export function unitsOf(measurement: Measurement): {
  readonly weight: string
  readonly length: string
} {
  return measurement === Measurement.imperial
    ? { weight: 'lb', length: 'in' }
    : { weight: 'kg', length: 'cm' }
}
