import { asInstant } from '@vitrine/template-language/cldr/message-tags.ts'
import { isSupportedInstant } from '@vitrine/template-language/cldr/zoned-time.ts'
import { ErrorCode } from '@vitrine/template-language/errors.ts'
import type { Formatter, FormatterTable } from '@vitrine/template-language/scope.ts'
import { compileDatePattern, dateNamesOf } from './date-pattern.ts'
import { timeSince } from './time-since.ts'

const invalidDate = 'Invalid date.'

/** Epoch milliseconds of a present value; undefined when it is no finite number (spec §8). */
function readInstant(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  if (typeof value === 'string' && (value.trim() === '' || Number.isNaN(Number(value)))) {
    return undefined
  }
  return asInstant(value)
}

/** An instant by a pattern of `%` codes in the site's zone and language: `date %B %d, %Y`. */
const date: Formatter = (args) => {
  const pattern = args.join(' ')
  if (pattern === '') return () => ''
  const format = compileDatePattern(pattern)
  return ([value], scope) => {
    if (value === undefined || value === null) return ''
    const epochMs = readInstant(value)
    if (epochMs === undefined) return invalidDate
    if (!isSupportedInstant(epochMs)) {
      scope.report(ErrorCode.dateOutOfRange, `Date ${epochMs} is out of range`)
      return ''
    }
    return format({ epochMs, zone: scope.timeZone, names: dateNamesOf(scope.locale) })
  }
}

/** How long ago an instant was, in words: `about 3 weeks ago`. */
const timesince: Formatter = () => (values, scope) => {
  const [value] = values
  if (value === undefined || value === null) return ''
  const epochMs = readInstant(value)
  if (epochMs === undefined || scope.locale === undefined) return invalidDate
  return `<span class="timesince" data-date="${epochMs}">${timeSince(epochMs, scope.now)}</span>`
}

export const dateFormatters: FormatterTable = { date, timesince }
