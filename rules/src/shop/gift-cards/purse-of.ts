import type { Purse } from '../cart/cart.ts'
import { leastCents } from '../payments/stripe-amounts.ts'
import type { SiteSettings } from '../../site/sites/site-settings.ts'
import { paysElsewhere } from '../../site/sites/stripe-settings.ts'
import { problemOfGiftCard, type GiftCard, type Till } from './gift-card.ts'

type Shop = Pick<SiteSettings, 'currency' | 'store'>

export function tillOf({ currency, store }: Shop): Till {
  return { currency, testMode: store.paymentMode === 'test' }
}

/** Of the gift cards that a cart holds, those that can pay in the shop as it is now. */
export function purseOf(cards: readonly GiftCard[], shop: Shop): Purse {
  const till = tillOf(shop)
  return {
    giftCards: cards.filter((card) => problemOfGiftCard(card, till) === undefined),
    leastCents: paysElsewhere(shop.store) ? leastCents(shop.currency) : 0,
  }
}
