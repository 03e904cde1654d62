import { splitReference } from '../parse-tag.ts'
import type { Formatter, FormatterTable } from '../scope.ts'
import { asNumber, asString, child, emission, isTruthy } from '../values.ts'
import { findFirst, findLast, keyBy } from './list-formatters.ts'
import {
  escapeAttribute,
  escapeHtml,
  removeTags,
  scriptJson,
  slugify,
  smartypants,
  textFormatter,
  truncate,
  urlEncode,
} from './text.ts'

/** Runs a macro or partial on the value: `apply NAME [private] [key=value...]`. */
const apply: Formatter = (args) => {
  const [name, ...rest] = args
  const options = { isPrivate: rest.includes('private'), args: namedArguments(rest) }
  return ([value], scope) => (name === undefined ? '' : scope.apply(name, value, options))
}

function namedArguments(args: readonly string[]): Record<string, string> | null {
  const named = Object.create(null) as Record<string, string>
  let found = false
  for (const arg of args) {
    const at = arg.indexOf('=')
    if (at <= 0) continue
    named[arg.slice(0, at)] = arg.slice(at + 1)
    found = true
  }
  return found ? named : null
}

/** Number of keys, elements or characters. */
const count: Formatter = () => (values) => {
  const [value] = values
  if (typeof value === 'string' || Array.isArray(value)) return value.length
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0
}

/** Picks the argument whose turn it is for the number 1, 2, 3... */
const cycle: Formatter = (args) => (values) => {
  if (args.length === 0) return undefined
  const turn = (asNumber(values[0]) - 1) % args.length
  return args[turn < 0 ? turn + args.length : turn]
}

/** The value as a pattern whose `{0}`, `{1}`... are the values of the named arguments. */
const format: Formatter = (args) => {
  const paths = args.map(splitReference)
  return ([value], scope) => {
    const texts = paths.map((path) => emission(scope.resolveOutside(path)))
    return fillPattern(asString(value), texts)
  }
}

function fillPattern(pattern: string, texts: readonly string[]): string {
  let filled = ''
  let at = 0
  for (let open = pattern.indexOf('{'); open !== -1; open = pattern.indexOf('{', at)) {
    filled += pattern.slice(at, open)
    const close = pattern.indexOf('}', open)
    if (close === -1) return filled
    const place = pattern.slice(open + 1, close)
    if (/^\d+$/.test(place)) filled += texts[Number(place)] ?? ''
    at = close + 1
  }
  return filled + pattern.slice(at)
}

/** Steps into the value by the values of the named arguments. */
const get: Formatter = (args) => {
  const paths = args.map(splitReference)
  return ([value], scope) => {
    let found: unknown = value
    for (const path of paths) {
      const key = scope.resolve(path)
      for (const step of Array.isArray(key) ? key : [key]) found = stepInto(found, step)
    }
    return found
  }
}

function stepInto(value: unknown, key: unknown): unknown {
  if (typeof key === 'number') return child(value, key)
  return typeof key === 'string' ? child(value, splitReference(key)[0] ?? key) : undefined
}

/** Steps into the value by the arguments themselves. */
const prop: Formatter = (args) => {
  const paths = args.map(splitReference)
  return ([value]) => {
    let found: unknown = value
    for (const path of paths) for (const key of path) found = child(found, key)
    return found
  }
}

/** The value of the name that the named argument holds as text. */
const lookup: Formatter = (args) => {
  const [name] = args
  if (name === undefined || name === '') return () => ''
  const path = splitReference(name)
  return (_values, scope) => {
    const target = asString(scope.resolve(path))
    return scope.resolve(splitReference(target))
  }
}

/** Remainder of the division by the argument, 2 unless it is a number other than 0. */
const mod: Formatter = (args) => {
  const divisor = Number.parseInt(args[0] ?? '', 10) || 2
  return (values) => asNumber(values[0]) % divisor
}

const output: Formatter = (args) => {
  const text = args.join(' ')
  return () => text
}

const pluralize: Formatter = (args) => {
  const plural = args[args.length > 1 ? 1 : 0] ?? 's'
  const singular = args.length > 1 ? (args[0] ?? '') : ''
  return (values) => (asNumber(values[0]) === 1 ? singular : plural)
}

/** Text without tags; values that count as false pass through. */
const safe: Formatter = () => (values) => {
  const [value] = values
  return isTruthy(value) ? removeTags(asString(value)) : value
}

const shorten: Formatter = (args) => {
  const limit = args[0] === undefined ? 100 : Number.parseInt(args[0], 10)
  const ellipsis = args[1] ?? '...'
  return (values) => {
    const [value] = values
    return limit > 0 ? truncate(asString(value), limit, ellipsis) : value
  }
}

/** The formatters of the language itself. */
export const coreFormatters: FormatterTable = {
  apply,
  count,
  cycle,
  'encode-space': textFormatter((text) => text.replace(/\s/g, '&nbsp;')),
  'encode-uri': textFormatter(encodeURI),
  'encode-uri-component': textFormatter(encodeURIComponent),
  'find-first': findFirst,
  'find-last': findLast,
  format,
  get,
  html: textFormatter(escapeHtml),
  htmlattr: textFormatter(escapeAttribute),
  htmltag: textFormatter(escapeAttribute),
  iter: () => (_values, scope) => emission(scope.resolve(['@index'])),
  json: () => (values) => scriptJson(values[0]),
  'json-pretty': () => (values) => scriptJson(values[0], 2),
  'key-by': keyBy,
  'line-breaks': textFormatter((text) => text.replaceAll('\n', '<br/>')),
  lookup,
  mod,
  output,
  pluralize,
  prop,
  raw: () => (values) => JSON.stringify(values[0]) ?? 'null',
  round: () => (values) => Math.round(asNumber(values[0])),
  safe,
  slugify: textFormatter(slugify),
  smartypants: textFormatter(smartypants),
  str: textFormatter((text) => text),
  truncate: shorten,
  'url-encode': textFormatter(urlEncode),
}
