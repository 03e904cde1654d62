import { describe, expect, it } from 'vitest'
import { defaultSiteSettings } from '../../../site/sites/default-site-settings.ts'
import { noTaxSettings } from '../../../site/sites/tax-settings.ts'
import { countries } from '../../../site/sites/countries.ts'
import { priceOrder, type LineToPrice } from '../../orders/price-order.ts'
import { taxLimits, taxPlaceInput } from '../tax-actions.ts'
import type { ShopPlace } from '../tax-preset.ts'
import { readTaxPreset } from '../read-tax-preset.ts'
import { taxPlanOf } from '../tax-plan-of.ts'
import { readRegion } from '../tax-regions.ts'
import { taxesOfLines, taxLabel, taxSums } from '../tax-sums.ts'
import { taxPresets } from './tax-presets.ts'

const homes: readonly ShopPlace[] = [
  { country: '', region: '' },
  { country: 'AT', region: '' },
  { country: 'US', region: '' },
  { country: 'US', region: 'new york' },
  { country: 'IN', region: 'Karnataka' },
  { country: 'IN', region: 'LA' },
]

function placesOf(name: string, home: ShopPlace) {
  const found = readTaxPreset(name, home)
  if (found === undefined) throw new Error(name)
  return found.places
}
const regionsOf = (name: string, home: ShopPlace): string[] =>
  placesOf(name, home).map(({ region }) => region)

describe('every table of taxes', () => {
  it('has a name of its own, words for its owner, a source and a day', () => {
    expect(new Set(taxPresets.map(({ name }) => name)).size).toBe(taxPresets.length)
    for (const { title, hint, source, asOf } of taxPresets) {
      for (const words of [title, hint, source]) expect(words.trim()).not.toBe('')
      expect(new Date(asOf).toISOString().slice(0, 10)).toBe(asOf)
    }
  })

  it('is offered first to shops of countries that there are', () => {
    for (const preset of taxPresets) {
      expect(preset.countries.length).toBeGreaterThan(0)
      expect(preset.countries.filter((code) => !countries.has(code))).toEqual([])
    }
  })

  it.each(taxPresets)(
    '$name has places that an owner could have typed, and each of them once',
    ({ name }) => {
      for (const home of homes) {
        const places = placesOf(name, home)
        expect(places.length).toBeLessThanOrEqual(taxLimits.places)
        expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
        for (const { id: _id, ...place } of places) {
          expect(taxPlaceInput.safeParse(place)).toEqual({ success: true, data: place })
          expect(place.region).toBe(readRegion(place.country, place.region) ?? '')
          expect(place.rates.length).toBeGreaterThan(0)
          for (const { standardPpm, reducedPpm } of place.rates) {
            expect(standardPpm).toBeGreaterThan(0)
            expect(standardPpm).toBeLessThanOrEqual(400_000)
            expect(reducedPpm).toBeLessThanOrEqual(standardPpm)
          }
        }
      }
    },
  )
})

describe('places by where the shop is', () => {
  it('has the 27 countries of the European Union', () => {
    expect(placesOf('eu-oss', { country: '', region: '' })).toHaveLength(27)
    expect(placesOf('eu-home', { country: 'AT', region: '' })).toHaveLength(27)
  })

  it('has no rate of home for a shop outside of the European Union', () => {
    expect(placesOf('eu-home', { country: 'CH', region: '' })).toEqual([])
  })

  it('has the shop’s own state alone, and where it is not known all 45 with a sales tax and D.C.', () => {
    expect(regionsOf('us', { country: 'US', region: 'new york' })).toEqual(['NY'])
    expect(regionsOf('us', { country: 'US', region: '' })).toHaveLength(46)
    expect(regionsOf('us', { country: 'US', region: 'nowhere' })).toHaveLength(46)
  })

  it('has nothing for a state without a sales tax', () => {
    expect(regionsOf('us', { country: 'US', region: 'Oregon' })).toEqual([])
  })

  it('calls India’s second half by what the shop’s region is', () => {
    const namesAt = (region: string): string[] =>
      placesOf('in', { country: 'IN', region }).map(({ rates }) =>
        rates.map(({ name }) => name).join(' + '),
      )
    expect(namesAt('Karnataka')).toEqual(['CGST + SGST', 'IGST'])
    expect(namesAt('Delhi')).toEqual(['CGST + SGST', 'IGST'])
    expect(namesAt('Chandigarh')).toEqual(['CGST + UTGST', 'IGST'])
    expect(namesAt('')).toEqual(['IGST'])
  })
})

