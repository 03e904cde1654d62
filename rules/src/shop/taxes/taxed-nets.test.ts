import { describe, expect, it } from 'vitest'
import { taxedNets } from './taxed-nets.ts'

const vat = { name: 'VAT', ppm: 190_000 }
const reduced = { name: 'VAT', ppm: 70_000 }

describe('what a tax is due on', () => {
  it('is the price where the tax comes on top, once for each of two taxes', () => {
    const gst = { line: 1, name: 'GST', ppm: 50_000, baseCents: 10_000, cents: 500 }
    const qst = { line: 1, name: 'QST', ppm: 99_750, baseCents: 10_000, cents: 998 }
    expect(taxedNets([gst, qst, { ...gst, line: 2, baseCents: 2000, cents: 100 }], false)).toEqual([
      { name: 'GST', ppm: 50_000, cents: 600, netCents: 12_000 },
      { name: 'QST', ppm: 99_750, cents: 998, netCents: 10_000 },
    ])
  })

  it('is the price without it where prices hold it, by its rate', () => {
    const lines = [
      { line: 1, ...vat, baseCents: 11_900, cents: 1900 },
      { line: 2, ...reduced, baseCents: 1070, cents: 70 },
    ]
    expect(taxedNets(lines, true)).toEqual([
      { ...vat, cents: 1900, netCents: 10_000 },
      { ...reduced, cents: 70, netCents: 1000 },
    ])
  })

  it('keeps the parts of shipping apart, also where they are as large', () => {
    const parts = [
      { line: null, ...vat, baseCents: 595, cents: 95 },
      { line: null, ...reduced, baseCents: 595, cents: 39 },
    ]
    expect(taxedNets(parts, true).map(({ netCents }) => netCents)).toEqual([500, 556])
  })

  it('takes both of two taxes that one price holds out of it', () => {
    const cgst = { line: 1, name: 'CGST', ppm: 90_000, baseCents: 11_800, cents: 900 }
    const sgst = { ...cgst, name: 'SGST' }
    expect(taxedNets([cgst, sgst], true).map(({ netCents }) => netCents)).toEqual([10_000, 10_000])
  })
})
