import { Cursor } from './cursor.ts'
import type { Arguments, FormatterCall, PredicateCall, Reference, Tag } from './instructions.ts'
import {
  binding,
  blank,
  formatterArgs,
  localName,
  operator,
  path,
  predicateName,
  reference,
  separator,
  untilSpace,
  word,
} from './token-patterns.ts'

/** The vocabulary that tags are read against, and where unknown names are reported. */
export type TagVocabulary = {
  readonly hasFormatter: (name: string) => boolean
  readonly hasPredicate: (name: string) => boolean
  readonly onUnknownFormatter: (name: string, at: number) => void
  readonly onUnknownPredicate: (name: string, at: number) => void
}

const largestIndex = 2147483647

/**
 * Reads what stands between the braces of a possible tag; undefined when it is no tag and the braces
 * stay text.
 */
export function parseTag(inner: string, at: number, vocabulary: TagVocabulary): Tag | undefined {
  if (inner.startsWith('#')) return { kind: 'comment', text: inner.slice(1), multiline: false, at }
  const cursor = new Cursor(inner)
  if (!cursor.skip('.')) return parseVariable(cursor, at, vocabulary)
  const predicate = parsePredicate(cursor, at, vocabulary)
  if (predicate !== undefined)
    return { kind: 'predicate', predicate, body: [], otherwise: null, at }
  return parsePlain(inner, at) ?? parseInstruction(cursor, at, vocabulary)
}

/** Splits a dotted name: digits up to the largest index are an index, everything else is a key. */
export function splitReference(text: string): Reference {
  return text.split('.').map((segment) => {
    if (!/^\d+$/.test(segment)) return segment
    const index = Number(segment)
    return index <= largestIndex ? index : segment
  })
}

function parseVariable(cursor: Cursor, at: number, vocabulary: TagVocabulary): Tag | undefined {
  const read = parseValues(cursor, at, vocabulary)
  return read && { kind: 'variable', ...read, at }
}

function parsePlain(inner: string, at: number): Tag | undefined {
  switch (inner) {
    case '.space':
    case '.tab':
    case '.newline':
    case '.meta-left':
    case '.meta-right':
      return { kind: 'literal', name: inner.slice(1) as 'space', at }
    case '.end':
      return { kind: 'end', at }
    case '.eof':
      return { kind: 'eof', at }
    case '.or':
      return { kind: 'or-tag', predicate: null, at }
    case '.alternates with':
      return { kind: 'alternates', at }
    default:
      return undefined
  }
}

function parseInstruction(cursor: Cursor, at: number, vocabulary: TagVocabulary): Tag | undefined {
  if (cursor.skip('section')) return parseSection(cursor, at, 'section')
  if (cursor.skip('repeated section')) return parseSection(cursor, at, 'repeated')
  if (cursor.skip('if')) return parseIf(cursor, at, vocabulary)
  if (cursor.skip('or ')) return parseOr(cursor, at, vocabulary)
  if (cursor.skip('var ')) return parseBind(cursor, at, vocabulary)
  if (cursor.skip('ctx ')) return parseContext(cursor, at)
  if (cursor.skip('inject ')) return parseInject(cursor, at)
  if (cursor.skip('macro ')) {
    const name = cursor.take(path)
    return name !== undefined && cursor.done
      ? { kind: 'macro', path: name, body: [], at }
      : undefined
  }
  if (cursor.skip('include ')) return parseInclude(cursor, at)
  if (cursor.skip('eval')) {
    return cursor.take(blank) === undefined ? undefined : { kind: 'eval', code: cursor.rest, at }
  }
  return undefined
}

function parseSection(cursor: Cursor, at: number, kind: 'section' | 'repeated'): Tag | undefined {
  if (cursor.take(blank) === undefined) return undefined
  const found = cursor.take(reference)
  if (found === undefined || !cursor.done) return undefined
  const block = { reference: splitReference(found), body: [], otherwise: null, at }
  return kind === 'section' ? { kind, ...block } : { kind, ...block, alternates: null }
}

function parsePredicate(
  cursor: Cursor,
  at: number,
  vocabulary: TagVocabulary,
): PredicateCall | undefined {
  const name = cursor.take(predicateName)
  if (name === undefined) return undefined
  const known = vocabulary.hasPredicate(name)
  if (!known) vocabulary.onUnknownPredicate(name, at)
  const raw = cursor.rest
  if (raw === '') return { name, args: null, known }
  return { name, args: splitInstructionArguments(raw), known }
}

