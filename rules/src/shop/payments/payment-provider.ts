/** A card as it was typed at checkout. Never stored, never logged. */
export type Card = {
  /** Digits only. */
  readonly number: string
  readonly month: number
  readonly year: number
  readonly code: string
}

export type Charge = {
  /** Ours; a provider that sees it twice charges once. */
  readonly paymentId: string
  /** Minor units. */
  readonly amountCents: number
  readonly currency: string
  readonly card: Card
}

export type ChargeOutcome = 'succeeded' | 'declined' | 'timed-out'

/** Who moves the money. Everything about one payment is named by our own id, so calls repeat safely. */
export type PaymentProvider = {
  readonly name: string
  /** Whether no money moves. */
  readonly isTest: boolean
  charge(charge: Charge): Promise<ChargeOutcome>
  /** Gives back whatever was or will have been taken under this id; nothing taken is fine. */
  cancel(paymentId: string): Promise<void>
}
