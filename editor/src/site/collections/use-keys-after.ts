import { useEffect, useRef, useState, type RefObject } from 'react'
import type { TermChange } from '@vitrine/rules/site/content/term-changes.ts'
import type { Term } from '@vitrine/rules/site/content/terms-api.ts'

/** A word whose row goes, and the one whose row takes the keys then; undefined: no other is left. */
type Gone = { readonly word: string; readonly next: string | undefined }

/**
 * Where the keys go when the row that had them is gone: a word that was renamed has another row.
 * They stay where somebody has put them meanwhile.
 * @param shown the words whose rows are on the screen, in their order
 */
export function useKeysAfter(
  terms: readonly Term[] | undefined,
  shown: readonly Term[],
): {
  readonly element: RefObject<HTMLDivElement | null>
  readonly note: (done: TermChange) => void
} {
  const element = useRef<HTMLDivElement>(null)
  const [gone, setGone] = useState<Gone>()
  useEffect(() => {
    if (gone === undefined || terms?.some(({ word }) => word === gone.word) !== false) return
    const soon = setTimeout(() => {
      setGone(undefined)
      if (document.activeElement !== document.body) return
      const rows = [...(element.current?.querySelectorAll<HTMLElement>('[data-word]') ?? [])]
      const row = rows.find(({ dataset }) => dataset['word'] === gone.next)
      const field = element.current?.querySelector('input')
      ;(row?.querySelector('button') ?? field)?.focus()
    })
    return () => clearTimeout(soon)
  }, [gone, terms])
  return {
    element,
    note: (done) => {
      // neither a new word nor one that moves takes a row away
      if (done.kind !== 'add' && done.kind !== 'nest')
        setGone({ word: done.word, next: nextOf(done, shown) })
    },
  }
}

function nextOf(done: Exclude<TermChange, { kind: 'add' | 'nest' }>, shown: readonly Term[]) {
  if (done.kind === 'rename') return done.to
  if (done.kind === 'merge') return done.into
  const at = shown.findIndex(({ word }) => word === done.word)
  return (shown[at + 1] ?? shown[at - 1])?.word
}
