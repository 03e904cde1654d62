import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { cartRefusal } from './cart-messages.ts'

/** The quantity input (spec §5): from 1 to 9999 in steps of 1, beginning with 1. */
export const quantityLimits = { min: 1, max: 9999, step: 1, initial: 1 } as const

/**
 * Reads a quantity as a shopper sent it: a number, or its plain decimal text from a form. Spellings
 * such as `1e3` are not numbers to a shopper.
 */
export function readQuantity(sent: unknown): Result<number> {
  const value = typeof sent === 'string' ? numberOf(sent) : sent
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return refuse(cartRefusal({ code: 'quantity-not-a-number' }))
  }
  if (!Number.isInteger(value)) return refuse(cartRefusal({ code: 'quantity-not-whole' }))
  if (value < quantityLimits.min || value > quantityLimits.max) {
    return refuse(cartRefusal({ code: 'quantity-out-of-range' }))
  }
  return ok(value)
}

function numberOf(text: string): number {
  return /^[+-]?\d{1,15}(?:\.\d{1,15})?$/.test(text.trim()) ? Number(text) : Number.NaN
}
