import type { PaymentProvider } from '@vitrine/rules/shop/payments/payment-provider.ts'
import { testPaymentOutcome } from '@vitrine/rules/shop/payments/test-payments.ts'

/** The built-in test payments: the shopper decides, no money moves, and so none has to be given back. */
export const testProvider: PaymentProvider = {
  name: 'test',
  isTest: true,
  charge: ({ token }) => Promise.resolve(testPaymentOutcome(token) ?? 'declined'),
  cancel: () => Promise.resolve(),
  refund: () => Promise.resolve('done'),
}
