import { hashToken, makeSecretToken } from '../accounts/secret-token.ts'
import type { RequestCookie, RouteRequest } from '../http/route.ts'

/** Spec §4: a cart cookie, which scripts need not read, beside `hasCart`, which they do. */
const cookieName = 'cart'
const fourteenDays = 14 * 24 * 3600

type Request = Pick<RouteRequest<unknown, unknown, unknown>, 'cookies' | 'random'>

/** The visitor's cart token as the database knows it; undefined when there is none. */
export function cartTokenHash(request: Request): string | undefined {
  const token = request.cookies[cookieName]
  return token === undefined || !/^[\w-]{43}$/.test(token) ? undefined : hashToken(token)
}

/** A token for a new cart. */
export function newCartToken(request: Request): { tokenHash: string; cookies: RequestCookie[] } {
  const token = makeSecretToken(request.random)
  return { tokenHash: hashToken(token), cookies: cartCookies(token) }
}

function cartCookies(token: string): RequestCookie[] {
  const shared = { maxAge: fourteenDays, sameSite: 'lax', path: '/' } as const
  return [
    { name: cookieName, value: token, httpOnly: true, ...shared },
    { name: 'hasCart', value: 'true', httpOnly: false, ...shared },
  ]
}
