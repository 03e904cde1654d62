export type Charge = {
  /** Ours; a provider that sees it twice charges once. */
  readonly paymentId: string
  /** Minor units. */
  readonly amountCents: number
  readonly currency: string
  /** What the form carries for the provider; never a card. */
  readonly token: string
}

export type MoneyBack = {
  /** Ours; a provider that sees it twice gives back once. */
  readonly refundId: string
  readonly paymentId: string
  /** Minor units. */
  readonly amountCents: number
  readonly currency: string
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
  /** Gives a part back. @throws where nobody knows whether it was: it is asked once more */
  refund(back: MoneyBack): Promise<'done' | 'refused'>
}
