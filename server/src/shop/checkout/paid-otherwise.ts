import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'

/** What of an order gift cards did not pay; minor units. */
export function paidOtherwise({ grandTotal, giftCards }: OrderReply): number {
  return giftCards.reduce(
    (rest, { amount }) => rest - Number(amount.value),
    Number(grandTotal.value),
  )
}
