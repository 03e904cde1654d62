import type {
  CalendarType,
  ContextType,
  DateFormatOptions,
  DateIntervalFormatOptions,
  RelativeTimeFormatOptions,
} from '@phensley/cldr'
import { readNumberOption, splitOption } from './number-options.ts'

type Writable<T> = { -readonly [K in keyof T]: T[K] }

export type DateOptions = DateFormatOptions
export type IntervalOptions = DateIntervalFormatOptions
export type RelativeOptions = RelativeTimeFormatOptions

type Width = 'short' | 'medium' | 'long' | 'full'

function asWidth(value: string): Width | undefined {
  return value === 'short' || value === 'medium' || value === 'long' || value === 'full'
    ? value
    : undefined
}

const contexts = new Set(['middle-of-text', 'begin-sentence', 'standalone', 'ui-list-or-menu'])

function asContext(value: string): ContextType | undefined {
  return contexts.has(value) ? (value as ContextType) : undefined
}

const calendars: Readonly<Record<string, CalendarType>> = {
  gregorian: 'gregory',
  gregory: 'gregory',
  buddhist: 'buddhist',
  iso8601: 'iso8601',
  japanese: 'japanese',
  persian: 'persian',
}

/**
 * Reads the option words of `datetime`. A bare width sets date and time, `date` and `time` alone are
 * short, and any other word belongs to a skeleton such as `yMMMd`.
 */
export function readDateOptions(words: readonly string[]): DateOptions {
  const options: Writable<DateOptions> = { ca: 'gregory' }
  const skeleton: string[] = []
  for (const word of words) {
    const { name, value } = splitOption(word)
    if (readDateOption(options, name, value)) continue
    if (name === 'skeleton' && value !== '') skeleton.length = 0
    skeleton.push(value === '' ? name : value)
  }
  if (skeleton.length > 0) options.skeleton = skeleton.join('')
  return options
}

function readDateOption(options: Writable<DateOptions>, name: string, value: string): boolean {
  const width = asWidth(value)
  switch (name) {
    case 'date':
    case 'time':
    case 'datetime': {
      const chosen = width ?? (value === '' && name !== 'datetime' ? 'short' : undefined)
      if (chosen !== undefined) options[name] = chosen
      return chosen !== undefined
    }
    case 'wrap':
    case 'wrapper':
    case 'wrapped':
      if (width !== undefined) options.wrap = width
      return true
    case 'context': {
      const context = asContext(value)
      if (context !== undefined) options.context = context
      return true
    }
    case 'calendar': {
      options.ca = (Object.hasOwn(calendars, value) ? calendars[value] : undefined) ?? 'gregory'
      return true
    }
    case 'skeleton':
      return false
    default: {
      const bare = value === '' ? asWidth(name) : undefined
      if (bare !== undefined) options.datetime = bare
      return bare !== undefined || name === ''
    }
  }
}

/** Reads the option words of `datetime-interval`; a bare word is the skeleton. */
export function readIntervalOptions(words: readonly string[]): IntervalOptions {
  const options: Writable<IntervalOptions> = {}
  for (const word of words) {
    const { name, value } = splitOption(word)
    if (name === 'context') {
      const context = asContext(value)
      if (context !== undefined) options.context = context
    } else if (name === 'skeleton' || name === 'date' || name === 'time') {
      if (value !== '') options[name] = value
    } else if (value === '' && name !== '') options.skeleton = name
  }
  return options
}

const relativeFields = new Set([
  'year',
  'month',
  'week',
  'day',
  'hour',
  'minute',
  'second',
  'millis',
])

/** Reads the option words of `relative-time`; switches need the literal `true`. */
export function readRelativeOptions(words: readonly string[]): RelativeOptions {
  const options: Writable<RelativeOptions> & Record<string, unknown> = {}
  for (const word of words) {
    const { name, value } = splitOption(word)
    if (name === 'context') {
      const context = asContext(value)
      if (context !== undefined) options.context = context
    } else if (name === 'field') {
      if (relativeFields.has(value)) options.field = value as NonNullable<RelativeOptions['field']>
    } else if (name === 'width') {
      if (value === 'short' || value === 'narrow' || value === 'wide') options.width = value
    } else if (relativeSwitches.has(name)) options[name] = value === 'true'
    else readNumberOption(options, name, value)
  }
  return options
}

const relativeSwitches = new Set(['numericOnly', 'alwaysNow', 'allowWeeks', 'dayOfWeek'])
