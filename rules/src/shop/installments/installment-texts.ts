import type { InstallmentCountry } from '../../site/sites/installment-settings.ts'
import { installmentCents, installmentCount, installmentRange } from './installments.ts'

/** The languages and countries that the provider speaks in (spec §9). */
export const installmentLocales = ['en-US', 'en-CA', 'fr-CA', 'en-AU', 'en-NZ', 'en-GB'] as const
export type InstallmentLocale = (typeof installmentLocales)[number]

/** French for shoppers in Canada who read it, else English. */
export function installmentLocale(
  country: InstallmentCountry,
  shopperLanguage: string,
): InstallmentLocale {
  const isFrench = shopperLanguage.toLowerCase().split('-')[0] === 'fr'
  return country === 'CA' && isFrench ? 'fr-CA' : `en-${country}`
}

/** That of an address; the United States' for any other (spec §7). */
export function readInstallmentLocale(text: string): InstallmentLocale {
  return installmentLocales.find((one) => one === text) ?? 'en-US'
}

/** Who takes them there (spec §9). */
export function installmentProvider(locale: InstallmentLocale): 'Afterpay' | 'Clearpay' {
  return locale === 'en-GB' ? 'Clearpay' : 'Afterpay'
}

const sentences = {
  en: {
    in: '{count} interest-free payments of {amount}',
    inFrom: '{count} interest-free payments from {amount}',
    over: 'available for orders over {amount}',
    'up-to': 'available for orders up to {amount}',
    about: 'About {provider}',
  },
  fr: {
    in: '{count} versements sans intérêt de {amount}',
    inFrom: '{count} versements sans intérêt à partir de {amount}',
    over: 'offert pour les commandes de plus de {amount}',
    'up-to': 'offert pour les commandes jusqu’à {amount}',
    about: 'À propos de {provider}',
  },
} as const

const sentencesOf = (locale: InstallmentLocale) => sentences[locale === 'fr-CA' ? 'fr' : 'en']

/** What the button beside it is called. */
export function aboutInstallments(locale: InstallmentLocale): string {
  return sentencesOf(locale).about.replace('{provider}', () => installmentProvider(locale))
}

type Offered = {
  readonly minCents: number
  readonly maxCents: number
  readonly locale: InstallmentLocale
  /** Other variants cost more. */
  readonly isLowest?: boolean
}

/**
 * What stands beside the provider's name: what each payment comes to, or for which orders there are
 * any (spec §5, §9).
 * @param write writes minor units of the store's currency
 */
export function installmentText(
  cents: number,
  { locale, isLowest = false, ...range }: Offered,
  write: (cents: number) => string,
): string {
  const words = sentencesOf(locale)
  const place = installmentRange(cents, range)
  if (place === 'in') {
    return words[isLowest ? 'inFrom' : 'in']
      .replace('{count}', String(installmentCount))
      .replace('{amount}', () => write(installmentCents(cents)))
  }
  const limit = place === 'over' ? range.minCents : range.maxCents
  return words[place].replace('{amount}', () => write(limit))
}
