import { explainInstruction, instructionWords } from './explain-instruction.ts'
import { explainVariable } from './explain-variable.ts'
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
