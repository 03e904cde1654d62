import { findBlockType } from '@vitrine/rules/site/blocks/block-types.ts'
import { findBlock } from '@vitrine/rules/site/blocks/find-in-rows.ts'
import type { Layout } from '@vitrine/rules/site/blocks/layout.ts'
import { ConflictDialog } from '../../ground/changes/conflict-dialog.tsx'
import type { ActionDraft } from '../../ground/changes/drafts.ts'
import { resolveAction } from '../../ground/changes/pending-actions.ts'
import { shownBody } from '../../ground/changes/shown-documents.ts'
import { useSiteDrafts } from '../../ground/changes/use-site-drafts.ts'

/** Both values of each setting of a block that somebody else changed too, and the choice between them. */
export function BlockConflictDialog({ siteId }: { readonly siteId: string }) {
  const draft = useSiteDrafts(siteId).find(
    (one): one is ActionDraft => one.kind === 'action' && one.state.kind === 'conflict',
  )
  if (draft?.state.kind !== 'conflict') return null
  const { conflicts } = draft.state
  const valuesOf = (whose: 'yours' | 'theirs') => (
    <dl>
      {conflicts.map((conflict) => (
        <div key={conflict.field}>
          <dt>{labelOf(draft, conflict.field)}</dt>
          <dd>{wordsOf(conflict[whose])}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <ConflictDialog
      title="Someone else changed this block"
      note="Nothing is lost until you choose. If you keep yours, undo brings theirs back. What else you changed stays."
      yours={valuesOf('yours')}
      theirs={valuesOf('theirs')}
      onResolve={(keep) => resolveAction(draft.key, keep)}
    />
  )
}

function labelOf({ siteId, wish }: ActionDraft, field: string): string {
  const { layoutId, blockId } = wish.input as { layoutId?: unknown; blockId?: unknown }
  if (typeof layoutId !== 'string' || typeof blockId !== 'string') return field
  const layout = shownBody(siteId, { kind: 'layout', id: layoutId }) as Layout | null | undefined
  const block = findBlock(layout?.rows ?? [], blockId)?.block
  const fields = block && findBlockType(block.type)?.fields
  return fields?.[field]?.label ?? field
}

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value === '' ? '–' : value
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  return value == null ? '–' : JSON.stringify(value)
}
