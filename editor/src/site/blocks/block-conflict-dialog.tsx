import type { FieldKind, FieldMap } from '@vitrine/rules/site/blocks/field-kind.ts'
import { findBlockType } from '@vitrine/rules/site/blocks/block-types.ts'
import { nounIn } from '@vitrine/rules/site/blocks/block-words.ts'
import { slideSettings } from '@vitrine/rules/site/blocks/slide-settings.ts'
import { findBlock } from '@vitrine/rules/site/blocks/find-in-rows.ts'
import { popupSettings } from '@vitrine/rules/site/sites/popup-settings.ts'
import type { Layout } from '@vitrine/rules/site/blocks/layout.ts'
import { ConflictDialog } from '../../ground/changes/conflict-dialog.tsx'
import type { ActionDraft } from '../../ground/changes/drafts.ts'
import { resolveAction } from '../../ground/changes/pending-actions.ts'
import { shownBody } from '../../ground/changes/shown-documents.ts'
import { useSiteDrafts } from '../../ground/changes/use-site-drafts.ts'
import styles from '../../ground/changes/draft-form.module.css'
import { pictureWordsFields } from './picture-words-fields.ts'
import { wordsOfValue } from './words-of-value.ts'

/** Both values of each setting of a block that somebody else changed too, and the choice between them. */
export function BlockConflictDialog({ siteId }: { readonly siteId: string }) {
  const draft = useSiteDrafts(siteId).find(
    (one): one is ActionDraft => one.kind === 'action' && one.state.kind === 'conflict',
  )
  if (draft?.state.kind !== 'conflict') return null
  const { conflicts } = draft.state
  const valuesOf = (whose: 'yours' | 'theirs') => (
    <dl className={styles['values']}>
      {conflicts.map((conflict) => (
        <div key={conflict.field}>
          <dt>{fieldOf(draft, conflict.field)?.label ?? conflict.field}</dt>
          <dd>{wordsOfValue(fieldOf(draft, conflict.field), conflict[whose]) || '–'}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <ConflictDialog
      title={`Someone else changed this ${nounOf(draft)}`}
      note="Nothing is lost until you choose. If you keep yours, undo brings theirs back. What else you changed stays."
      yours={valuesOf('yours')}
      theirs={valuesOf('theirs')}
      onResolve={(keep) => resolveAction(draft.key, keep)}
    />
  )
}

/** What is called changed: settings of a slide are not of one of its slices. */
function nounOf(draft: ActionDraft): string {
  const { action } = draft.wish
  if (action === 'set-popup') return 'pop-up'
  if (action === 'edit-asset') return 'file'
  return action === 'set-slide-layout' ? 'slide' : nounIn(layoutOf(draft) ?? {})
}

function layoutOf({ siteId, wish }: ActionDraft): Layout | null | undefined {
  const { layoutId } = wish.input as { layoutId?: unknown }
  if (typeof layoutId !== 'string') return undefined
  return shownBody(siteId, { kind: 'layout', id: layoutId }) as Layout | null | undefined
}

function fieldOf(draft: ActionDraft, name: string): FieldKind | undefined {
  const { wish } = draft
  if (wish.action === 'set-popup') return fieldAmong(popupSettings, name)
  if (wish.action === 'edit-asset') return fieldAmong(pictureWordsFields, name)
  const layout = layoutOf(draft)
  if (layout?.slide !== undefined && wish.action === 'set-slide-layout') {
    return fieldAmong(slideSettings(layout.slide.type), name)
  }
  const { blockId } = wish.input as { blockId?: unknown }
  if (typeof blockId !== 'string') return undefined
  const block = findBlock(layout?.rows ?? [], blockId)?.block
  return block && findBlockType(block.type)?.fields[name]
}

function fieldAmong(fields: FieldMap, name: string): FieldKind | undefined {
  return fields[name]
}
