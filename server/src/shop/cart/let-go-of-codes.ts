import { cookieOfLinks, linkedCodes } from '@vitrine/rules/shop/coupons/discount-link.ts'
import { entersByLink, isGone, type HeldCode } from '@vitrine/rules/shop/coupons/held-code.ts'
import type { RequestCookie } from '../../ground/http/cookies.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { dropCartCodes } from './change-cart-codes.ts'
import type { CartRow } from './cart-store.ts'

/**
 * Lets go of the codes of a cart that are none any more, and of links that lead to none, once a page has
 * told of them: they are told once, and take nobody's place.
 * @param shown what the page has shown; undefined: no cart, so that nothing was told
 * @returns the cookies to set
 */
export async function letGoOfCodes(
  site: SiteDatabase,
  { cookies }: Pick<RouteRequest<unknown, unknown, unknown>, 'cookies'>,
  shown: { readonly cart: CartRow; readonly codes: readonly HeldCode[] } | undefined,
): Promise<readonly RequestCookie[]> {
  if (shown === undefined) return []
  const { cart, codes } = shown
  const held = codes.filter((one) => isGone(one) && cart.couponCodes.includes(one.code))
  if (held.length > 0) {
    await dropCartCodes(
      site,
      cart.id,
      held.map(({ code }) => code),
    )
  }
  const told = new Set(codes.filter((one) => !entersByLink(one)).map(({ code }) => code))
  const linked = linkedCodes(cookies.discount)
  const left = linked.filter((code) => !told.has(code))
  return left.length === linked.length ? [] : [{ cookie: 'discount', value: cookieOfLinks(left) }]
}
