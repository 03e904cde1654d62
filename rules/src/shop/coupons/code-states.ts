/** How it stands with one of the many codes of a discount. `free`: nobody has used it. */
export const couponCodeStates = ['free', 'used', 'revoked'] as const
export type CouponCodeState = (typeof couponCodeStates)[number]
