import { explainInstruction, instructionWords } from './explain-instruction.ts'
import { explainVariable } from './explain-variable.ts'
import { LintCode } from './diagnostic.ts'
import type { Fault } from './diagnostic.ts'

/**
 * Why braces that stayed text are no tag; undefined where they cannot be meant as one. In scripts
 * and styles only the words of the language tell a tag from code.
 * @param inner what stands between the braces
 */
export function explainTag(
  inner: string,
  isCode: boolean,
  hasFormatter: (name: string) => boolean,
): Fault | undefined {
  const instruction = /^\s*\.\s*([a-zA-Z][a-zA-Z0-9_-]*)/.exec(inner)
  if (instruction !== null) {
    const isWord = instructionWords.has(instruction[1] ?? '')
    if (!isWord && (isCode || !inner.startsWith('.'))) return undefined
    const [code, message] = explainInstruction(inner)
    return { code, message, severity: 'error' }
  }
  const found = explainVariable(inner, isCode, hasFormatter)
  return found && { code: found[0], message: found[1], severity: 'warning' }
}

/** An instruction whose brace is closed neither before the next one nor at the end. */
export function explainUnclosed(text: string): Fault | undefined {
  const word = /^\{\.([a-z-]+)(?=[ \f\n\r\t\v]|$)/.exec(text)?.[1]
  if (word === undefined || !instructionWords.has(word) || text.includes('}')) return undefined
  const type = instructionWords.get(word)
  const message = `The brace of the ${type} instruction is not closed.`
  return { code: LintCode.invalidInstruction, message, severity: 'error' }
}
