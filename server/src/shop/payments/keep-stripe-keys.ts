import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import {
  paymentsRefusal,
  type PaymentsRefusalCode,
} from '@vitrine/rules/shop/payments/payments-messages.ts'
import {
  refuseStripeKey,
  refusedStripeKeys,
  type TypedStripeKeys,
} from '@vitrine/rules/shop/payments/typed-stripe-keys.ts'
import { ok, refuse, type Refused, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import { loadStripe, stripeRefusal, type StripeApi, type StripeRefusal } from './load-stripe.ts'
import { keepStripeSecret } from './stripe-secrets.ts'

type Kept = {
  readonly key: { readonly secretId: string; readonly hint: string } | null
  readonly webhookSecretId: string | null
}

/** Keeps what an owner has typed, once Stripe has taken the key. Nothing of it is used yet. */
export async function keepStripeKeys(
  context: Pick<Context, 'config' | 'signingKey'>,
  site: SiteDatabase,
  typed: TypedStripeKeys,
  environment: { readonly now: number; readonly random: Random },
): Promise<Result<Kept>> {
  const { mode, secretKey, webhookSecret } = typed
  const settings = await readDocument(site, 'site-settings', 'site')
  const isKept = (settings?.body.store.stripe?.[mode] ?? null) !== null
  const refused =
    refusedStripeKeys(typed, isKept) ??
    (secretKey === '' ? undefined : await tryKey(secretKey, context.config.stripeApi))
  if (refused !== undefined) return refused
  const keep = (use: 'asks' | 'proves', secret: string) =>
    keepStripeSecret(context, site, { mode, use, secret }, environment)
  return ok({
    key:
      secretKey === ''
        ? null
        : { secretId: await keep('asks', secretKey), hint: secretKey.slice(-4) },
    webhookSecretId: webhookSecret === '' ? null : await keep('proves', webhookSecret),
  })
}

/** Reads what payments are made of, so that a restricted key is tried for what it is for. */
async function tryKey(secretKey: string, api: StripeApi): Promise<Refused | undefined> {
  try {
    const stripe = await loadStripe(secretKey, api)
    await stripe.checkout.sessions.list({ limit: 1 })
    return undefined
  } catch (error) {
    const refusal = stripeRefusal(error)
    if (refusal === undefined) return refuse(paymentsRefusal('stripe-silent'))
    return refuseStripeKey(wrongKeys[refusal])
  }
}

const wrongKeys: Readonly<Record<StripeRefusal, PaymentsRefusalCode>> = {
  'unknown-key': 'stripe-key-unknown',
  'not-allowed': 'stripe-key-may-not',
  missing: 'stripe-key-refused',
  email: 'stripe-key-refused',
  refused: 'stripe-key-refused',
}
