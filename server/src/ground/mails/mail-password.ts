import { makeId, type Random, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { MailServer } from '@vitrine/rules/ground/mails/mail-server.ts'
import type { Context } from '../context.ts'
import type { SiteDatabase } from '../db/database.ts'
import { openSealed, sealText } from './sealed-text.ts'
import { findSealed, insertSecret } from './secrets-store.ts'

type Login = Pick<MailServer, 'host' | 'user'>
type Keys = Pick<Context, 'signingKey'>

/** Keeps the password of a login at a mail server; it is used once an owner action names its id. */
export async function keepMailPassword(
  { signingKey }: Keys,
  site: SiteDatabase,
  { password, ...login }: Login & { readonly password: string },
  { now, random }: { readonly now: number; readonly random: Random },
): Promise<string> {
  const id = makeId(now, random)
  const sealed = sealText(signingKey, purposeOf(site.siteId, id, login), password, random)
  await insertSecret(site, { id, sealed, createdAt: now })
  return id
}

/** Undefined where there is none for this login at this server. */
export async function readMailPassword(
  { signingKey }: Keys,
  site: SiteDatabase,
  { secretId, ...login }: Login & Pick<MailServer, 'secretId'>,
): Promise<string | undefined> {
  const sealed = secretId === null ? undefined : await findSealed(site, secretId)
  if (sealed === undefined || secretId === null) return undefined
  return openSealed(signingKey, purposeOf(site.siteId, secretId, login), sealed)
}

/** Bound to where it is told: at another server, or under another name, it opens nothing. */
function purposeOf(siteId: SiteId, id: string, { host, user }: Login): string {
  return JSON.stringify(['mail-server', siteId, id, host, user])
}
