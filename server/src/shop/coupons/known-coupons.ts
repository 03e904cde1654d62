import type { CouponBody } from '@vitrine/rules/shop/coupons/coupon.ts'

type Known = {
  /** Whether there is any that shoppers type. */
  readonly hasCodes: boolean
  /** Ids of those that apply by themselves. */
  readonly automatic: readonly string[]
}

/** Which discounts a site has. */
export function knownCoupons(coupons: ReadonlyMap<string, CouponBody>): Known {
  const automatic: string[] = []
  for (const [id, { title }] of coupons) if (title !== undefined) automatic.push(id)
  return { hasCodes: coupons.size > automatic.length, automatic }
}
