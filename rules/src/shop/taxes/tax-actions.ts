import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { mergeEntry } from '../../ground/changes/merge-entry.ts'
import type { DocumentReader } from '../../ground/documents/document.ts'
import { ownerAction, type ActionResult } from '../../ground/changes/owner-action.ts'
import { canonicalJson } from '../../ground/documents/json-diff.ts'
import { million } from '../../ground/money/shares.ts'
import { typedName } from '../../ground/words/typed-name.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { aboutSettings, editSettings, settingsOnly } from '../../site/sites/edit-settings.ts'
import { noTaxSettings, type TaxPlace, type TaxSettings } from '../../site/sites/tax-settings.ts'
import { countries } from '../../site/sites/countries.ts'
import { mostPostcodes, postcodesInput } from './postcodes-input.ts'
import { readTaxPreset } from './read-tax-preset.ts'
import { knownRegions, readRegion } from './tax-regions.ts'
import { taxesRefusal, taxFieldMessages } from './taxes-messages.ts'

export const taxLimits = { places: 300, rates: 4, postcodes: mostPostcodes } as const

const ppm = z.int().min(0).max(million)
const id = z.string().min(1).max(100)

/** What an owner sets for all of the shop. */
export const taxSettingsInput = z.object({
  prices: z.enum(['added', 'included']),
  rounding: z.enum(['per-line', 'per-order']),
  shipping: z.enum(['follows-goods', 'standard', 'none']),
  elsewhere: z.enum(['same-price', 'net']),
  companies: z.enum(['taxed', 'reverse-charge']),
  taxNumber: z.string().trim().max(60),
})

/** Receipts sum taxes by their names, so that two of one name would be told as one. */
export function eachNameOnce(
  rates: readonly { readonly name: string }[],
  context: z.core.$RefinementCtx,
): void {
  for (const [at, { name }] of rates.entries()) {
    if (rates.findIndex((one) => one.name === name) === at) continue
    context.addIssue({ code: 'custom', message: taxFieldMessages.name, path: [at, 'name'] })
  }
}

/** The taxes of one place; its region becomes the code that it has, where the country has such. */
export const taxPlaceInput = z
  .object({
    country: z
      .string()
      .max(2)
      .refine((code) => countries.has(code), taxFieldMessages.country),
    region: z.string().trim().max(100),
    postcodes: postcodesInput,
    rates: z
      .array(z.object({ name: typedName(40), standardPpm: ppm, reducedPpm: ppm }))
      .min(1)
      .max(taxLimits.rates)
      .superRefine(eachNameOnce),
  })
  .refine(({ country, region }) => region === '' || readRegion(country, region) !== undefined, {
    error: taxFieldMessages.region,
    path: ['region'],
  })
export type TaxPlaceInput = z.output<typeof taxPlaceInput>

const storedPlace = taxPlaceInput.safeExtend({ id })

function editTaxes(
  documents: DocumentReader,
  edit: (taxes: TaxSettings) => Result<TaxSettings>,
): ActionResult {
  return editSettings(documents, (settings) => {
    const { store } = settings
    const after = edit(store.taxes ?? noTaxSettings)
    return after.ok ? ok({ ...settings, store: { ...store, taxes: after.value } }) : after
  })
}

const common = {
  about: aboutSettings,
  capability: 'manage-site',
  reads: () => settingsOnly,
} as const

/** Says how the shop takes taxes, wherever they are due. */
export const setTaxes = ownerAction({
  ...common,
  name: 'set-taxes',
  title: 'Edit taxes',
  input: z.object(fieldEditInput(taxSettingsInput.partial())),
  perform: (documents, edit) =>
    editTaxes(documents, (taxes) => {
      const changed = changedFields<TaxSettings>({ companies: 'taxed', ...taxes }, edit)
      return changed.ok ? ok({ ...taxes, ...changed.value }) : changed
    }),
})

/** Adds the taxes of a place, or puts others in their place. */
export const putTaxPlace = ownerAction({
  ...common,
  name: 'put-tax-place',
  title: (_documents, { place, seen }) =>
    `${seen === null ? 'Add' : 'Edit'} taxes: ${`${place.country} ${place.region}`.trim()}`,
  input: z.object({ id, place: taxPlaceInput, seen: storedPlace.nullable() }),
  perform: (documents, { id: placeId, place, seen }) =>
    editTaxes(documents, (taxes) => {
      const old = taxes.places.find((one) => one.id === placeId)
      if (seen !== null && old === undefined) return refuse(taxesRefusal('no-such-tax-place'))
      const taken = taxesRefusal('tax-place-changed')
      const after = mergeEntry<Omit<TaxPlace, 'id'>>(
        old && withoutId(old),
        withCode(place),
        seen && withoutId(seen),
        taken,
      )
      if (!after.ok) return after
      const stands = { id: placeId, ...after.value }
      const others = taxes.places.filter((one) => one !== old)
      if (others.some((one) => keyOf(one) === keyOf(stands))) {
        return refuse(taxesRefusal('same-tax-place'))
      }
      return withPlaces(taxes, old === undefined ? [...taxes.places, stands] : swap(taxes, stands))
    }),
})

/** Takes the taxes of places away. */
export const removeTaxPlaces = ownerAction({
  ...common,
  name: 'remove-tax-places',
  title: 'Remove taxes',
  input: z.object({ ids: z.array(id).min(1).max(taxLimits.places) }),
  perform: (documents, { ids }) =>
    editTaxes(documents, (taxes) =>
      ok({ ...taxes, places: taxes.places.filter((one) => !ids.includes(one.id)) }),
    ),
})

/**
 * Takes the taxes of a table that comes with the platform, with what goes with them; what the shop has
 * for the same countries makes room.
 */
export const useTaxPreset = ownerAction({
  ...common,
  name: 'use-tax-preset',
  title: 'Use known taxes',
  input: z.object({
    preset: z.string().max(40),
    /** Where the shop is, as a region of the table's country; empty where it makes no difference. */
    region: z.string().trim().max(100),
  }),
  perform: (documents, { preset: name, region }) => {
    const home = documents.find('site-settings', 'site')?.country ?? ''
    const preset = readTaxPreset(name, { country: home, region })
    if (preset === undefined || preset.places.length === 0) {
      return refuse(taxesRefusal('no-taxes-there'))
    }
    return editTaxes(documents, (taxes) => {
      const { places, prices, rounding, shipping } = preset
      const known = new Set(places.map(({ country }) => country))
      const others = taxes.places.filter((one) => !known.has(one.country))
      return withPlaces({ ...taxes, prices, rounding, shipping }, [...others, ...places])
    })
  },
})

function withCode(place: TaxPlaceInput): TaxPlaceInput {
  const { country, region } = place
  const code = knownRegions(country) === undefined ? region : readRegion(country, region)
  return { ...place, region: code ?? '', postcodes: [...new Set(place.postcodes)] }
}

function withoutId({ id: _id, ...place }: TaxPlace): Omit<TaxPlace, 'id'> {
  return place
}

function keyOf({ country, region, postcodes: codes }: Omit<TaxPlace, 'id'>): string {
  return canonicalJson([country, readRegion(country, region) ?? '', codes.toSorted()])
}

function swap({ places }: TaxSettings, after: TaxPlace): readonly TaxPlace[] {
  return places.map((one) => (one.id === after.id ? after : one))
}

function withPlaces(taxes: TaxSettings, places: readonly TaxPlace[]): Result<TaxSettings> {
  if (places.length > taxLimits.places) return refuse(taxesRefusal('too-many-tax-places'))
  return ok({ ...taxes, places })
}
