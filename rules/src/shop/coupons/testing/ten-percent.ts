import type { CouponInput } from '../coupon-actions.ts'

/** A tenth off everything, for anybody and at any time. */
export const tenPercent: CouponInput = {
  isActive: true,
  reduces: { kind: 'percentage', ppm: 100_000 },
  scope: { kind: 'order' },
  minimumCents: 0,
  combines: false,
  startsAt: null,
  endsAt: null,
  mostUses: null,
  oncePerCustomer: false,
}
