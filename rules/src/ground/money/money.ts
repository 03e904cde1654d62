import { ok, refuse, type Result } from '../refusals/result.ts'
import { moneyRefusal } from './money-messages.ts'
import { tablePattern, writeMoney, type MoneyOptions, type MoneyTable } from './money-pattern.ts'
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

/**
 * Text in one of the tables of the specification, without CLDR (spec §9).
 * @throws where the Free label is wanted and lacking (spec §5)
 */
export function formatMoney(
  cents: number,
  code: string,
  { table, ...options }: MoneyOptions & { readonly table: MoneyTable } = { table: 'en-US' },
): string {
  return writeMoney(cents, tablePattern(code, table), options)
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
