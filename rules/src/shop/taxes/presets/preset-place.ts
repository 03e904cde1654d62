import type { PlaceRate, TaxPlace } from '../../../site/sites/tax-settings.ts'

/** A place as a preset knows it, before a shop has it. */
export type PresetPlace = Omit<TaxPlace, 'id'>

/** Percents as parts per million, rounded because 9.975 has no exact binary number. */
function percent(value: number): number {
  return Math.round(value * 10_000)
}

/** One tax by its percents. */
export function rateOf(name: string, standard: number, reduced: number): PlaceRate {
  return { name, standardPpm: percent(standard), reducedPpm: percent(reduced) }
}

/** The taxes of a country, or of a region of it; empty: all of the country. */
export function placeOf(country: string, region: string, rates: readonly PlaceRate[]): PresetPlace {
  return { country, region, postcodes: [], rates }
}

/**
 * A table of percents, such as `DE 19 7|FR 20 5.5`.
 * @returns by the first word of each, in the order of the text
 */
export function readPercents(text: string): ReadonlyMap<string, readonly number[]> {
  return new Map(
    text.split('|').map((one) => {
      const [code = '', ...numbers] = one.split(' ')
      return [code, numbers.map(Number)]
    }),
  )
}
