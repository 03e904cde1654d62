import type { TemplateProblem } from '@vitrine/rules/site/templates/template-problem.ts'
import type { LessProblem } from '../design/compile-tolerantly.ts'
import type { LessPart } from '../design/site-stylesheet.ts'

const customPlace = 'Custom CSS'
const derivedPlace = 'Style choices'

/**
 * The mistakes of a site's LESS, each in the file that it stands in: what was compiled is one unit,
 * and its lines count through all of its parts.
 */
export function stylesheetProblems(
  problems: readonly LessProblem[],
  parts: readonly LessPart[],
): TemplateProblem[] {
  const starts: number[] = []
  let next = 1
  for (const { text } of parts) {
    starts.push(next)
    next += text.split('\n').length
  }
  return problems.map(({ line, column, message }) => {
    const at = line >= next ? -1 : starts.findLastIndex((start) => start <= line)
    const path = parts[at]?.path ?? null
    return {
      severity: 'error',
      code: 'LESS_UNREADABLE',
      message,
      path,
      place: path ?? (at === -1 ? derivedPlace : customPlace),
      line: line - (starts[at] ?? next) + 1,
      column,
    }
  })
}
