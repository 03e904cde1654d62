import type { CardFacts, KeptMethod } from './payment-provider.ts'

/** A card that a member has let the provider of a shop's payments keep. */
export type KeptCard = CardFacts & {
  readonly id: string
  /** Epoch milliseconds. */
  readonly keptAt: number
}

/** So many cards of one member are kept; one more takes the place of the oldest. */
export const mostKeptCards = 10

/**
 * The cards whose place another one takes: the same card, which was typed once more, and the oldest
 * where there are too many.
 */
export function replacedCards(kept: readonly KeptCard[], added: CardFacts): readonly KeptCard[] {
  const isSame = (one: CardFacts) =>
    one.brand === added.brand && one.lastFour === added.lastFour && one.expires === added.expires
  const others = kept.filter((one) => !isSame(one)).toSorted((a, b) => b.keptAt - a.keptAt)
  return [...kept.filter(isSame), ...others.slice(mostKeptCards - 1)]
}

/** Whether the last month of a card is over everywhere, so that it can be charged no more. */
export function isExpired({ expires }: Pick<CardFacts, 'expires'>, now: number): boolean {
  const [year, month] = expires.split('-').map(Number)
  if (!year || !month) return false
  // the first instant of the month after it, in the zone where that comes last
  return now >= Date.UTC(year, month, 1, 12)
}

/** A month as cards write it: `12/2030`; empty: unknown. */
export function writtenExpiry({ expires }: Pick<CardFacts, 'expires'>): string {
  const [year, month] = expires.split('-')
  return month === undefined ? '' : `${month}/${year}`
}

/** Whether something can be paid by a kept card, or keep one: for whoever is signed in alone. */
export function takesKeptCards(asked: {
  readonly isMember: boolean
  /** What is left to pay after gift cards, in minor units. */
  readonly dueCents: number
}): boolean {
  return asked.isMember && asked.dueCents > 0
}

/** A kept card as what a payment is made by, under the provider's name for it. */
export function methodOfCard(ref: string, { brand, lastFour, expires }: CardFacts): KeptMethod {
  return { ref, label: `${brand} …${lastFour}`, card: { brand, lastFour, expires } }
}
