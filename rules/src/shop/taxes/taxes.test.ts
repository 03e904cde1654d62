import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readerOf } from '../../ground/documents/document-reader.ts'
import { defaultSiteSettings } from '../../site/sites/default-site-settings.ts'
import { noTaxSettings, type TaxPlace, type TaxSettings } from '../../site/sites/tax-settings.ts'
import { findTaxPlace, needsRegion } from './find-tax-place.ts'
import { isPostcodeOf, isPostcodeRule } from './postcodes.ts'
import { putTaxPlace, removeTaxPlaces, useTaxPreset } from './tax-actions.ts'
import { taxPlanOf } from './tax-plan-of.ts'
import { knownRegions, readRegion } from './tax-regions.ts'

const rates = [{ name: 'VAT', standardPpm: 200_000, reducedPpm: 50_000 }]
const place = (id: string, fields: Partial<TaxPlace> = {}): TaxPlace => {
  return { id, country: 'US', region: '', postcodes: [], rates, ...fields }
}

describe('a region', () => {
  test('is read by its code or its name, in whatever letters, points and accents', () => {
    for (const typed of ['QC', 'qc', 'Québec', 'quebec ', 'Q.C.']) {
      expect(readRegion('CA', typed)).toBe('QC')
    }
    expect(readRegion('US', 'new  york')).toBe('NY')
    expect(readRegion('US', 'Neu York')).toBeUndefined()
    expect(readRegion('US', '')).toBeUndefined()
    expect(readRegion('US', 'constructor')).toBeUndefined()
    expect(readRegion('DE', 'Bayern')).toBe('bayern')
  })

  test('has one code of its own in each country', () => {
    for (const country of ['US', 'CA', 'AU', 'IN']) {
      for (const [code, name] of Object.entries(knownRegions(country) ?? {})) {
        expect(readRegion(country, code)).toBe(code)
        expect(readRegion(country, name)).toBe(code)
      }
    }
  })
})

describe('postcodes', () => {
  test('are one, all that begin so, or a range of one length', () => {
    expect(isPostcodeOf('90210', '90210')).toBe(true)
    expect(isPostcodeOf('90210', '90210-1234')).toBe(true)
    expect(isPostcodeOf('902*', ' 902 77')).toBe(true)
    expect(isPostcodeOf('90000-90999', '90210')).toBe(true)
    expect(isPostcodeOf('90000-90999', '91000')).toBe(false)
    expect(isPostcodeOf('90000-90999', '9021')).toBe(false)
    expect(isPostcodeOf('SW1A*', 'sw1a 1aa')).toBe(true)
    expect(isPostcodeOf('90210', '')).toBe(false)
    expect(['90999-90000', '1-2', '9*0', '', '*', '9000-90000'].filter(isPostcodeRule)).toEqual([])
  })

  test('within a range are those between its ends', () => {
    const code = fc.integer({ min: 10_000, max: 99_999 })
    fc.assert(
      fc.property(code, code, code, (one, other, typed) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)]
        expect(isPostcodeOf(`${from}-${to}`, String(typed))).toBe(from <= typed && typed <= to)
      }),
    )
  })
})

