import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { MailServer } from '@vitrine/rules/ground/mails/mail-server.ts'
import type { Context } from '../context.ts'
import type { SiteDatabase } from '../db/database.ts'
import { keepSecret, readSecret, type SecretPurpose } from '../secrets/keep-secret.ts'

type Login = Pick<MailServer, 'host' | 'user'>
type Keys = Pick<Context, 'signingKey'>

/** Keeps the password of a login at a mail server; it is used once an owner action names its id. */
export function keepMailPassword(
  keys: Keys,
  site: SiteDatabase,
  { password, ...login }: Login & { readonly password: string },
  environment: { readonly now: number; readonly random: Random },
): Promise<string> {
  return keepSecret(keys, site, { secret: password, purpose: purposeOf(login) }, environment)
}

/** Undefined where there is none for this login at this server. */
export function readMailPassword(
  keys: Keys,
  site: SiteDatabase,
  { secretId, ...login }: Login & Pick<MailServer, 'secretId'>,
): Promise<string | undefined> {
  return readSecret(keys, site, secretId, purposeOf(login))
}

/** Bound to where it is told: at another server, or under another name, it opens nothing. */
function purposeOf({ host, user }: Login): SecretPurpose {
  return ['mail-server', host, user]
}
