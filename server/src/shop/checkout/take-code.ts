import {
  checkoutFieldMessages,
  checkoutRefusal,
} from '@vitrine/rules/shop/checkout/checkout-messages.ts'
import { codePattern, maxCodesOfCart, tidyCode } from '@vitrine/rules/shop/coupons/coupon.ts'
import { problemOfNewCode } from '@vitrine/rules/shop/checkout/problem-of-new-code.ts'
import { codeProblemSentence, minimumOf } from '@vitrine/rules/shop/coupons/coupons-messages.ts'
import { holdCode, oncePerDiscount } from '@vitrine/rules/shop/coupons/held-code.ts'
import { readGiftCardCode } from '@vitrine/rules/shop/gift-cards/gift-card-code.ts'
import {
  maxGiftCardsOfCart,
  problemOfGiftCard,
  type GiftCard,
} from '@vitrine/rules/shop/gift-cards/gift-card.ts'
import {
  giftCardFieldMessages,
  giftCardSentences,
} from '@vitrine/rules/shop/gift-cards/gift-cards-messages.ts'
import { purseOf, tillOf } from '@vitrine/rules/shop/gift-cards/purse-of.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { ok, refuse, type Refused, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { totalsOf, type LoadedCart } from '../cart/load-cart.ts'
import { loadDiscounts } from '../cart/load-discounts.ts'
import {
  addCartCode,
  addCartGiftCard,
  dropCartCodes,
  dropCartGiftCard,
} from '../cart/change-cart-codes.ts'
import { findGiftCardByCode } from '../gift-cards/read-held-gift-cards.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import type { SiteView } from '../../site/views/site-view.ts'

/** Gives a cart the code that a shopper typed, if it takes something off what is in there. */
export async function takeCode(
  view: SiteView,
  loaded: LoadedCart,
  typed: string,
  now: number,
): Promise<Result<void>> {
  const { cart, siteRevision, settings, locale } = loaded
  const code = tidyCode(typed)
  const cardCode = readGiftCardCode(code)
  const card =
    cardCode === undefined ? undefined : await findGiftCardByCode(view.documents.site, cardCode)
  if (card !== undefined) return takeGiftCard(view, loaded, card)
  if (code === '' || loaded.codes.some((one) => one.code === code)) return ok(undefined)
  if (loaded.codes.length >= maxCodesOfCart) return notTaken(checkoutFieldMessages.tooManyCodes)
  const wished = { siteRevision, cart: { ...cart, couponCodes: [code] } }
  const [found = holdCode(code, undefined, 0, now)] = codePattern.test(code)
    ? (await loadDiscounts(view, wished, now)).codes
    : []
  const held = oncePerDiscount([...loaded.codes, found]).at(-1) ?? found
  const totals = totalsOf({ ...loaded, codes: [...loaded.codes, held] })
  if (!totals.ok) return totals
  const why = problemOfNewCode(held, loaded.totals, totals.value)
  if (why !== undefined) {
    const minimum = minimumOf(held.coupon, siteMoney(settings, locale))
    return notTaken(codeProblemSentence(why, minimum, sayIn(locale)))
  }
  await addCartCode(view.documents.site, { cartId: cart.id }, { code, most: maxCodesOfCart })
  return ok(undefined)
}

/** Gives a cart the gift card of a code, if that can pay anything of what is in there. */
async function takeGiftCard(
  view: SiteView,
  loaded: LoadedCart,
  card: GiftCard,
): Promise<Result<void>> {
  const { cart, giftCards, settings } = loaded
  if (giftCards.some(({ id }) => id === card.id)) return ok(undefined)
  if (giftCards.length >= maxGiftCardsOfCart) return notTaken(giftCardFieldMessages.tooMany)
  const why = problemOfGiftCard(card, tillOf(settings))
  if (why !== undefined) return notTaken(giftCardSentences[why])
  const totals = totalsOf({ ...loaded, purse: purseOf([...giftCards, card], settings) })
  if (!totals.ok) return totals
  if (!totals.value.tenders.some(({ giftCardId }) => giftCardId === card.id)) {
    return notTaken(giftCardSentences['takes-nothing'])
  }
  await addCartGiftCard(view.documents.site, cart.id, { id: card.id, most: maxGiftCardsOfCart })
  return ok(undefined)
}

/** Takes a gift card out of a cart again. */
export function dropGiftCard(view: SiteView, { cart }: LoadedCart, id: string): Promise<void> {
  return dropCartGiftCard(view.documents.site, cart.id, id)
}

/** Takes a code out of a cart again. */
export function dropCode(view: SiteView, { cart }: LoadedCart, code: string): Promise<void> {
  return dropCartCodes(view.documents.site, cart.id, [code])
}

function notTaken(sentence: string): Refused {
  return refuse(checkoutRefusal('code-not-taken', { code: sentence }))
}
