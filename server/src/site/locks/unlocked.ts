import { nothingUnlocked, type Unlocked } from '@vitrine/rules/site/locks/lock.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { cookieKinds, type Cookies, type RequestCookie } from '../../ground/http/cookies.ts'
import { openToken, signToken } from '../../ground/http/signed-token.ts'

/** Of each lock that somebody has opened, until when (epoch milliseconds). */
type Opened = ReadonlyMap<string, number>

/** Those opened last; a cookie has no room for any number. */
const mostOpened = 20

/** The locks of a site that a visitor has opened, by their cookie. */
export function readUnlocked(
  key: Uint8Array,
  cookies: Cookies,
  siteId: SiteId,
  now: number,
): Unlocked {
  const opened = readOpened(key, cookies, siteId, now)
  return opened.size === 0 ? nothingUnlocked : new Set(opened.keys())
}

/** The cookie of a visitor who has opened one more. Those opened before keep their own end. */
export function unlockedCookie(
  key: Uint8Array,
  cookies: Cookies,
  { siteId, lockId, now }: { siteId: SiteId; lockId: string; now: number },
): RequestCookie {
  const opened = new Map(readOpened(key, cookies, siteId, now))
  opened.delete(lockId)
  opened.set(lockId, now + cookieKinds.unlocked.lifetimeSeconds * 1000)
  const locks = [...opened].slice(-mostOpened).map(([id, until]) => `${id}:${until}`)
  return {
    cookie: 'unlocked',
    value: signToken(key, 'unlocked', { siteId, locks: locks.join(' ') }),
  }
}

function readOpened(
  key: Uint8Array,
  { unlocked: value }: Cookies,
  siteId: SiteId,
  now: number,
): Opened {
  const opened = new Map<string, number>()
  const claims = value === undefined ? undefined : openToken(key, 'unlocked', value)
  if (claims === undefined || claims['siteId'] !== siteId) return opened
  for (const one of String(claims['locks']).split(' ')) {
    const [id = '', until = ''] = one.split(':')
    if (id !== '' && Number(until) >= now) opened.set(id, Number(until))
  }
  return opened
}
