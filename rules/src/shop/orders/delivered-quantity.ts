import type { OrderReply, OrderStatus } from './orders-api.ts'

/**
 * How many pieces of a line its buyer has. What lies in no parcel, such as a download or a membership, is
 * theirs as soon as it is paid; it may have gone back since, as what was sent may have.
 */
export function deliveredQuantity(
  {
    needsParcel,
    quantity,
    sentQuantity,
  }: Pick<OrderReply['items'][number], 'needsParcel' | 'quantity' | 'sentQuantity'>,
  status: OrderStatus,
): number {
  if (needsParcel) return sentQuantity
  return status === 'paid' || status === 'fulfilled' ? quantity : 0
}
