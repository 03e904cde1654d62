import {
  addButtonLabels,
  addToCartAlertTitles,
  addToCartFailures,
  cartMessages,
  crowdedCartLabel,
} from '@vitrine/rules/shop/cart/cart-messages.ts'
import { notForSaleMessages } from '@vitrine/rules/shop/products/not-for-sale-messages.ts'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import type { Phrase } from '@vitrine/rules/site/phrases/phrases.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { planTexts } from './plan-words.ts'
import {
  lostWithdrawalPhrases,
  lostWithdrawals,
} from '@vitrine/rules/shop/products/no-withdrawal.ts'
import { priceWords } from './price-words.ts'
import { shopWords } from './shop-words.ts'

type Strings = Readonly<Record<string, string>>

/** Texts of the shop that a template may translate in `strings/`; defaults of spec §9. */
export const englishShopTexts: Strings = {
  productAddToCartText: 'Add To Cart',
  productSubscribeText: 'Subscribe',
  productQuantityInputLabel: 'Quantity',
  downloadNotForSaleText: notForSaleMessages['not-for-sale-yet'].message,
  membershipNotForSaleText: notForSaleMessages['membership-not-for-sale'].message,
  productQuickViewText: 'Quick View',
  productSoldOutText: 'sold out',
  productSaleText: 'sale',
  productSalePriceText: 'Sale Price:',
  productOriginalPriceText: 'Original Price:',
  productUnitPiece: 'piece',
  productTaxIncludedText: 'incl. tax',
  productTaxAddedText: 'plus tax',
  productPlusShippingText: 'plus {shipping}',
  productShippingText: 'shipping',
  productPurchaseText: 'How to buy it',
  productPurchaseOnceText: 'One-time purchase',
  productPurchasePlanText: 'Subscribe: {plan}',
  productPurchaseSavingText: 'save {percent}%',
  productPurchaseSavingHalfText: 'save {percent}.5%',
  productPriceOrPlanText: 'or {price}',
  productDeliveryTimeText: 'Delivery time: {days}',
  ...noWithdrawalTexts((phrase) => phrase),
  productDeliverySameDayText: 'Delivery time: the same day',
  productVariantSelectText: 'Select {variantName}',
  giftCardValueDisplayText: 'Value',
  giftCardVariantSelectText: 'Select Value',
  productSummaryFormNoAnswerText: 'N/A',
  productAnswerMapStronglyDisagree: 'Strongly Disagree',
  productAnswerMapDisagree: 'Disagree',
  productAnswerMapNeutral: 'Neutral',
  productAnswerMapAgree: 'Agree',
  productAnswerMapStronglyAgree: 'Strongly Agree',
}

const answers = [
  'productAnswerMapStronglyDisagree',
  'productAnswerMapDisagree',
  'productAnswerMapNeutral',
  'productAnswerMapAgree',
  'productAnswerMapStronglyAgree',
] as const

/** What the scripts of a page say themselves; the sentence is the key. */
export const phrasesOfScripts: readonly Phrase[] = [
  ...Object.values(addButtonLabels),
  ...Object.values(addToCartAlertTitles),
  ...Object.values(addToCartFailures),
  cartMessages['variant-unavailable'].message,
  cartMessages['not-enough-stock'].message,
  cartMessages['select-denomination'].message,
  cartMessages['quantity-not-a-number'].message,
  cartMessages['quantity-not-whole'].message,
  cartMessages['quantity-out-of-range'].message,
  'Please select the {option} option.',
  'Please select the {option1} and {option2} options.',
  'Please select the {options}, and {last} options.',
  crowdedCartLabel,
  'Loading…',
  'Previous product',
  'Next product',
  'Retry',
  'Choose',
  interfaceMessages['not-loaded'],
  'item',
  'items',
  '{quantity} item in cart',
  '{quantity} items in cart',
  interfaceMessages['no-connection'],
  interfaceMessages.surprise,
  'Network error',
]

function saidByScripts(language: string): Strings {
  const say = sayIn(language)
  return Object.fromEntries(phrasesOfScripts.map((phrase) => [phrase, say(phrase)]))
}

/** What stands in the place of others where a button leads to the checkout at once. */
export function expressTexts({ store }: SiteSettings, language: string): Strings {
  if (!store.expressCheckout) return {}
  const code = language.split('-')[0] ?? ''
  if (code === 'en') return { productAddToCartText: 'Buy Now' }
  const words = Object.hasOwn(shopWords, code) ? shopWords[code] : undefined
  return words === undefined ? {} : { productAddToCartText: words.buyNow }
}

