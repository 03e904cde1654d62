import { CircleAlert, CircleCheck, LoaderCircle, TriangleAlert } from 'lucide-react'
import { countProblems } from '@vitrine/rules/site/templates/template-problem.ts'
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

/** Words that change only when the answer does, as they are read aloud each time. */
function Summary({ found }: { readonly found: FoundProblems }) {
  const { state, isChecking, problems } = found
  const count = countProblems(problems)
  const words = {
    unknown: 'Checking…',
    failed: 'Could not be checked. The next change tries again.',
    checked: count === '' ? 'No problems' : count,
  }[state]
  const FoundIcon = state === 'failed' ? TriangleAlert : count === '' ? CircleCheck : CircleAlert
  const Icon = isChecking ? LoaderCircle : FoundIcon
  return (
    <div className={styles['summary']} data-state={count === '' ? state : 'problems'}>
      <Icon size={15} aria-hidden />
      <output>{words}</output>
      {count !== '' && <span className={styles['keys']}>F8: next</span>}
    </div>
  )
}
