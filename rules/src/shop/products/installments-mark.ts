import type { Scope } from '@vitrine/template-language/scope.ts'
import { asString, child, isTruthy } from '@vitrine/template-language/values.ts'
import { toHundredths } from '../../ground/money/decimal-text.ts'
import { moneyText } from '../../ground/money/money-text.ts'
import { toDecimal } from '../../ground/money/money.ts'
import { escapeHtml } from '../../ground/words/escape-html.ts'
import {
  installmentCountries,
  type InstallmentCountry,
} from '../../site/sites/installment-settings.ts'
import { purchasePrice, variantsOf, type ProductInContext } from './product-in-context.ts'
import { installmentPagePath } from '../installments/installment-page-path.ts'
import {
  aboutInstallments,
  installmentLocale,
  installmentProvider,
  installmentText,
} from '../installments/installment-texts.ts'

/**
 * The pill of a product's own page: who takes installments, what each comes to or for which orders there
 * are any, and the way to what that means. Nothing where the page says nothing of them (spec §3).
 */
export function installmentsMark(item: ProductInContext, scope: Scope): string {
  const id = asString(child(item, 'id'))
  const context = child(scope.resolve(['productInstallmentContext']), id)
  const variants = variantsOf(item)
  if (!isTruthy(child(context, 'afterPayAvailable')) || variants.length === 0) return ''
  const min = child(context, 'afterPayMin')
  const currency = asString(child(min, 'currency'))
  const range = { minCents: centsOf(min), maxCents: centsOf(child(context, 'afterPayMax')) }
  const country = countryOf(asString(child(context, 'stripeAccountCountry')))
  const locale = installmentLocale(country, asString(child(context, 'shopperLanguage')))
  const prices = variants.map((variant) => centsOf(purchasePrice(variant)))
  const lowest = Math.min(...prices)
  const isLowest = prices.some((cents) => cents !== lowest)
  const write = (cents: number) => moneyText({ value: toDecimal(cents, currency), currency }, scope)
  const text = installmentText(lowest, { ...range, locale, isLowest }, write)
  const path = escapeHtml(installmentPagePath(locale))
  const data = `data-item-id="${id}" data-locale="${locale}" data-currency="${escapeHtml(currency)}" data-min-cents="${range.minCents}" data-max-cents="${range.maxCents}"`
  const link = (name: string, attributes: string, inner: string) =>
    `<a class="product-installments-${name}" href="${path}" rel="nofollow" data-vitrine-island="installments"${attributes}>${inner}</a>`
  return (
    `\n<div class="product-installments" ${data}>` +
    link('pill', '', installmentProvider(locale)) +
    ` <span class="product-installments-text">${text}</span>&nbsp;` +
    link('info', ` aria-label="${escapeHtml(aboutInstallments(locale))}"`, 'i') +
    '</div>'
  )
}

/** All currencies that installments are paid in have two decimals. */
function centsOf(price: unknown): number {
  return Number(toHundredths(asString(child(price, 'value'))))
}

function countryOf(text: string): InstallmentCountry {
  return installmentCountries.find((one) => one === text) ?? 'US'
}
