import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Skeleton } from '../../ground/controls/states.tsx'
import styles from './style-panel.module.css'

/** The library of the code editor comes when somebody opens this. */
const CodeView = lazy(async () => ({
  default: (await import('../templates/code-view.tsx')).CodeView,
}))

/** Somebody who types goes on for so long before the page shows it. */
const restMs = 300
const noProblems: readonly never[] = []

type CustomCssProps = {
  readonly siteId: string
  readonly text: string
  readonly onChange: (text: string) => void
  readonly onSave: () => void
}

/** The owner's own LESS, which comes after the template's; shown on the page once typing rests. */
export function CustomCss({ siteId, text, onChange, onSave }: CustomCssProps) {
  const hintId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    if (typed === null) return undefined
    const rest = setTimeout(() => latest.current(typed), restMs)
    return () => clearTimeout(rest)
  }, [typed])
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
            problems={noProblems}
            place={null}
            hintId={hintId}
            vocabulary={() => undefined}
            onText={(next) => {
              if (next !== text) setTyped(next)
            }}
            onSave={onSave}
          />
        </Suspense>
      </div>
    </>
  )
}
