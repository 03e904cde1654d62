import type { Reference } from './instructions.ts'

/**
 * Values of templates: undefined is "missing", null is null, then booleans, numbers, strings, arrays
 * and objects. Functions and symbols count as missing. Only own properties are ever read.
 */

/** One step into a value: own keys of objects, indexes of arrays; everything else is missing. */
export function child(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) return typeof key === 'number' ? present(value[key]) : undefined
  if (!Object.hasOwn(value, key)) return undefined
  return present((value as Record<string | number, unknown>)[key])
}

function present(value: unknown): unknown {
  return typeof value === 'function' || typeof value === 'symbol' ? undefined : value
}

/** Follows the steps of a reference from its place `from` on. */
export function descend(value: unknown, path: Reference, from = 0): unknown {
  let found = value
  for (let step = from; step < path.length && found !== undefined; step++) {
    found = child(found, path[step] as string | number)
  }
  return found
}

/** Whether a value counts as true: non-empty strings, arrays and objects, non-zero numbers, true. */
export function isTruthy(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
      return value !== ''
    case 'number':
      return value !== 0 && !Number.isNaN(value)
    case 'boolean':
      return value
    case 'object':
      if (value === null) return false
      if (Array.isArray(value)) return value.length > 0
      return hasOwnKeys(value) || !isPlain(value)
    default:
      return false
  }
}

function hasOwnKeys(value: object): boolean {
  for (const key in value) if (Object.hasOwn(value, key)) return true
  return false
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** The text that a tag prints for a value. */
export function emission(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value
    case 'number':
    case 'boolean':
      return String(value)
    case 'object':
      return Array.isArray(value) ? joinElements(value) : ''
    default:
      return ''
  }
}

/**
 * Elements joined with commas, nested lists flattened; no `toString` of the data is ever called. A
 * null in a nested list is empty, as existing templates know it.
 */
function joinElements(list: readonly unknown[], nullText = 'null'): string {
  return list
    .map((element) => {
      if (Array.isArray(element)) return joinElements(element, '')
      if (element === null) return nullText
      return typeof element === 'object' ? '[object Object]' : emission(element)
    })
    .join(',')
}

/** Scalars as text, everything else ''. */
export function asString(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** Numbers; the number that a text starts with (NaN without one); booleans 1 and 0; else 0. */
export function asNumber(value: unknown): number {
  if (typeof value === 'number') return value
  if (typeof value === 'string') {
    return value.includes('.') ? Number.parseFloat(value) : Number.parseInt(value, 10)
  }
  return value === true ? 1 : 0
}

/** Booleans; the text "true"; whole numbers other than 0. */
export function asBoolean(value: unknown): boolean {
  if (typeof value === 'string') return value === 'true'
  if (typeof value === 'number') return Number.isInteger(value) && value !== 0
  return value === true
}

/** Deep equality by type; missing equals null. */
export function equals(a: unknown, b: unknown): boolean {
  if (a === b || (a == null && b == null)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    return a.every((element, index) => equals(element, b[index]))
  }
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => Object.hasOwn(b, key) && equals(child(a, key), child(b, key)))
}

/** Order by the type of `a`; values without an order are 0 when equal and else -1. */
export function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number') return order(a, asNumber(b))
  if (typeof a === 'string') return order(a, asString(b))
  if (typeof a === 'boolean') return order(a, asBoolean(b))
  return equals(a, b) ? 0 : -1
}

function order<T extends number | string | boolean>(a: T, b: T): number {
  if (a < b) return -1
  return a === b ? 0 : 1
}
