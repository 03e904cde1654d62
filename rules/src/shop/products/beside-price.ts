import { compileReference } from '@vitrine/template-language/frames.ts'
import { ownReader } from '@vitrine/template-language/own-reader.ts'
import type { Scope } from '@vitrine/template-language/scope.ts'
import { asNumber, asString, child, isTruthy } from '@vitrine/template-language/values.ts'
import { fillMessage, localizedText } from '../../site/i18n/localized-text.ts'
import { compareDecimals } from '../../ground/money/decimal-text.ts'
import { moneyText } from '../../ground/money/money-text.ts'
import { escapeHtml } from '../../ground/words/escape-html.ts'
import { lostWithdrawalPhrases, type LostWithdrawal } from './no-withdrawal.ts'
import { daysText } from '../../site/sites/delivery-days.ts'
import { installmentsMark } from './installments-mark.ts'
import { planOptionsOf, pricedByPlan } from './by-plan.ts'
import { readSubscriptionPeriod, subscriptionText } from './subscription-text.ts'
import {
  contentOf,
  hasVariedPrices,
  lowestPrice,
  priceOf,
  productTypeOf,
  variantsOf,
  type ProductInContext,
} from './product-in-context.ts'
import { ProductType } from './product.ts'

// every product of a list is asked for it
const readUnitMoney = ownReader('unitPriceMoney')
const readReviews = ownReader('reviews')

/**
 * What stands beside a price, after its element: how its buyers like the product, and what the law asks
 * for, the price of a unit where the contents are
 * known (Directive 98/6/EC, article 3), and what the shop says of tax and shipping (2011/83/EU, article
 * 6, 1 e); on its own page how it is paid in installments. Nothing where there is none of it.
 */
export function besidePrice(item: ProductInContext, scope: Scope): string {
  const unit = unitPriceText(item, scope)
  const note = noteText(item, scope)
  const plan = byPlanText(item, scope)
  return (
    reviewsMark(item, scope) +
    (plan === '' ? '' : `\n<div class="product-price-by-plan">${plan}</div>`) +
    (unit === '' ? '' : `\n<div class="product-unit-price">${unit}</div>`) +
    (note === '' ? '' : `\n<div class="product-price-note">${note}</div>`) +
    (isOwnPage(item, scope)
      ? deliveryMark(item, scope) + withdrawalMark(item, scope) + installmentsMark(item, scope)
      : '')
  )
}

/** How many stars a product has, where it has reviews; its own page has them further down. */
function reviewsMark(item: ProductInContext, scope: Scope): string {
  const reviews = readReviews(item)
  if (!isTruthy(reviews)) return ''
  const [whole = '', tenth = ''] = asString(child(reviews, 'average')).split('.')
  const message =
    localizedText(scope, 'productReviewsText') ?? '{whole}.{tenth} of 5 stars ({count})'
  const count = asString(child(reviews, 'count'))
  const text = escapeHtml(fillMessage(scope, message, { whole, tenth, count }))
  const signs = `<span aria-hidden="true">${asString(child(reviews, 'signs'))}</span>`
  const said = isOwnPage(item, scope) ? `<a href="#product-reviews">${text}</a>` : text
  return `\n<div class="product-reviews-mark">${signs} ${said}</div>`
}

/** Of what is sold once as well: what it comes to by the plan that is offered first. */
function byPlanText(shown: ProductInContext, scope: Scope): string {
  const [first] = planOptionsOf(shown)
  const isOffered = first !== undefined && !isTruthy(child(contentOf(shown), 'isSubscribable'))
  const period = isOffered && readSubscriptionPeriod(child(first, 'subscriptionPlan'))
  // its own page has a field for each way
  if (!period || isOwnPage(shown, scope)) return ''
  const item = pricedByPlan(shown, 0)
  const lowest = moneyText(lowestPrice(item), scope)
  const price = subscriptionText(scope, lowest, period, hasVariedPrices(item))
  const message = localizedText(scope, 'productPriceOrPlanText') ?? 'or {price}'
  return fillMessage(scope, message, { price })
}

/** What a unit costs; of several variants the lowest, as their prices are told. */
export function unitPriceText(item: ProductInContext, scope: Scope): string {
  const variants = variantsOf(item)
  let lowest: unknown
  let isVaried = false
  for (const variant of variants) {
    if (readUnitMoney(variant) === undefined) {
      isVaried = true
      continue
    }
    const order =
      lowest === undefined
        ? -1
        : compareDecimals(unitPriceOf(variant).value, unitPriceOf(lowest).value)
    isVaried ||= lowest !== undefined && order !== 0
    if (order < 0) lowest = variant
  }
  if (lowest === undefined) return ''
  const price = perUnitText(moneyText(unitPriceOf(lowest), scope), lowest, scope)
  if (!isVaried) return price
  const from = localizedText(scope, 'productPriceFromText') ?? 'from {fromPrice}'
  return fillMessage(scope, from, { fromPrice: price })
}

