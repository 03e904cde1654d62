import { isAudienceLock, openAudienceLocks } from '@vitrine/rules/site/locks/audience.ts'
import { nothingUnlocked, type Unlocked } from '@vitrine/rules/site/locks/lock.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import { findHeldProducts } from '../../people/members/member-session.ts'
import { readUnlocked } from './unlocked.ts'

export type LocksOfSite = {
  readonly site: SiteDatabase
  /** Asked for only where a visitor may have opened some. */
  readonly locks: () => Unlocked
  /** Whether customers can sign in. */
  readonly hasAccounts: boolean
}

/**
 * What a visitor has open of a site's locks: by the passwords that they know, and as the member that
 * they are. A site without pages for members asks nothing of the database.
 */
export async function openLocks(
  { signingKey }: Pick<Context, 'signingKey'>,
  { cookies, now }: Pick<RouteRequest<unknown, unknown, unknown>, 'cookies' | 'now'>,
  { site, locks: locksOf, hasAccounts }: LocksOfSite,
): Promise<Unlocked> {
  const mayBeMember = cookies.member !== undefined && hasAccounts
  if (cookies.unlocked === undefined && !mayBeMember) return nothingUnlocked
  const locks = [...locksOf()]
  const opened = readUnlocked(signingKey, cookies, site.siteId, now)
  const byPassword = locks.filter((lock) => opened.has(lock) && !isAudienceLock(lock))
  const held =
    mayBeMember && locks.some(isAudienceLock)
      ? await findHeldProducts(site, { cookies, now })
      : undefined
  const asMember = held === undefined ? [] : openAudienceLocks(locks, held)
  const open = new Set([...byPassword, ...asMember])
  return open.size === 0 ? nothingUnlocked : open
}
