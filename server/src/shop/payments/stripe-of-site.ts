import type { PaymentProvider } from '@vitrine/rules/shop/payments/payment-provider.ts'
import type { StoreSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { PaymentMode } from '@vitrine/rules/site/sites/stripe-settings.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { stripeProvider } from './stripe-provider.ts'
import { readStripeSecret } from './stripe-secrets.ts'

type Store = Pick<StoreSettings, 'stripe'>

export type StripeContext = Pick<Context, 'config' | 'clock' | 'signingKey'>

/**
 * Stripe by one of a site's keys, which stay known after it has changed to others.
 * @param successorId the key of now, for when Stripe does not know the other one any more
 */
export async function stripeOf(
  context: StripeContext,
  site: SiteDatabase,
  mode: PaymentMode,
  secretId: string | null,
  successorId: string | null = null,
): Promise<PaymentProvider | undefined> {
  const read = (id: string | null) =>
    readStripeSecret(context, site, { mode, use: 'asks', secretId: id })
  const secretKey = await read(secretId)
  if (secretKey === undefined) return undefined
  const successor = successorId === secretId ? undefined : await read(successorId)
  const { config, clock } = context
  return stripeProvider({ secretKey, successor, account: secretId, api: config.stripeApi, clock })
}

/** By what Stripe's posts to a site are proved; undefined where none is set, so that all are forged. */
export function webhookSecretOf(
  context: Pick<Context, 'signingKey'>,
  site: SiteDatabase,
  { stripe }: Store,
  mode: PaymentMode,
): Promise<string | undefined> {
  const secretId = stripe?.[mode]?.webhookSecretId ?? null
  return readStripeSecret(context, site, { mode, use: 'proves', secretId })
}
