import { wordKey } from '../../ground/documents/item-words.ts'
import type { Coupon } from '../orders/apply-coupons.ts'
import { couponState, type CouponBody, type CouponState } from './coupon.ts'
import type { CodeProblem } from './coupons-messages.ts'

/** A code that a cart holds, with the coupon that it stands for, if any does. */
export type HeldCode = {
  readonly code: string
  readonly coupon: CouponBody | null
  readonly state: CouponState | 'unknown' | 'used-by-customer'
}

/**
 * @param uses orders that used it
 * @param now epoch milliseconds
 */
export function holdCode(
  code: string,
  coupon: CouponBody | undefined,
  uses: number,
  now: number,
): HeldCode {
  if (coupon === undefined) return { code, coupon: null, state: 'unknown' }
  return { code, coupon, state: couponState(coupon, uses, now) }
}

/** The same for somebody who has used some of them, which count for each once. */
export function withoutUsed(
  held: readonly HeldCode[],
  used: ReadonlySet<string>,
): readonly HeldCode[] {
  return held.map((one) => (used.has(one.code) ? { ...one, state: 'used-by-customer' } : one))
}

/** Those that can take something off. */
export function usableCoupons(held: readonly HeldCode[]): readonly Coupon[] {
  return held.flatMap(({ code, coupon, state }) =>
    coupon !== null && state === 'active' ? [{ id: code, ...coupon, scope: keyed(coupon) }] : [],
  )
}

/** Categories by what their spellings have in common, as the lines of a cart name them. */
function keyed({ scope }: CouponBody): CouponBody['scope'] {
  if (scope.kind !== 'categories') return scope
  return { ...scope, categoryIds: scope.categoryIds.map(wordKey) }
}

/**
 * Why a held code takes nothing off; undefined where it does.
 * @param invalid what pricing the cart found of the usable ones
 */
export function problemOfCode(
  { code, state }: HeldCode,
  invalid: readonly { readonly id: string; readonly why: CodeProblem }[],
): CodeProblem | undefined {
  return state === 'active' ? invalid.find(({ id }) => id === code)?.why : state
}
