import type { CurrencyFormatOptions, DecimalFormatOptions, RoundingModeType } from '@phensley/cldr'

type Writable<T> = { -readonly [K in keyof T]: T[K] }

export type DecimalOptions = DecimalFormatOptions
export type MoneyOptions = CurrencyFormatOptions

const maxDigits = 50

const roundings: Readonly<Record<string, RoundingModeType>> = {
  up: 'up',
  down: 'down',
  ceiling: 'ceiling',
  ceil: 'ceiling',
  floor: 'floor',
  truncate: 'down',
  'half-up': 'half-up',
  'half-down': 'half-down',
  'half-even': 'half-even',
}

const decimalStyles = new Set([
  'decimal',
  'short',
  'long',
  'scientific',
  'percent',
  'percent-scaled',
  'permille',
  'permille-scaled',
])
const moneyStyles = new Set(['symbol', 'accounting', 'code', 'name', 'short'])

/** An option word `name:value` or `name=value`; the value is '' for a bare word. */
export function splitOption(word: string): { name: string; value: string } {
  const at = word.search(/[:=]/)
  return at === -1
    ? { name: word, value: '' }
    : { name: word.slice(0, at), value: word.slice(at + 1) }
}

/** Reads the option words of number formatters; digits are clamped to 0-50 (spec §9). */
export function readDecimalOptions(words: readonly string[]): DecimalOptions {
  const options: Writable<DecimalOptions> = {}
  for (const word of words) {
    const { name, value } = splitOption(word)
    if (name === 'style') {
      const style = value === 'standard' ? 'decimal' : value
      if (decimalStyles.has(style)) options.style = style as NonNullable<DecimalOptions['style']>
    } else readNumberOption(options, name, value)
  }
  return options
}

export function readMoneyOptions(words: readonly string[]): MoneyOptions {
  const options: Writable<MoneyOptions> = {}
  for (const word of words) {
    const { name, value } = splitOption(word)
    if (name === 'style') {
      const style = value === 'standard' ? 'symbol' : value
      if (moneyStyles.has(style)) options.style = style as NonNullable<MoneyOptions['style']>
    } else if (name === 'symbol') {
      if (value === 'default' || value === 'narrow') options.symbolWidth = value
    } else readNumberOption(options, name, value)
  }
  return options
}

/** Options that decimals, money and relative times have in common. */
export function readNumberOption(
  options: Writable<Pick<DecimalOptions, 'group' | 'round'>> & Record<string, unknown>,
  name: string,
  value: string,
): void {
  switch (name) {
    case 'group':
    case 'grouping':
      options.group = value === '' || value === 'true'
      break
    case 'no-group':
    case 'no-grouping':
      options.group = false
      break
    case 'round':
    case 'rounding': {
      const mode = Object.hasOwn(roundings, value) ? roundings[value] : undefined
      if (mode !== undefined) options.round = mode
      break
    }
    default: {
      const field = Object.hasOwn(digitFields, name) ? digitFields[name] : undefined
      if (field !== undefined) options[field] = readDigits(value)
    }
  }
}

const digitFields: Readonly<Record<string, string>> = {
  minInt: 'minimumIntegerDigits',
  minint: 'minimumIntegerDigits',
  minimumIntegerDigits: 'minimumIntegerDigits',
  minFrac: 'minimumFractionDigits',
  minfrac: 'minimumFractionDigits',
  minimumFractionDigits: 'minimumFractionDigits',
  maxFrac: 'maximumFractionDigits',
  maxfrac: 'maximumFractionDigits',
  maximumFractionDigits: 'maximumFractionDigits',
  minSig: 'minimumSignificantDigits',
  minsig: 'minimumSignificantDigits',
  minimumSignificantDigits: 'minimumSignificantDigits',
  maxSig: 'maximumSignificantDigits',
  maxsig: 'maximumSignificantDigits',
  maximumSignificantDigits: 'maximumSignificantDigits',
}

function readDigits(value: string): number {
  const digits = Number.parseInt(value, 10)
  return Number.isNaN(digits) ? 0 : Math.min(Math.max(digits, 0), maxDigits)
}
