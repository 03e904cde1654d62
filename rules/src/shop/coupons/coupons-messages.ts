import type { Refusal } from '../../ground/refusals/result.ts'
import type { Phrase, SayPhrase } from '../../site/phrases/phrases.ts'
import type { Coupon } from '../orders/apply-coupons.ts'
import type { ChoiceProblem } from '../orders/choose-coupons.ts'
import type { CouponState } from './coupon.ts'

export const couponsMessages = {
  'code-taken': { status: 409, message: 'There is a discount with this code already.' },
  'code-of-many': {
    status: 409,
    message: 'This is one of the many codes of another discount. Choose another code.',
  },
  'no-such-coupon': { status: 404, message: 'There is no such discount any more.' },
  'too-many-coupons': {
    status: 409,
    message: 'A shop can have 500 discounts. Delete one that has ended, then add this one.',
  },
  'too-many-automatic': {
    status: 409,
    message:
      'A shop can have 20 discounts that apply by themselves. Delete one that has ended, then add this one.',
  },
  'title-or-code': {
    status: 400,
    message: 'A discount has a code, a title or a name, and keeps the one that it was made with.',
  },
  'no-many-codes': {
    status: 409,
    message: 'This discount has one code alone. Add a discount of many codes first.',
  },
  'too-many-codes': {
    status: 409,
    message: 'A discount can have 50,000 codes. Add another discount for more.',
  },
  'codes-not-valid': {
    status: 400,
    message:
      'A code has 2 to 40 signs: letters from A to Z, digits, - and _, and begins with a letter or a digit.',
  },
  'codes-twice': { status: 400, message: 'The same code stands there twice.' },
  'codes-taken': {
    status: 409,
    message: 'There is a discount with some of these codes already. Nothing was added.',
  },
  'too-many-at-once': {
    status: 400,
    message: 'At most 10,000 codes can be added at once. Add the rest afterwards.',
  },
  'no-codes': { status: 400, message: 'There is no code in what you have entered.' },
  'no-such-code': { status: 404, message: 'There is no such code, or it cannot be revoked.' },
  'coupon-ends-before': { status: 400, message: 'It would end before it begins.' },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

export function couponsRefusal(code: keyof typeof couponsMessages): Refusal {
  const { message } = couponsMessages[code]
  const isOfCode = code === 'code-taken' || code === 'code-of-many'
  const fields = isOfCode ? { fields: { code: message } } : {}
  return { code, ...couponsMessages[code], ...fields }
}

/** Why a code that a shopper typed takes nothing off. */
export type CodeProblem =
  | ChoiceProblem
  | Exclude<CouponState, 'active'>
  | 'unknown'
  | 'used-by-customer'

/** What an order needs for a code. */
export type CodeMinimum = {
  /** The sum, as it is written. */
  readonly sum: string
  readonly pieces: number
}

/**
 * What a shopper reads of it. A code that does not count yet is told like one that there is not: the
 * owner has not told it to anybody.
 */
export function codeProblemSentence(
  why: CodeProblem,
  { sum: minimum, pieces }: CodeMinimum,
  say: SayPhrase,
): string {
  return say(codeProblemSentences[why], { minimum, pieces })
}

/** `{minimum}`: the sum that it needs, as it is written; `{pieces}`: how many. */
export const codeProblemSentences: Readonly<Record<CodeProblem, Phrase>> = {
  unknown: 'This code is not valid.',
  off: 'This code is not valid.',
  waiting: 'This code is not valid.',
  ended: 'This code is not valid any more.',
  'used-up': 'This code has been used up.',
  'used-by-customer': 'This code was used with your e-mail address before.',
  'nothing-eligible': 'This code is not for what is in your order.',
  'below-minimum': 'This code is for orders of {minimum} and more.',
  'below-pieces': 'This code is for {pieces} pieces and more.',
  'takes-nothing': 'This code would take nothing off your order.',
  'does-not-combine': 'This code does not go together with another one.',
  'better-discount': 'Your order has a discount already that takes as much off or more.',
}

/** @param money writes minor units in the currency of the shop */
export function minimumOf(
  coupon: Pick<Coupon, 'minimumCents' | 'minimumPieces'> | null,
  money: (cents: number) => string,
): CodeMinimum {
  return { sum: money(coupon?.minimumCents ?? 0), pieces: coupon?.minimumPieces ?? 1 }
}

/** What a shopper reads of a discount with a title that their e-mail address has used. */
export const usedBeforeSentence: Phrase = 'This discount was used with your e-mail address before.'
