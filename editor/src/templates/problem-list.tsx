import { CircleAlert, CircleCheck, LoaderCircle, TriangleAlert } from 'lucide-react'
import { countProblems } from '@vitrine/rules/templates/template-problem.ts'
import type { CodePlace } from './code-view.tsx'
import type { FoundProblems } from './use-problems.ts'
import styles from './problem-list.module.css'

type ProblemListProps = {
  readonly found: FoundProblems
  readonly onGoTo: (place: CodePlace) => void
}

/** The mistakes of the open file in the order of their places, each leading to its line. */
export function ProblemList({ found, onGoTo }: ProblemListProps) {
  const { problems, total } = found
  return (
    <section className={styles['problems']} aria-label="Problems">
      <Summary found={found} />
      {problems.length > 0 && (
        <ol className={styles['list']}>
          {problems.map((problem) => {
            const { severity, code, message, line, column } = problem
            const Icon = severity === 'error' ? CircleAlert : TriangleAlert
            return (
              <li key={`${line}:${column} ${code} ${message}`}>
                <button
                  type="button"
                  className={styles['problem']}
                  data-severity={severity}
                  onClick={() => onGoTo(problem)}
                >
                  <Icon size={15} aria-hidden />
                  <span className={styles['hidden']}>{severity}</span>
                  <span className={styles['place']}>
                    Line {line}, column {column}
                  </span>
                  <span className={styles['message']}>
                    {message} <code>{code}</code>
                  </span>
                </button>
              </li>
            )
          })}
          {total > problems.length && (
            <li className={styles['more']}>and {total - problems.length} more</li>
          )}
        </ol>
      )}
    </section>
  )
}

function Summary({ found: { state, problems } }: { readonly found: FoundProblems }) {
  const count = countProblems(problems)
  const words =
    state === 'failed'
      ? 'Could not be checked. The next change tries again.'
      : count === ''
        ? state === 'checking'
          ? 'Checking…'
          : 'No problems'
        : count
  const Icon =
    state === 'failed'
      ? TriangleAlert
      : count !== ''
        ? CircleAlert
        : state === 'checking'
          ? LoaderCircle
          : CircleCheck
  return (
    <output className={styles['summary']} data-state={count === '' ? state : 'problems'}>
      <Icon size={15} aria-hidden />
      {words}
      {count !== '' && state !== 'failed' && <span className={styles['keys']}>F8: next</span>}
    </output>
  )
}
