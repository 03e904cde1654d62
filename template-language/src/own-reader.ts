import { child } from './values.ts'

/** Reads one key of a value as `child` does. */
export type OwnReader = (value: unknown) => unknown

/** Names beyond these are read by the common function, so that memory stays bounded. */
const keptReaders = 2_000
const readers = new Map<string, OwnReader>()

/**
 * A reader of one key with code of its own. V8 keeps what it learns about shapes of objects with the
 * code that reads them: a common function sees every shape of a page and reads from a table, one
 * that always reads the same key finds it at a known place, in half of the time.
 */
export function ownReader(key: string | number): OwnReader {
  if (typeof key === 'number') return (value) => child(value, key)
  const known = readers.get(key)
  if (known !== undefined) return known
  if (readers.size >= keptReaders) return (value) => child(value, key)
  const made = makeReader(key)
  readers.set(key, made)
  return made
}

const { hasOwn } = Object
const { isArray } = Array

/** A browser that has these may forbid functions made from text, and reports each attempt. */
// oxlint-disable-next-line no-restricted-globals -- asked once what the engine is, nothing of a page
const hasTrustedTypes = 'trustedTypes' in globalThis

/**
 * Only a number stands in the generated text, so that the engine takes it for another function; the
 * key itself comes as an argument.
 */
function makeReader(key: string): OwnReader {
  if (hasTrustedTypes) return (value) => child(value, key)
  const text = `return (value) => {
    if (typeof value !== 'object' || value === null) return undefined
    const found = value[key]
    if (found === undefined || isArray(value) || !hasOwn(value, key)) return undefined
    return typeof found === 'function' || typeof found === 'symbol' ? undefined : found
  } // ${readers.size}`
  try {
    // oxlint-disable-next-line typescript/no-implied-eval -- the text is this file's own
    const make = new Function('key', 'hasOwn', 'isArray', text) as (
      ...given: readonly unknown[]
    ) => OwnReader
    return make(key, hasOwn, isArray)
  } catch {
    // where a page's policy forbids functions made from text
    return (value) => child(value, key)
  }
}
