import { readMoney } from '@vitrine/template-language/cldr/money-node.ts'
import { readMoneyOptions } from '@vitrine/template-language/cldr/number-options.ts'
import type { Formatter, FormatterTable } from '@vitrine/template-language/scope.ts'
import { asNumber, asString } from '@vitrine/template-language/values.ts'
import { groupDecimal, hundredthOf, isDecimal, toMajorUnits } from './decimal-text.ts'
import { isTableMoney, moneyFormat, nativeMoney, tableMoney } from './money-text.ts'

/**
 * An amount with its currency as the site writes money; '' when the value is none. Who asks for more,
 * such as a style, is answered by the locale.
 */
const money: Formatter = (args) => {
  const format = moneyFormat(readMoneyOptions(args))
  return ([value], scope) => {
    const found = readMoney(value)
    if (found === undefined || scope.locale === undefined) return ''
    const price = { value: found.amount, currency: found.currency }
    if (args.length === 0 && isTableMoney(scope)) return tableMoney(price)
    return format(price, scope.locale)
  }
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null
}

const plainOptions = {}

/** Hundredths as an amount in the currency of the site's region. */
const bookkeeperMoney: Formatter = () => (values, scope) => {
  const { locale } = scope
  if (locale === undefined || isMissing(values[0])) return ''
  const text = asString(values[0])
  const amount = isDecimal(text) ? hundredthOf(text) : '0'
  return locale.formatMoney(amount, locale.currency(), plainOptions)
}

/** A percentage figure with two to three decimals, or none that are zero with `trim`. */
const percentage: Formatter = (args) => {
  const minimumFractionDigits = args.includes('trim') ? 0 : 2
  const options = { minimumFractionDigits, maximumFractionDigits: 3 }
  return ([value], scope) => {
    if (scope.locale === undefined || isMissing(value)) return ''
    const text = asString(value)
    return scope.locale.formatDecimal(isDecimal(text) ? text : '0', options)
  }
}

/** Hundredths as a plain figure, `1,234.50`. */
const plainMoney: Formatter =
  () =>
  ([value]) =>
    isMissing(value) ? '' : groupDecimal(toMajorUnits(asNumber(value)), 2)

/** Hundredths as the plain figure in the element that scripts may convert. */
const moneyString: Formatter =
  () =>
  ([value]) =>
    isMissing(value) ? '' : nativeMoney({ value: toMajorUnits(asNumber(value)), currency: '' })

const legacySymbols: Readonly<Record<string, string>> = {
  AUD: 'A$',
  CAD: 'C$',
  DKK: 'kr',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  NOK: 'kr',
  SEK: 'kr',
  USD: '$',
}

/** Separators of thousands and decimals where they differ from English. */
const legacySeparators: Readonly<Record<string, readonly [string, string]>> = {
  'da-DK': ['.', ','],
  'de-DE': ['.', ','],
  'fr-FR': ['\u00a0', ','],
  'sv-SE': ['\u00a0', ','],
}

/** An amount for a locale named by the argument, with a short table of symbols. */
const legacyMoney: Formatter = ([locale = 'en-US']) => {
  const separators = Object.hasOwn(legacySeparators, locale) ? legacySeparators[locale] : undefined
  return ([value]) => {
    const amount = readMoney(value)
    if (amount === undefined) return ''
    const { currency } = amount
    const symbol = Object.hasOwn(legacySymbols, currency) ? legacySymbols[currency] : currency
    const figure = groupDecimal(amount.amount, currency === 'JPY' ? 0 : 2)
    if (separators === undefined) {
      return `${symbol}${/[A-Za-z]$/.test(symbol ?? '') ? ' ' : ''}${figure}`
    }
    const [thousands, decimals] = separators
    const local = figure.replace(/[,.]/g, (sign) => (sign === ',' ? thousands : decimals))
    return `${local}${/^[A-Za-z]/.test(symbol ?? '') ? ' ' : ''}${symbol}`
  }
}

export const moneyFormatters: FormatterTable = {
  'bookkeeper-money-format': bookkeeperMoney,
  'i18n-money-format': legacyMoney,
  money,
  'money-format': plainMoney,
  'money-string': moneyString,
  moneyFormat: plainMoney,
  'percentage-format': percentage,
}
