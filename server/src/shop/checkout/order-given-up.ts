import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'

/** Thrown to give an order's transaction up as a whole; the shopper gets the refusal. */
export class OrderGivenUp extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.message)
    this.name = 'OrderGivenUp'
    this.refusal = refusal
  }
}

/** Thrown to write an order anew, on a catalogue that is newer than the one it was priced by. */
export class OrderOutdated extends Error {
  constructor() {
    super('the catalogue changed while an order was written')
    this.name = 'OrderOutdated'
  }
}
