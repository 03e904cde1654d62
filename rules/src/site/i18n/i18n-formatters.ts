import { asInstant } from '@vitrine/template-language/cldr/message-tags.ts'
import {
  readDateOptions,
  readIntervalOptions,
  readRelativeOptions,
} from '@vitrine/template-language/cldr/date-options.ts'
import { readDecimalOptions } from '@vitrine/template-language/cldr/number-options.ts'
import { ErrorCode, notImplementedMessage } from '@vitrine/template-language/errors.ts'
import { splitReference } from '@vitrine/template-language/parse-tag.ts'
import type { Formatter, FormatterTable } from '@vitrine/template-language/scope.ts'
import { asString } from '@vitrine/template-language/values.ts'

/** A number in the site's locale; '' when the value is none. */
const decimal: Formatter = (args) => {
  const options = readDecimalOptions(args)
  return ([value], scope) => scope.locale?.formatDecimal(asString(value), options) ?? ''
}

/** An instant in the site's locale and zone; a long date unless the arguments say otherwise. */
const datetime: Formatter = (args) => {
  const options = readDateOptions(args)
  const isBare = args.every((arg) => arg === '')
  const chosen = isBare ? { ...options, date: 'long' as const } : options
  return ([value], scope) => {
    const epochMs = asInstant(value)
    if (epochMs === undefined || scope.locale === undefined) return ''
    return scope.locale.formatDate(epochMs, scope.timeZone, chosen)
  }
}

/** From the first value to the second, without what both have in common. */
const datetimeInterval: Formatter = (args) => {
  const options = readIntervalOptions(args)
  return ([first, second], scope) => {
    const start = asInstant(first)
    const end = asInstant(second)
    if (start === undefined || end === undefined || scope.locale === undefined) return ''
    return scope.locale.formatInterval(start, end, scope.timeZone, options)
  }
}

/** How far the value is from now, or from the first value to the second. */
const relativeTime: Formatter = (args) => {
  const options = readRelativeOptions(args)
  return (values, scope) => {
    const first = asInstant(values[0])
    if (first === undefined || scope.locale === undefined) return ''
    if (values.length < 2) {
      return scope.locale.formatRelative(scope.now, first, options)
    }
    const second = asInstant(values[1])
    if (second === undefined) return ''
    return scope.locale.formatRelative(first, second, options)
  }
}

/**
 * A message whose `{0}`, `{name}`, plurals and selects are filled from the named arguments: `ref`, or
 * `key:ref` and `key=ref` for a name.
 */
const message: Formatter = (args) => {
  const given = args.map((arg) => {
    const at = arg.search(/[:=]/)
    const name = at === -1 ? undefined : arg.slice(0, at)
    return { name, path: splitReference(arg.slice(at + 1)) }
  })
  return ([value], scope) => {
    if (scope.locale === undefined) return ''
    const named = Object.create(null) as Record<string, unknown>
    const positional = given.map(({ name, path }) => {
      const found = scope.resolveOutside(path) ?? null
      if (name !== undefined) named[name] = found
      return found
    })
    return scope.locale.formatMessage(asString(value), positional, named, scope.timeZone)
  }
}

/** A number with a unit: `unit kilometer`, `unit kilometer short`. */
const unit: Formatter = (args) => {
  const [name = '', width = 'long'] = args
  const length = width === 'short' || width === 'narrow' ? width : 'long'
  return ([value], scope) => {
    if (scope.locale === undefined || name === '') return ''
    return scope.locale.formatUnit(asString(value), name, length)
  }
}

/** Old templates name it; nothing is known of what it printed. */
const dateTimeField: Formatter = () => (_values, scope) => {
  scope.report(ErrorCode.notImplemented, notImplementedMessage('datetimefield'))
  return undefined
}

export const i18nFormatters: FormatterTable = {
  datetime,
  'datetime-interval': datetimeInterval,
  datetimefield: dateTimeField,
  decimal,
  message,
  plural: message,
  'relative-time': relativeTime,
  unit,
}
