import type { PaymentProvider } from '@vitrine/rules/shop/payments/payment-provider.ts'
import { testCardOutcome } from '@vitrine/rules/shop/payments/test-cards.ts'

/** The built-in test payments: cards decide, no money moves, and so nothing has to be given back. */
export const testProvider: PaymentProvider = {
  name: 'test',
  isTest: true,
  charge: ({ card }) => Promise.resolve(testCardOutcome(card.number)),
  cancel: () => Promise.resolve(),
}
