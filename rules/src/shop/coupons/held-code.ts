import { wordKey } from '../../ground/documents/item-words.ts'
import type { Coupon } from '../orders/apply-coupons.ts'
import { couponState, maxCodesOfCart, type CouponBody, type CouponState } from './coupon.ts'
import type { CodeProblem } from './coupons-messages.ts'

/** A code that a cart holds, with the coupon that it stands for, if any does. */
export type HeldCode = {
  readonly code: string
  readonly coupon: CouponBody | null
  readonly state: CouponState | 'unknown' | 'used-by-customer' | 'does-not-combine'
  /** The id of the discount that it is one of many codes of; absent: it is a discount's own. */
  readonly ofMany?: string
  /** One of many that its owner has revoked. */
  readonly isRevoked?: true
}

/** One of the many codes of a discount, as it was read. */
export type CodeOfMany = {
  readonly couponId: string
  readonly isRevoked: boolean
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

/**
 * The same of one of many codes, which may be used as often as each of them may, and all together as
 * often as their discount.
 * @param uses orders that used it, and that used any of them
 * @param now epoch milliseconds
 */
export function holdCodeOfMany(
  code: string,
  { couponId, isRevoked }: CodeOfMany,
  coupon: CouponBody | undefined,
  uses: { readonly ofCode: number; readonly ofAll: number },
  now: number,
): HeldCode {
  if (coupon?.name === undefined) return holdCode(code, undefined, 0, now)
  const state = couponState(coupon, uses.ofAll, now)
  const most = coupon.usesPerCode ?? null
  const isUsedUp = most !== null && uses.ofCode >= most
  const ofCode = isUsedUp ? 'used-up' : 'active'
  const held = { code, coupon, ofMany: couponId }
  if (isRevoked) return { ...held, state: 'ended', isRevoked }
  return { ...held, state: state === 'active' ? ofCode : state }
}

/** The same where a discount with many codes counts once for an order: by the first that can be used. */
export function oncePerDiscount(held: readonly HeldCode[]): readonly HeldCode[] {
  const counted = new Set<string>()
  return held.map((one) => {
    if (one.ofMany === undefined || one.state !== 'active') return one
    if (counted.has(one.ofMany)) return { ...one, state: 'does-not-combine' }
    counted.add(one.ofMany)
    return one
  })
}

/** The same for somebody who has used some of them, which count for each once. */
export function withoutUsed(
  held: readonly HeldCode[],
  used: ReadonlySet<string>,
): readonly HeldCode[] {
  return held.map((one) => (used.has(one.code) ? { ...one, state: 'used-by-customer' } : one))
}

/** Whether there is no such code, or none any more: then a cart lets go of it. One that is off may be on again. */
export function isGone({ state, isRevoked }: Pick<HeldCode, 'state' | 'isRevoked'>): boolean {
  return state === 'unknown' || isRevoked === true
}

/**
 * Whether a link may put a code into a cart. One that does not count yet may not: it is told like one that
 * there is not, and would else be found out by staying.
 */
export function entersByLink({ state }: Pick<HeldCode, 'state'>): boolean {
  return state !== 'unknown' && state !== 'off' && state !== 'waiting' && state !== 'ended'
}

/**
 * The codes of a cart with those that links gave its visitor, as far as it takes them. One that may not
 * enter takes no place: it is there to be told.
 */
export function withLinked(
  own: readonly HeldCode[],
  linked: readonly HeldCode[],
): readonly HeldCode[] {
  const fresh = linked.filter(({ code }) => own.every((one) => one.code !== code))
  const entering = fresh.filter(entersByLink)
  const fitting = new Set(entering.slice(0, Math.max(0, maxCodesOfCart - own.length)))
  return [...own, ...fresh.filter((one) => !entersByLink(one) || fitting.has(one))]
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
