import { escapeAttribute } from '@vitrine/template-language/formatters/text.ts'
import type { Formatter, Scope } from '@vitrine/template-language/scope.ts'
import { asNumber, asString, child, isTruthy } from '@vitrine/template-language/values.ts'
import { fillMessage, localizedText } from '../../site/i18n/localized-text.ts'
import { unescapeHtml } from '../../ground/words/escape-html.ts'
import { unitPriceText } from './beside-price.ts'
import { planOptionsOf, pricedByPlan } from './by-plan.ts'
import { contentOf, hasVariants, type ProductInContext } from './product-in-context.ts'
import { canFormat, plainPriceText } from './price-formatters.ts'
import { readSubscriptionPeriod, subscriptionText } from './subscription-text.ts'

/**
 * The ways to buy a product that has several, as radio buttons with what each costs: once, and by each
 * of its plans. Without script a form carries what is chosen as `plan`, with it the button does.
 */
export const purchaseChoice: Formatter = ([name = 'plan']) => {
  return (values, scope) => purchaseFields(values[0], scope, name)
}

/** @param name of the fields; those of one name are one group. Nothing where there is no choice. */
export function purchaseFields(item: ProductInContext, scope: Scope, name: string): string {
  const ways = waysOf(item, scope)
  if (ways.length < 2) return ''
  const id = escapeAttribute(asString(child(item, 'id')))
  const legend = localizedText(scope, 'productPurchaseText') ?? 'How to buy it'
  const fields = ways.map((way, at) => wayMarkup(way, `name="${escapeAttribute(name)}"`, at === 0))
  return `<fieldset class="product-purchase" data-item-id="${id}"><legend>${legend}</legend>\n${fields.join('')}</fieldset>\n`
}

type Way = {
  /** The id of its plan; empty: once. */
  readonly plan: string
  readonly title: string
  /** What the button says. */
  readonly label: string
  readonly price: string
  /** What a unit comes to; empty where that is not said, or by the price of the product alone. */
  readonly unitPrice: string
  /** What stands around its price where it stands alone, such as `{price} every month`. */
  readonly wording: string
  /** Which of a variant's `pricingOptions` has its price; null: the variant has. */
  readonly place: number | null
}

function waysOf(item: ProductInContext, scope: Scope): readonly Way[] {
  const plans = planOptionsOf(item)
  // what is nothing but subscribed to is said to be so by all that templates know
  const isSoldOnce = !isTruthy(child(contentOf(item), 'isSubscribable'))
  if (plans.length + (isSoldOnce ? 1 : 0) < 2) return []
  const once: Way = {
    plan: '',
    title: localizedText(scope, 'productPurchaseOnceText') ?? 'One-time purchase',
    label: buttonText(contentOf(item), scope),
    price: priceText(item, scope),
    unitPrice: unitOf(item, scope),
    wording: '{price}',
    place: null,
  }
  const byPlan = plans.map((option, place) => wayByPlan(item, option, place, scope))
  return isSoldOnce ? [once, ...byPlan] : byPlan
}

function wayByPlan(item: ProductInContext, option: unknown, place: number, scope: Scope): Way {
  const priced = pricedByPlan(item, place)
  const period = readSubscriptionPeriod(child(option, 'subscriptionPlan'))
  const worded = (price: string) =>
    period === undefined ? price : subscriptionText(scope, price, period, false)
  const plan = worded('').trim()
  const message = localizedText(scope, 'productPurchasePlanText') ?? 'Subscribe: {plan}'
  const saving = savingText(asNumber(child(option, 'percentageDiscount')), scope)
  const title = fillMessage(scope, message, { plan })
  return {
    plan: asString(child(option, 'id')),
    title:
      saving === '' ? title : `${title}, <span class="product-purchase-saving">${saving}</span>`,
    label: isTruthy(child(contentOf(item), 'isSubscribable'))
      ? buttonText(contentOf(item), scope)
      : subscribeText(scope),
    price: priceText(priced, scope),
    unitPrice: unitOf(priced, scope),
    wording: worded('{price}'),
    place,
  }
}

/** Whole or half percents. */
function savingText(share: number, scope: Scope): string {
  const halves = Math.round(share * 200)
  if (!(halves > 0)) return ''
  const percent = String(Math.floor(halves / 2))
  const message =
    halves % 2 === 0
      ? (localizedText(scope, 'productPurchaseSavingText') ?? 'save {percent}%')
      : (localizedText(scope, 'productPurchaseSavingHalfText') ?? 'save {percent}.5%')
  return fillMessage(scope, message, { percent })
}

/** Of several variants it is told with the price of the product, which follows what is chosen. */
function unitOf(item: ProductInContext, scope: Scope): string {
  return hasVariants(item) ? '' : unitPriceText(item, scope)
}

function priceText(item: ProductInContext, scope: Scope): string {
  return canFormat(scope) ? plainPriceText(item, scope).trim() : ''
}

function wayMarkup(way: Way, name: string, isFirst: boolean): string {
  const { plan, title, label, price, unitPrice, wording, place } = way
  const data =
    ` data-label="${escapeAttribute(unescapeHtml(label))}" data-wording="${escapeAttribute(wording)}"` +
    (place === null ? '' : ` data-place="${place}"`)
  return (
    `<label class="product-purchase-way"><input type="radio" ${name} value="${escapeAttribute(plan)}"${data}${isFirst ? ' checked' : ''}>` +
    `<span class="product-purchase-title">${title}</span> ` +
    `<span class="product-purchase-price">${price}</span>${unitPrice === '' ? '' : ` <span class="product-purchase-unit">${unitPrice}</span>`}</label>\n`
  )
}

function subscribeText(scope: Scope): string {
  return localizedText(scope, 'productSubscribeText') ?? 'Subscribe'
}

/** What the button of a product says; HTML in the page context. */
export function buttonText(content: unknown, scope: Scope): string {
  if (isTruthy(child(content, 'useCustomAddButtonText'))) {
    const own = asString(child(content, 'customAddButtonText'))
    if (own !== '') return own
  }
  return isTruthy(child(content, 'isSubscribable'))
    ? subscribeText(scope)
    : (localizedText(scope, 'productAddToCartText') ?? 'Add To Cart')
}