function parseIf(cursor: Cursor, at: number, vocabulary: TagVocabulary): Tag | undefined {
  if (cursor.take(blank) === undefined) return undefined
  const predicate = parsePredicate(cursor, at, vocabulary)
  if (predicate !== undefined)
    return { kind: 'predicate', predicate, body: [], otherwise: null, at }
  const references: Reference[] = []
  const operators: ('&&' | '||')[] = []
  for (;;) {
    const found = cursor.take(reference)
    if (found === undefined) return undefined
    references.push(splitReference(found))
    cursor.take(blank)
    if (cursor.done) return { kind: 'if', references, operators, body: [], otherwise: null, at }
    const joined = cursor.take(operator)
    if (joined === undefined) return undefined
    operators.push(joined === '&&' ? '&&' : '||')
    cursor.take(blank)
  }
}

function parseOr(cursor: Cursor, at: number, vocabulary: TagVocabulary): Tag | undefined {
  const predicate = parsePredicate(cursor, at, vocabulary)
  return predicate && { kind: 'or-tag', predicate, at }
}

function parseBind(cursor: Cursor, at: number, vocabulary: TagVocabulary): Tag | undefined {
  const name = cursor.take(localName)
  if (name === undefined || !cursor.skip(' ')) return undefined
  const read = parseValues(cursor, at, vocabulary)
  return read && { kind: 'bind', name, ...read, at }
}

/** Names separated by commas, then formatters, up to the closing brace. */
function parseValues(
  cursor: Cursor,
  at: number,
  vocabulary: TagVocabulary,
): { references: Reference[]; formatters: FormatterCall[] } | undefined {
  const references: Reference[] = []
  do {
    const found = cursor.take(reference)
    if (found === undefined) return undefined
    references.push(splitReference(found))
  } while (cursor.take(separator) !== undefined)
  const formatters = parseFormatters(cursor, at, vocabulary)
  return formatters && { references, formatters }
}

function parseFormatters(
  cursor: Cursor,
  at: number,
  vocabulary: TagVocabulary,
): FormatterCall[] | undefined {
  const calls: FormatterCall[] = []
  while (!cursor.done) {
    if (!cursor.skip('|')) return undefined
    const name = cursor.take(word)
    if (name === undefined) return undefined
    const raw = cursor.take(formatterArgs)
    calls.push({ name, args: raw === undefined ? null : splitArguments(raw) })
  }
  const unknown = calls.find((call) => !vocabulary.hasFormatter(call.name))
  if (unknown === undefined) return calls
  vocabulary.onUnknownFormatter(unknown.name, at)
  return undefined
}

/** A delimiter alone means no argument, where a formatter takes it for an empty one. */
function splitInstructionArguments(raw: string): Arguments {
  return raw.length === 1 ? { list: [], delimiter: raw } : splitArguments(raw)
}

function splitArguments(raw: string): Arguments {
  const delimiter = raw.charAt(0)
  return { list: raw.slice(1).split(delimiter), delimiter }
}

function parseContext(cursor: Cursor, at: number): Tag | undefined {
  const name = cursor.take(localName)
  if (name === undefined || !cursor.skip(' ')) return undefined
  const bindings: { key: string; reference: Reference }[] = []
  for (;;) {
    const key = cursor.take(binding)
    if (key === undefined) {
      // a word that binds nothing is passed over, anything else makes the tag text
      cursor.take(word)
      if (!cursor.done) return undefined
      break
    }
    const found = cursor.take(reference)
    if (found === undefined) return undefined
    bindings.push({ key: key.slice(0, -1), reference: splitReference(found) })
    if (cursor.done) break
    if (cursor.take(blank) === undefined) return undefined
  }
  return bindings.length === 0 ? undefined : { kind: 'context', name, bindings, at }
}

function parseInject(cursor: Cursor, at: number): Tag | undefined {
  const name = cursor.take(localName)
  if (name === undefined || !cursor.skip(' ')) return undefined
  const from = cursor.take(path)
  if (from === undefined) return undefined
  if (cursor.done) return { kind: 'inject', name, path: from, args: null, at }
  return { kind: 'inject', name, path: from, args: splitInstructionArguments(cursor.rest), at }
}

/** The name is whatever stands before the first space, so that a partial of any name is found. */
function parseInclude(cursor: Cursor, at: number): Tag | undefined {
  if (cursor.done) return undefined
  const name = cursor.take(untilSpace) ?? ''
  if (cursor.done) return { kind: 'include', name, args: { list: [], delimiter: ' ' }, at }
  return { kind: 'include', name, args: splitInstructionArguments(cursor.rest), at }
}