function unitPriceOf(variant: unknown) {
  return priceOf(variant, 'unitPriceMoney')
}

function perUnitText(price: string, variant: unknown, scope: Scope): string {
  const per = asString(child(variant, 'unitPricePer'))
  const piece = localizedText(scope, 'productUnitPiece') ?? 'piece'
  return `${price} / ${per === 'piece' ? piece : escapeHtml(per)}`
}

const readNote = compileReference(['websiteSettings', 'storeSettings', 'priceNote'])

/** Gift cards are sold without tax, and what is not sent has no shipping. */
function noteText(item: ProductInContext, scope: Scope): string {
  const note = scope.look(readNote)
  const type = productTypeOf(item)
  if (!isTruthy(note) || type === ProductType.giftCard) return ''
  // what is taxed nowhere says nothing of tax
  const tax = isTruthy(child(contentOf(item), 'isTaxFree')) ? 'none' : child(note, 'tax')
  const isSent = type === ProductType.physical && isTruthy(child(note, 'hasShipping'))
  const parts = [
    ...(tax === 'included' ? [localizedText(scope, 'productTaxIncludedText') ?? 'incl. tax'] : []),
    ...(tax === 'added' ? [localizedText(scope, 'productTaxAddedText') ?? 'plus tax'] : []),
    ...(isSent ? [shippingText(shippingPageOf(note, item, scope), scope)] : []),
  ]
  return parts.filter((part) => part !== '').join(', ')
}

const readDeliveryDays = compileReference(['websiteSettings', 'storeSettings', 'deliveryDays'])

/** How long the usual way takes to bring what is sent, where the shop says so. */
function deliveryMark(item: ProductInContext, scope: Scope): string {
  const days = scope.look(readDeliveryDays)
  if (!isTruthy(days) || productTypeOf(item) !== ProductType.physical) return ''
  const extra = asNumber(child(contentOf(item), 'extraDays') ?? 0)
  const from = asNumber(child(days, 'from')) + extra
  const to = asNumber(child(days, 'to')) + extra
  const message =
    to === 0
      ? (localizedText(scope, 'productDeliverySameDayText') ?? 'Delivery time: the same day')
      : (localizedText(scope, 'productDeliveryTimeText') ?? 'Delivery time: {days}')
  const text = daysText({ from, to }, scope.locale?.id ?? 'en-US')
  return `\n<div class="product-delivery-time">${fillMessage(scope, message, { days: text })}</div>`
}

const readOffersWithdrawal = compileReference([
  'websiteSettings',
  'storeSettings',
  'offersWithdrawal',
])

/** Why nobody can withdraw from it (Directive 2011/83/EU, article 6, 1 k), where others are withdrawn from. */
function withdrawalMark(item: ProductInContext, scope: Scope): string {
  const type = productTypeOf(item)
  const reason = asString(child(contentOf(item), 'noWithdrawal') ?? '')
  const isBound = type === ProductType.giftCard || type === ProductType.digital
  if (isBound || !Object.hasOwn(lostWithdrawalPhrases, reason)) return ''
  if (!isTruthy(scope.look(readOffersWithdrawal))) return ''
  const phrase = lostWithdrawalPhrases[reason as LostWithdrawal]
  const text = localizedText(scope, `productNoWithdrawal_${reason}`) ?? phrase
  return `\n<div class="product-no-withdrawal">${text}</div>`
}

const readShownItem = compileReference(['item', 'id'])

/** On the product's own page alone: in lists a price may stand within a link, which can hold none. */
function shippingPageOf(note: unknown, item: ProductInContext, scope: Scope): string {
  return isOwnPage(item, scope) ? asString(child(note, 'shippingPage')) : ''
}

function isOwnPage(item: ProductInContext, scope: Scope): boolean {
  const id = asString(child(item, 'id'))
  return id !== '' && asString(scope.look(readShownItem)) === id
}

function shippingText(page: string, scope: Scope): string {
  const word = localizedText(scope, 'productShippingText') ?? 'shipping'
  const link = page === '' ? word : `<a href="${escapeHtml(page)}">${word}</a>`
  const message = localizedText(scope, 'productPlusShippingText') ?? 'plus {shipping}'
  return fillMessage(scope, message, { shipping: link })
}
