import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { currencies } from '@vitrine/rules/ground/money/currency.ts'
import { writeMoney } from '@vitrine/rules/ground/money/money-pattern.ts'
import { plainMoney } from '@vitrine/rules/ground/money/money-text.ts'
import { toDecimal } from '@vitrine/rules/ground/money/money.ts'
import { siteLocale } from '../templates/site-locale.ts'
import { moneyPatternOf } from './site-money.ts'

const packs = dirname(createRequire(import.meta.url).resolve('@phensley/cldr/packs/en.json'))
const languages = readdirSync(packs)
  .filter((name) => /^[a-z]{2,3}\.json$/.test(name))
  .map((name) => name.slice(0, -'.json'.length))
const regions =
  'en-US en-GB en-IN en-ZA de-DE de-AT de-CH fr-FR fr-CH fr-CA es-ES es-MX es-AR pt-BR pt-PT it-CH nl-NL sv-SE da-DK nb-NO pl-PL cs-CZ hi-IN bn-BD ar-EG ar-AE fa-IR mr-IN my-MM ja-JP zh-Hant-TW'.split(
    ' ',
  )
const amounts = [0, 5, 100, 123_450, 1_234_500, 987_654_321, 123_456_789_012_345, -1, -123_456]

describe('money by the language of the site', () => {
  test.each([...languages, ...regions])(
    'is written the same in %s by templates, by the server and by scripts',
    (language) => {
      const locale = siteLocale(language)
      if (locale === undefined) throw new Error(`no language ${language}`)
      for (const { code } of currencies) {
        const pattern = moneyPatternOf({ useCLDRMoneyFormat: true }, code, language)
        // a script gets it as JSON
        const sent = JSON.parse(JSON.stringify(pattern)) as typeof pattern
        for (const cents of amounts) {
          const price = { value: toDecimal(cents, code), currency: code }
          expect(writeMoney(cents, sent), `${language} ${code} ${cents}`).toBe(
            plainMoney(price, locale),
          )
        }
      }
    },
  )
})
