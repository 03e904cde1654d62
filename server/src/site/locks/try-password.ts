import { locksRefusal } from '@vitrine/rules/site/locks/locks-messages.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { createRateLimiter, retryLater } from '../../ground/http/rate-limit.ts'
import { verifyPassword } from '../../people/accounts/password-hash.ts'
import { readLockHash } from './lock-store.ts'

const failures = createRateLimiter()
const windowMs = 15 * 60_000
/** Many guests may sit behind one address, so it has more tries than an account has. */
const perAddress = 2
/** What a site may have from everywhere: so much is tried by nobody who was told a password. */
const fromAnywhere = 200
const maxCharacters = 128

export type Try = {
  readonly lockId: string
  readonly password: string
  /** The visitor's, as limits count it. */
  readonly address: string
  readonly uptime: number
  /** How many wrong passwords an account may have in 15 minutes; a site's locks have more. */
  readonly signInFailures: number
}

/**
 * Whether a password opens a lock. Wrong ones are counted for each address and site, whichever of its
 * locks they were for, and for the site from everywhere; those at the same moment count as well.
 */
export async function tryPassword(site: SiteDatabase, tried: Try): Promise<Result<true>> {
  const { lockId, password, address, uptime, signInFailures } = tried
  if (password === '') return refuse(locksRefusal('no-password'))
  // refused before hashing: a megabyte of password must not cost a hash
  if (password.length > maxCharacters * 2) return refuse(locksRefusal('password-too-long'))
  const counters = [
    { key: `${site.siteId} ${address}`, max: signInFailures * perAddress },
    { key: site.siteId, max: signInFailures * fromAnywhere },
  ]
  const counted: string[] = []
  // nor does a try count that nobody looks at: many guests with the right password come at once
  const giveBack = () => counted.forEach((key) => failures.giveBack('lock', key))
  for (const { key, max } of counters) {
    counted.push(key)
    if (failures.allow('lock', key, max, windowMs, uptime)) continue
    giveBack()
    return refuse(
      retryLater(locksRefusal('too-many-tries'), failures.secondsLeft('lock', key, uptime)),
    )
  }
  let isWrong = false
  try {
    isWrong = !(await verifyPassword(await readLockHash(site, lockId), password))
  } finally {
    if (!isWrong) giveBack()
  }
  return isWrong ? refuse(locksRefusal('wrong-password')) : ok(true)
}
