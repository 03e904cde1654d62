import { countryName } from '@vitrine/rules/shop/checkout/country-name.ts'
import type { AmountStyle } from '@vitrine/rules/ground/money/typed-amount.ts'
import { taxLabel } from '@vitrine/rules/shop/taxes/tax-sums.ts'
import { knownRegions } from '@vitrine/rules/shop/taxes/tax-regions.ts'
import type {
  PlaceRate,
  TaxClass,
  TaxPlace,
  TaxSettings,
} from '@vitrine/rules/site/sites/tax-settings.ts'
import type { FieldWords } from '../../ground/changes/field-conflict-dialog.tsx'
import { writeTypedShare } from '../../ground/money/typed-share.ts'

type Choice<Id extends string> = { readonly id: Id; readonly name: string }

export const priceChoices: readonly Choice<TaxSettings['prices']>[] = [
  { id: 'added', name: 'Tax is added to prices' },
  { id: 'included', name: 'Prices include tax' },
]

export const shippingChoices: readonly Choice<TaxSettings['shipping']>[] = [
  { id: 'follows-goods', name: 'As the goods that are sent' },
  { id: 'standard', name: 'Usual rate' },
  { id: 'none', name: 'No tax' },
]

export const roundingChoices: readonly Choice<TaxSettings['rounding']>[] = [
  { id: 'per-line', name: 'Each line' },
  { id: 'per-order', name: 'Once per order' },
]

export const elsewhereChoices: readonly Choice<TaxSettings['elsewhere']>[] = [
  { id: 'same-price', name: 'At the same price' },
  { id: 'net', name: 'Without the tax of home' },
]

export const companyChoices: readonly Choice<NonNullable<TaxSettings['companies']>>[] = [
  { id: 'taxed', name: 'Pay the tax as everybody' },
  { id: 'reverse-charge', name: 'Pay no tax (reverse charge)' },
]

export const taxClassChoices: readonly Choice<TaxClass>[] = [
  { id: 'standard', name: 'Usual rate' },
  { id: 'reduced', name: 'Lower rate' },
  { id: 'none', name: 'No tax' },
]

export const taxLabels = {
  prices: 'Prices',
  shipping: 'Tax on shipping',
  rounding: 'Rounding',
  elsewhere: 'Sold to places without a rate',
  taxNumber: 'Tax number',
  companies: 'Companies with a VAT number of another EU country',
} as const

const choicesOf: Readonly<Record<string, readonly Choice<string>[]>> = {
  prices: priceChoices,
  shipping: shippingChoices,
  rounding: roundingChoices,
  elsewhere: elsewhereChoices,
  companies: companyChoices,
}

/** What is set for the whole shop, where two people set it at once. */
export const taxSettingsWords: FieldWords = {
  labelOf: (name) => taxLabels[name as keyof typeof taxLabels] ?? name,
  show: (name, value) =>
    choicesOf[name]?.find(({ id }) => id === value)?.name ??
    (typeof value === 'string' && value !== '' ? value : 'None'),
}

/** What fields of a place are called, also those of one of its taxes, such as `rates.0.name`. */
export const placeLabels = {
  country: 'Country',
  region: 'State or province',
  postcodes: 'Postcodes',
  rates: 'Taxes',
  name: 'Name of the tax',
  standard: 'Usual rate in %',
  reduced: 'Lower rate in %',
} as const

export const placeWords: FieldWords = {
  labelOf(name) {
    const last = name.split('.').at(-1) ?? name
    return placeLabels[last as keyof typeof placeLabels] ?? name
  },
  show: (name, value) => shownPart(name, value),
}

/** A part of a place as it is told where two people have changed it. */
function shownPart(name: string, value: unknown): string {
  if (!Array.isArray(value)) {
    const text = typeof value === 'string' ? value : ''
    return name === 'country' ? nameOfCountry(text) : text === '' ? 'All of it' : text
  }
  if (value.length === 0) return 'All of them'
  return value
    .map((one: string | PlaceRate) => (typeof one === 'string' ? one : rateSums(one)))
    .join(', ')
}

function rateSums({ name, standardPpm, reducedPpm }: PlaceRate): string {
  return `${taxLabel({ name, ppm: standardPpm })} (lower ${reducedPpm / 10_000}%)`
}

/** The name of a country in the reader's language. */
function nameOfCountry(code: string): string {
  return countryName(code, navigator.language)
}

/** Such as `United States, California`. */
export function placeName({ country, region }: Pick<TaxPlace, 'country' | 'region'>): string {
  const named = nameOfCountry(country)
  return region === '' ? named : `${named}, ${knownRegions(country)?.[region] ?? region}`
}

/** Postcodes that are told; of more the number is told. */
const mostPostcodes = 3

/** Such as `90210, 902* and 4 more`; nothing where all of the place is meant. */
export function postcodesWords(postcodes: readonly string[]): string {
  const more = postcodes.length - mostPostcodes
  const told = postcodes.slice(0, mostPostcodes).join(', ')
  return more > 0 ? `${told} and ${more} more` : told
}

/** Such as `GST 5%, QST 9.975%`. */
export function usualRates(rates: readonly PlaceRate[], style: AmountStyle): string {
  return rates.map((one) => rateWords(one.name, one.standardPpm, style)).join(', ')
}

/** The same at the lower rate; nothing where there is none. */
export function lowerRates(rates: readonly PlaceRate[], style: AmountStyle): string {
  if (rates.every(({ standardPpm, reducedPpm }) => standardPpm === reducedPpm)) return ''
  const due = rates.filter(({ reducedPpm }) => reducedPpm > 0)
  if (due.length === 0) return 'No tax'
  return due.map((one) => rateWords(one.name, one.reducedPpm, style)).join(', ')
}

function rateWords(name: string, ppm: number, style: AmountStyle): string {
  return `${name} ${writeTypedShare(ppm, style)}%`
}
