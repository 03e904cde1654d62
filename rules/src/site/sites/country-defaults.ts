import { zoneOfCountry } from './country-zones.ts'
import type { SiteSettings } from './site-settings.ts'

/** What a country gives a site to begin with. */
export type OfCountry = Pick<SiteSettings, 'currency' | 'timeZone' | 'language'>

/**
 * Where people pay with a currency that a site can sell in (spec §9): legal tender by ISO 4217 as CLDR
 * 48.2 has it (`currencyData.json` of cldr-core, read 2026-11-23). In all other countries the
 * site keeps the currency that it has.
 */
const countriesOfCurrency: Readonly<Record<string, string>> = {
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  USD: 'AS BQ EC FM GU IO MH MP PR PW SV TC TL UM US VG VI',
  AUD: 'AU CC CX HM KI NF NR TV',
  NOK: 'BV NO SJ',
  CAD: 'CA',
  NZD: 'CK NU NZ PN TK',
  DKK: 'DK FO GL',
  GBP: 'GB GG GS IM JE',
  HKD: 'HK',
  CHF: 'CH LI',
  MXN: 'MX',
  SGD: 'SG',
  SEK: 'SE',
  CZK: 'CZ',
  ILS: 'IL PS',
  PHP: 'PH',
  RUB: 'RU',
  PLN: 'PL',
  THB: 'TH',
  MYR: 'MY',
  ARS: 'AR',
  BRL: 'BR',
  COP: 'CO',
  IDR: 'ID',
  INR: 'IN',
  JPY: 'JP',
  ZAR: 'LS ZA',
}

const currencyOfCountry: ReadonlyMap<string, string> = new Map(
  Object.entries(countriesOfCurrency).flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency] as const),
  ),
)

/** Its currency, its main zone and its main language; what is not known is absent. */
export function ofCountry(country: string): Partial<OfCountry> {
  const currency = currencyOfCountry.get(country)
  const timeZone = zoneOfCountry.get(country)
  const language = languageOfCountry(country)
  return {
    ...(currency !== undefined && { currency }),
    ...(timeZone !== undefined && { timeZone }),
    ...(language !== undefined && { language }),
  }
}

/** By CLDR’s likely subtags, which every engine has. */
function languageOfCountry(country: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(country)) return undefined
  const { language: likely, script = '', region } = new Intl.Locale(`und-${country}`).maximize()
  // a country of which nothing is known is taken for another one
  if (region !== country) return undefined
  // of the two Norwegians that nearly all write, which is what is meant by the name of both
  const language = likely === 'no' ? 'nb' : likely
  const tag = `${language}-${country}`
  return new Intl.Locale(tag).maximize().script === script
    ? tag
    : `${language}-${script}-${country}`
}

/**
 * The details with another country. Currency, zone and language follow it, each until it was set to
 * something that the former country does not give.
 */
export function withCountry<Details extends OfCountry & { readonly country: string }>(
  details: Details,
  country: string,
): Details {
  const [before, after] = [ofCountry(details.country), ofCountry(country)]
  const follow = (name: keyof OfCountry): string =>
    details[name] === before[name] ? (after[name] ?? details[name]) : details[name]
  return {
    ...details,
    country,
    currency: follow('currency'),
    timeZone: follow('timeZone'),
    language: follow('language'),
  }
}
