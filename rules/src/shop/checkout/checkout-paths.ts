import { platformPaths } from '../../site/pages/platform-paths.ts'

export const checkoutPaths = {
  checkout: platformPaths.checkout,
  /** POST: the form as it is, looked at where it goes now. */
  place: `${platformPaths.checkout}/place`,
  /** GET: to where the payment of a token is made. */
  pay: '/checkout/pay/:paymentToken',
  /** GET: back from there; `?back=1`: without having paid. */
  paid: '/checkout/return/:paymentToken',
  /** The page of the test payments' bank. */
  testBank: '/checkout/test-bank/:paymentToken',
  confirmed: '/checkout/order-confirmed/:token',
  receipt: '/checkout/order-confirmed/:token/receipt',
  /** Where a shopper withdraws from an order; the other one for whoever has no link to it. */
  withdrawal: '/checkout/order-confirmed/:token/withdrawal',
  foundWithdrawal: '/checkout/withdrawal',
} as const

export function confirmedPath(token: string): string {
  return checkoutPaths.confirmed.replace(':token', token)
}

export function receiptPath(token: string): string {
  return checkoutPaths.receipt.replace(':token', token)
}

export function withdrawalPath(token: string): string {
  return checkoutPaths.withdrawal.replace(':token', token)
}

/** One of the paths of a payment. */
export function paymentPath(path: 'pay' | 'paid' | 'testBank', token: string): string {
  return checkoutPaths[path].replace(':paymentToken', token)
}
