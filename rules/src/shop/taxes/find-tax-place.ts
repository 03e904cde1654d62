import type { TaxPlace } from '../../site/sites/tax-settings.ts'
import { isPostcodeOf } from './postcodes.ts'
import { knownRegions, readRegion } from './tax-regions.ts'

/** Where goods are taxed, as it was typed. */
export type TypedPlace = {
  /** ISO 3166 region. */
  readonly country: string
  readonly region: string
  readonly postalCode: string
}

/**
 * The taxes of where something goes: those of the most exact place that it is in, postcodes before
 * regions before the whole country, the earlier of two that are alike.
 */
export function findTaxPlace(places: readonly TaxPlace[], typed: TypedPlace): TaxPlace | undefined {
  const region = readRegion(typed.country, typed.region)
  const found = places.filter(
    (one) =>
      one.country === typed.country &&
      (one.region === '' || codeOf(one) === region) &&
      (one.postcodes.length === 0 ||
        one.postcodes.some((rule) => isPostcodeOf(rule, typed.postalCode))),
  )
  return found.toSorted((one, other) => exactness(other) - exactness(one))[0]
}

/** What it was stored as, which where regions have codes is one: of many places none is read anew. */
function codeOf({ country, region }: TaxPlace): string | undefined {
  return knownRegions(country) === undefined ? readRegion(country, region) : region
}

function exactness({ region, postcodes }: TaxPlace): number {
  return (postcodes.length > 0 ? 2 : 0) + (region === '' ? 0 : 1)
}

/** Whether a country's taxes depend on its parts, so that its region has to be known. */
export function needsRegion(places: readonly TaxPlace[], country: string): boolean {
  return places.some((one) => one.country === country && one.region !== '')
}

/** What of an address decides about its taxes, beside the country: `region`, `postalCode` or both. */
export function neededOfTaxPlace(
  places: readonly TaxPlace[],
  country: string,
): ReadonlySet<'region' | 'postalCode'> {
  const needed = new Set<'region' | 'postalCode'>()
  if (needsRegion(places, country) && knownRegions(country) !== undefined) needed.add('region')
  const hasPostcodes = places.some((one) => one.country === country && one.postcodes.length > 0)
  if (hasPostcodes) needed.add('postalCode')
  return needed
}
