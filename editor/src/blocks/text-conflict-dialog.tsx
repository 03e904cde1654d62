import { ConflictDialog } from '../changes/conflict-dialog.tsx'
import { useSaveState } from '../changes/save-state.ts'
import { inertMarkup } from '../controls/inert-markup.ts'

/** Two versions of one text, and the choice between them. */
export function TextConflictDialog(props: {
  readonly onResolve: (keep: 'mine' | 'theirs') => void
}) {
  const conflict = useSaveState((state) => state.conflict)
  if (conflict === null) return null
  const { html, theirs } = conflict
  return (
    <ConflictDialog
      title="Someone else changed this text"
      note="Nothing is lost until you choose. If you keep yours, undo brings theirs back."
      yours={wordsOf(html)}
      theirs={theirs === null ? 'They deleted this text.' : wordsOf(theirs)}
      canKeepMine={theirs !== null}
      onResolve={props.onResolve}
    />
  )
}

/** A text without its markup: owners' HTML never becomes part of the editor's page. */
function wordsOf(html: string): string {
  const lines = html.replace(/<\/(?:p|h[1-6]|li|div|blockquote)>|<br\s*\/?>/gi, '\n')
  const parsed = new DOMParser().parseFromString(inertMarkup(lines), 'text/html')
  return (parsed.body.textContent ?? '').replace(/\n{2,}/g, '\n').trim()
}
