import type { CouponBody } from '@vitrine/rules/shop/coupons/coupon.ts'

type Known = {
  /** Whether there is any that shoppers type. */
  readonly hasCodes: boolean
  /** Ids of those that apply by themselves. */
  readonly automatic: readonly string[]
}

const known = new WeakMap<ReadonlyMap<string, CouponBody>, Known>()

/** Which discounts a site has; found once for as long as none of them changes. */
export function knownCoupons(coupons: ReadonlyMap<string, CouponBody>): Known {
  const kept = known.get(coupons)
  if (kept !== undefined) return kept
  const automatic = [...coupons].flatMap(([id, { title }]) => (title === undefined ? [] : [id]))
  const made = { hasCodes: coupons.size > automatic.length, automatic }
  known.set(coupons, made)
  return made
}
