import { formatMoney, type Money } from '@vitrine/rules/money/money.ts'
import type { OrderReply } from '@vitrine/rules/orders/orders-api.ts'
import { shippingPrice } from '@vitrine/rules/shipping/shipping-price.ts'

/** An amount of an order for people; `value` is minor units as text. */
export function formatAmount({ value, currency }: Money): string {
  return formatMoney(Number(value), currency)
}

/** What shipping an order cost, as its buyer read it. */
export function formatShipping({ shippingTotal }: Pick<OrderReply, 'shippingTotal'>): string {
  return shippingPrice(Number(shippingTotal.value), shippingTotal.currency)
}
