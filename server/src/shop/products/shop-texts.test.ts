import { expect, test } from 'vitest'
import { localizedStringsOf } from '../../site/render/localized-strings.ts'
import { productPagePart } from './product-page-part.ts'
import { phrasesOfScripts } from './shop-texts.ts'
import { shopWords } from './shop-words.ts'

const stringsIn = (language: string) =>
  localizedStringsOf({ strings: () => ({}) }, language, [productPagePart])

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

test('a subscription is told in German', () => {
  const strings = stringsIn('de-DE')
  expect(strings['productPrice__singlePrice__1Monthly__limited__1Years']).toBe(
    '{price} pro Monat für 1 Jahr',
  )
})

test('a language that the platform does not know is English', () => {
  expect(stringsIn('cy')['productSoldOutText']).toBe('sold out')
})
