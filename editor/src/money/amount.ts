import { currencyOf } from '@vitrine/rules/money/currency.ts'
import { toDecimal } from '@vitrine/rules/money/money.ts'

/** Minor units as a field shows them: `1250` USD is `12.50`. */
export function writeAmount(cents: number, currency: string): string {
  return toDecimal(cents, currency)
}

/**
 * What somebody typed as minor units: `12.5` and `12,50` USD are 1250. The last comma or point is
 * the decimal sign where at most two digits follow.
 * @returns undefined where it is no amount, or one below zero
 */
export function readAmount(text: string, currency: string): number | undefined {
  const { fractionDigits } = currencyOf(currency)
  const match = /^(\d{1,3}(?:[ ,.’']\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text.trim())
  const whole = match?.[1]?.replace(/\D/g, '')
  if (whole === undefined) return undefined
  const fraction = match?.[2]
  if (fractionDigits === 0 && fraction !== undefined) return undefined
  const cents = Number(whole + (fraction ?? '').padEnd(fractionDigits, '0'))
  return Number.isSafeInteger(cents) ? cents : undefined
}
