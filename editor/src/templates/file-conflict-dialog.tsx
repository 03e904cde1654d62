import { ConflictDialog } from '../changes/conflict-dialog.tsx'
import { resolveConflict, useCodeDrafts } from './code-drafts.ts'

/** Two versions of one file, and the choice between them. */
export function FileConflictDialog({ siteId }: { readonly siteId: string }) {
  const conflict = useCodeDrafts((state) => state.conflict)
  if (conflict === null) return null
  const { path, yours, theirs } = conflict
  return (
    <ConflictDialog
      title={`Someone else changed ${path}`}
      note="Nothing is lost until you choose. If you keep yours, the site’s undo brings theirs back; if you take theirs, undo in the text brings yours back."
      yours={<pre>{yours}</pre>}
      theirs={<pre>{theirs ?? 'They deleted this file.'}</pre>}
      onResolve={(keep) => void resolveConflict(siteId, keep)}
    />
  )
}
