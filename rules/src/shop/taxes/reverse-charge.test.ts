import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noTaxSettings } from '../../site/sites/tax-settings.ts'
import { defaultSiteSettings } from '../../site/sites/default-site-settings.ts'
import { sumCart, taxClassOf, type PricedEntry } from '../cart/cart.ts'
import { netOfHome } from '../orders/tax-lines.ts'
import { taxPlanOf } from './tax-plan-of.ts'
import { isInVatArea, stateOfVatNumber } from './vat-number.ts'

describe('the number of a company', () => {
  it.each([
    ['DE 123 456 789', 'DE'],
    ['atu12345678', 'AT'],
    ['EL123456789', 'GR'],
    ['NL123456789B01', 'NL'],
    ['FR-12.345678901', 'FR'],
    ['GR123456789', 'GR'],
    ['\u200bATU\u201112345678', 'AT'],
    ['DE12345678', undefined],
    ['GB123456789', undefined],
    ['123456789', undefined],
    ['', undefined],
  ])('%s is one of %s', (typed, country) => {
    expect(stateOfVatNumber(typed)).toBe(country)
  })
})

describe('the area of the value added tax', () => {
  it.each([
    ['ES', '28001', true],
    ['ES', '35001', false],
    ['ES', '38 003', false],
    ['IT', '23041', false],
    ['DE', '78266', false],
    ['FI', '22100', false],
    ['GR', '63086', false],
    ['CH', '8000', false],
  ])('of %s %s: %s', (country, postalCode, isIn) => {
    expect(isInVatArea(country, postalCode)).toBe(isIn)
  })
})

const entry = (at: number, cents: number, quantity: number, taxClass: string): PricedEntry =>
  ({
    id: String(at),
    itemId: String(at),
    categoryIds: [],
    productType: 1,
    taxClass,
    quantity,
    purchasePriceCents: cents,
  }) as unknown as PricedEntry

describe('an order that a company accounts for the tax of', () => {
  it('has no tax, and costs the sum of its net prices, whatever is in it', () => {
    const lines = fc.array(
      fc.tuple(
        fc.nat(100_000),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom('standard', 'reduced', 'none'),
      ),
      { minLength: 1, maxLength: 5 },
    )
    const rates = fc.tuple(fc.nat(270_000), fc.nat(130_000))
    const prices = fc.constantFrom('included' as const, 'added' as const)
    fc.assert(
      fc.property(
        lines,
        rates,
        prices,
        fc.nat(5000),
        (typed, [standardPpm, reducedPpm], kind, post) => {
          const home = {
            id: 'home',
            country: 'DE',
            region: '',
            postcodes: [],
            rates: [{ name: 'VAT', standardPpm, reducedPpm }],
          }
          const taxes = {
            ...noTaxSettings,
            prices: kind,
            places: [home, { ...home, id: 'fr', country: 'FR' }],
          }
          const settings = {
            ...defaultSiteSettings,
            country: 'DE',
            store: { ...defaultSiteSettings.store, taxes },
          }
          const place = { country: 'FR', region: '', postalCode: '' }
          const plan = taxPlanOf(settings, place, true)
          const entries = typed.map(([cents, quantity, of], at) => entry(at, cents, quantity, of))
          const net = entries.map((one) => {
            if (plan?.prices !== 'net') return one
            return {
              ...one,
              purchasePriceCents: netOfHome(one.purchasePriceCents, plan, taxClassOf(one)),
            }
          })
          const shipping = { priceCents: post, freeFromCents: null }
          const sums = sumCart(net, shipping, [], plan?.prices === 'net' ? null : plan)
          if (!sums.ok) throw new Error('no sum')
          const goods = net.reduce((sum, one) => sum + one.purchasePriceCents * one.quantity, 0)
          expect([sums.value.taxCents, sums.value.taxes]).toEqual([0, []])
          expect(sums.value.grandTotalCents).toBe(goods + post)
          for (const [at, { purchasePriceCents }] of net.entries()) {
            expect(purchasePriceCents).toBeLessThanOrEqual(entries[at]?.purchasePriceCents ?? 0)
          }
        },
      ),
    )
  })
})