const line = (unitCents: number, quantity: number, taxClass: string): LineToPrice => ({
  kind: 'goods',
  itemId: `item-${unitCents}`,
  categoryIds: [],
  unitCents,
  quantity,
  taxClass,
})

/** What an order of a shop with a table says below its lines. */
function receipt(
  name: string,
  home: ShopPlace,
  to: ShopPlace,
  lines: readonly LineToPrice[],
  shippingCents: number,
) {
  const preset = readTaxPreset(name, home)
  if (preset === undefined) throw new Error(name)
  const { prices, rounding, shipping, places } = preset
  const taxes = { ...noTaxSettings, prices, rounding, shipping, places }
  const settings = { country: home.country, store: { ...defaultSiteSettings.store, taxes } }
  const result = priceOrder({
    lines,
    shipping: { priceCents: shippingCents, freeFromCents: null },
    coupons: [],
    taxes: taxPlanOf(settings, { ...to, postalCode: '' }),
    giftCards: [],
    limits: { leastCents: 0, mostCents: Number.MAX_SAFE_INTEGER },
  })
  if (!result.ok) throw new Error(result.refusal.code)
  const { value } = result
  return {
    taxesOfLines: value.lines.map(({ taxCents }) => taxCents),
    taxOfShipping: value.shipping?.taxCents,
    sums: taxSums(taxesOfLines(value)).map((sum) => `${taxLabel(sum)}: ${sum.cents}`),
    taxCents: value.taxCents,
    totalCents: value.totalCents,
  }
}

describe('a receipt of a shop in Austria to a buyer in Germany', () => {
  const austria = { country: 'AT', region: '' }
  const germany = { country: 'DE', region: '' }
  const lines = [line(1190, 2, 'standard'), line(1070, 1, 'reduced')]

  it('holds 19% and 7% with the rates of each country', () => {
    expect(receipt('eu-oss', austria, germany, lines, 595)).toEqual({
      taxesOfLines: [380, 70],
      taxOfShipping: 65 + 12,
      sums: ['VAT 19%: 445', 'VAT 7%: 82'],
      taxCents: 527,
      totalCents: 2380 + 1070 + 595,
    })
  })

  it('holds 20% and 10% with the rate of home', () => {
    expect(receipt('eu-home', austria, germany, lines, 595)).toEqual({
      taxesOfLines: [397, 97],
      taxOfShipping: 68 + 17,
      sums: ['VAT 20%: 465', 'VAT 10%: 114'],
      taxCents: 579,
      totalCents: 2380 + 1070 + 595,
    })
  })
})

