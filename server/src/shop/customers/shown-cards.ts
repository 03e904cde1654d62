import { isExpired, writtenExpiry, type KeptCard } from '@vitrine/rules/shop/payments/kept-cards.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { SignedInMember } from '../../people/members/member-session.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { cardName } from '../checkout/card-name.ts'
import { takerOf } from '../payments/find-provider.ts'
import { listKeptCards } from '../payments/keep-card.ts'

/** The cards that a member has let the shop's provider keep, without their numbers, which nobody here knows. */
export async function cardsOf(
  { documents, settings }: SiteView,
  { id }: Pick<SignedInMember, 'id'>,
): Promise<readonly Pick<KeptCard, 'id' | 'brand' | 'lastFour' | 'expires' | 'keptAt'>[]> {
  const by = takerOf(settings.store)
  if (by === undefined) return []
  const cards = await listKeptCards(documents.site, id, by)
  return cards.map(({ id: card, brand, lastFour, expires, keptAt }) => {
    return { id: card, brand, lastFour, expires, keptAt }
  })
}

/** The same as the page of their account lists them; null: there are none. */
export async function shownCards(
  view: SiteView,
  member: Pick<SignedInMember, 'id'>,
  now: number,
): Promise<readonly Record<string, unknown>[] | null> {
  const say = sayIn(view.locale)
  const cards = await cardsOf(view, member)
  if (cards.length === 0) return null
  return cards.map((card) => ({
    id: escapeHtml(card.id),
    name: cardName(card, say),
    expires: writtenExpiry(card),
    isOver: isExpired(card, now),
  }))
}
