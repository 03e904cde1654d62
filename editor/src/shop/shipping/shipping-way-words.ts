import { countryName } from '@vitrine/rules/shop/checkout/country-name.ts'
import type { ShippingWay } from '@vitrine/rules/site/sites/site-settings.ts'
import { daysInWords, deliveryLabels } from './delivery-draft.ts'
import { weightLabels, weightWords } from './weight-words.ts'
import type { FieldWords } from '../../ground/changes/field-conflict-dialog.tsx'

const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  priceCents: 'Price',
  freeFromCents: 'Free from',
  countries: 'Countries',
  postcodes: 'Postal codes',
  instead: 'Beside the usual one',
  ...weightLabels,
  ...deliveryLabels,
}

/** So many countries are named in a row. */
const few = 3

/** Where a way goes, such as `Canada, Mexico, in the place of “Parcel”`. */
export function placesOfWay(
  { countries, postcodes = [], instead }: Pick<ShippingWay, 'countries' | 'postcodes' | 'instead'>,
  usual: string,
): string {
  if (countries === null) return `Wherever “${usual}” goes`
  const places = [countriesInWords(countries), ...fewOf(postcodes)].join(' ')
  return `${places}, ${instead ? 'in the place of' : 'beside'} “${usual}”`
}

function countriesInWords(codes: readonly string[]): string {
  const names = codes.map((code) => countryName(code, 'en-US')).toSorted()
  return inARow(names)
}

function fewOf(postcodes: readonly string[]): string[] {
  return postcodes.length === 0 ? [] : [inARow(postcodes)]
}

function inARow(names: readonly string[]): string {
  const shown = names.slice(0, few).join(', ')
  return names.length > few ? `${shown} and ${names.length - few} more` : shown
}

/** A way, where two people edit it at once. @param money writes minor units */
export function wayWords(money: (cents: number) => string, unit: string): FieldWords {
  return {
    labelOf: (name) => labels[name] ?? name,
    show(name, value) {
      const ofWeight = weightWords(name, value, unit, money)
      if (ofWeight !== undefined) return ofWeight
      if (name === 'deliveryDays') return daysInWords(value)
      if (typeof value === 'number') return money(value)
      if (name === 'instead') return value === true ? 'In its place' : 'Beside it'
      if (name === 'postcodes' && Array.isArray(value)) return value.join(', ') || 'All'
      if (Array.isArray(value)) return countriesInWords(value.map(String))
      if (value === null) return name === 'countries' ? 'Wherever the usual one goes' : 'Never'
      return typeof value === 'string' ? value : ''
    },
  }
}
