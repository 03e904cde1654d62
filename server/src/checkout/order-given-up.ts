import type { Refusal } from '@vitrine/rules/refusals/result.ts'

/** Thrown to give an order's transaction up as a whole; the shopper gets the refusal. */
export class OrderGivenUp extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.message)
    this.name = 'OrderGivenUp'
    this.refusal = refusal
  }
}
