import { useQuery } from '@tanstack/react-query'
import type { FieldConflict } from '@vitrine/rules/ground/changes/field-edits.ts'
import type { BlockType } from '@vitrine/rules/site/blocks/block-type.ts'
import { findBlockType } from '@vitrine/rules/site/blocks/block-types.ts'
import { blocksOfLayout } from '@vitrine/rules/site/blocks/blocks-of-layout.ts'
import { ConflictDialog } from '../../ground/changes/conflict-dialog.tsx'
import { documentQuery } from '../../ground/changes/documents.ts'
import { resolveAction } from '../../ground/changes/pending-actions.ts'
import { useSiteDrafts } from '../../ground/changes/use-site-drafts.ts'
import styles from '../../ground/changes/draft-form.module.css'
import { wordsOfValue } from './words-of-value.ts'

/** Both values of each field of a block that somebody else changed too, and the choice between them. */
export function EditConflictDialog({ siteId }: { readonly siteId: string }) {
  const [conflict] = useSiteDrafts(siteId).flatMap((draft) =>
    draft.kind === 'action' && draft.wish.action === 'edit-block' && draft.state.kind === 'conflict'
      ? [{ key: draft.key, input: draft.wish.input, conflicts: draft.state.conflicts }]
      : [],
  )
  const { layoutId = '', blockId } = conflict?.input ?? {}
  const layout = useQuery({
    ...documentQuery(siteId, 'layout', layoutId),
    enabled: conflict !== undefined,
  })
  if (conflict === undefined) return null
  const { key, conflicts } = conflict
  const block = layout.data && blocksOfLayout(layout.data.body).find(({ id }) => id === blockId)
  const valuesOf = (whose: 'yours' | 'theirs') => (
    <Values
      conflicts={conflicts}
      whose={whose}
      blockType={block === undefined ? undefined : findBlockType(block.type)}
    />
  )
  return (
    <ConflictDialog
      title={`Someone else changed ${conflicts.length === 1 ? 'this too' : 'these too'}`}
      note="Nothing is lost until you choose. If you keep yours, undo brings theirs back."
      yours={valuesOf('yours')}
      theirs={valuesOf('theirs')}
      onResolve={(keep) => resolveAction(key, keep)}
    />
  )
}

function Values(props: {
  readonly conflicts: readonly FieldConflict[]
  readonly whose: 'yours' | 'theirs'
  readonly blockType: BlockType | undefined
}) {
  const { conflicts, whose, blockType } = props
  return (
    <dl className={styles['values']}>
      {conflicts.map((conflict) => {
        const field = blockType?.fields[conflict.field]
        return (
          <div key={conflict.field}>
            <dt>{field?.label ?? conflict.field}</dt>
            <dd>{wordsOfValue(field, conflict[whose]) || '–'}</dd>
          </div>
        )
      })}
    </dl>
  )
}
