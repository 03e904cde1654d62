import type { LocaleData } from '@vitrine/template-language/cldr/locale-data.ts'
import { currencyOf } from './currency.ts'
import type { MoneyPattern } from './money-pattern.ts'
import { plainMoney } from './money-text.ts'

/** Long enough to show groups of every size that languages have. */
const sample = '1234567890'

/**
 * How a language writes a currency, read off from what it makes of a few amounts. Decimals are those
 * of the specification's table (spec §9).
 */
export function readMoneyPattern(locale: LocaleData, code: string): MoneyPattern {
  const { code: currency, fractionDigits } = currencyOf(code)
  const write = (value: string) => plainMoney({ value, currency }, locale)
  const long = partsOf(write(sample))
  const fraction = fractionDigits === 0 ? '' : (long.figures.at(-1) ?? '')
  const groups = fraction === '' ? long.figures : long.figures.slice(0, -1)
  const separators = long.figure.split(/\p{Nd}+/u).slice(1, -1)
  const groupsFrom = [4, 5].find(
    (length) => partsOf(write(sample.slice(0, length))).figures.length > (fraction ? 2 : 1),
  )
  return {
    currency,
    positive: [long.before, long.behind],
    negative: affixesOf(write('-1')),
    group: groups.length > 1 ? (separators[0] ?? '') : '',
    groupSizes: [digitsIn(groups.at(-1)), digitsIn(groups.at(-2))],
    groupsFrom: groupsFrom ?? digitsIn(groups.at(-1)) + 1,
    decimal: fraction === '' ? '' : (separators.at(-1) ?? '.'),
    zero: zeroOf(long.figure),
  }
}

type Parts = {
  readonly before: string
  readonly behind: string
  readonly figure: string
  /** The runs of digits in the figure. */
  readonly figures: readonly string[]
}

function partsOf(text: string): Parts {
  const runs = [...text.matchAll(/\p{Nd}+/gu)]
  const first = runs[0]
  const last = runs.at(-1)
  if (first === undefined || last === undefined) {
    return { before: '', behind: '', figure: '', figures: [] }
  }
  const end = last.index + last[0].length
  return {
    before: text.slice(0, first.index),
    behind: text.slice(end),
    figure: text.slice(first.index, end),
    figures: runs.map(([run]) => run),
  }
}

function affixesOf(text: string): readonly [string, string] {
  const { before, behind } = partsOf(text)
  return [before, behind]
}

function digitsIn(text: string | undefined): number {
  return [...(text ?? '')].length || 3
}

/** The sample begins with a one, and digits of a script follow each other. */
function zeroOf(figure: string): string {
  return String.fromCodePoint((figure.codePointAt(0) ?? 0x31) - 1)
}
