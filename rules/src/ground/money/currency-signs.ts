/** What stands for amounts of a currency: what browsers need to know of it. */
export type CurrencySigns = {
  /** ISO 4217, such as `USD`. */
  readonly code: string
  /** Digits after the decimal point: 2, and none for JPY, whatever CLDR says (spec §9). */
  readonly fractionDigits: 0 | 2
  /** Its sign as en-US writes it. */
  readonly symbol: string
  /** Its sign at home, and on which side of the number it stands there (spec §9). */
  readonly nativeSymbol: string
  readonly nativeSide: 'before' | 'after'
}

// the 27 currencies of spec §9; symbols of en-US and of their homes by CLDR
const signs: Readonly<Record<string, readonly [symbol: string, native: string]>> = {
  EUR: ['€', '€'],
  USD: ['$', '$'],
  AUD: ['A$', '$'],
  NOK: ['NOK', 'kr'],
  CAD: ['CA$', '$'],
  NZD: ['NZ$', '$'],
  DKK: ['DKK', 'kr'],
  GBP: ['£', '£'],
  HKD: ['HK$', '$'],
  CHF: ['CHF', 'CHF'],
  MXN: ['MX$', '$'],
  SGD: ['SGD', '$'],
  SEK: ['SEK', 'kr'],
  CZK: ['CZK', 'Kč'],
  ILS: ['₪', '₪'],
  PHP: ['₱', '₱'],
  RUB: ['RUB', '₽'],
  PLN: ['PLN', 'zł'],
  THB: ['THB', '฿'],
  MYR: ['MYR', 'RM'],
  ARS: ['ARS', '$'],
  BRL: ['R$', 'R$'],
  COP: ['COP', '$'],
  IDR: ['IDR', 'Rp'],
  INR: ['₹', '₹'],
  JPY: ['¥', '￥'],
  ZAR: ['ZAR', 'R'],
}

const afterTheNumber = new Set(['DKK', 'NOK', 'SEK', 'CZK', 'RUB', 'PLN'])

const known: ReadonlyMap<string, CurrencySigns> = new Map(
  Object.entries(signs).map(([code, [symbol, nativeSymbol]]) => [
    code,
    {
      code,
      symbol,
      nativeSymbol,
      fractionDigits: code === 'JPY' ? 0 : 2,
      nativeSide: afterTheNumber.has(code) ? 'after' : 'before',
    },
  ]),
)

/** The default is the dollar (spec §3), also for a code that is none of the 27. */
export function currencySigns(code: string): CurrencySigns {
  const found = known.get(code) ?? known.get('USD')
  if (found === undefined) throw new Error('the table of currencies lacks the dollar')
  return found
}
