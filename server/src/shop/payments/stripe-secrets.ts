import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { PaymentMode } from '@vitrine/rules/site/sites/stripe-settings.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { keepSecret, readSecret, type SecretPurpose } from '../../ground/secrets/keep-secret.ts'

type Keys = Pick<Context, 'signingKey'>

/** What a secret of an account at Stripe does: it asks Stripe, or it proves what Stripe posts. */
type Use = 'asks' | 'proves'
type Place = { readonly mode: PaymentMode; readonly use: Use }

/** Keeps a secret of an account at Stripe; it is used once an owner action names its id. */
export function keepStripeSecret(
  keys: Keys,
  site: SiteDatabase,
  { secret, ...place }: Place & { readonly secret: string },
  environment: { readonly now: number; readonly random: Random },
): Promise<string> {
  return keepSecret(keys, site, { secret, purpose: purposeOf(place) }, environment)
}

/** Undefined where there is none of this mode and use under this id, on this site. */
export function readStripeSecret(
  keys: Keys,
  site: SiteDatabase,
  { secretId, ...place }: Place & { readonly secretId: string | null },
): Promise<string | undefined> {
  return readSecret(keys, site, secretId, purposeOf(place))
}

/** Bound to what it is for: a key for tests never takes real money, whatever a document says. */
function purposeOf({ mode, use }: Place): SecretPurpose {
  return ['stripe', mode, use]
}
