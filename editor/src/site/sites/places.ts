import { supportedCurrencies } from '@vitrine/rules/site/sites/supported-currencies.ts'
import type { Option } from '../../ground/controls/select-field.tsx'

/** ISO 3166-1, two letters each. */
const countryCodes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  )

function named(codes: Iterable<string>, type: 'region' | 'currency' | 'language'): Option[] {
  const names = new Intl.DisplayNames(undefined, { type })
  return [...codes]
    .map((id) => ({ id, name: names.of(id) ?? id }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Countries by name in the reader's language. */
export function countryOptions(): Option[] {
  return named(countryCodes, 'region')
}

/** Where somebody who reads a language most likely is; undefined for a language of many countries. */
export function likelyCountry(language: string): string | undefined {
  const { region } = new Intl.Locale(language)
  return countryCodes.find((code) => code === region)
}

/** The currencies that a site can sell in, such as `Euro (EUR)`. */
export function currencyOptions(): Option[] {
  return named(supportedCurrencies, 'currency').map(({ id, name }) => ({
    id,
    name: `${name} (${id})`,
  }))
}

const languageTags =
  'en-US en-GB en-CA en-AU en-NZ de-DE fr-FR fr-CA es-ES es-MX it-IT pt-BR pt-PT nl-NL da-DK sv-SE nb-NO fi-FI pl-PL cs-CZ ja-JP ko-KR zh-CN ar-EG he-IL tr-TR ru-RU uk-UA th-TH id-ID'.split(
    ' ',
  )

/** @param current the site's own, which may be none of ours */
export function languageOptions(current: string): Option[] {
  return named(new Set([...languageTags, current]), 'language')
}

/** Zones by name; the one in use is among them even where the browser does not list it. */
export function timeZoneOptions(current: string): Option[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), current])
  return [...zones].toSorted().map((id) => ({ id, name: id.replaceAll('_', ' ') }))
}
