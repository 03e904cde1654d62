import { fieldMessages } from '@vitrine/rules/ground/refusals/field-messages.ts'
import { typedName } from '@vitrine/rules/ground/words/typed-name.ts'
import type { AmountStyle } from '@vitrine/rules/ground/money/typed-amount.ts'
import { isPostcodeRule, tidyPostcode } from '@vitrine/rules/shop/taxes/postcodes.ts'
import { eachNameOnce, taxLimits, taxPlaceInput } from '@vitrine/rules/shop/taxes/tax-actions.ts'
import { readRegion } from '@vitrine/rules/shop/taxes/tax-regions.ts'
import { taxFieldMessages } from '@vitrine/rules/shop/taxes/taxes-messages.ts'
import type { PlaceRate, TaxPlace } from '@vitrine/rules/site/sites/tax-settings.ts'
import { z } from 'zod'
import type { FlatFields } from '../../ground/changes/flat-fields.ts'
import { readTypedShare, writeTypedShare } from '../../ground/money/typed-share.ts'

/** What is typed about one tax; rates are percentages. */
export type RateDraft = {
  readonly name: string
  readonly standard: string
  /** Empty: the place has no lower one, so it is the usual one. */
  readonly reduced: string
}

/** What is typed about a place. */
export type TaxPlaceDraft = {
  readonly country: string
  /** Empty: the whole country. */
  readonly region: string
  /** With commas between them; empty: all. */
  readonly postcodes: string
  readonly rates: readonly RateDraft[]
}

export const newRate: RateDraft = { name: '', standard: '', reduced: '' }

/** What is stored of a place, as it is typed. */
export function typedPlace(place: TaxPlace, style: AmountStyle): TaxPlaceDraft {
  const { country, region, postcodes, rates } = place
  return {
    country,
    region,
    postcodes: postcodes.join(', '),
    rates: rates.map((rate) => rateDraftOf(rate, style)),
  }
}

function rateDraftOf({ name, standardPpm, reducedPpm }: PlaceRate, style: AmountStyle): RateDraft {
  const reduced = reducedPpm === standardPpm ? '' : writeTypedShare(reducedPpm, style)
  return { name, standard: writeTypedShare(standardPpm, style), reduced }
}

/** The same as it is stored, by the names of the form. */
export function seenOfPlace({ country, region, postcodes, rates }: TaxPlace): FlatFields {
  return { country, region, postcodes, rates }
}

/**
 * The whole place as it was seen by whoever edits it: fields that nobody touched follow what others
 * write meanwhile.
 * @param seen what stood in the fields that were typed in
 */
export function seenPlace({ postcodes, rates, ...place }: TaxPlace, seen: FlatFields) {
  return { ...place, postcodes: [...postcodes], rates: [...rates], ...seen }
}

const wrongRate = 'Please enter a percentage up to 100, such as 19 or 8.875.'

/** @returns parts per million; undefined where it is no percentage. Unlike a discount, a tax can be 0. */
function readTypedRate(text: string): number | undefined {
  return /^0+(?:[.,]0*)?\s*%?$/.test(text.trim()) ? 0 : readTypedShare(text)
}

const typedRate = z.string().transform((text, context): number => {
  const ppm = readTypedRate(text)
  if (ppm !== undefined) return ppm
  const message = text.trim() === '' ? fieldMessages.required : wrongRate
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

/** The same of a field that may be empty: null then. */
const rateOrNothing = z.string().transform((text, context): number | null => {
  if (text.trim() === '') return null
  const ppm = readTypedRate(text)
  if (ppm !== undefined) return ppm
  context.addIssue({ code: 'custom', message: wrongRate })
  return z.NEVER
})

const rateSchema = z
  .object({
    name: typedName(40),
    standard: typedRate,
    reduced: rateOrNothing,
  })
  .transform(({ name, standard, reduced }): PlaceRate => {
    return { name, standardPpm: standard, reducedPpm: reduced ?? standard }
  })

/** Reads postcodes and ranges of them with commas between them. */
export const typedPostcodes = z.string().transform((text, context): string[] => {
  const rules = text.split(/[,;\n]/).map(tidyPostcode)
  const named = rules.filter((rule) => rule !== '')
  const wrong = (message: string): void => context.addIssue({ code: 'custom', message })
  if (!named.every(isPostcodeRule)) wrong(taxFieldMessages.postcodes)
  else if (named.length > taxLimits.postcodes) {
    wrong(`Write ${taxLimits.postcodes} postcodes at most, or use ranges.`)
  }
  return named
})

/** Reads what is typed about a place, by the rules that store it. */
export const taxPlaceSchema = z
  .object({
    country: taxPlaceInput.shape.country,
    region: taxPlaceInput.shape.region,
    postcodes: typedPostcodes,
    rates: z.array(rateSchema).min(1).max(taxLimits.rates).superRefine(eachNameOnce),
  })
  .refine(({ country, region }) => region === '' || readRegion(country, region) !== undefined, {
    error: taxFieldMessages.region,
    path: ['region'],
  })

/** The form's name of a field that the server names by its way in the input, such as `place.region`. */
export function nameOfPlaceField(field: string): string {
  const [first = '', second = ''] = field.split('.')
  return first === 'place' ? second : first
}
