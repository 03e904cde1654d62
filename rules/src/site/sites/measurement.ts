/** How a site measures: templates read it as `measurementStandard`. */
export const Measurement = { imperial: 1, metric: 2 } as const
export type Measurement = (typeof Measurement)[keyof typeof Measurement]

/** By the country of the site. */
export function measurementOf(country: string): Measurement {
  return country === 'US' ? Measurement.imperial : Measurement.metric
}

/** How many grams are in a unit of weight of the site. */
export function gramsPerUnitOf(country: string): number {
  return measurementOf(country) === Measurement.imperial ? 453.592_37 : 1000
}

/** What weights and lengths of a site are in. */
export function unitsOf(country: string): { readonly weight: string; readonly length: string } {
  return measurementOf(country) === Measurement.imperial
    ? { weight: 'lb', length: 'in' }
    : { weight: 'kg', length: 'cm' }
}
