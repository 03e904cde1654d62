/** What an order has, and what of that went back or is about to. */
type Back = {
  readonly pieces: number
  readonly refundedPieces: number
  readonly totalCents: number
  readonly refundedCents: number
}

/**
 * Whether all of an order went back, so that nothing of it waits to be sent: each of its pieces, or all
 * of its money, whichever way that was asked for.
 */
export function isAllBack({ pieces, refundedPieces, totalCents, refundedCents }: Back): boolean {
  return refundedPieces >= pieces || (totalCents > 0 && refundedCents >= totalCents)
}
