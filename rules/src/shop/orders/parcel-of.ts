import type { Tracking } from './order-parts-api.ts'

/** Who carries a parcel and its number, as one line; empty where neither is known. */
export function parcelOf({ carrier, number }: Tracking): string {
  return [carrier, number].filter((part) => part !== '').join(' ')
}
