import { createHmac } from 'node:crypto'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import { hashToken, makeSecretToken } from '../../people/accounts/secret-token.ts'
import type { RequestCookie } from '../../ground/http/cookies.ts'
import type { RouteRequest } from '../../ground/http/route.ts'

type Request = Pick<RouteRequest<unknown, unknown, unknown>, 'cookies' | 'random'>

/** The visitor's cart token as the database knows it; undefined when there is none. */
export function cartTokenHash(request: Request): string | undefined {
  const token = request.cookies.cart
  return token === undefined || !isCartToken(token) ? undefined : hashToken(token)
}

/** A token for a new cart. */
export function newCartToken(request: Request): { tokenHash: string; cookies: RequestCookie[] } {
  const token = makeSecretToken(request.random)
  return { tokenHash: hashToken(token), cookies: cartCookies(token) }
}

/**
 * The token of a cart that a subscription begins with. It stands in addresses, and is derived, so that
 * whoever comes back from paying elsewhere is led to it without a cookie.
 */
export function subscriptionCartToken(
  { signingKey }: Pick<Context, 'signingKey'>,
  siteId: SiteId,
  cartId: string,
): string {
  return createHmac('sha256', signingKey).update(`cart ${siteId} ${cartId}`).digest('base64url')
}

/**
 * The token of a member's cart: derived, so that each of their browsers has the same one, and another
 * one with each turn, so that browsers that were signed out have none.
 */
export function memberCartToken(
  { signingKey }: Pick<Context, 'signingKey'>,
  siteId: SiteId,
  { id, tokenTurn }: { readonly id: string; readonly tokenTurn: number },
): string {
  const said = `member cart ${siteId} ${id} ${tokenTurn}`
  return createHmac('sha256', signingKey).update(said).digest('base64url')
}

/** Whether a text is one that we could have given out. */
export function isCartToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** The cookie of a cart, and the hint beside it. */
export function cartCookies(token: string): RequestCookie[] {
  return [
    { cookie: 'cart', value: token },
    { cookie: 'hasCart', value: 'true' },
  ]
}
