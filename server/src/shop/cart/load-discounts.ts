import type { CouponBody } from '@vitrine/rules/shop/coupons/coupon.ts'
import {
  holdCode,
  holdCodeOfMany,
  oncePerDiscount,
  withLinked,
  type CodeOfMany,
  type HeldCode,
} from '@vitrine/rules/shop/coupons/held-code.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { knownCoupons } from '../coupons/known-coupons.ts'
import { readCodesOfMany } from '../coupons/read-codes-of-many.ts'
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
  const { couponCodes, linkedCodes = [] } = cart
  const codes = [...new Set([...couponCodes, ...linkedCodes])]
  if (codes.length + ids.length === 0) return noDiscounts
  const [typed, automatic, ofMany] = await Promise.all([
    bodiesOf(view, codes, siteRevision, site),
    automaticOf(view, ids, siteRevision, site),
    readCodesOfMany(site, codes),
  ])
  const manyIds = [...new Set([...ofMany.values()].map(({ couponId }) => couponId))]
  const many = await bodiesOf(view, manyIds, siteRevision, site)
  const counted = ids.filter((id) => (automatic.get(id)?.mostUses ?? null) !== null)
  const asked = [...codes, ...counted, ...manyIds]
  const uses =
    asked.length === 0 ? new Map<string, number>() : await readUsesByOthers(site, cart.id, asked)
  const usesOf = (code: string): number => uses.get(code) ?? 0
  const holdOne = (code: string): HeldCode => {
    const body = typed.get(code)
    const one = ofMany.get(code)
    // a discount that has this very code comes first
    if (body !== undefined || one === undefined) return holdCode(code, body, usesOf(code), now)
    return holdOneOfMany(code, one, { many, usesOf, now })
  }
  return {
    codes: oncePerDiscount(withLinked(couponCodes.map(holdOne), linkedCodes.map(holdOne))),
    automatic: ids
      .filter((id) => automatic.has(id))
      .map((id) => holdCode(id, automatic.get(id), usesOf(id), now)),
  }
}

function holdOneOfMany(
  code: string,
  one: CodeOfMany,
  known: {
    readonly many: ReadonlyMap<string, CouponBody>
    readonly usesOf: (code: string) => number
    readonly now: number
  },
): HeldCode {
  const { many, usesOf, now } = known
  const uses = { ofCode: usesOf(code), ofAll: usesOf(one.couponId) }
  return holdCodeOfMany(code, one, many.get(one.couponId), uses, now)
}

/** A cart with the codes that links gave its visitor, which it may not hold yet. */
export function withLinkedCodes(read: CartWithLines, codes: readonly string[]): CartWithLines {
  return codes.length === 0 ? read : { ...read, cart: { ...read.cart, linkedCodes: codes } }
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
