import { expect, test } from 'vitest'
import { scriptTexts } from '@vitrine/rules/site/i18n/script-texts.ts'
import { localizedStringsOf, scriptStringsOf } from '../../site/render/localized-strings.ts'
import { defaultSiteSettings } from '@vitrine/rules/site/sites/default-site-settings.ts'
import { productPagePart } from './product-page-part.ts'
import { phrasesOfScripts } from './shop-texts.ts'
import { shopWords } from './shop-words.ts'

const stringsIn = (language: string, own: Record<string, string> = {}, expressCheckout = false) => {
  const settings = {
    ...defaultSiteSettings,
    store: { ...defaultSiteSettings.store, expressCheckout },
  }
  return localizedStringsOf({ strings: () => own }, language, [productPagePart], settings)
}

test('a button that leads to the checkout at once says so, unless the template says something else', () => {
  const said = (language: string, own?: Record<string, string>) =>
    stringsIn(language, own, true)['productAddToCartText']
  expect(stringsIn('en-US')['productAddToCartText']).toBe('Add To Cart')
  expect(said('en-GB')).toBe('Buy Now')
  expect(said('de-DE')).toBe('Jetzt kaufen')
  expect(said('pl-PL')).toBe('Buy Now')
  expect(said('en-US', { productAddToCartText: 'I want it' })).toBe('I want it')
})

test.each(Object.keys(shopWords))('the shop’s words in %s keep what they name', (language) => {
  const strings = stringsIn(`${language}-XX`)
  expect(strings['productPriceFromText']).toContain('{fromPrice}')
  expect(strings['productVariantSelectText']).toContain('{variantName}')
  expect(strings['productPrice__singlePrice__nMonthly__limited__nYears']).toMatch(
    /\{price\}.*\{billingPeriodValue\}.*\{duration\}/,
  )
  expect(strings['productPrice__multiplePrices__1Weekly__indefinite']).toContain('{fromPrice}')
  expect(strings['productPlusShippingText']).toContain('{shipping}')
  expect(Object.values(strings).filter((text) => /\{n\}|'/.test(text))).toEqual([])
  expect(Object.keys(strings)).toHaveLength(
    15 + 6 + 4 + 5 + 2 + 8 + 2 * 6 * 7 + phrasesOfScripts.length,
  )
})

test.each(['en-US', 'de-DE'])(
  'scripts of a page in %s are told what they say, and no more',
  (tag) => {
    const own = { shareWord: 'Pass it on', productSoldOutText: 'gone' }
    const strings = stringsIn(tag, own)
    const told = scriptStringsOf(strings, { strings: () => own }, tag, [productPagePart])
    const ofProducts = scriptTexts.filter((key) => key.startsWith('product'))
    const phrases = tag === 'de-DE' ? phrasesOfScripts : []
    expect(new Set(Object.keys(told))).toEqual(new Set([...ofProducts, ...phrases, 'shareWord']))
    expect(told).toMatchObject({ shareWord: 'Pass it on' })
    expect(strings['productQuantityInputLabel']).not.toBe(undefined)
  },
)

test('a subscription is told in German', () => {
  const strings = stringsIn('de-DE')
  expect(strings['productPrice__singlePrice__1Monthly__limited__1Years']).toBe(
    '{price} pro Monat für 1 Jahr',
  )
})

test('a language that the platform does not know is English', () => {
  expect(stringsIn('cy')['productSoldOutText']).toBe('sold out')
})
