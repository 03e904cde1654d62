import { maxCodesOfCart } from '@vitrine/rules/shop/coupons/coupon.ts'
import { linkedCodes } from '@vitrine/rules/shop/coupons/discount-link.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { RequestCookie } from '../../ground/http/cookies.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import { addCartCode } from './change-cart-codes.ts'

/**
 * Gives a cart the codes that links gave its visitor, whose cookie has then done its work: a page that
 * is only looked at shows the cart with them, and writes nothing.
 * @param tokenHash of the cart; undefined: there is none yet, and the cookie stays
 * @returns the cookies to set
 */
export async function keepLinkedCode(
  site: SiteDatabase,
  { cookies }: Pick<RouteRequest<unknown, unknown, unknown>, 'cookies'>,
  tokenHash: string | undefined,
): Promise<readonly RequestCookie[]> {
  if (cookies.discount === undefined || tokenHash === undefined) return []
  for (const code of linkedCodes(cookies.discount)) {
    await addCartCode(site, { tokenHash }, { code, most: maxCodesOfCart })
  }
  return [{ cookie: 'discount', value: null }]
}
