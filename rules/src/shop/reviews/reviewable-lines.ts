import type { OrderReply } from '../orders/orders-api.ts'

type ReviewableOrder = Pick<OrderReply, 'status'> & {
  readonly items: readonly Pick<
    OrderReply['items'][number],
    'quantity' | 'refundedQuantity' | 'needsParcel' | 'isDonation'
  >[]
}

/**
 * Whether whoever bought has it all by now, so that they can tell of it: it was sent, fetched or done,
 * or nothing of it has to be.
 */
export function isWithBuyer({ status, items }: ReviewableOrder): boolean {
  if (status === 'cancelled') return false
  return status === 'fulfilled' || items.every(({ needsParcel }) => !needsParcel)
}

/**
 * Numbers of the lines of an order that can be reviewed, from 1: those that were bought and did not go
 * back as a whole. Which of them are products that visitors see, whoever asks finds out.
 */
export function reviewableLines(order: ReviewableOrder): readonly number[] {
  if (!isWithBuyer(order)) return []
  return order.items.flatMap(({ quantity, refundedQuantity, isDonation }, at) =>
    refundedQuantity < quantity && !isDonation ? [at + 1] : [],
  )
}