describe('a receipt of a shop at home', () => {
  it('holds 20% and 5% in the United Kingdom, on the Isle of Man too', () => {
    const home = { country: 'GB', region: '' }
    const lines = [line(1200, 1, 'standard'), line(1050, 1, 'reduced')]
    for (const country of ['GB', 'IM']) {
      expect(receipt('uk', home, { country, region: '' }, lines, 450)).toEqual({
        taxesOfLines: [200, 50],
        taxOfShipping: 40 + 10,
        sums: ['VAT 20%: 240', 'VAT 5%: 60'],
        taxCents: 300,
        totalCents: 1200 + 1050 + 450,
      })
    }
  })

  it('adds 4% in New York, and nothing in New Jersey', () => {
    const home = { country: 'US', region: 'New York' }
    const lines = [line(1999, 3, 'standard'), line(500, 1, 'reduced')]
    expect(receipt('us', home, { country: 'US', region: 'N.Y.' }, lines, 650)).toEqual({
      taxesOfLines: [240, 0],
      taxOfShipping: 26,
      sums: ['Sales tax 4%: 266'],
      taxCents: 266,
      totalCents: 5997 + 500 + 650 + 266,
    })
    const { taxCents } = receipt('us', home, { country: 'US', region: 'NJ' }, lines, 650)
    expect(taxCents).toBe(0)
  })

  it('adds GST and QST in Quebec, and GST alone on books', () => {
    const home = { country: 'CA', region: '' }
    const lines = [line(4999, 1, 'standard'), line(2000, 1, 'reduced')]
    expect(receipt('ca', home, { country: 'CA', region: 'Québec' }, lines, 1000)).toEqual({
      taxesOfLines: [250 + 499, 100],
      taxOfShipping: 36 + 71 + 14,
      sums: ['GST 5%: 400', 'QST 9.975%: 570'],
      taxCents: 970,
      totalCents: 4999 + 2000 + 1000 + 970,
    })
  })

  it('adds one HST in Nova Scotia, and GST in Yukon', () => {
    const home = { country: 'CA', region: '' }
    const sumsTo = (region: string): string[] =>
      receipt('ca', home, { country: 'CA', region }, [line(1000, 1, 'standard')], 500).sums
    expect(sumsTo('NS')).toEqual(['HST 14%: 210'])
    expect(sumsTo('YT')).toEqual(['GST 5%: 75'])
  })

  it('holds 10% in Australia, and nothing in food', () => {
    const home = { country: 'AU', region: '' }
    const lines = [line(1100, 2, 'standard'), line(700, 1, 'reduced')]
    expect(receipt('au', home, { country: 'AU', region: 'NSW' }, lines, 990)).toEqual({
      taxesOfLines: [200, 0],
      taxOfShipping: 90,
      sums: ['GST 10%: 290'],
      taxCents: 290,
      totalCents: 2200 + 700 + 990,
    })
  })

  it('rounds once for each rate in Japan: 61 and 33 yen, not 60 and 32', () => {
    const home = { country: 'JP', region: '' }
    const lines = [
      line(333, 1, 'standard'),
      line(220, 1, 'reduced'),
      line(333, 1, 'standard'),
      line(220, 1, 'reduced'),
    ]
    expect(receipt('jp', home, { country: 'JP', region: '' }, lines, 0)).toEqual({
      taxesOfLines: [31, 17, 30, 16],
      taxOfShipping: 0,
      sums: ['Consumption tax 10%: 61', 'Consumption tax 8%: 33'],
      taxCents: 94,
      totalCents: 333 + 220 + 333 + 220,
    })
  })
})

describe('a receipt of a shop in Karnataka', () => {
  const home = { country: 'IN', region: 'Karnataka' }
  const lines = [line(11_800, 1, 'standard'), line(10_500, 1, 'reduced')]
  const same = { taxesOfLines: [1800, 500], taxOfShipping: 0, taxCents: 2300, totalCents: 22_300 }

  it('holds halves of the country and of the state within Karnataka', () => {
    expect(receipt('in', home, { country: 'IN', region: 'KA' }, lines, 0)).toEqual({
      ...same,
      sums: ['CGST 9%: 900', 'CGST 2.5%: 250', 'SGST 9%: 900', 'SGST 2.5%: 250'],
    })
  })

  it('holds the same as one tax to Maharashtra', () => {
    expect(receipt('in', home, { country: 'IN', region: 'Maharashtra' }, lines, 0)).toEqual({
      ...same,
      sums: ['IGST 18%: 1800', 'IGST 5%: 500'],
    })
  })
})
