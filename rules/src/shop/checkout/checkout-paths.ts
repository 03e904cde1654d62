import { platformPaths } from '../../site/pages/platform-paths.ts'

export const checkoutPaths = {
  checkout: platformPaths.checkout,
  confirmed: '/checkout/order-confirmed/:token',
} as const

export function confirmedPath(token: string): string {
  return checkoutPaths.confirmed.replace(':token', token)
}
