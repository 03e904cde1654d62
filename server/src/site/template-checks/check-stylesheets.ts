import type { TemplateProblem } from '@vitrine/rules/site/templates/template-problem.ts'
import type { LessProblem } from '../design/compile-tolerantly.ts'
import { placeInSheet } from '../design/sheet-place.ts'
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
  return problems.map(({ line: found, column, message }) => {
    const { part, line } = placeInSheet(parts, found)
    const path = part?.path ?? null
    return {
      severity: 'error',
      code: 'LESS_UNREADABLE',
      message,
      path,
      place: path ?? (part === undefined ? derivedPlace : customPlace),
      line,
      column,
    }
  })
}
