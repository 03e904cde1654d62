import type { Tracking } from '@vitrine/rules/shop/orders/order-parts-api.ts'
import { parcelOf } from '@vitrine/rules/shop/orders/parcel-of.ts'

/** Who carries a parcel and its number, leading to where it is followed; nothing where neither is known. */
export function ParcelLink({ tracking }: { readonly tracking: Tracking }) {
  const { address } = tracking
  const words = parcelOf(tracking)
  if (words === '' && address === '') return null
  if (address === '') return <bdi>{words}</bdi>
  return (
    <a href={address} target="_blank" rel="noopener">
      <bdi>{words === '' ? address : words}</bdi>
    </a>
  )
}
