import { isExpired, replacedCards } from '@vitrine/rules/shop/payments/kept-cards.ts'
import type { KeptMethod } from '@vitrine/rules/shop/payments/payment-provider.ts'
import { makeId, type Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { holdMember } from '../../people/members/member-account.ts'
import type { TakenBy } from './find-provider.ts'
import {
  insertCard,
  listCardRows,
  lockCard,
  releaseCard,
  releaseCardsOf,
  setPaid,
  type KeptCardRow,
} from './kept-cards-store.ts'

/** A card with the provider's name for it, by which it is charged. */
export type PayableCard = KeptCardRow

type Turn = { readonly now: number; readonly random: Random }

/**
 * Keeps the card that a member has paid by, in the transaction that writes the order. Of one who is no
 * member any more, the provider forgets it.
 */
export async function keepCard(
  site: SiteDatabase,
  { memberId, by, method }: { memberId: string; by: TakenBy; method: KeptMethod },
  { now, random }: Turn,
): Promise<void> {
  const { ref, card } = method
  // a way of paying that is no card is not charged again
  if (card === undefined || !(await holdMember(site, memberId))) {
    return forgetMethodLater(site, { ...by, ref }, { now, random })
  }
  const kept = await listCardRows(site, memberId, by)
  for (const { id } of replacedCards(kept, card)) await releaseCard(site, { memberId, id }, now)
  await insertCard(site, {
    id: makeId(now, random),
    member_id: memberId,
    provider: by.provider,
    provider_account: by.provider_account,
    ref,
    brand: card.brand,
    last_four: card.lastFour,
    expires: card.expires,
    kept_at: now,
    forget_at: null,
  })
}

/** Notes that a member has paid by a card of theirs that was kept before. */
export function noteCardPaid(
  site: SiteDatabase,
  { memberId, by, method }: { memberId: string; by: TakenBy; method: KeptMethod },
  now: number,
): Promise<void> {
  return setPaid(site, { memberId, by, ref: method.ref }, now)
}

/** Has nobody remove a card until the transaction ends, that is to pay. False: it is removed. */
export function holdCard(site: SiteDatabase, id: string): Promise<boolean> {
  return lockCard(site, id)
}

/** What a member can pay by, of what the shop's provider keeps by the key that the shop has now. */
export async function listPayableCards(
  site: SiteDatabase,
  memberId: string,
  by: TakenBy,
  now: number,
): Promise<readonly PayableCard[]> {
  const rows = await listCardRows(site, memberId, by)
  return rows.filter((one) => !isExpired(one, now))
}

/** All that a member has let that provider keep. */
export function listKeptCards(
  site: SiteDatabase,
  memberId: string,
  by: TakenBy,
): Promise<readonly PayableCard[]> {
  return listCardRows(site, memberId, by)
}

/** Removes a member's card; asked once more, it is gone already. */
export async function removeCard(
  site: SiteDatabase,
  whose: { readonly memberId: string; readonly id: string },
  now: number,
): Promise<void> {
  await releaseCard(site, whose, now)
}

/** Removes all of a member who is forgotten (GDPR, article 17). */
export function removeCardsOf(site: SiteDatabase, memberId: string, now: number): Promise<void> {
  return releaseCardsOf(site, memberId, now)
}

/** What is being charged by it at this moment is to come to its end first. */
const laterMs = 3_600_000

/** Has a provider forget a way of paying that nothing is charged by any more. */
export function forgetMethodLater(
  site: SiteDatabase,
  { ref, provider, provider_account }: TakenBy & { readonly ref: string },
  { now, random }: Turn,
): Promise<void> {
  return insertCard(site, {
    id: makeId(now, random),
    member_id: null,
    provider,
    provider_account,
    ref,
    brand: '',
    last_four: '',
    expires: '',
    kept_at: now,
    forget_at: now + laterMs,
  })
}
