import type {} from '../../ground/documents/document.ts'
import type { Coupon } from '../orders/apply-coupons.ts'

/**
 * A discount that shoppers get by typing its code, which is its id; one with a title, which they get
 * by themselves; or one with a name, which they get by any of many codes (docs/decisions/0120). Which
 * of them it is, its id says too, so that it stays so.
 */
export type CouponBody = Omit<Coupon, 'id'> & {
  /** False: its owner has turned it off, and nobody can use it. */
  readonly isActive: boolean
  /** Epoch milliseconds from which on it counts; null: at once. */
  readonly startsAt: number | null
  /** Epoch milliseconds from which on it does not count any more; null: it does not end. */
  readonly endsAt: number | null
  /** Orders that may use it, all together; null: any number. */
  readonly mostUses: number | null
  /** Whether each e-mail address may use it once. */
  readonly oncePerCustomer: boolean
  /** What its owner calls one of many codes, which no shopper reads; absent of all others. */
  readonly name?: string | undefined
  /** Orders that may use each of its many codes; null: any number. */
  readonly usesPerCode?: number | null | undefined
}

declare module '../../ground/documents/document.ts' {
  interface DocumentBodies {
    /** Id = its code, in capitals; of others see `isAutomaticId` and `isManyId`. */
    coupon: CouponBody
  }
}

/**
 * How codes are read, so that a shopper may type them in any way: in capitals, without blanks, and without
 * the unseen signs that a paste may bring along.
 */
export function tidyCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]+/gu, '')
    .toUpperCase()
}

/** What a code may be made of; others would be mistaken when they are read aloud or typed. */
export const codePattern = /^[A-Z0-9][A-Z0-9_-]{1,39}$/

/**
 * Whether it is the id of a discount that applies by itself. In small letters: nothing that a shopper
 * types is ever read as one.
 */
export function isAutomaticId(id: string): boolean {
  return automaticIdPattern.test(id)
}

const automaticIdPattern = /^auto-[a-z2-9]{12}$/

/**
 * The id of a new discount that applies by itself.
 * @param random returns as many bytes as it is asked for
 */
export function makeAutomaticId(random: (byteCount: number) => Uint8Array): string {
  return `auto-${idSigns(random)}`
}

/** Whether it is the id of a discount with many codes; in small letters, too. */
export function isManyId(id: string): boolean {
  return manyIdPattern.test(id)
}

const manyIdPattern = /^many-[a-z2-9]{12}$/

/**
 * The id of a new discount with many codes.
 * @param random returns as many bytes as it is asked for
 */
export function makeManyId(random: (byteCount: number) => Uint8Array): string {
  return `many-${idSigns(random)}`
}

function idSigns(random: (byteCount: number) => Uint8Array): string {
  const signs = 'abcdefghijkmnpqrstuvwxyz23456789'
  // 32 signs, so each is as likely as the others
  return [...random(12)].map((byte) => signs[byte % signs.length]).join('')
}

/** As many are tried in one order at most. */
export const maxCodesOfCart = 5

/** Where a coupon stands, whatever is in a cart. */
export type CouponState = 'active' | 'off' | 'waiting' | 'ended' | 'used-up'

/**
 * @param uses orders that used it
 * @param now epoch milliseconds
 */
export function couponState(coupon: CouponBody, uses: number, now: number): CouponState {
  if (!coupon.isActive) return 'off'
  if (coupon.endsAt !== null && now >= coupon.endsAt) return 'ended'
  if (coupon.mostUses !== null && uses >= coupon.mostUses) return 'used-up'
  return coupon.startsAt !== null && now < coupon.startsAt ? 'waiting' : 'active'
}
