import { lazy, Suspense, useId, useLayoutEffect, useMemo, useRef } from 'react'
import type { TemplateProblem } from '@vitrine/rules/site/templates/template-problem.ts'
import { Skeleton } from '../../ground/controls/states.tsx'
import { useStyleFrame, type StyleFrame } from './style-frame.ts'
import styles from './style-panel.module.css'

/** The library of the code editor comes when somebody opens this. */
const CodeView = lazy(async () => ({
  default: (await import('../templates/code-view.tsx')).CodeView,
}))

type CustomCssProps = {
  readonly siteId: string
  readonly text: string
  readonly onChange: (text: string) => void
  readonly onSave: () => void
}

/** The owner's own LESS, which comes after the template's. */
export function CustomCss({ siteId, text, onChange, onSave }: CustomCssProps) {
  const hintId = useId()
  const found = useStyleFrame(({ customProblems }) => customProblems)
  const problems = useMemo(() => found.map(toProblem), [found])
  const told = useRef(text)
  // before the code shows a text from elsewhere, which is no change of somebody's
  useLayoutEffect(() => {
    told.current = text
  }, [text])
  return (
    <>
      <p id={hintId} className={styles['note']}>
        CSS or LESS of your own. It counts after the template’s. Press Escape and then Tab to leave
        the text.
      </p>
      <div className={styles['code']}>
        <Suspense fallback={<Skeleton rows={6} height={18} />}>
          <CodeView
            ref={null}
            fileId={`${siteId} custom.less`}
            path="custom.less"
            text={text}
            problems={problems}
            place={null}
            hintId={hintId}
            vocabulary={() => undefined}
            onText={(next) => {
              if (next === told.current) return
              told.current = next
              onChange(next)
            }}
            onSave={onSave}
          />
        </Suspense>
      </div>
      <output className={styles['problems']}>
        {problems.slice(0, 3).map(({ line, column, message }) => (
          <p key={`${line} ${column} ${message}`}>
            Line {line} cannot be used: {message}
          </p>
        ))}
      </output>
    </>
  )
}

function toProblem(problem: StyleFrame['customProblems'][number]): TemplateProblem {
  const place = 'Custom CSS'
  return { ...problem, severity: 'error', code: 'LESS_UNREADABLE', path: null, place }
}
