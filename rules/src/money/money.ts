import { ok, refuse, type Result } from '../refusals/result.ts'
import { freeLabelMissing, moneyRefusal } from './money-messages.ts'
import { currencyOf } from './currency.ts'

/** Money as it travels under `/api`: minor units as text, and a currency (spec §3). */
export type Money = { readonly value: string; readonly currency: string }

export function toMoney(cents: number, currency: string): Money {
  return { value: String(cents), currency }
}

/** Major units as text, `48.00` or, for the yen, `48`: what templates print. */
export function toDecimal(cents: number, currency: string): string {
  const { fractionDigits } = currencyOf(currency)
  const digits = String(Math.abs(cents)).padStart(fractionDigits + 1, '0')
  const sign = cents < 0 ? '-' : ''
  if (fractionDigits === 0) return sign + digits
  return `${sign}${digits.slice(0, -fractionDigits)}.${digits.slice(-fractionDigits)}`
}

/** Adds amounts of minor units; a sum that a number cannot hold exactly is refused. */
export function sumCents(amounts: Iterable<number>): Result<number> {
  let sum = 0
  for (const amount of amounts) {
    sum += amount
    if (!Number.isSafeInteger(sum)) return refuse(moneyRefusal('amount-too-large'))
  }
  return ok(sum)
}

export type MoneyStyle = {
  /** `en-US` marks foreign dollars (`A$`); `native` writes the sign as at home. */
  readonly table: 'en-US' | 'native'
  /** Leaves `.00` away. */
  readonly trimZeroCents?: boolean
  /** Writes the Free label where the amount is nothing. */
  readonly freeIfZero?: boolean
  /** The word for nothing, in the reader's language. */
  readonly freeLabel?: string
}

/**
 * Text for shoppers, without CLDR: thousands by `,`, decimals by `.` (spec §9). A sign of letters
 * stands a space away from the number.
 * @throws where the Free label is wanted and lacking (spec §5)
 */
export function formatMoney(
  cents: number,
  code: string,
  style: MoneyStyle = { table: 'en-US' },
): string {
  const { table, trimZeroCents = false, freeIfZero = false, freeLabel = '' } = style
  if (freeIfZero && freeLabel === '') throw new Error(freeLabelMissing)
  if (freeIfZero && cents === 0) return freeLabel
  const currency = currencyOf(code)
  const [whole = '0', fraction] = toDecimal(Math.abs(cents), currency.code).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  const number =
    fraction === undefined || (trimZeroCents && fraction === '00')
      ? grouped
      : `${grouped}.${fraction}`
  const sign = cents < 0 ? '-' : ''
  const symbol = table === 'native' ? currency.nativeSymbol : currency.symbol
  if (table === 'native' && currency.nativeSide === 'after') return `${sign}${number} ${symbol}`
  const gap = /\p{L}$/u.test(symbol) ? ' ' : ''
  return `${sign}${symbol}${gap}${number}`
}

/** Minor units of what `formatMoney` wrote; undefined for any other text. */
export function parseMoney(text: string, code: string): number | undefined {
  const { fractionDigits } = currencyOf(code)
  const match = /^(-?)[^\d-]*(\d{1,3}(?:,\d{3})*|\d+)(?:\.(\d{2}))?[^\d]*$/.exec(text)
  const whole = match?.[2]?.replaceAll(',', '')
  if (match === null || whole === undefined) return undefined
  if (fractionDigits === 0 && match[3] !== undefined) return undefined
  const cents = Number(whole) * 10 ** fractionDigits + Number(match[3] ?? 0)
  if (!Number.isSafeInteger(cents)) return undefined
  return match[1] === '-' ? -cents : cents
}
