import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useId, useRef } from 'react'
import { Banner, Skeleton } from '../../ground/controls/states.tsx'
import { keepFile, saveFile, typedText, useFileDrafts } from './code-drafts.ts'
import type { CodeHandle, CodePlace } from './code-view.tsx'
import { ProblemList } from './problem-list.tsx'
import { vocabularyQuery } from './template-queries.ts'
import { useProblems } from './use-problems.ts'
import { useSavedCheck } from './use-saved-check.ts'
import styles from './template-room.module.css'

/** The library of the code editor comes when the first file is opened. */
const CodeView = lazy(async () => ({ default: (await import('./code-view.tsx')).CodeView }))

type FileEditorProps = {
  readonly siteId: string
  readonly path: string
  readonly place: CodePlace | null
  /** As it is saved; null where only a draft is left of it. */
  readonly saved: { readonly id: string; readonly revision: number; readonly text: string } | null
  /** The file could not be read again, as after somebody has deleted it. */
  readonly isGone: boolean
}

/** The text of a file, and below it what is wrong with it. */
export function FileEditor({ siteId, path, place, saved, isGone }: FileEditorProps) {
  const draft = useFileDrafts(siteId)[path]
  const text = typedText(draft) ?? saved?.text ?? ''
  const found = useProblems(siteId, path, text)
  useSavedCheck(path)
  const words = useQuery(vocabularyQuery(siteId)).data
  const code = useRef<CodeHandle>(null)
  const hintId = useId()
  const onText = (next: string): void => {
    if (saved !== null || draft !== undefined) {
      keepFile(siteId, saved ?? { id: path, revision: -1, text: '' }, next)
    }
  }
  useSaveKey(() => void saveFile(siteId, path))
  const goTo = useCallback((where: CodePlace) => code.current?.goTo(where), [])
  return (
    <>
      {isGone && (
        <output>
          <Banner tone="warn">This file is no longer there. Saving makes it again.</Banner>
        </output>
      )}
      <p id={hintId} className={styles['hidden']}>
        Tab indents. Press Escape and then Tab to leave the text. F8 goes to the next problem.
      </p>
      <div className={styles['stage']}>
        <Suspense
          fallback={
            <div className={styles['waiting']}>
              <Skeleton rows={14} height={18} />
            </div>
          }
        >
          <CodeView
            ref={code}
            fileId={`${siteId} ${path}`}
            path={path}
            text={text}
            problems={found.problems}
            place={place}
            hintId={hintId}
            vocabulary={() => words}
            onText={onText}
            onSave={() => void saveFile(siteId, path)}
          />
        </Suspense>
      </div>
      <ProblemList found={found} onGoTo={goTo} />
    </>
  )
}

/** Ctrl or Cmd and S outside of the text, which has keys of its own. */
function useSaveKey(save: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      if (event.defaultPrevented) return
      event.preventDefault()
      save()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
