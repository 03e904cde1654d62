import type { Refusal } from '../../ground/refusals/result.ts'
import type { CouponProblem } from '../orders/apply-coupons.ts'
import type { CouponState } from './coupon.ts'

export const couponsMessages = {
  'code-taken': { status: 409, message: 'There is a discount with this code already.' },
  'no-such-coupon': { status: 404, message: 'There is no such discount any more.' },
  'too-many-coupons': {
    status: 409,
    message: 'A shop can have 500 discounts. Delete one that has ended, then add this one.',
  },
  'coupon-ends-before': { status: 400, message: 'It would end before it begins.' },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

export function couponsRefusal(code: keyof typeof couponsMessages): Refusal {
  const { message } = couponsMessages[code]
  const fields = code === 'code-taken' ? { fields: { code: message } } : {}
  return { code, ...couponsMessages[code], ...fields }
}

/** Why a code that a shopper typed takes nothing off. */
export type CodeProblem =
  | CouponProblem
  | Exclude<CouponState, 'active'>
  | 'unknown'
  | 'used-by-customer'
  | 'takes-nothing'

/**
 * What a shopper reads of it. A code that does not count yet is told like one that there is not: the
 * owner has not told it to anybody.
 * @param minimum the sum that it needs, as it is written
 */
export function codeProblemSentence(why: CodeProblem, minimum: string): string {
  switch (why) {
    case 'unknown':
    case 'off':
    case 'waiting':
      return 'This code is not valid.'
    case 'ended':
      return 'This code is not valid any more.'
    case 'used-up':
      return 'This code has been used up.'
    case 'used-by-customer':
      return 'This code was used with your e-mail address before.'
    case 'nothing-eligible':
      return 'This code is not for what is in your order.'
    case 'below-minimum':
      return `This code is for orders of ${minimum} and more.`
    case 'takes-nothing':
      return 'This code would take nothing off your order.'
    case 'does-not-combine':
      return 'This code does not go together with another one.'
  }
}
