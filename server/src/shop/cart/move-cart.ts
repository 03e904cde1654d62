import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { hashToken, makeSecretToken } from '../../people/accounts/secret-token.ts'
import type { Context } from '../../ground/context.ts'
import type { RequestCookie } from '../../ground/http/cookies.ts'
import { giveCartNewToken } from './cart-store.ts'
import { isCartToken } from './cart-token.ts'

/** A visitor may hold one cart by the former cookie, and a neighbour may have tossed some. */
const mostTokens = 3

/**
 * Brings a cart from before the `__Host-` cookie under it, once, and with another token. Where the
 * former cookie came from nobody can tell; so the token in it opens nothing from then on, whoever
 * else knows it, and only carts that stood when the schema was brought up to date are moved.
 * @returns the cookie to set; undefined where no token names such a cart
 */
export async function moveCart(
  { database, random }: Pick<Context, 'database' | 'random'>,
  siteId: SiteId,
  tokens: readonly string[],
): Promise<RequestCookie | undefined> {
  const site = database.dbFor(siteId)
  for (const token of tokens.filter(isCartToken).slice(0, mostTokens)) {
    const fresh = makeSecretToken(random)
    if (await giveCartNewToken(site, hashToken(token), hashToken(fresh))) {
      return { cookie: 'cart', value: fresh }
    }
  }
  return undefined
}
