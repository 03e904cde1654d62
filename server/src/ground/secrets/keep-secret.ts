import { makeId, type Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../context.ts'
import type { SiteDatabase } from '../db/database.ts'
import { openSealed, sealText } from './sealed-text.ts'
import { findSealed, insertSecret } from './secrets-store.ts'

type Keys = Pick<Context, 'signingKey'>

/** What a secret is for: read for anything else, there is none. */
export type SecretPurpose = readonly [feature: string, ...told: readonly string[]]

/** Keeps a secret of a site, sealed; it is used once an owner action names its id. */
export async function keepSecret(
  { signingKey }: Keys,
  site: SiteDatabase,
  { secret, purpose }: { readonly secret: string; readonly purpose: SecretPurpose },
  { now, random }: { readonly now: number; readonly random: Random },
): Promise<string> {
  const id = makeId(now, random)
  const sealed = sealText(signingKey, textOf(site, id, purpose), secret, random)
  await insertSecret(site, { id, sealed, createdAt: now })
  return id
}

/** Undefined where there is none of this id for this purpose. */
export async function readSecret(
  { signingKey }: Keys,
  site: SiteDatabase,
  id: string | null,
  purpose: SecretPurpose,
): Promise<string | undefined> {
  const sealed = id === null ? undefined : await findSealed(site, id)
  if (sealed === undefined || id === null) return undefined
  return openSealed(signingKey, textOf(site, id, purpose), sealed)
}

function textOf({ siteId }: SiteDatabase, id: string, [feature, ...told]: SecretPurpose): string {
  return JSON.stringify([feature, siteId, id, ...told])
}