describe('the taxes of an address', () => {
  const places = [
    place('country'),
    place('state', { region: 'NY' }),
    place('city', { region: 'NY', postcodes: ['100*'] }),
    place('code', { postcodes: ['10001'] }),
  ]
  const at = (region: string, postalCode: string, country = 'US') =>
    findTaxPlace(places, { country, region, postalCode })?.id

  test('are those of the most exact place that it is in', () => {
    expect(at('', '')).toBe('country')
    expect(at('Maine', '04101')).toBe('country')
    expect(at('N.Y.', '14201')).toBe('state')
    expect(at('NY', '10002')).toBe('city')
    expect(at('NY', '10001')).toBe('city')
    expect(at('', '10001')).toBe('code')
    expect(at('NY', '10001', 'CA')).toBeUndefined()
    expect(needsRegion(places, 'US')).toBe(true)
    expect(needsRegion(places, 'CA')).toBe(false)
  })

  const settingsWith = (taxes: Partial<TaxSettings>) => {
    const { store } = defaultSiteSettings
    return { country: 'US', store: { ...store, taxes: { ...noTaxSettings, places, ...taxes } } }
  }

  test('that nobody has typed are those of home where prices hold them, and none on top', () => {
    expect(taxPlanOf(settingsWith({}), null)).toBeNull()
    const held = taxPlanOf(settingsWith({ prices: 'included' }), null)
    expect(held?.rates['standard']).toMatchObject([{ name: 'VAT', ppm: 200_000 }])
    expect(taxPlanOf(settingsWith({ places: [] }), null)).toBeNull()
    expect(taxPlanOf({ ...settingsWith({}), store: defaultSiteSettings.store }, null)).toBeNull()
  })

  test('outside all places come out of the price, if the owner wishes', () => {
    const far = { country: 'JP', region: '', postalCode: '' }
    expect(taxPlanOf(settingsWith({ prices: 'included' }), far)?.prices).toBe('included')
    const net = taxPlanOf(settingsWith({ prices: 'included', elsewhere: 'net' }), far)
    expect(net).toMatchObject({ prices: 'net', homeRates: { reduced: [{ ppm: 50_000 }] } })
  })
})

describe('an owner', () => {
  const before = (...places: readonly TaxPlace[]) => {
    const store = { ...defaultSiteSettings.store, taxes: { ...noTaxSettings, places } }
    const body = { ...defaultSiteSettings, store }
    return readerOf([{ kind: 'site-settings', id: 'site', revision: 1, body }])
  }
  const environment = {
    now: 0,
    random: (length: number) => new Uint8Array(length),
    may: () => true,
  }
  const put = (stands: readonly TaxPlace[], input: object) => {
    const done = putTaxPlace.perform(
      before(...stands),
      putTaxPlace.input.parse({ id: 'a', seen: null, ...input }),
      environment,
    )
    if (!done.ok) return done.refusal.code
    const [edit] = done.value
    if (edit?.kind !== 'site-settings') throw new Error('the settings change')
    return edit.after?.store.taxes?.places
  }
  const { id: _id, ...fields } = place('a', { region: 'new york' })

  test('adds a place, which has the code of its region, and the same one twice is one', () => {
    expect(put([], { place: fields })).toEqual([place('a', { region: 'NY' })])
    const stands = place('a', { region: 'NY' })
    expect(put([stands], { place: fields })).toEqual([stands])
    expect(put([place('b', { region: 'NY' })], { place: fields })).toBe('same-tax-place')
  })

  test('changes what nobody else has changed meanwhile, and is asked about the rest', () => {
    const seen = place('a', { region: 'NY' })
    const theirs = { ...seen, postcodes: ['10001'] }
    const mine = { ...fields, rates: [{ name: 'VAT', standardPpm: 1, reducedPpm: 0 }] }
    expect(put([theirs], { place: mine, seen })).toEqual([{ ...theirs, rates: mine.rates }])
    expect(put([{ ...seen, rates: [] }], { place: mine, seen })).toBe('fields-changed')
    expect(put([], { place: mine, seen })).toBe('no-such-tax-place')
  })

  test('has 300 places at most, and no table that has nothing for the shop', () => {
    const many = Array.from({ length: 300 }, (_one, at) =>
      place(`p${at}`, { postcodes: [`1${at}`] }),
    )
    expect(put(many, { place: fields })).toBe('too-many-tax-places')
    const preset = useTaxPreset.perform(before(), { preset: 'eu-home', region: '' }, environment)
    expect(preset).toMatchObject({ ok: false, refusal: { code: 'no-taxes-there' } })
    const gone = removeTaxPlaces.perform(
      before(place('a'), place('b')),
      { ids: ['a'] },
      environment,
    )
    expect(gone).toMatchObject({
      value: [{ after: { store: { taxes: { places: [{ id: 'b' }] } } } }],
    })
  })
})
