import { ConflictDialog } from './conflict-dialog.tsx'
import { documentsOf } from './documents.ts'
import { useDrafts } from './drafts.ts'
import { endOfReading } from './end-of-reading.ts'
import { resolveConflict } from './save-draft.ts'
import { queryClient } from '../http/query-client.ts'
import type { AnyFormInRoom } from './use-form-draft.ts'
import styles from './draft-form.module.css'

/** What fields of a form are called, and how what is stored of them is shown. */
export type FieldWords = {
  readonly labelOf: (name: string) => string
  readonly show: (name: string, value: unknown) => string
}

type Props = { readonly form: AnyFormInRoom; readonly words: FieldWords }

/** Both values of each field that somebody else changed, and the choice between them. */
export function FieldConflictDialog({ form, words }: Props) {
  const draft = useDrafts((state) => state.drafts[form.key])
  if (draft?.state.kind !== 'conflict') return null
  const { conflicts } = draft.state
  const resolve = async (keep: 'mine' | 'theirs'): Promise<void> => {
    if (keep === 'theirs') {
      await queryClient.invalidateQueries({ queryKey: documentsOf(draft.siteId) })
      await endOfReading(draft.siteId)
    }
    resolveConflict(draft.key, keep, form.nameOf)
    if (keep === 'mine') await form.onSubmit()
  }
  const valuesOf = (whose: 'yours' | 'theirs') => (
    <dl className={styles['values']}>
      {conflicts.map((conflict) => {
        const name = form.nameOf(conflict.field)
        return (
          <div key={conflict.field}>
            <dt>{words.labelOf(name)}</dt>
            <dd>{words.show(name, conflict[whose]) || '–'}</dd>
          </div>
        )
      })}
    </dl>
  )
  return (
    <ConflictDialog
      title={`Someone else changed ${conflicts.length === 1 ? 'this too' : 'these too'}`}
      note="Nothing is lost until you choose. If you keep yours, undo brings theirs back. What else you typed stays."
      yours={valuesOf('yours')}
      theirs={valuesOf('theirs')}
      onResolve={(keep) => void resolve(keep)}
    />
  )
}
