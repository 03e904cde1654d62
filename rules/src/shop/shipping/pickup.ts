import type { PickupPlace, StoreSettings } from '../../site/sites/site-settings.ts'
import type { ShippingChoice } from './shipping-ways.ts'

type Store = Pick<StoreSettings, 'pickup'>
type Typed = { readonly delivery: string; readonly shipping: string }

/** Of the field that says whether an order is sent or fetched. */
export const pickupDelivery = 'pickup'

/** Where orders can be fetched; none: all are sent. */
export function pickupPlaces({ pickup }: Store): readonly PickupPlace[] {
  return pickup?.places ?? []
}

/** Whether there is any choice of how an order is got, so that what is typed changes its sums. */
export function hasChoice(store: Pick<StoreSettings, 'moreShipping' | 'pickup'>): boolean {
  return (store.moreShipping ?? []).length > 0 || pickupPlaces(store).length > 0
}

/** Whether a shop sends anything, or has all of it fetched. */
export function sendsOrders({ pickup }: Store): boolean {
  return pickup === undefined || !pickup.only || pickup.places.length === 0
}

/**
 * Where an order is fetched: where was chosen, or else at the first place.
 * @returns undefined where it is sent
 */
export function placeToFetch(store: Store, typed: Typed): PickupPlace | undefined {
  const places = pickupPlaces(store)
  if (sendsOrders(store) && typed.delivery !== pickupDelivery) return undefined
  return places.find(({ id }) => id === typed.shipping) ?? places[0]
}

/** A place among the ways in which whoever buys gets an order; it costs nothing. */
export function choiceOfPlace({ id, name, deliveryDays = null }: PickupPlace): ShippingChoice {
  return { id, name, priceCents: 0, freeFromCents: null, deliveryDays }
}

/** What of an address a place says. */
export function addressOfPlace(place: PickupPlace) {
  const { line1, city, region, postalCode, country } = place
  return { line1, line2: '', city, region, postalCode, country }
}
