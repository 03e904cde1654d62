import { methodOfCard, takesKeptCards } from '@vitrine/rules/shop/payments/kept-cards.ts'
import { checkoutRefusal } from '@vitrine/rules/shop/checkout/checkout-messages.ts'
import type { FrozenOrder } from '@vitrine/rules/shop/checkout/frozen-order.ts'
import type { CheckoutBody } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { StoreSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { LoadedCart } from '../cart/load-cart.ts'
import { takerOf } from '../payments/find-provider.ts'
import { holdCard, listPayableCards, type PayableCard } from '../payments/keep-card.ts'

/** What a form says when another card than the kept ones shall pay. */
export const newCard = 'new'

/**
 * The kept cards that something can be paid by, for the member who is signed in and nobody else; undefined
 * where it can be paid by none, nor have one kept.
 */
export async function offeredCards(
  site: SiteDatabase,
  {
    dueCents,
    store,
  }: { readonly dueCents: number; readonly store: Pick<StoreSettings, 'paymentMode' | 'stripe'> },
  memberId: string | undefined,
  now: number,
): Promise<readonly PayableCard[] | undefined> {
  const asked = { isMember: memberId !== undefined, dueCents }
  const by = takerOf(store)
  if (memberId === undefined || by === undefined || !takesKeptCards(asked)) return undefined
  return listPayableCards(site, memberId, by, now)
}

/** What is due of a cart, and where that is paid. */
export function dueOfCart({ totals, settings }: Pick<LoadedCart, 'totals' | 'settings'>): {
  readonly dueCents: number
  readonly store: StoreSettings
} {
  return { dueCents: totals.dueCents, store: settings.store }
}

export type CardChoice = {
  /** By which it is paid; null: by none that is kept. */
  readonly card: PayableCard | null
  /** The one that pays is to be kept. */
  readonly keepsCard: boolean
  /** Whether one may be kept at all. */
  readonly mayKeep: boolean
}

/**
 * What a form chooses of them, in the transaction that begins its payment: from here until that ends
 * nobody removes the card.
 */
export async function holdChosenCard(
  site: SiteDatabase,
  cards: readonly PayableCard[] | undefined,
  body: Pick<CheckoutBody, 'card' | 'keepCard'>,
  dueCents: number,
): Promise<Result<CardChoice>> {
  const chosen = chooseCard(cards, body, dueCents)
  if (!chosen.ok || chosen.value.card === null) return chosen
  return (await holdCard(site, chosen.value.card.id))
    ? chosen
    : refuse(checkoutRefusal('card-gone'))
}

function chooseCard(
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

/** The same as an order keeps it. */
export function frozenCard({
  card,
  keepsCard,
}: Pick<CardChoice, 'card' | 'keepsCard'>): Pick<FrozenOrder, 'keepsCard' | 'paidBy'> {
  return {
    ...(keepsCard && { keepsCard: true as const }),
    ...(card !== null && { paidBy: methodOfCard(card.ref, card) }),
  }
}
