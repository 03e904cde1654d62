import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencies } from './currency.ts'
import {
  amountStyle,
  mostCents,
  readTypedAmount,
  writeTypedAmount,
  type AmountStyle,
} from './typed-amount.ts'

const dollars = amountStyle('USD', '.')
const germanEuros = amountStyle('EUR', ',')
const yen = amountStyle('JPY', '.')
/** No currency that a site can sell in has three decimals; the rule must not mind. */
const dinars: AmountStyle = { fractionDigits: 3, decimalSign: '.' }
const germanDinars: AmountStyle = { fractionDigits: 3, decimalSign: ',' }

function read(style: AmountStyle, texts: readonly string[]) {
  return Object.fromEntries(texts.map((text) => [text, readTypedAmount(text, style)]))
}

describe('an amount that an owner types', () => {
  it('has at most the decimals of its currency, after a point or a comma', () => {
    expect(read(dollars, ['12', ' 12.5 ', '12,50', '0', '0.05', '1,5', '1234.50'])).toEqual({
      '12': 1200,
      ' 12.5 ': 1250,
      '12,50': 1250,
      '0': 0,
      '0.05': 5,
      '1,5': 150,
      '1234.50': 123_450,
    })
    expect(read(yen, ['12', '1200'])).toEqual({ '12': 12, '1200': 1200 })
    expect(read(dinars, ['4.555', '4.5', '4,5', '4555'])).toEqual({
      '4.555': 4555,
      '4.5': 4500,
      '4,5': 4500,
      '4555': 4_555_000,
    })
  })

  it('may have groups of three where nothing else can be meant', () => {
    expect(
      read(dollars, [
        '1,234',
        '1,234.50',
        '1.234,50',
        '1,234,567',
        '1.234.567',
        "1'234.5",
        '1 000',
      ]),
    ).toEqual({
      '1,234': 123_400,
      '1,234.50': 123_450,
      '1.234,50': 123_450,
      '1,234,567': 123_456_700,
      '1.234.567': 123_456_700,
      "1'234.5": 123_450,
      '1 000': 100_000,
    })
    expect(readTypedAmount('1.234', germanEuros)).toBe(123_400)
    expect(readTypedAmount('1\u202f234,50', germanEuros)).toBe(123_450)
    expect(readTypedAmount('1,200', yen)).toBe(1200)
    expect(readTypedAmount('1,234.555', dinars)).toBe(1_234_555)
  })

  it('may have the sign of its own currency beside it, and none of another', () => {
    const signed = amountStyle('USD', '.', ['USD', '$', 'US$'])
    expect(read(signed, ['$5', 'US$ 12.50', '7 usd', '1,234.50$', '$'])).toEqual({
      $5: 500,
      'US$ 12.50': 1250,
      '7 usd': 700,
      '1,234.50$': 123_450,
      $: undefined,
    })
    expect(read(signed, ['€5', '5 EUR', '$$5', '$5$', '$-5'])).toEqual({
      '€5': undefined,
      '5 EUR': undefined,
      $$5: undefined,
      $5$: undefined,
      '$-5': undefined,
    })
    expect(read(amountStyle('EUR', ',', ['EUR', '€']), ['1,5 €', '€ 1.234,50'])).toEqual({
      '1,5 €': 150,
      '€ 1.234,50': 123_450,
    })
  })

  it('may have the digits of Arabic and of Persian, with their signs', () => {
    expect(readTypedAmount('١٢', dollars)).toBe(1200)
    expect(readTypedAmount('١٬٢٣٤٫٥٠', dollars)).toBe(123_450)
    expect(readTypedAmount('۱۲٫۵', dollars)).toBe(1250)
  })

  it('is refused where it could mean a thousand times as much', () => {
    expect(readTypedAmount('4.555', dollars)).toBeUndefined()
    expect(readTypedAmount('4,555', germanEuros)).toBeUndefined()
    expect(readTypedAmount('1.200', yen)).toBeUndefined()
    expect(readTypedAmount('1,234', dinars)).toBeUndefined()
    expect(readTypedAmount('1.234', germanDinars)).toBeUndefined()
    for (const text of ['0.555', '0,555', '1234,567', '1234.567', '1,234.555', '1.234,5678']) {
      expect(readTypedAmount(text, dollars), text).toBeUndefined()
    }
  })

  it('is refused where it is no amount', () => {
    const texts = ['', ' ', '-1', '+1', 'ten', '1..2', '1.', '.5', '1e3', '1,23,4', '12,34.56']
    const others = [
      '1,234,56',
      '1.234.56',
      '1,234 567',
      '1 00',
      '١٢٫٣٤٥٦',
      '0x1f',
      '$5',
      '9'.repeat(20),
    ]
    for (const text of [...texts, ...others]) {
      expect(readTypedAmount(text, dollars), text).toBeUndefined()
    }
    expect(readTypedAmount('12.50', yen)).toBeUndefined()
  })

  it('is refused where it is larger than what is stored', () => {
    expect(read(dollars, ['10000000000', '10000000000.01', '9999999999999'])).toEqual({
      '10000000000': mostCents,
      '10000000000.01': undefined,
      '9999999999999': undefined,
    })
  })

  const styles = [
    ...currencies.flatMap(({ code }) => [amountStyle(code, '.'), amountStyle(code, ',')]),
    dinars,
    germanDinars,
  ]
  const amount = fc.integer({ min: 0, max: mostCents })

  it('is read back as what the field shows, in every currency and with either decimal sign', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...styles), (cents, style) => {
        expect(readTypedAmount(writeTypedAmount(cents, style), style)).toBe(cents)
      }),
    )
  })

  it('is never taken for a thousandfold of what its language says it is', () => {
    const digits = fc.integer({ min: 0, max: 999_999 }).map(String)
    const fraction = fc.integer({ min: 0, max: 9999 }).map(String)
    fc.assert(
      fc.property(digits, fraction, fc.constantFrom(...styles), (whole, decimals, style) => {
        const found = readTypedAmount(whole + style.decimalSign + decimals, style)
        const isTooPrecise = decimals.length > style.fractionDigits
        const said = Number(whole + decimals.padEnd(style.fractionDigits, '0'))
        expect(found).toBe(isTooPrecise ? undefined : said)
      }),
    )
  })
})