/** The shop's texts in a language other than English; none where the platform does not know it. */
export function translatedShopTexts(language: string): Strings {
  const code = language.split('-')[0] ?? ''
  const words = Object.hasOwn(shopWords, code) ? shopWords[code] : undefined
  if (words === undefined) return {}
  const say = sayIn(code)
  return {
    productAddToCartText: words.addToCart,
    productSubscribeText: words.subscribe,
    productQuantityInputLabel: words.quantity,
    downloadNotForSaleText: say(notForSaleMessages['not-for-sale-yet'].message),
    membershipNotForSaleText: say(notForSaleMessages['membership-not-for-sale'].message),
    productQuickViewText: words.quickView,
    productSoldOutText: words.soldOut,
    productSaleText: words.sale,
    productVariantSelectText: words.select,
    giftCardValueDisplayText: words.giftCardValue,
    giftCardVariantSelectText: words.selectValue,
    productSummaryFormNoAnswerText: words.noAnswer,
    productPriceFromText: words.from,
    productSalePriceText: words.salePrice,
    productOriginalPriceText: words.originalPrice,
    productPriceUnavailable: words.unavailable,
    productDeliveryTimeText: say('Delivery time: {days}'),
    ...noWithdrawalTexts(say),
    productDeliverySameDayText: say('Delivery time: the same day'),
    ...besidePrices(code),
    ...planTexts(code),
    ...Object.fromEntries(answers.map((key, place) => [key, words.answers[place] ?? ''])),
    ...subscriptionStrings(words),
    ...saidByScripts(code),
  }
}

/** Why nobody can withdraw from a product, by its reason. */
function noWithdrawalTexts(say: (phrase: Phrase) => string): Strings {
  const reasons = lostWithdrawals.filter((reason) => reason !== 'download')
  return Object.fromEntries(
    reasons.map((reason) => [`productNoWithdrawal_${reason}`, say(lostWithdrawalPhrases[reason])]),
  )
}

function besidePrices(code: string): Strings {
  const words = Object.hasOwn(priceWords, code) ? priceWords[code] : undefined
  if (words === undefined) return {}
  return {
    productUnitPiece: words.piece,
    productTaxIncludedText: words.taxIncluded,
    productTaxAddedText: words.taxAdded,
    productPlusShippingText: words.plusShipping,
    productShippingText: words.shipping,
  }
}

/** How much somebody agrees, from -2 to 2. */
export function likertWords(locale: string): readonly string[] {
  const texts = { ...englishShopTexts, ...translatedShopTexts(locale) }
  return answers.map((key) => texts[key] ?? '')
}

/** What is said of a product of which few are left, with `{qtyInStock}` for how many. */
export function fewLeftText(language: string): string {
  const code = language.split('-')[0] ?? ''
  const words = Object.hasOwn(shopWords, code) ? shopWords[code] : undefined
  return words?.fewLeft ?? 'Only {qtyInStock} left'
}

const units = ['Week', 'Month', 'Year'] as const

/** A message for each period and duration of a subscription, such as "9,00 € pro Monat für 1 Jahr". */
function subscriptionStrings(words: (typeof shopWords)[string]): Strings {
  const periods = kindsOf(words.every, 'ly', '{billingPeriodValue}')
  const durations = kindsOf(words.lasting, 's', '{duration}')
  const strings: Record<string, string> = {}
  for (const [number, price] of [
    ['singlePrice', '{price}'],
    ['multiplePrices', words.from],
  ] as const) {
    for (const [period, every] of periods) {
      const key = `productPrice__${number}__${period}`
      strings[`${key}__indefinite`] = `${price} ${every}`
      for (const [duration, lasting] of durations) {
        strings[`${key}__limited__${duration}`] = `${price} ${every} ${lasting}`
      }
    }
  }
  return strings
}

/** Such as `1Weekly` and `nWeekly` with their texts. */
function kindsOf(
  texts: readonly string[],
  ending: string,
  count: string,
): (readonly [key: string, text: string])[] {
  return texts.map((text, place) => {
    const key = `${place < units.length ? '1' : 'n'}${units[place % units.length] ?? ''}${ending}`
    return [key, text.replace('{n}', count)]
  })
}
