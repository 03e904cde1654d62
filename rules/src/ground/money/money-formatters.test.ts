import fc from 'fast-check'
import { expect, test } from 'vitest'
import { print } from '../../testing/render-template.ts'
import { currencies } from './currency.ts'

/** The figure in a text of money, whatever surrounds it. */
function readBack(text: string, decimalSign: string): string {
  const figure = text.replace(new RegExp(`[^0-9${decimalSign}-]`, 'g'), '')
  return figure.replace(decimalSign, '.')
}

for (const { code, fractionDigits } of currencies) {
  test(`${code} is written with ${fractionDigits} decimals and can be read back`, () => {
    const wholePart = fc.integer({ min: 0, max: 999_999_999_999_999 })
    fc.assert(
      fc.property(wholePart, fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const fraction = fractionDigits === 0 ? '' : `.${String(cents).padStart(2, '0')}`
        const value = `${whole}${fraction}`
        for (const [locale, sign] of [
          ['en-US', '.'],
          ['de-DE', ','],
        ] as const) {
          const text = print('{v|money}', { v: { value, currency: code } }, { locale })
          expect(readBack(text, sign)).toBe(value)
        }
      }),
      { numRuns: 25 },
    )
  })
}

test('money needs an amount, a currency and a locale', () => {
  expect(print('[{v|money}]', { v: { value: 'ten', currency: 'EUR' } })).toBe('[]')
  expect(print('[{v|money}]', { v: { value: '10', currencyCode: 'EUR' } })).toBe('[]')
  expect(print('[{v|money}]', { v: { value: '10', currency: 'EUR' } }, { locale: 'none' })).toBe(
    '[]',
  )
})

test('the old money formatters take hundredths', () => {
  expect(print('{v|money-format} {v|moneyFormat}', { v: 123450 })).toBe('1,234.50 1,234.50')
  expect(print('{v|money-string}', { v: 50 })).toBe('<span class="sqs-money-native">0.50</span>')
  expect(print('{v|bookkeeper-money-format}', { v: 1999 }, { locale: 'en-GB' })).toBe('£19.99')
})

test('the oldest one knows a short table of signs and where they stand', () => {
  const v = { decimalValue: '1234.5', currencyCode: 'SEK' }
  expect(print('{v|i18n-money-format}', { v })).toBe('kr 1,234.50')
  expect(print('{v|i18n-money-format sv-SE}', { v })).toBe('1\u00a0234,50 kr')
})

test.each([
  ['9007199254740993', '£90,071,992,547,409.93'],
  ['99999999999999999', '£999,999,999,999,999.99'],
  ['.6', '£0.01'],
  ['5.', '£0.05'],
  ['1e3', '£10.00'],
  [1e-7, '£0.00'],
  [-3, '-£0.03'],
])('hundredths of %s are divided exactly', (v, text) => {
  expect(print('{v|bookkeeper-money-format}', { v }, { locale: 'en-GB' })).toBe(text)
})
