import type { CouponBody } from '@vitrine/rules/shop/coupons/coupon.ts'
import { holdCode, type HeldCode } from '@vitrine/rules/shop/coupons/held-code.ts'
import { maxCodesOfCart } from '@vitrine/rules/shop/coupons/coupon.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { knownCoupons } from '../coupons/known-coupons.ts'
import { readUsesByOthers } from '../coupons/read-coupon-uses.ts'
import type { CartWithLines } from './cart-store.ts'

export type LoadedDiscounts = {
  /** The codes that a cart holds. */
  readonly codes: readonly HeldCode[]
  /** What the shop takes off by itself, if its conditions hold. */
  readonly automatic: readonly HeldCode[]
}

/** None at all. */
export const noDiscounts: LoadedDiscounts = { codes: [], automatic: [] }

/**
 * The discounts that may count for a cart, at its site's revision. Nothing is asked where it holds no
 * code and the shop has none that applies by itself.
 * @param now epoch milliseconds
 */
export async function loadDiscounts(
  view: SiteView,
  { cart, siteRevision }: Pick<CartWithLines, 'cart' | 'siteRevision'>,
  now: number,
  site: SiteDatabase = view.documents.site,
): Promise<LoadedDiscounts> {
  const { automatic: ids } = knownCoupons(view.coupons)
  const codes = cart.couponCodes
  if (codes.length + ids.length === 0) return noDiscounts
  const [typed, automatic] = await Promise.all([
    bodiesOf(view, codes, siteRevision, site),
    automaticOf(view, ids, siteRevision, site),
  ])
  const counted = ids.filter((id) => (automatic.get(id)?.mostUses ?? null) !== null)
  const asked = [...codes, ...counted]
  const uses =
    asked.length === 0 ? new Map<string, number>() : await readUsesByOthers(site, cart.id, asked)
  const hold = (bodies: ReadonlyMap<string, CouponBody>) => (code: string) =>
    holdCode(code, bodies.get(code), uses.get(code) ?? 0, now)
  return {
    codes: codes.map(hold(typed)),
    automatic: ids.filter((id) => automatic.has(id)).map(hold(automatic)),
  }
}

/** A cart with a code that a link gave its visitor, which it may not hold yet. */
export function withLinkedCode(read: CartWithLines, code: string | undefined): CartWithLines {
  const { couponCodes } = read.cart
  if (code === undefined || couponCodes.includes(code)) return read
  if (couponCodes.length >= maxCodesOfCart) return read
  return { ...read, cart: { ...read.cart, couponCodes: [...couponCodes, code] } }
}

/** A view that is as new as the cart knows them already. */
async function automaticOf(
  view: SiteView,
  ids: readonly string[],
  siteRevision: number,
  site: SiteDatabase,
): Promise<ReadonlyMap<string, CouponBody>> {
  if (view.revision >= siteRevision) return view.coupons
  return bodiesOf(view, ids, siteRevision, site)
}

async function bodiesOf(
  view: SiteView,
  ids: readonly string[],
  siteRevision: number,
  site: SiteDatabase,
): Promise<ReadonlyMap<string, CouponBody>> {
  if (ids.length === 0) return new Map()
  const found = await view.documents.asOf('coupon', ids, siteRevision, site)
  return new Map([...found].map(([id, { body }]) => [id, body]))
}
