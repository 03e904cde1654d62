import {
  namesRegion,
  pickupPlaceFields,
  regionToName,
  type PickupPlaceInput,
} from '@vitrine/rules/shop/shipping/pickup-actions.ts'
import type { PickupPlace, SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { z } from 'zod'
import { typedDays, writeDays } from './delivery-draft.ts'

/** What is typed about a place. */
export type PickupDraft = Omit<PickupPlaceInput, 'deliveryDays'> & {
  /** Such as `1-2`; empty: nothing is said. */
  readonly deliveryDays: string
}

/** What a new place begins with: most are in the country of the shop. */
export function newPlace({ country }: Pick<SiteSettings, 'country'>): PickupDraft {
  const place = { name: '', line1: '', city: '', region: '', postalCode: '', country, note: '' }
  return { ...place, deliveryDays: '' }
}

/** What is stored of a place, by the names of the form. */
export function seenOfPlace({ id: _id, ...place }: PickupPlace) {
  return { ...place, deliveryDays: place.deliveryDays ?? null }
}

/** The same as it is typed. */
export function typedPlace({ id: _id, ...place }: PickupPlace): PickupDraft {
  return { ...place, deliveryDays: writeDays(place.deliveryDays) }
}

/** Reads what is typed, by the rules that store it. */
export const pickupPlaceSchema: z.ZodType<PickupPlaceInput, PickupDraft> = pickupPlaceFields
  .extend({ deliveryDays: typedDays })
  .refine(namesRegion, regionToName)

/** The form's name of a field that the server names by its way in the input, such as `place.name`. */
export function nameOfPlaceField(field: string): string {
  const [first = '', second = ''] = field.split('.')
  return first === 'place' ? second : first
}
