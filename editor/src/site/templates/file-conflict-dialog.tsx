import { ConflictDialog } from '../../ground/changes/conflict-dialog.tsx'
import { resolveFile, useFileDrafts } from './code-drafts.ts'

/** Two versions of one file, and the choice between them. */
export function FileConflictDialog({ siteId }: { readonly siteId: string }) {
  const draft = Object.values(useFileDrafts(siteId)).find(({ state }) => state.kind === 'conflict')
  if (draft?.state.kind !== 'conflict') return null
  const { path, state } = draft
  const { yours, theirs } = state.conflicts[0] ?? {}
  return (
    <ConflictDialog
      title={`Someone else changed ${path}`}
      note="Nothing is lost until you choose. If you keep yours, the site’s undo brings theirs back; if you take theirs, undo in the text brings yours back."
      yours={<pre>{String(yours)}</pre>}
      theirs={<pre>{typeof theirs === 'string' ? theirs : 'They deleted this file.'}</pre>}
      onResolve={(keep) => void resolveFile(siteId, path, keep)}
    />
  )
}
