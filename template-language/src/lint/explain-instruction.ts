import { Cursor } from '../cursor.ts'
import {
  binding,
  blank,
  localName,
  operator,
  path,
  predicateName,
  reference,
  word,
} from '../token-patterns.ts'
import { LintCode } from './diagnostic.ts'
import { explainFormatters } from './explain-formatters.ts'

/** A code of the catalogue and its sentence. */
export type Reason = readonly [code: LintCode, message: string]

/** Words that begin instructions, with the names that messages use for them. */
export const instructionWords: ReadonlyMap<string, string> = new Map([
  ['alternates', 'ALTERNATES_WITH'],
  ['ctx', 'CTXVAR'],
  ['end', 'END'],
  ['eval', 'EVAL'],
  ['if', 'IF'],
  ['include', 'INCLUDE'],
  ['inject', 'INJECT'],
  ['macro', 'MACRO'],
  ['meta-left', 'META_LEFT'],
  ['meta-right', 'META_RIGHT'],
  ['newline', 'NEWLINE'],
  ['or', 'OR_PREDICATE'],
  ['repeated', 'REPEATED'],
  ['section', 'SECTION'],
  ['space', 'SPACE'],
  ['tab', 'TAB'],
  ['var', 'BINDVAR'],
])

/** Why text that begins with a dot and a word is no instruction; `inner` is without the braces. */
export function explainInstruction(inner: string): Reason {
  const cursor = new Cursor(inner.trimStart())
  cursor.skip('.')
  const name = cursor.take(word) ?? ''
  const type = instructionWords.get(name)
  if (type === undefined || inner.charAt(0) !== '.') {
    return [LintCode.invalidInstruction, `Invalid instruction '${shorten(inner)}'.`]
  }
  switch (name) {
    case 'section':
      return explainReference(cursor, type)
    case 'repeated':
      if (cursor.skip(' section')) return explainReference(cursor, type)
      return [
        LintCode.missingSectionKeyword,
        `The REPEATED instruction is written 'repeated section', with one space.`,
      ]
    case 'alternates':
      if (cursor.skip(' with')) return extra(cursor, type)
      return [
        LintCode.missingWithKeyword,
        `The ALTERNATES_WITH instruction is written 'alternates with', with one space.`,
      ]
    case 'if':
      return explainIf(cursor)
    case 'or':
      return explainOr(cursor)
    case 'var':
      return explainVar(cursor)
    case 'ctx':
      return explainContext(cursor)
    case 'inject':
      return explainInject(cursor)
    case 'macro':
    case 'include':
      return explainNamed(cursor, type)
    case 'eval':
      return needsBlank(type)
    default:
      return extra(cursor, type)
  }
}

function explainReference(cursor: Cursor, type: string): Reason {
  if (cursor.done) return variableExpected(cursor, type)
  if (cursor.take(blank) === undefined) return needsBlank(type)
  return cursor.take(reference) === undefined ? variableExpected(cursor, type) : extra(cursor, type)
}

function explainIf(cursor: Cursor): Reason {
  if (cursor.rest.trim() === '') return [LintCode.ifEmpty, 'The IF instruction tests nothing.']
  if (cursor.take(blank) === undefined) return needsBlank('IF')
  for (let isFirst = true; ; isFirst = false) {
    if (cursor.take(reference) === undefined) {
      if (isFirst || !cursor.done) return variableExpected(cursor, 'IF')
      return [LintCode.ifTooManyOperators, 'The IF instruction ends with an operator.']
    }
    cursor.take(blank)
    if (cursor.take(operator) === undefined) {
      const found = shorten(cursor.rest)
      return [
        LintCode.ifExpectedVarop,
        `The IF instruction expects '&&' or '||', found '${found}'.`,
      ]
    }
    cursor.take(blank)
  }
}

function explainOr(cursor: Cursor): Reason {
  if (!cursor.skip(' ')) return extra(cursor, 'OR_PREDICATE')
  const found = shorten(cursor.rest)
  const isPredicate = cursor.take(predicateName) !== undefined
  if (isPredicate) return extra(cursor, 'OR_PREDICATE')
  return [LintCode.orExpectedPredicate, `{.or} expects a predicate or nothing, found '${found}'.`]
}

function explainVar(cursor: Cursor): Reason {
  const missing = expectName(cursor, '.var', LintCode.bindvarExpectsName)
  if (missing !== undefined) return missing
  if (!cursor.skip(' ')) return variableExpected(cursor, 'BINDVAR')
  if (cursor.take(reference) === undefined) return variableExpected(cursor, 'BINDVAR')
  return explainFormatters(cursor.rest) ?? extra(cursor, 'BINDVAR')
}

function explainContext(cursor: Cursor): Reason {
  const missing = expectName(cursor, '.ctx', LintCode.ctxvarExpectsName)
  if (missing !== undefined) return missing
  cursor.skip(' ')
  const found = shorten(cursor.rest)
  if (cursor.take(binding) === undefined) {
    const message = `{.ctx} expects bindings (e.g. name=value), found '${found}'.`
    return [LintCode.ctxvarExpectsBindings, message]
  }
  for (;;) {
    if (cursor.take(reference) === undefined) return variableExpected(cursor, 'CTXVAR')
    if (cursor.take(blank) === undefined) return extra(cursor, 'CTXVAR')
    if (cursor.take(binding) === undefined) return extra(cursor, 'CTXVAR')
  }
}

function explainInject(cursor: Cursor): Reason {
  const missing = expectName(cursor, '.inject', LintCode.injectExpectsName)
  if (missing !== undefined) return missing
  const found = shorten(cursor.rest)
  if (cursor.skip(' ') && cursor.take(path) !== undefined) return extra(cursor, 'INJECT')
  return [LintCode.injectExpectsPath, `{.inject} expects a path, found '${found}'.`]
}

function explainNamed(cursor: Cursor, type: string): Reason {
  const found = shorten(cursor.rest)
  if (cursor.skip(' ') && cursor.take(path) !== undefined) return extra(cursor, type)
  return type === 'MACRO'
    ? [LintCode.macroExpectsName, `{.macro} expects a name, found '${found}'.`]
    : [LintCode.includeExpectsName, `{.include} expects a name, found '${found}'.`]
}

function expectName(cursor: Cursor, tag: string, code: LintCode): Reason | undefined {
  const found = shorten(cursor.rest.trim())
  if (cursor.skip(' ') && cursor.take(localName) !== undefined) return undefined
  return [code, `{${tag}} expects a local variable name (e.g. @foo), found '${found}'.`]
}

function variableExpected(cursor: Cursor, type: string): Reason {
  const found = shorten(cursor.rest)
  const message = `The ${type} instruction expects a variable, found '${found}'.`
  return [LintCode.variableExpected, message]
}

function needsBlank(type: string): Reason {
  return [LintCode.whitespaceExpected, `The ${type} instruction expects a space after its name.`]
}

function extra(cursor: Cursor, type: string): Reason {
  const found = shorten(cursor.rest)
  return [LintCode.extraChars, `Extra characters found after ${type} instruction: '${found}'.`]
}

/** Messages quote one line of what they found. */
function shorten(text: string): string {
  const line = text.replace(/[\r\n][^]*/, '...')
  return line.length > 40 ? `${line.slice(0, 37)}...` : line
}
