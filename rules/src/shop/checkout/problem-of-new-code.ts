import type { CartTotals } from '../cart/cart.ts'
import type { CodeProblem } from '../coupons/coupons-messages.ts'
import { problemOfCode, type HeldCode } from '../coupons/held-code.ts'

/**
 * Why a code is of no use beside those that a cart holds: it displaces none of them, and the total has
 * to be lower with it. One that takes the goods below the sum from which shipping is free may cost more
 * than it gives.
 * @returns undefined where the cart may hold it
 */
export function problemOfNewCode(
  held: HeldCode,
  before: CartTotals,
  after: CartTotals,
): CodeProblem | undefined {
  const why = problemOfCode(held, after.invalidCoupons)
  if (why !== undefined) return why
  const wereInvalid = new Set(before.invalidCoupons.map(({ id }) => id))
  if (after.invalidCoupons.some(({ id }) => !wereInvalid.has(id))) return 'does-not-combine'
  return after.grandTotalCents < before.grandTotalCents ? undefined : 'takes-nothing'
}
