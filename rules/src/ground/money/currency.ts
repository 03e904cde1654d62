/** A currency that shops can sell in. */
export type Currency = {
  /** ISO 4217, such as `USD`. */
  readonly code: string
  readonly name: string
  /** Digits after the decimal point: 2, and none for JPY, whatever CLDR says (spec §9). */
  readonly fractionDigits: 0 | 2
  /** ISO 4217 number, three digits. */
  readonly numericCode: string
  /** Its sign as en-US writes it. */
  readonly symbol: string
  /** Its sign at home, and on which side of the number it stands there (spec §9). */
  readonly nativeSymbol: string
  readonly nativeSide: 'before' | 'after'
}

type Row = readonly [code: string, name: string, number: string, symbol: string, native: string]

// spec §9: the 27 currencies, in its order; symbols of en-US and of their homes by CLDR
const rows: readonly Row[] = [
  ['EUR', 'Euro', '978', '€', '€'],
  ['USD', 'US Dollar', '840', '$', '$'],
  ['AUD', 'Australian Dollar', '036', 'A$', '$'],
  ['NOK', 'Norwegian Krone', '578', 'NOK', 'kr'],
  ['CAD', 'Canadian Dollar', '124', 'CA$', '$'],
  ['NZD', 'New Zealand Dollar', '554', 'NZ$', '$'],
  ['DKK', 'Danish Krone', '208', 'DKK', 'kr'],
  ['GBP', 'British Pound', '826', '£', '£'],
  ['HKD', 'Hong Kong Dollar', '344', 'HK$', '$'],
  ['CHF', 'Swiss Franc', '756', 'CHF', 'CHF'],
  ['MXN', 'Mexican Peso', '484', 'MX$', '$'],
  ['SGD', 'Singapore Dollar', '702', 'SGD', '$'],
  ['SEK', 'Swedish Krona', '752', 'SEK', 'kr'],
  ['CZK', 'Czech Koruna', '203', 'CZK', 'Kč'],
  ['ILS', 'Israeli New Shekel', '376', '₪', '₪'],
  ['PHP', 'Philippine Peso', '608', '₱', '₱'],
  ['RUB', 'Russian Ruble', '643', 'RUB', '₽'],
  ['PLN', 'Polish Zloty', '985', 'PLN', 'zł'],
  ['THB', 'Thai Baht', '764', 'THB', '฿'],
  ['MYR', 'Malaysian Ringgit', '458', 'MYR', 'RM'],
  ['ARS', 'Argentine Peso', '032', 'ARS', '$'],
  ['BRL', 'Brazilian Real', '986', 'R$', 'R$'],
  ['COP', 'Colombian Peso', '170', 'COP', '$'],
  ['IDR', 'Indonesian Rupiah', '360', 'IDR', 'Rp'],
  ['INR', 'Indian Rupee', '356', '₹', '₹'],
  ['JPY', 'Japanese Yen', '392', '¥', '￥'],
  ['ZAR', 'South African Rand', '710', 'ZAR', 'R'],
]

const afterTheNumber = new Set(['DKK', 'NOK', 'SEK', 'CZK', 'RUB', 'PLN'])

export const currencies: readonly Currency[] = rows.map(
  ([code, name, numericCode, symbol, nativeSymbol]) => ({
    code,
    name,
    numericCode,
    symbol,
    nativeSymbol,
    fractionDigits: code === 'JPY' ? 0 : 2,
    nativeSide: afterTheNumber.has(code) ? 'after' : 'before',
  }),
)

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
