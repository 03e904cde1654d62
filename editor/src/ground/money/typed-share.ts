import { million } from '@vitrine/rules/ground/money/shares.ts'
import type { AmountStyle } from '@vitrine/rules/ground/money/typed-amount.ts'

/** Digits of a percentage behind its decimal sign: parts per million have as many. */
const digits = 4

/**
 * What somebody typed as a percentage: `10`, `12.5`, `12,5 %`. No percentage is so large that a sign
 * in it could be one of thousands.
 * @returns parts per million; undefined where it is none, 0 or more than 100
 */
export function readTypedShare(text: string): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,3})(?:[.,](\d{1,4}))?\s*%?$/.exec(text.trim()) ?? []
  if (whole === undefined) return undefined
  const ppm = Number(whole + fraction.padEnd(digits, '0'))
  return ppm > 0 && ppm <= million ? ppm : undefined
}

/** Parts per million as a percentage, as it is typed: 125,000 is `12.5`, in German `12,5`. */
export function writeTypedShare(ppm: number, { decimalSign }: AmountStyle): string {
  const all = String(ppm).padStart(digits + 1, '0')
  const fraction = all.slice(-digits).replace(/0+$/, '')
  return all.slice(0, -digits) + (fraction === '' ? '' : decimalSign + fraction)
}
