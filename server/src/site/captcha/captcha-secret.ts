import type {
  CaptchaProvider,
  CaptchaSettings,
} from '@vitrine/rules/site/sites/captcha-settings.ts'
import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { keepSecret, readSecret, type SecretPurpose } from '../../ground/secrets/keep-secret.ts'

type Keys = Pick<Context, 'signingKey'>

/** Keeps the secret key of a provider; the built-in captcha is given one that nobody has chosen. */
export function keepCaptchaSecret(
  keys: Keys,
  site: SiteDatabase,
  { provider, secret: typed }: { readonly provider: CaptchaProvider; readonly secret: string },
  environment: { readonly now: number; readonly random: Random },
): Promise<string> {
  const secret =
    provider === 'altcha' ? Buffer.from(environment.random(32)).toString('base64url') : typed
  return keepSecret(keys, site, { secret, purpose: purposeOf(provider) }, environment)
}

/** Undefined where there is none of this provider. */
export function readCaptchaSecret(
  keys: Keys,
  site: SiteDatabase,
  { provider, secretId }: Pick<CaptchaSettings, 'provider' | 'secretId'>,
): Promise<string | undefined> {
  return readSecret(keys, site, secretId, purposeOf(provider))
}

/** Bound to who is told it: kept for one provider, it is never sent to another. */
function purposeOf(provider: CaptchaProvider): SecretPurpose {
  return ['captcha', provider]
}
