import { currencySigns, type CurrencySigns } from './currency-signs.ts'

/** A currency that shops can sell in. */
export type Currency = CurrencySigns & {
  readonly name: string
  /** ISO 4217 number, three digits. */
  readonly numericCode: string
}

type Row = readonly [code: string, name: string, number: string]

// spec §9: the 27 currencies, in its order
const rows: readonly Row[] = [
  ['EUR', 'Euro', '978'],
  ['USD', 'US Dollar', '840'],
  ['AUD', 'Australian Dollar', '036'],
  ['NOK', 'Norwegian Krone', '578'],
  ['CAD', 'Canadian Dollar', '124'],
  ['NZD', 'New Zealand Dollar', '554'],
  ['DKK', 'Danish Krone', '208'],
  ['GBP', 'British Pound', '826'],
  ['HKD', 'Hong Kong Dollar', '344'],
  ['CHF', 'Swiss Franc', '756'],
  ['MXN', 'Mexican Peso', '484'],
  ['SGD', 'Singapore Dollar', '702'],
  ['SEK', 'Swedish Krona', '752'],
  ['CZK', 'Czech Koruna', '203'],
  ['ILS', 'Israeli New Shekel', '376'],
  ['PHP', 'Philippine Peso', '608'],
  ['RUB', 'Russian Ruble', '643'],
  ['PLN', 'Polish Zloty', '985'],
  ['THB', 'Thai Baht', '764'],
  ['MYR', 'Malaysian Ringgit', '458'],
  ['ARS', 'Argentine Peso', '032'],
  ['BRL', 'Brazilian Real', '986'],
  ['COP', 'Colombian Peso', '170'],
  ['IDR', 'Indonesian Rupiah', '360'],
  ['INR', 'Indian Rupee', '356'],
  ['JPY', 'Japanese Yen', '392'],
  ['ZAR', 'South African Rand', '710'],
]

export const currencies: readonly Currency[] = rows.map(([code, name, numericCode]) => ({
  ...currencySigns(code),
  name,
  numericCode,
}))

const byCode = new Map(currencies.map((currency) => [currency.code, currency]))

/** What people write beside amounts of a currency. */
export function signsOfCurrency(code: string): readonly string[] {
  const { symbol, nativeSymbol } = currencyOf(code)
  return [...new Set([code, symbol, nativeSymbol])]
}

/** The default is the dollar (spec §3), also for a code that is none of the 27. */
export function currencyOf(code: string): Currency {
  const found = byCode.get(code) ?? byCode.get('USD')
  if (found === undefined) throw new Error('the table of currencies lacks the dollar')
  return found
}
