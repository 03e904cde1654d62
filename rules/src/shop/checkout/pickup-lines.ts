import type { PickupPlace } from '../../site/sites/site-settings.ts'
import { addressLines } from './address-lines.ts'
import type { Address } from './checkout-form.ts'

/**
 * A place to fetch an order at, line by line, in mails and on pages; empty lines are left out.
 * @param language of the reader, in which the country is named
 */
export function pickupLines(place: Omit<PickupPlace, 'id'>, language: string): readonly string[] {
  const { name, note, ...address } = place
  const nobody = { firstName: '', lastName: '', line2: '' }
  return [name, ...addressLines({ ...nobody, ...address }, language), ...note.split('\n')].filter(
    (line) => line.trim() !== '',
  )
}

type OrderPlace = {
  /** Of the place, where it is fetched. */
  readonly shippingName: string
  /** Null: it is sent, or nothing is to be. */
  readonly pickup: Pick<PickupPlace, 'note'> | null
  readonly shippingAddress: Omit<Address, 'phone'>
}

/** Where an order goes, or is fetched: it keeps the place of its day. */
export function orderPlaceLines(order: OrderPlace, language: string): readonly string[] {
  const { pickup, shippingName: name, shippingAddress } = order
  if (pickup === null) return addressLines(shippingAddress, language)
  const { line1, city, region, postalCode, country } = shippingAddress
  return pickupLines(
    { name, line1, city, region, postalCode, country, note: pickup.note },
    language,
  )
}
