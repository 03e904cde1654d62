import { maxCodesOfCart } from '@vitrine/rules/shop/coupons/coupon.ts'
import { cookieOfLinks, linkedCodes } from '@vitrine/rules/shop/coupons/discount-link.ts'
import { entersByLink } from '@vitrine/rules/shop/coupons/held-code.ts'
import type { RequestCookie } from '../../ground/http/cookies.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { readCart } from './cart-store.ts'
import { addCartCode } from './change-cart-codes.ts'
import { loadDiscounts } from './load-discounts.ts'

/**
 * Gives a cart the codes that links gave its visitor, whose cookie has then done its work: a page that
 * is only looked at shows the cart with them, and writes nothing. A code that is none stays in the
 * cookie, until a page has told it.
 * @param tokenHash of the cart; undefined: there is none yet, and the cookie stays
 * @returns the cookies to set
 */
export async function keepLinkedCode(
  view: SiteView,
  { cookies, now }: Pick<RouteRequest<unknown, unknown, unknown>, 'cookies' | 'now'>,
  tokenHash: string | undefined,
): Promise<readonly RequestCookie[]> {
  if (cookies.discount === undefined || tokenHash === undefined) return []
  const { site } = view.documents
  const read = await readCart(site, { tokenHash })
  if (read === undefined) return [{ cookie: 'discount', value: null }]
  const couponCodes = linkedCodes(cookies.discount)
  const { codes } = await loadDiscounts(view, { ...read, cart: { ...read.cart, couponCodes } }, now)
  for (const { code } of codes.filter(entersByLink)) {
    await addCartCode(site, { tokenHash }, { code, most: maxCodesOfCart })
  }
  const untold = codes.filter((one) => !entersByLink(one)).map(({ code }) => code)
  return [{ cookie: 'discount', value: cookieOfLinks(untold) }]
}
