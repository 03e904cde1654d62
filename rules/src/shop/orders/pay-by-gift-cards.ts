export type GiftCardToUse = { readonly id: string; readonly balanceCents: number }

/** What one gift card pays. */
export type Tender = { readonly giftCardId: string; readonly cents: number }

/**
 * Gift cards pay last, in the order in which they were typed, and never for gift cards. Where so little
 * would be left that the provider does not take it, the last of them pay less.
 * @param forCards the part of the total that is of gift cards
 */
export function payByGiftCards(
  cards: readonly GiftCardToUse[],
  totalCents: number,
  forCards: number,
  leastCents: number,
): readonly Tender[] {
  const sum = cards.reduce((all, { balanceCents }) => all + balanceCents, 0)
  const most = Math.min(sum, totalCents - forCards)
  const rest = totalCents - most
  let left = rest > 0 && rest < leastCents ? Math.max(0, totalCents - leastCents) : most
  return cards.flatMap(({ id, balanceCents }) => {
    const cents = Math.min(balanceCents, left)
    left -= cents
    return cents === 0 ? [] : [{ giftCardId: id, cents }]
  })
}
