import { isExpired, writtenExpiry, type KeptCard } from '@vitrine/rules/shop/payments/kept-cards.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { Context } from '../../ground/context.ts'
import type { SignedInMember } from '../../people/members/member-session.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { cardName } from '../checkout/card-name.ts'
import { takerOf } from '../payments/find-provider.ts'
import { listKeptCards, type PayableCard } from '../payments/keep-card.ts'
import { listChargedBy } from '../subscriptions/subscription-rows.ts'
import { subscriptionPage } from '../subscriptions/subscription-token.ts'

type Member = Pick<SignedInMember, 'id'>

/** The cards that a member has let the shop's provider keep, without their numbers, which nobody here knows. */
export async function cardsOf(
  view: SiteView,
  member: Member,
): Promise<readonly Pick<KeptCard, 'id' | 'brand' | 'lastFour' | 'expires' | 'keptAt'>[]> {
  const cards = await keptBy(view, member)
  return cards.map(({ id, brand, lastFour, expires, keptAt }) => {
    return { id, brand, lastFour, expires, keptAt }
  })
}

/** The same as the page of their account lists them, with what is charged by each; null: there are none. */
export async function shownCards(
  context: Pick<Context, 'signingKey'>,
  view: SiteView,
  member: Member,
  now: number,
): Promise<readonly Record<string, unknown>[] | null> {
  const say = sayIn(view.locale)
  const cards = await keptBy(view, member)
  if (cards.length === 0) return null
  const charged = await chargedBy(view, member, cards)
  return cards.map((card) => ({
    id: escapeHtml(card.id),
    name: cardName(card, say),
    expires: writtenExpiry(card),
    isOver: isExpired(card, now),
    pays: charged
      .filter(({ ref }) => ref === card.ref)
      .map(({ id, title }) => ({
        title: escapeHtml(title),
        address: subscriptionPage(context, view.siteId, id),
      })),
  }))
}

/** Whether something that a member has subscribed to, or gives, is charged by a card of theirs. */
export async function isChargedBy(
  view: SiteView,
  member: Member,
  cardId: string,
): Promise<boolean> {
  const cards = (await keptBy(view, member)).filter(({ id }) => id === cardId)
  return cards.length > 0 && (await chargedBy(view, member, cards)).length > 0
}

async function keptBy(
  { documents, settings }: SiteView,
  { id }: Member,
): Promise<readonly PayableCard[]> {
  const by = takerOf(settings.store)
  return by === undefined ? [] : listKeptCards(documents.site, id, by)
}

async function chargedBy(
  { documents, settings }: SiteView,
  { id }: Member,
  cards: readonly PayableCard[],
): ReturnType<typeof listChargedBy> {
  const by = takerOf(settings.store)
  if (by === undefined) return []
  return listChargedBy(documents.site, id, { ...by, refs: cards.map(({ ref }) => ref) })
}
