import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { couponInput } from './coupon-actions.ts'
import { couponsPaths } from './coupons-paths.ts'

const couponReply = couponInput.extend({
  code: z.string(),
  createdAt: z.number(),
  /** Orders that used it. */
  uses: z.number(),
})
export type CouponReply = z.infer<typeof couponReply>

export const couponsApi = {
  /** All of them, the newest first. */
  coupons: contract({
    method: 'GET',
    path: couponsPaths.coupons,
    params: siteParams,
    reply: z.object({ coupons: z.array(couponReply) }),
  }),
}
