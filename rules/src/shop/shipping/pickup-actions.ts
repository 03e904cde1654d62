import { z } from 'zod'
import { mergeEntry } from '../../ground/changes/merge-entry.ts'
import { ownerAction, type ActionResult } from '../../ground/changes/owner-action.ts'
import type { DocumentReader } from '../../ground/documents/document.ts'
import { fieldMessages } from '../../ground/refusals/field-messages.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { isSameName, typedName } from '../../ground/words/typed-name.ts'
import { countries } from '../../site/sites/countries.ts'
import { deliveryDaysInput } from '../../site/sites/delivery-days.ts'
import { aboutSettings, editSettings, settingsOnly } from '../../site/sites/edit-settings.ts'
import type { Pickup, PickupPlace } from '../../site/sites/site-settings.ts'
import { knownRegions, readRegion } from '../taxes/tax-regions.ts'
import { taxFieldMessages } from '../taxes/taxes-messages.ts'
import { shippingRefusal } from './shipping-messages.ts'
import { usualWayId } from './shipping-ways.ts'

/** How many places a shop can have. */
const mostPlaces = 30

// shoppers choose among ways and places by one field
const id = z
  .string()
  .min(1)
  .max(100)
  .refine((one) => one !== usualWayId)

const line = z.string().trim().max(200)

/** What is asked of a place, by itself. */
export const pickupPlaceFields = z.object({
  name: typedName(100),
  line1: line.min(1, fieldMessages.required),
  city: line.min(1, fieldMessages.required),
  region: line,
  postalCode: line,
  country: z
    .string()
    .max(2)
    .refine((code) => countries.has(code), taxFieldMessages.country),
  note: z.string().trim().max(500),
  deliveryDays: deliveryDaysInput,
})

/** Whether a place names a region, where its country taxes by them. */
export function namesRegion(place: { readonly country: string; readonly region: string }): boolean {
  const { country, region } = place
  return knownRegions(country) === undefined || readRegion(country, region) !== undefined
}

/** What is told at its region where it does not. */
export const regionToName = { error: taxFieldMessages.region, path: ['region'] }

/** Where orders can be fetched; taxes of what is fetched there are those of its address. */
export const pickupPlaceInput = pickupPlaceFields.refine(namesRegion, regionToName)
export type PickupPlaceInput = z.output<typeof pickupPlaceInput>

const common = {
  about: aboutSettings,
  capability: 'manage-site',
  reads: () => settingsOnly,
} as const

const noPickup: Pickup = { places: [], only: false }

/** Adds a place where orders can be fetched, or puts another one in its place. */
export const putPickupPlace = ownerAction({
  ...common,
  name: 'put-pickup-place',
  title: (_documents, { place, seen }) => `${seen === null ? 'Add' : 'Edit'} pickup: ${place.name}`,
  input: z.object({ id, place: pickupPlaceInput, seen: pickupPlaceInput.nullable() }),
  perform: (documents, { id: placeId, place, seen }) =>
    editPickup(documents, (pickup) => withPlace(pickup, placeId, place, seen)),
})

/** Takes a place away; orders keep where they are fetched. */
export const removePickupPlace = ownerAction({
  ...common,
  name: 'remove-pickup-place',
  title: (documents, { id: placeId }) => {
    const { store } = documents.find('site-settings', 'site') ?? {}
    const name = store?.pickup?.places.find((one) => one.id === placeId)?.name
    return name === undefined ? 'Remove pickup' : `Remove pickup: ${name}`
  },
  input: z.object({ id }),
  perform: (documents, { id: placeId }) =>
    editPickup(documents, (pickup) => {
      const places = pickup.places.filter((one) => one.id !== placeId)
      if (places.length === pickup.places.length) {
        return refuse(shippingRefusal('no-such-pickup-place'))
      }
      // nobody finds a switch that is on again with the next place
      return ok({ places, only: pickup.only && places.length > 0 })
    }),
})

/** Sets whether orders are only fetched, and nothing is sent. */
export const setPickupOnly = ownerAction({
  ...common,
  name: 'set-pickup-only',
  title: (_documents, { only }) => (only ? 'Only pickup, no shipping' : 'Shipping beside pickup'),
  input: z.object({ only: z.boolean() }),
  perform: (documents, { only }) =>
    editPickup(documents, ({ places }) => ok({ places, only: only && places.length > 0 })),
})

function editPickup(
  documents: DocumentReader,
  edit: (pickup: Pickup) => Result<Pickup>,
): ActionResult {
  return editSettings(documents, (settings) => {
    const edited = edit(settings.store.pickup ?? noPickup)
    if (!edited.ok) return edited
    return ok({ ...settings, store: { ...settings.store, pickup: edited.value } })
  })
}

function withPlace(
  pickup: Pickup,
  placeId: string,
  place: PickupPlaceInput,
  seen: PickupPlaceInput | null,
): Result<Pickup> {
  const { places } = pickup
  const old = places.find((one) => one.id === placeId)
  if (seen !== null && old === undefined) return refuse(shippingRefusal('no-such-pickup-place'))
  const merged = mergeEntry(
    old && withoutId(old),
    { ...unsaid, ...place },
    seen && { ...unsaid, ...seen },
    shippingRefusal('pickup-place-changed'),
  )
  if (!merged.ok) return merged
  const after: PickupPlace = { id: placeId, ...merged.value }
  if (places.some((one) => one !== old && isSameName(one.name, after.name))) {
    return refuse(shippingRefusal('same-pickup-name', 'name'))
  }
  if (old === undefined && places.length >= mostPlaces) {
    return refuse(shippingRefusal('too-many-pickup-places'))
  }
  const all =
    old === undefined ? [...places, after] : places.map((one) => (one === old ? after : one))
  return ok({ ...pickup, places: all })
}

/** Of a place that was written before it could say how long it takes. */
const unsaid = { deliveryDays: null }

function withoutId({ id: _id, ...place }: PickupPlace): PickupPlaceInput {
  return { ...unsaid, ...place }
}
