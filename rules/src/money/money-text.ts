import type { LocaleData } from '@vitrine/template-language/cldr/locale-data.ts'
import type { MoneyOptions } from '@vitrine/template-language/cldr/number-options.ts'
import { compileReference } from '@vitrine/template-language/frames.ts'
import type { Scope } from '@vitrine/template-language/scope.ts'
import { isTruthy } from '@vitrine/template-language/values.ts'
import { currencies } from './currency.ts'
import { groupDecimal } from './decimal-text.ts'

/** An amount in templates: a decimal of major units and the currency's code. */
export type Price = { readonly value: string; readonly currency: string }

const digitsByCode = new Map(currencies.map(({ code, fractionDigits }) => [code, fractionDigits]))

/** The decimals of the specification, where an option does not say otherwise (spec §9). */
export type MoneyFormat = (price: Price, locale: LocaleData) => string

/** Prepares the formatting of money in a locale; option objects are kept, because texts are by them. */
export function moneyFormat(options: MoneyOptions): MoneyFormat {
  const isPlain = options.style !== 'short' && !saysDigits(options)
  const byDigits = [0, 2].map((digits) => ({
    ...options,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }))
  return ({ value, currency }, locale) => {
    const digits = isPlain ? digitsByCode.get(currency) : undefined
    const chosen = digits === undefined ? options : byDigits[digits === 0 ? 0 : 1]
    return locale.formatMoney(value, currency, chosen ?? options)
  }
}

function saysDigits(options: MoneyOptions): boolean {
  return (
    options.minimumFractionDigits !== undefined ||
    options.maximumFractionDigits !== undefined ||
    options.minimumSignificantDigits !== undefined ||
    options.maximumSignificantDigits !== undefined
  )
}

const plainFormat = moneyFormat({})
const readLocalMoney = compileReference(['featureFlags', 'useCLDRMoneyFormat'])

/**
 * A price as the site writes it: in its locale where the site has switched that on, else as the plain
 * figure that browsers may convert (`<span class="sqs-money-native">`).
 */
export function moneyText(price: Price, scope: Scope): string {
  const { locale } = scope
  if (locale === undefined) return ''
  if (isTruthy(scope.look(readLocalMoney))) {
    return plainFormat(price, locale)
  }
  return nativeMoney(price)
}

export function nativeMoney(price: Price): string {
  const decimals = digitsByCode.get(price.currency) ?? 2
  return `<span class="sqs-money-native">${groupDecimal(price.value, decimals)}</span>`
}
