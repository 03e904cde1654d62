import { hash, timingSafeEqual } from 'node:crypto'
import type { Random } from '@vitrine/rules/ids/ids.ts'
import type { RequestCookie } from './route.ts'

const secretCookie = '_crumb'
const tokenCookie = 'crumb'

type Cookies = Readonly<Record<string, string | undefined>>

/**
 * The token of the crumb: a readable cookie (`crumb`, spec §3, §7) that is derived from a secret
 * one which scripts cannot read, so that a tossed cookie alone does not make a valid pair. A plain
 * hash is enough, because the secret is 144 random bits: nobody finds it from the token.
 */
export function crumbOf(secret: string): string {
  return hash('sha256', `vitrine crumb ${secret}`, 'base64url')
}

/** The two cookies for a visitor who has none. */
export function crumbCookies(random: Random): { crumb: string; cookies: RequestCookie[] } {
  const secret = Buffer.from(random(18)).toString('base64url')
  const crumb = crumbOf(secret)
  const shared = { sameSite: 'lax', path: '/' } as const
  return {
    crumb,
    cookies: [
      { name: secretCookie, value: secret, httpOnly: true, ...shared },
      { name: tokenCookie, value: crumb, httpOnly: false, ...shared },
    ],
  }
}

/** The visitor's crumb when both cookies are there and belong together. */
export function crumbFromCookies(cookies: Cookies): string | undefined {
  const secret = cookies[secretCookie]
  const token = cookies[tokenCookie]
  if (secret === undefined || secret.length > 100 || token === undefined) return undefined
  return sameText(crumbOf(secret), token) ? token : undefined
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
