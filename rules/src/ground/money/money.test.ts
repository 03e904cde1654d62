import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies, currencyOf } from './currency.ts'
import { formatMoney, parseMoney, sumCents, toDecimal, toMoney } from './money.ts'

const cents = fc.integer({ min: -1e15, max: 1e15 })
const currency = fc.constantFrom(...currencies.map(({ code }) => code))

describe('money', () => {
  test('comes in 27 currencies, all with two decimals but the yen', () => {
    expect(currencies).toHaveLength(27)
    for (const { code, fractionDigits, numericCode } of currencies) {
      expect(fractionDigits, code).toBe(code === 'JPY' ? 0 : 2)
      expect(numericCode).toMatch(/^\d{3}$/)
    }
    expect(currencyOf('XXX').code).toBe('USD')
  })

  test('travels as minor units in text, and stands in templates as a decimal', () => {
    expect(toMoney(4800, 'USD')).toEqual({ value: '4800', currency: 'USD' })
    expect(toDecimal(4805, 'EUR')).toBe('48.05')
    expect(toDecimal(5, 'EUR')).toBe('0.05')
    expect(toDecimal(-5, 'EUR')).toBe('-0.05')
    expect(toDecimal(480, 'JPY')).toBe('480')
  })

  test.each([
    ['USD', 'en-US', '$1,234.50'],
    ['AUD', 'en-US', 'A$1,234.50'],
    ['CAD', 'en-US', 'CA$1,234.50'],
    ['HKD', 'en-US', 'HK$1,234.50'],
    ['DKK', 'native', '1,234.50 kr'],
    ['NOK', 'native', '1,234.50 kr'],
    ['SEK', 'native', '1,234.50 kr'],
    ['AUD', 'native', '$1,234.50'],
  ] as const)('%s by the %s table is %s', (code, table, text) => {
    expect(formatMoney(123_450, code, { table }).replaceAll('\u00a0', ' ')).toBe(text)
  })

  test('shows no cents where they are zero and not wanted', () => {
    expect(formatMoney(4800, 'USD', { table: 'en-US', trimZeroCents: true })).toBe('$48')
    expect(formatMoney(4850, 'USD', { table: 'en-US', trimZeroCents: true })).toBe('$48.50')
  })

  test('is Free where it is nothing and that is wanted', () => {
    const style = { table: 'en-US', freeIfZero: true, freeLabel: 'Gratis' } as const
    expect(formatMoney(0, 'EUR', style)).toBe('Gratis')
    expect(formatMoney(5, 'EUR', style)).toBe('€0.05')
    expect(formatMoney(0, 'EUR')).toBe('€0.00')
  })

  test.each([0, 500])('needs the Free label even where %d is not written by it', (amount) => {
    const message = 'A Free label is required, and it should be a wrapped string.'
    const format = (freeLabel: string) => () =>
      formatMoney(amount, 'EUR', { table: 'en-US', freeIfZero: true, freeLabel })
    expect(format('')).toThrow(message)
    expect(format('Free')).not.toThrow()
  })

  test('reads back what it wrote, in every currency and by either table', () => {
    fc.assert(
      fc.property(cents, currency, fc.boolean(), (amount, code, isNative) => {
        const text = formatMoney(amount, code, { table: isNative ? 'native' : 'en-US' })
        expect(parseMoney(text, code)).toBe(amount)
      }),
      { numRuns: process.env['VITRINE_LONG'] === '1' ? 100_000 : 2000 },
    )
  })

  test('is written and read back exactly with up to 15 integer places', () => {
    for (const { code, fractionDigits } of currencies) {
      const largest = fractionDigits === 0 ? 999_999_999_999_999 : 9_007_199_254_740_991
      for (const table of ['en-US', 'native'] as const) {
        expect(parseMoney(formatMoney(largest, code, { table }), code), code).toBe(largest)
      }
    }
  })

  test('sums exactly, and refuses what a number cannot hold', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e12 }), { maxLength: 200 }), (amounts) => {
        const sum = sumCents(amounts)
        const exact = amounts.reduce((total, amount) => total + BigInt(amount), 0n)
        expect(sum.ok && BigInt(sum.value)).toBe(exact)
      }),
    )
    expect(sumCents([Number.MAX_SAFE_INTEGER, 1]).ok).toBe(false)
  })
})
