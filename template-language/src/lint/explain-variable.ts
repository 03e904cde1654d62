import { Cursor } from '../cursor.ts'
import { blank, reference } from '../token-patterns.ts'
import { LintCode } from './diagnostic.ts'
import { explainFormatters } from './explain-formatters.ts'
import type { Reason } from './explain-instruction.ts'

/**
 * Why text in braces that looks like a variable is none; undefined where it is prose or code.
 * `isCode`: in a script or style only a known formatter tells a tag from code.
 */
export function explainVariable(
  inner: string,
  isCode: boolean,
  hasFormatter: (name: string) => boolean,
): Reason | undefined {
  const cursor = new Cursor(inner)
  const isIndented = cursor.take(blank) !== undefined
  if (cursor.take(reference) === undefined) return undefined
  const after = cursor.rest
  const calls = after.trimStart()
  if (calls.startsWith('|')) {
    if (isCode || calls.includes('||')) {
      const isKnown = calls.split('|').every((call) => {
        const name = /^[a-zA-Z][a-zA-Z0-9_-]*/.exec(call.trim())?.[0]
        return call.trim() === '' || (name !== undefined && hasFormatter(name))
      })
      if (!isKnown || (isCode && calls.replaceAll('|', '').trim() === '')) return undefined
    }
    if (isIndented) return startsWithBlank()
    return calls === after ? explainFormatters(after) : extra(after)
  }
  if (isCode) return undefined
  if (calls === '') return isIndented ? startsWithBlank() : extra(after)
  if (/^[.,\s]+$/.test(after)) {
    return [LintCode.missingVariableName, `A name is missing after '${after.trim()}'.`]
  }
  return undefined
}

function startsWithBlank(): Reason {
  return [LintCode.missingVariableName, `A name stands right after the brace, without a space.`]
}

function extra(found: string): Reason {
  const [line = ''] = found.split('\n')
  return [LintCode.extraChars, `Extra characters found after VARIABLE instruction: '${line}'.`]
}
