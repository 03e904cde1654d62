import type { PickupPlaceInput } from '@vitrine/rules/shop/shipping/pickup-actions.ts'
import type { PickupPlace, SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'

/** What a new place begins with: most are in the country of the shop. */
export function newPlace({ country }: Pick<SiteSettings, 'country'>): PickupPlaceInput {
  return { name: '', line1: '', city: '', region: '', postalCode: '', country, note: '' }
}

/** What is stored of a place, by the names of the form. */
export function typedPlace({ id: _id, ...place }: PickupPlace): PickupPlaceInput {
  return place
}

/** The form's name of a field that the server names by its way in the input, such as `place.name`. */
export function nameOfPlaceField(field: string): string {
  const [first = '', second = ''] = field.split('.')
  return first === 'place' ? second : first
}
