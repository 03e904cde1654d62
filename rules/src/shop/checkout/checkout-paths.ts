import { platformPaths } from '../../site/pages/platform-paths.ts'

export const checkoutPaths = {
  checkout: platformPaths.checkout,
  /** POST: the form as it is, looked at where it goes now. */
  place: `${platformPaths.checkout}/place`,
  confirmed: '/checkout/order-confirmed/:token',
} as const

export function confirmedPath(token: string): string {
  return checkoutPaths.confirmed.replace(':token', token)
}
