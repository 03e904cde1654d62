import type { Formatter, FormatterTable, Scope } from '@vitrine/template-language/scope.ts'
import { asNumber, child, isTruthy } from '@vitrine/template-language/values.ts'
import { besidePrice } from './beside-price.ts'
import { planOptionsOf, pricedByPlan } from './by-plan.ts'
import { fillMessage, localizedText } from '../../site/i18n/localized-text.ts'
import { compareDecimals, toHundredths } from '../../ground/money/decimal-text.ts'
import { moneyText } from '../../ground/money/money-text.ts'
import type { Price } from '../../ground/money/money-text.ts'
import {
  contentOf,
  hasVariedPrices,
  isProductOnSale,
  lowestPrice,
  normalPrice,
  priceOf,
  productTypeOf,
  purchasePrice,
  salePrice,
  variantsOf,
} from './product-in-context.ts'
import type { ProductInContext } from './product-in-context.ts'
import { ProductType } from './product.ts'
import { readSubscriptionPeriod, subscriptionText } from './subscription-text.ts'

/** A product's price in hundredths of the currency, as old templates print it. */
function hundredths(read: (item: ProductInContext) => Price): Formatter {
  return () => (values) => toHundredths(read(values[0]).value)
}

/** `<div class="product-price">` with the price, "from" the lowest, or sale and original price. */
const productPrice: Formatter = () => (values, scope) => {
  const [item] = values
  const isSubscription = isTruthy(child(contentOf(item), 'isSubscribable'))
  const price = isSubscription ? subscriptionPriceText : plainPriceText
  const text = canFormat(scope) ? price(item, scope) : ''
  return `\n\n\n<div class="product-price">\n${text}\n</div>${besidePrice(item, scope)}`
}

/** Without a locale there is no price where the site writes money by its locale. */
export function canFormat(scope: Scope): boolean {
  if (scope.locale !== undefined) return true
  return !isTruthy(scope.resolve(['featureFlags', 'useCLDRMoneyFormat']))
}

/** The type that stands for none (template language §9). */
const undefinedType = -1

/** What it costs where it is paid once: "from" the lowest, or sale and original price. */
export function plainPriceText(item: ProductInContext, scope: Scope): string {
  const type = child(contentOf(item), 'productType')
  if (type !== undefined && asNumber(type) === undefinedType) return ''
  if (hasVariedPrices(item)) return `${fromText(moneyText(lowestPrice(item), scope), scope)}\n`
  const normal = moneyText(normalPrice(item), scope)
  if (!isProductOnSale(item)) return normal
  return `${saleText(moneyText(salePrice(item), scope), normal, scope)}\n`
}

function fromText(price: string, scope: Scope): string {
  const message = localizedText(scope, 'productPriceFromText') ?? 'from {fromPrice}'
  return fillMessage(scope, message, { fromPrice: price })
}

function saleText(sale: string, original: string, scope: Scope): string {
  const saleLabel = localizedText(scope, 'productSalePriceText') ?? 'Sale Price:'
  const originalLabel = localizedText(scope, 'productOriginalPriceText') ?? 'Original Price:'
  return (
    `${hidden(saleLabel)}${sale} ${hidden(originalLabel)}` +
    `<span class="original-price">${original}</span>`
  )
}

function hidden(label: string): string {
  return `<span class="visually-hidden v6-visually-hidden">${label}</span>`
}

/** By the plan that it is offered by first: the page has the others. */
function subscriptionPriceText(shown: ProductInContext, scope: Scope): string {
  const period = readSubscriptionPeriod(child(contentOf(shown), 'subscriptionPlan'))
  const item = planOptionsOf(shown).length === 0 ? shown : pricedByPlan(shown, 0)
  if (period === undefined) {
    return `${localizedText(scope, 'productPriceUnavailable') ?? 'Unavailable'}\n`
  }
  if (hasVariedPrices(item)) {
    return `${subscriptionText(scope, moneyText(lowestPrice(item), scope), period, true)}\n`
  }
  const normal = subscriptionText(scope, moneyText(normalPrice(item), scope), period, false)
  if (!isProductOnSale(item)) return normal
  const sale = subscriptionText(scope, moneyText(salePrice(item), scope), period, false)
  return `${saleText(sale, normal, scope)}\n`
}

/** `<div class="subscription-price">` with the price of the first subscription option. */
const subscriptionPrice: Formatter = () => (values, scope) =>
  `\n\n\n<div class="subscription-price">\n${canFormat(scope) ? optionPriceText(values[0], scope) : ''}\n</div>`

function optionPriceText(item: ProductInContext, scope: Scope): string {
  const option = cheapestOption(item)
  if (option === undefined) return ''
  const price = moneyText(purchasePrice(option), scope)
  if (hasVariedPrices(item)) return `${fromText(price, scope)}\n`
  if (!isTruthy(child(option, 'onSale'))) return price
  return `${saleText(price, moneyText(priceOf(option, 'priceMoney'), scope), scope)}\n`
}

/** The first subscription option of the variant where it costs least. */
function cheapestOption(item: ProductInContext): unknown {
  const type = productTypeOf(item)
  if (type !== ProductType.physical && type !== ProductType.service) return undefined
  const [first, ...others] = variantsOf(item).map((variant) =>
    child(child(variant, 'pricingOptions'), 0),
  )
  if (first === undefined) return undefined
  let best = first
  for (const option of others) {
    if (option === undefined) continue
    const isCheaper = compareDecimals(purchasePrice(option).value, purchasePrice(best).value) < 0
    if (isCheaper) best = option
  }
  return best
}

export const priceFormatters: FormatterTable = {
  'from-price': hundredths(lowestPrice),
  'normal-price': hundredths(normalPrice),
  'sale-price': hundredths(salePrice),
  'product-price': productPrice,
  'subscription-price': subscriptionPrice,
}
