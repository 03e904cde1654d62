import { makeId, type Random } from '@vitrine/rules/ground/ids/ids.ts'
import { checkPassword } from '@vitrine/rules/people/accounts/password-rule.ts'
import { ok, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { hashPassword } from '../../people/accounts/password-hash.ts'
import { insertLock } from './lock-store.ts'

/**
 * Keeps a password of pages or of a site, hashed as those of accounts are and in their queue. It
 * locks nothing until an owner action names its id.
 */
export async function makeLock(
  site: SiteDatabase,
  password: string,
  { now, random }: { readonly now: number; readonly random: Random },
): Promise<Result<string>> {
  const checked = checkPassword(password)
  if (!checked.ok) return checked
  const passwordHash = await hashPassword(checked.value)
  const id = makeId(now, random)
  await insertLock(site, { id, passwordHash, createdAt: now })
  return ok(id)
}
