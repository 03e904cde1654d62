import type { PaymentProvider } from '@vitrine/rules/shop/payments/payment-provider.ts'
import type { StoreSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { testProvider } from './test-provider.ts'

/** Who takes a shop's payments; undefined where it is live without anybody set up to do so. */
export async function findProvider(
  site: SiteDatabase,
  { paymentMode }: Pick<StoreSettings, 'paymentMode'>,
): Promise<PaymentProvider | undefined> {
  return paymentMode === 'test' ? testProvider(site) : undefined
}

/** Who took a payment, by the name that it was kept with; undefined where there is none such any more. */
export async function providerNamed(
  site: SiteDatabase,
  name: string,
): Promise<PaymentProvider | undefined> {
  return name === 'test' ? testProvider(site) : undefined
}
