import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createLocales, type LocaleData } from '@vitrine/template-language/cldr/locale-data.ts'

const require = createRequire(import.meta.url)

const locales = createLocales((language) =>
  readFileSync(require.resolve(`@phensley/cldr/packs/${language}.json`), 'utf8'),
)

const fallback = 'en-US'

/**
 * What the language says of numbers, money and dates in a site's language; English where there is
 * none. Read from disk when a template first formats something.
 */
export function siteLocale(language: string): LocaleData | undefined {
  return locales.get(language) ?? locales.get(fallback)
}
