import {
  tablePattern,
  writeMoney,
  type MoneyOptions,
  type MoneyPattern,
} from '@vitrine/rules/ground/money/money-pattern.ts'
import { formatLocale } from '@vitrine/rules/ground/dates/regional-formats.ts'
import { readMoneyPattern } from '@vitrine/rules/ground/money/read-money-pattern.ts'
import { usesCldrMoney, type SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { LocaleData } from '@vitrine/template-language/cldr/locale-data.ts'
import { siteLocale } from '../templates/site-locale.ts'

type MoneySettings = Pick<SiteSettings, 'currency' | 'useCLDRMoneyFormat' | 'formats'>

/** Writes minor units of the settings' currency for people. */
export type SiteMoney = (cents: number, options?: MoneyOptions) => string

/**
 * The one function that writes a site's money, chosen by its setting: by its language (CLDR), or by
 * the table of the specification (decision 32).
 */
export function siteMoney(settings: MoneySettings, language: string): SiteMoney {
  const pattern = moneyPatternOf(settings, settings.currency, language)
  return (cents, options) => writeMoney(cents, pattern, options)
}

/** By currency, of which there are as many as the world has. */
const patterns = new WeakMap<LocaleData, Map<string, MoneyPattern>>()

/** What that function goes by, for scripts that write the same in the browser. */
export function moneyPatternOf(
  settings: Omit<MoneySettings, 'currency'>,
  currency: string,
  language: string,
): MoneyPattern {
  const locale = usesCldrMoney(settings) ? siteLocale(formatLocale(settings, language)) : undefined
  if (locale === undefined) return tablePattern(currency, 'native')
  let ofLocale = patterns.get(locale)
  if (ofLocale === undefined) patterns.set(locale, (ofLocale = new Map()))
  const known = ofLocale.get(currency)
  if (known !== undefined) return known
  const read = readMoneyPattern(locale, currency)
  ofLocale.set(currency, read)
  return read
}
