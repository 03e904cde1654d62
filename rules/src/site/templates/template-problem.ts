/** A mistake in a site's template and its place, as template authors are shown it. */
export type TemplateProblem = {
  readonly severity: 'error' | 'warning'
  readonly code: string
  readonly message: string
  /** The file to open; null where the mistake is in none of the owner's. */
  readonly path: string | null
  /** Where it is in words: the path, or what stands in for one, such as `Custom CSS`. */
  readonly place: string
  /** Counted from 1; 0 where the mistake has no line. */
  readonly line: number
  readonly column: number
}

/** At most so many mistakes of a page or of a file are told one by one. */
export const maxProblemsShown = 100

/** The mistakes of one place once, errors before warnings of the same page, in order of their places. */
export function orderProblems(problems: readonly TemplateProblem[]): TemplateProblem[] {
  const known = new Map<string, TemplateProblem>()
  for (const problem of problems) {
    const { place, line, column, code, message } = problem
    known.set([place, line, column, code, message].join('\n'), problem)
  }
  return [...known.values()].toSorted(
    (a, b) =>
      Number(b.severity === 'error') - Number(a.severity === 'error') ||
      (a.place < b.place ? -1 : a.place > b.place ? 1 : 0) ||
      a.line - b.line ||
      a.column - b.column,
  )
}

/** How many mistakes there are, such as `2 errors, 1 warning`; empty where there is none. */
export function countProblems(problems: readonly Pick<TemplateProblem, 'severity'>[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return sayCount({ errors, warnings: problems.length - errors })
}

export function sayCount(number: { readonly errors: number; readonly warnings: number }): string {
  const parts = [count(number.errors, 'error'), count(number.warnings, 'warning')]
  return parts.filter((part) => part !== '').join(', ')
}

function count(number: number, thing: string): string {
  if (number === 0) return ''
  return `${number} ${thing}${number === 1 ? '' : 's'}`
}
