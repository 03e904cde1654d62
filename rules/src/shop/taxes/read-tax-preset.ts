import type { TaxPlace } from '../../site/sites/tax-settings.ts'
import { taxPresets } from './presets/tax-presets.ts'
import type { ShopPlace, TaxPreset } from './tax-preset.ts'

/** A table by its name, for a shop of a place; its places have ids that are the same each time. */
export function readTaxPreset(
  name: string,
  home: ShopPlace,
): (Omit<TaxPreset, 'placesFor'> & { readonly places: readonly TaxPlace[] }) | undefined {
  const found = taxPresets.find((one) => one.name === name)
  if (found === undefined) return undefined
  const { placesFor, ...preset } = found
  const places = placesFor(home).map((place) => {
    const id = [name, place.country, place.region].filter((part) => part !== '').join('-')
    return { id, ...place }
  })
  return { ...preset, places }
}
