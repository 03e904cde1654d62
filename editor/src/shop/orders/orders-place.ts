import type { OrderStatus } from '@vitrine/rules/shop/orders/orders-api.ts'

/** Which orders are shown, as the address says it; absent: all. */
export type OrdersPlace = { readonly status?: OrderStatus; readonly search?: string }

const statuses = [
  'received',
  'paid',
  'fulfilled',
  'cancelled',
] as const satisfies readonly OrderStatus[]

/** Reads a place out of an address. @param wordsOf how words stand there */
export function readOrdersPlace(
  given: Readonly<Record<string, unknown>>,
  wordsOf: (value: unknown) => string,
): OrdersPlace {
  const status = statuses.find((one) => one === given['status'])
  const search = wordsOf(given['search'])
  return { ...(status !== undefined && { status }), ...(search !== '' && { search }) }
}
