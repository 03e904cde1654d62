import { currencySigns } from './currency-signs.ts'
import { freeLabelMissing } from './money-messages.ts'

/**
 * How amounts of one currency are written: plain data, so that the server reads it once from the
 * site's language and browsers, which have no such data, write the same.
 */
export type MoneyPattern = {
  readonly currency: string
  /** What stands in front of the figure and behind it. */
  readonly positive: readonly [before: string, behind: string]
  readonly negative: readonly [before: string, behind: string]
  /** Stands between groups of digits. */
  readonly group: string
  /** How many digits the last group has, and each before it. */
  readonly groupSizes: readonly [last: number, others: number]
  /** A figure of fewer digits than this has no groups. */
  readonly groupsFrom: number
  readonly decimal: string
  readonly zero: string
}

/** The table of spec §9 without CLDR: thousands by `,`, decimals by `.`. */
export type MoneyTable = 'en-US' | 'native'

/**
 * A currency's row in one of the two tables: `en-US` marks foreign dollars (`A$`), `native` writes the
 * sign as at home. A sign of letters stands a space away from the number.
 */
export function tablePattern(code: string, table: MoneyTable): MoneyPattern {
  const currency = currencySigns(code)
  const symbol = table === 'native' ? currency.nativeSymbol : currency.symbol
  const isBehind = table === 'native' && currency.nativeSide === 'after'
  const before = isBehind ? '' : `${symbol}${/\p{L}$/u.test(symbol) ? '\u00a0' : ''}`
  const behind = isBehind ? `\u00a0${symbol}` : ''
  return {
    currency: currency.code,
    positive: [before, behind],
    negative: [`-${before}`, behind],
    group: ',',
    groupSizes: [3, 3],
    groupsFrom: 4,
    decimal: '.',
    zero: '0',
  }
}

export type MoneyOptions = {
  /** Leaves `.00` away. */
  readonly trimZeroCents?: boolean
  /** Writes the Free label where the amount is nothing. */
  readonly freeIfZero?: boolean
  /** The word for nothing, in the reader's language. */
  readonly freeLabel?: string
}

/**
 * An amount of minor units for people: the one way in which a site writes money.
 * @throws where the Free label is wanted and lacking (spec §5)
 */
export function writeMoney(
  cents: number,
  pattern: MoneyPattern,
  { trimZeroCents = false, freeIfZero = false, freeLabel = '' }: MoneyOptions = {},
): string {
  if (freeIfZero && freeLabel === '') throw new Error(freeLabelMissing)
  if (freeIfZero && cents === 0) return freeLabel
  const [before, behind] = cents < 0 ? pattern.negative : pattern.positive
  return before + writeFigure(Math.abs(cents), pattern, trimZeroCents) + behind
}

/** The figure alone, for a page that puts the sign beside it by its stylesheet. */
export function writeFigure(cents: number, pattern: MoneyPattern, trimZeroCents = false): string {
  const { fractionDigits } = currencySigns(pattern.currency)
  const digits = String(cents).padStart(fractionDigits + 1, '0')
  const whole = fractionDigits === 0 ? digits : digits.slice(0, -fractionDigits)
  const fraction = digits.slice(whole.length)
  const isTrimmed = fraction === '' || (trimZeroCents && Number(fraction) === 0)
  const figure = grouped(whole, pattern) + (isTrimmed ? '' : pattern.decimal + fraction)
  return pattern.zero === '0' ? figure : inDigits(figure, pattern.zero)
}

function grouped(whole: string, { group, groupSizes, groupsFrom }: MoneyPattern): string {
  if (group === '' || whole.length < groupsFrom) return whole
  const [last, others] = groupSizes
  let text = whole.slice(-last)
  for (let end = whole.length - last; end > 0; end -= others) {
    text = whole.slice(Math.max(0, end - others), end) + group + text
  }
  return text
}

function inDigits(figure: string, zero: string): string {
  const first = zero.codePointAt(0) ?? 0
  return figure.replaceAll(/\d/g, (digit) => String.fromCodePoint(first + Number(digit)))
}
