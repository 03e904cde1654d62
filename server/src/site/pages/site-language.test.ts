import { afterAll, beforeAll, expect, test } from 'vitest'
import { setRegionalFormats } from '@vitrine/rules/site/sites/regional-formats-actions.ts'
import { setSiteDetails } from '@vitrine/rules/site/sites/site-settings-actions.ts'
import { openTestSite, type TestSite } from './testing/open-test-site.ts'

let site: TestSite

/** A Monday in March, at noon of the zone. */
const monday = Date.UTC(2026, 2, 2, 12)

beforeAll(async () => {
  site = await openTestSite()
  await site.writeTemplate({
    'site.region':
      '<html><body>{.eval @at = 1772452800000}<i>{@at|date %A, %e. %B %Y}</i>' +
      '<i>{@at|datetime date:full}</i><i>{.eval @end = 1775131200000}' +
      '{@at,@end|datetime-interval MMMd}</i>' +
      '<i>{@at|datetime yMMMMdjm}; {@at|datetime date:short time:short}; ' +
      '{@at,@end|datetime-interval jm}; {@at|decimal}</i>{squarespace.main-content}</body></html>',
    'collections/products.list':
      '{.repeated section items}<p>{title}|{@|product-price}|{@|product-status}|' +
      '{@|add-to-cart-btn}|{@|quantity-input}</p>{.end}',
    'strings/template-en-US.json': '{"productSaleText": "a bargain"}',
    'strings/template-fr-FR.json': '{"productAddToCartText": "Au panier !"}',
  })
})
afterAll(() => site.close())

async function shown(language: string): Promise<string> {
  await site.perform(setSiteDetails, { set: { language, timeZone: 'UTC' } })
  const { text } = await site.get('/shop')
  return text.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0\u202f\u2009]+/g, ' ')
}

test('a site in English speaks English, in its template’s words', async () => {
  expect(new Date(monday).getUTCDay()).toBe(1)
  const text = await shown('en-US')
  expect(text).toContain('Monday, 2. March 2026 Monday, March 2, 2026 Mar 2 – Apr 2')
  expect(text).toContain('Moss Bowl| from $20.00 | a bargain | Add To Cart | Quantity:')
})

test('a site in German names days and months and prices in German', async () => {
  const text = await shown('de-DE')
  expect(text).toContain('Montag, 2. März 2026 Montag, 2. März 2026 2. März – 2. Apr.')
  expect(text).toContain('Moss Bowl| ab 20,00 $ | im Angebot | In den Warenkorb | Menge:')
})

test('a translation of the template comes before the platform’s own', async () => {
  const text = await shown('fr-FR')
  expect(text).toContain('lundi, 2. mars 2026 lundi 2 mars 2026 2 mars – 2 avr.')
  expect(text).toContain('Au panier !')
  expect(text).toContain('Quantité')
})

test('a site in Japanese speaks Japanese', async () => {
  const text = await shown('ja-JP')
  expect(text).toContain('月曜日, 2. 3月 2026 2026年3月2日月曜日 3月2日～4月2日')
  expect(text).toContain('カートに入れる')
})

test('regional formats change how dates, times, numbers and prices are written, not their words', async () => {
  const usual = await shown('en-US')
  expect(usual).toContain('March 2, 2026 at 12:00 PM; 3/2/26, 12:00 PM; ')
  await site.perform(setRegionalFormats, { set: { region: 'DE' } })
  const german = await shown('en-US')
  expect(german).toContain('2 March 2026 at 12:00; 02/03/2026, 12:00; ')
  expect(german).toContain('; 1.772.452.800.000')
  expect(german).toContain('Moss Bowl| from 20,00 US$ | a bargain | Add To Cart | Quantity:')
  await site.perform(setRegionalFormats, {
    set: { region: '', clock: '24', measurement: 'metric' },
  })
  const ofClock = await shown('en-US')
  expect(ofClock).toContain('March 2, 2026 at 12:00; 3/2/26, 12:00; ')
  expect(ofClock).toContain('from $20.00')
  const { text } = await site.get('/shop?format=json')
  expect(text).toContain('"measurementStandard":2')
  const refused = site.perform(setRegionalFormats, { set: { region: 'Deutschland' } })
  await expect(refused).rejects.toThrow()
  await site.perform(setRegionalFormats, { set: { clock: 'region', measurement: 'country' } })
  expect(await shown('en-US')).toBe(usual)
})
