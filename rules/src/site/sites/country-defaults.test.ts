import { describe, expect, it } from 'vitest'
import { ofCountry, withCountry } from './country-defaults.ts'
import { zoneOfCountry } from './country-zones.ts'
import { defaultSiteSettings } from './default-site-settings.ts'
import { supportedCurrencies } from './supported-currencies.ts'
import { refusedDetails } from './site-settings-actions.ts'

describe('what a country gives', () => {
  it.each([
    ['US', 'USD', 'America/New_York', 'en-US'],
    ['DE', 'EUR', 'Europe/Berlin', 'de-DE'],
    ['CH', 'CHF', 'Europe/Zurich', 'de-CH'],
    ['BR', 'BRL', 'America/Sao_Paulo', 'pt-BR'],
    ['JP', 'JPY', 'Asia/Tokyo', 'ja-JP'],
    ['HK', 'HKD', 'Asia/Hong_Kong', 'zh-HK'],
    ['AU', 'AUD', 'Australia/Sydney', 'en-AU'],
    ['NO', 'NOK', 'Europe/Oslo', 'nb-NO'],
    ['IL', 'ILS', 'Asia/Jerusalem', 'he-IL'],
  ])('%s: %s, %s, %s', (country, currency, timeZone, language) => {
    expect(ofCountry(country)).toEqual({ currency, timeZone, language })
  })

  it('can be stored, whichever country it is', () => {
    const currencies = new Set<string>()
    for (const country of zoneOfCountry.keys()) {
      const given = ofCountry(country)
      expect([country, refusedDetails({ country, ...given })]).toEqual([country, undefined])
      if (given.currency !== undefined) currencies.add(given.currency)
    }
    expect(currencies).toEqual(supportedCurrencies)
  })

  it('is nothing where nothing is known', () => {
    expect(ofCountry('ZZ')).toEqual({})
    expect(ofCountry('')).toEqual({})
  })
})

describe('another country', () => {
  it('brings its currency, zone and language', () => {
    expect(withCountry(defaultSiteSettings, 'DE')).toMatchObject({
      country: 'DE',
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      language: 'de-DE',
    })
  })

  it('leaves alone what somebody chose, and brings the rest', () => {
    const chosen = { ...defaultSiteSettings, language: 'fr-FR' }
    expect(withCountry(chosen, 'SE')).toMatchObject({
      currency: 'SEK',
      timeZone: 'Europe/Stockholm',
      language: 'fr-FR',
    })
  })

  it('keeps the currency where people pay with one that no site sells in', () => {
    expect(withCountry(defaultSiteSettings, 'IS')).toMatchObject({
      currency: 'USD',
      timeZone: 'Atlantic/Reykjavik',
      language: 'is-IS',
    })
  })
})
