import type { PaymentProvider } from '@vitrine/rules/shop/payments/payment-provider.ts'
import { paysElsewhere, type PaymentMode } from '@vitrine/rules/site/sites/stripe-settings.ts'
import type { StoreSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { stripeOf, type StripeContext } from './stripe-of-site.ts'
import { testProvider } from './test-provider.ts'

/** Who takes a shop's payments; undefined where nobody is set up to do so, or their keys are lost. */
export async function findProvider(
  context: StripeContext,
  site: SiteDatabase,
  store: Pick<StoreSettings, 'paymentMode' | 'stripe'>,
): Promise<PaymentProvider | undefined> {
  const { paymentMode: mode, stripe } = store
  if (paysElsewhere(store)) return stripeOf(context, site, mode, stripe?.[mode]?.secretId ?? null)
  return mode === 'test' ? testProvider(context, site) : undefined
}

/** By whom and which key a shop's payments are taken now; undefined where nobody is set up to do so. */
export function takerOf(store: Pick<StoreSettings, 'paymentMode' | 'stripe'>): TakenBy | undefined {
  const { paymentMode: mode, stripe } = store
  if (!paysElsewhere(store)) {
    return mode === 'test' ? { provider: 'test', provider_account: null } : undefined
  }
  return { provider: `stripe-${mode}`, provider_account: stripe?.[mode]?.secretId ?? null }
}

/** By what a payment was kept with: the provider's name, and which of its keys. */
export type TakenBy = { readonly provider: string; readonly provider_account: string | null }

/** Who took a payment, whatever the shop uses by now; undefined where there is none such any more. */
export async function providerOf(
  context: StripeContext,
  site: SiteDatabase,
  { provider, provider_account: account }: TakenBy,
): Promise<PaymentProvider | undefined> {
  switch (provider) {
    case 'test':
      return testProvider(context, site)
    case 'stripe-test':
      return stripeOf(context, site, 'test', account, await keyOfNow(site, 'test'))
    case 'stripe-live':
      return stripeOf(context, site, 'live', account, await keyOfNow(site, 'live'))
    default:
      return undefined
  }
}

async function keyOfNow(site: SiteDatabase, mode: PaymentMode): Promise<string | null> {
  const settings = await readDocument(site, 'site-settings', 'site')
  return settings?.body.store.stripe?.[mode]?.secretId ?? null
}
