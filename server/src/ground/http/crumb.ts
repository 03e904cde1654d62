import { timingSafeEqual } from 'node:crypto'
import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { Cookies, RequestCookie } from './cookies.ts'

/**
 * A crumb for a visitor who has none: 144 random bits, in a cookie that scripts read and send back
 * (spec §3, §7). No script of another host can read it, nor set it where the cookie has its prefix.
 */
export function makeCrumb(random: Random): string {
  return Buffer.from(random(18)).toString('base64url')
}

/** The cookie that keeps a crumb. */
export function crumbCookie(crumb: string): RequestCookie {
  return { cookie: 'crumb', value: crumb }
}

/** The visitor's crumb; undefined where there is none that we could have made. */
export function crumbFromCookies({ crumb }: Cookies): string | undefined {
  return crumb !== undefined && /^[\w-]{24}$/.test(crumb) ? crumb : undefined
}

/** Whether a write carries the visitor's own crumb in its header, query or field. */
export function hasValidCrumb(cookies: Cookies, sent: unknown): boolean {
  const crumb = crumbFromCookies(cookies)
  return crumb !== undefined && typeof sent === 'string' && sameText(crumb, sent)
}

function sameText(left: string, right: string): boolean {
  const a = Buffer.from(left)
  const b = Buffer.from(right)
  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}
