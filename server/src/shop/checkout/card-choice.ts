import { takesKeptCards } from '@vitrine/rules/shop/payments/kept-cards.ts'
import { checkoutRefusal } from '@vitrine/rules/shop/checkout/checkout-messages.ts'
import type { CheckoutBody } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { LoadedCart } from '../cart/load-cart.ts'
import { takerOf } from '../payments/find-provider.ts'
import { listPayableCards, type PayableCard } from '../payments/keep-card.ts'

/** What a form says when another card than the kept ones shall pay. */
export const newCard = 'new'

/**
 * The kept cards that a cart can be paid by, for the member who is signed in and nobody else; undefined
 * where it can be paid by none, nor have one kept.
 */
export async function offeredCards(
  site: SiteDatabase,
  { entries, totals, settings }: Pick<LoadedCart, 'entries' | 'totals' | 'settings'>,
  memberId: string | undefined,
  now: number,
): Promise<readonly PayableCard[] | undefined> {
  const isSubscription = entries.some(({ subscription }) => subscription !== undefined)
  const asked = { isMember: memberId !== undefined, isSubscription, dueCents: totals.dueCents }
  const by = takerOf(settings.store)
  if (memberId === undefined || by === undefined || !takesKeptCards(asked)) return undefined
  return listPayableCards(site, memberId, by, now)
}

export type CardChoice = {
  /** By which it is paid; null: by none that is kept. */
  readonly card: PayableCard | null
  /** The one that pays is to be kept. */
  readonly keepsCard: boolean
  /** Whether one may be kept at all. */
  readonly mayKeep: boolean
}

/** What a form chooses of them. */
export function chooseCard(
  cards: readonly PayableCard[] | undefined,
  { card: id, keepCard }: Pick<CheckoutBody, 'card' | 'keepCard'>,
  dueCents: number,
): Result<CardChoice> {
  const mayKeep = cards !== undefined
  if (id === '' || id === newCard || dueCents === 0) {
    return ok({ card: null, keepsCard: mayKeep && keepCard === 'yes', mayKeep })
  }
  const card = cards?.find((one) => one.id === id)
  return card === undefined
    ? refuse(checkoutRefusal('card-gone'))
    : ok({ card, keepsCard: false, mayKeep })
}
