export const checkoutPaths = {
  checkout: '/checkout',
  confirmed: '/checkout/order-confirmed/:token',
} as const

export function confirmedPath(token: string): string {
  return checkoutPaths.confirmed.replace(':token', token)
}
