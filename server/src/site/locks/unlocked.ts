import { nothingUnlocked, type Unlocked } from '@vitrine/rules/site/locks/lock.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { cookieKinds, type Cookies, type RequestCookie } from '../../ground/http/cookies.ts'
import { openToken, signToken } from '../../ground/http/signed-token.ts'

/** Of each lock that somebody has opened, until when (epoch milliseconds). */
type Opened = ReadonlyMap<string, number>

/** Those opened last; a request has no room for any number. */
const mostOpened = 20

/** The locks of a site that a visitor has opened, by their cookies. */
export function readUnlocked(
  key: Uint8Array,
  cookies: Cookies,
  siteId: SiteId,
  now: number,
): Unlocked {
  const opened = readOpened(key, cookies, siteId, now)
  return opened.size === 0 ? nothingUnlocked : new Set(opened.keys())
}

/**
 * What a visitor's browser is to keep who has opened one more: a cookie for each lock, so that two
 * tabs which open two of them at once take nothing from each other. The oldest go beyond so many.
 */
export function unlockedCookies(
  key: Uint8Array,
  cookies: Cookies,
  { siteId, lockId, now }: { siteId: SiteId; lockId: string; now: number },
): readonly RequestCookie[] {
  const until = now + cookieKinds.unlocked.lifetimeSeconds * 1000
  const value = signToken(key, 'unlocked', { siteId, lockId, until })
  const others = [...readOpened(key, cookies, siteId, now)]
    .filter(([id]) => id !== lockId)
    .toSorted(([, one], [, other]) => other - one)
  const forgotten = others.slice(mostOpened - 1)
  return [
    { cookie: 'unlocked', of: lockId, value },
    ...forgotten.map(([id]) => ({ cookie: 'unlocked', of: id, value: null }) as const),
  ]
}

function readOpened(
  key: Uint8Array,
  { unlocked = '' }: Cookies,
  siteId: SiteId,
  now: number,
): Opened {
  const opened = new Map<string, number>()
  // whoever sends more of them has not got them from here
  for (const value of unlocked.split(' ', mostOpened * 2)) {
    const claims = value === '' ? undefined : openToken(key, 'unlocked', value)
    if (claims === undefined || claims['siteId'] !== siteId) continue
    const until = Number(claims['until'])
    if (until >= now) opened.set(String(claims['lockId']), until)
  }
  return opened
}
