/** A gift card as far as it can pay; minor units. */
export type GiftCard = {
  readonly id: string
  /** Of its code. */
  readonly lastFour: string
  readonly valueCents: number
  readonly balanceCents: number
  readonly currency: string
  /** Bought by a test payment. */
  readonly testMode: boolean
  readonly isVoid: boolean
}

export type GiftCardState = 'waiting' | 'active' | 'spent' | 'void'

/** @property deliveredAt null: its code has not been sent yet */
export function giftCardState({
  isVoid,
  balanceCents,
  deliveredAt,
}: Pick<GiftCard, 'isVoid' | 'balanceCents'> & {
  readonly deliveredAt: number | null
}): GiftCardState {
  if (isVoid) return 'void'
  if (balanceCents === 0) return 'spent'
  return deliveredAt === null ? 'waiting' : 'active'
}

/** Why a gift card pays nothing of an order. */
export type GiftCardProblem = 'void' | 'spent' | 'other-currency' | 'test-card' | 'takes-nothing'

/** What an order is paid in. */
export type Till = { readonly currency: string; readonly testMode: boolean }

/** Why it cannot be used in a shop as it is now; undefined where it can. */
export function problemOfGiftCard(card: GiftCard, till: Till): GiftCardProblem | undefined {
  if (card.isVoid) return 'void'
  // money that nobody has paid buys nothing real; the other way would spend a real one for a test
  if (card.testMode !== till.testMode) return 'test-card'
  if (card.currency !== till.currency) return 'other-currency'
  return card.balanceCents === 0 ? 'spent' : undefined
}

/** As many pay for one order at most. */
export const maxGiftCardsOfCart = 5
