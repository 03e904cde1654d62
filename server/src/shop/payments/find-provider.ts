import type { PaymentProvider } from '@vitrine/rules/shop/payments/payment-provider.ts'
import type { StoreSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { testProvider } from './test-provider.ts'

/** Who takes a shop's payments; undefined where it is live without anybody set up to do so. */
export function findProvider({
  paymentMode,
}: Pick<StoreSettings, 'paymentMode'>): PaymentProvider | undefined {
  return paymentMode === 'test' ? testProvider : undefined
}

/** Who took a payment, by the name that it was kept with; undefined where there is none such any more. */
export function providerNamed(name: string): PaymentProvider | undefined {
  return name === testProvider.name ? testProvider : undefined
}
