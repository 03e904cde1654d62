import type { Refusal } from '../../ground/refusals/result.ts'
import type { Phrase, SayPhrase } from '../../site/phrases/phrases.ts'
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
export function codeProblemSentence(why: CodeProblem, minimum: string, say: SayPhrase): string {
  if (why === 'below-minimum') return say(codeProblemSentences[why], { minimum })
  return say(codeProblemSentences[why])
}

/** `{minimum}`: the sum that it needs, as it is written. */
export const codeProblemSentences: Readonly<Record<CodeProblem, Phrase>> = {
  unknown: 'This code is not valid.',
  off: 'This code is not valid.',
  waiting: 'This code is not valid.',
  ended: 'This code is not valid any more.',
  'used-up': 'This code has been used up.',
  'used-by-customer': 'This code was used with your e-mail address before.',
  'nothing-eligible': 'This code is not for what is in your order.',
  'below-minimum': 'This code is for orders of {minimum} and more.',
  'takes-nothing': 'This code would take nothing off your order.',
  'does-not-combine': 'This code does not go together with another one.',
}
