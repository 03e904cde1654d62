import type { LocaleData } from '@vitrine/template-language/cldr/locale-data.ts'
import type { MoneyOptions } from '@vitrine/template-language/cldr/number-options.ts'
import { compileReference } from '@vitrine/template-language/frames.ts'
import type { Scope } from '@vitrine/template-language/scope.ts'
import { isTruthy } from '@vitrine/template-language/values.ts'
import { currencies } from './currency.ts'
import { groupDecimal } from './decimal-text.ts'
import { tablePattern } from './money-pattern.ts'

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

/** An amount as a language writes it, when nothing else is asked for. */
export const plainMoney = moneyFormat({})
const readSwitch = compileReference(['featureFlags', 'useCLDRMoneyFormat'])

/** Whether the site says that its money is not written by its language; undefined says nothing. */
export function isTableMoney(scope: Scope): boolean {
  return scope.look(readSwitch) === false
}

/**
 * A price as the site writes it: in its locale where the site has switched that on, else as the plain
 * figure that browsers may convert (`<span class="sqs-money-native">`).
 */
export function moneyText(price: Price, scope: Scope): string {
  const { locale } = scope
  if (locale === undefined) return ''
  if (isTruthy(scope.look(readSwitch))) {
    return plainMoney(price, locale)
  }
  return nativeMoney(price)
}

/** The plain figure in the element beside which the stylesheet puts the currency's sign. */
export function nativeMoney(price: Price): string {
  return `<span class="sqs-money-native">${nativeFigure(price)}</span>`
}

/** The same as text, for places that hold no element. */
export function tableMoney(price: Price): string {
  const [before, behind] = tablePattern(price.currency, 'native').positive
  return before + nativeFigure(price) + behind
}

function nativeFigure({ value, currency }: Price): string {
  return groupDecimal(value, digitsByCode.get(currency) ?? 2)
}
