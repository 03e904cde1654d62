import type { MessageFormatFuncMap } from '@phensley/cldr'
import { asNumber } from '../values.ts'
import { readDateOptions, readIntervalOptions } from './date-options.ts'
import type { LocaleData } from './locale-data.ts'
import { readMessageDecimal } from './message-arguments.ts'
import { readMoney } from './money-node.ts'
import { readDecimalOptions, readMoneyOptions } from './number-options.ts'

/**
 * The tags that messages may use beside plural and select: `{0 money}`, `{0 datetime date:long}`. Amounts
 * that are none count as 0, as they do for plurals.
 */
export function messageTags(locale: LocaleData, zone: () => string): MessageFormatFuncMap {
  const money = (args: unknown[], words: string[]) => {
    const found = readMoney(args[0])
    if (found === undefined) return ''
    const options = readMoneyOptions(words)
    const amount = readMessageDecimal(args[0])
    const text = locale.formatMoney(amount, found.currency, options)
    return text === '' ? locale.formatMoney('0', found.currency, options) : text
  }
  const decimal = (args: unknown[], words: string[]) => {
    if (args[0] === undefined) return ''
    const options = readDecimalOptions(words)
    const text = locale.formatDecimal(readMessageDecimal(args[0]), options)
    return text === '' ? locale.formatDecimal('0', options) : text
  }
  const datetime = (args: unknown[], words: string[]) => {
    const epochMs = asInstant(args[0])
    if (epochMs === undefined) return ''
    const options = readDateOptions(words)
    const chosen = words.length === 0 ? { ...options, date: 'long' as const } : options
    return locale.formatDate(epochMs, zone(), chosen)
  }
  const interval = (args: unknown[], words: string[]) => {
    const start = asInstant(args[0])
    const end = asInstant(args[1])
    if (start === undefined || end === undefined) return ''
    return locale.formatInterval(start, end, zone(), readIntervalOptions(words))
  }
  return {
    money,
    currency: money,
    decimal,
    number: decimal,
    datetime,
    'datetime-interval': interval,
  }
}

/** Epoch milliseconds of a value; undefined when it is missing or no number. */
export function asInstant(value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined
  const epochMs = asNumber(value)
  return Number.isFinite(epochMs) ? epochMs : undefined
}
