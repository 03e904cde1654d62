import { ConflictDialog } from '../../ground/changes/conflict-dialog.tsx'
import { useSiteDrafts } from '../../ground/changes/use-site-drafts.ts'
import { inertMarkup } from '../../ground/controls/inert-markup.ts'

/** Two versions of one text, and the choice between them. */
export function TextConflictDialog(props: {
  readonly siteId: string
  readonly onResolve: (keep: 'mine' | 'theirs') => void
}) {
  const drafts = useSiteDrafts(props.siteId)
  const [conflict] = drafts.flatMap(({ kind, state }) =>
    kind === 'text' && state.kind === 'conflict' ? state.conflicts : [],
  )
  if (conflict === undefined) return null
  const { yours, theirs } = conflict
  return (
    <ConflictDialog
      title="Someone else changed this text"
      note="Nothing is lost until you choose. If you keep yours, undo brings theirs back."
      yours={wordsOf(String(yours))}
      theirs={typeof theirs === 'string' ? wordsOf(theirs) : 'They deleted this text.'}
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
