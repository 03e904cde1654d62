import type { TaxPlace } from '../../site/sites/tax-settings.ts'
import { taxPresets } from './presets/tax-presets.ts'
import type { ShopPlace, TaxPreset } from './tax-preset.ts'
import { readRegion } from './tax-regions.ts'

/**
 * A table by its name, for a shop of a place; undefined where there is none such, or no such region.
 * Its places have ids that are the same each time.
 */
export function readTaxPreset(
  name: string,
  home: ShopPlace,
): (Omit<TaxPreset, 'placesFor'> & { readonly places: readonly TaxPlace[] }) | undefined {
  const found = taxPresets.find((one) => one.name === name)
  if (found === undefined) return undefined
  const { placesFor, ...preset } = found
  if (preset.asksForRegion && isNoRegion(preset, home)) return undefined
  const places = placesFor(home).map((place) => {
    const id = [name, place.country, place.region].filter((part) => part !== '').join('-')
    return { id, ...place }
  })
  return { ...preset, places }
}

/** Whether words were given that are no region of the table's countries. */
function isNoRegion({ countries }: Pick<TaxPreset, 'countries'>, { region }: ShopPlace): boolean {
  return region !== '' && countries.every((one) => readRegion(one, region) === undefined)
}
