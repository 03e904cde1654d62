import { useSaveState } from '../changes/save-state.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { inertMarkup } from '../controls/inert-markup.ts'
import styles from './conflict-dialog.module.css'

/** Two versions of one text, and the choice between them. */
export function ConflictDialog(props: { readonly onResolve: (keep: 'mine' | 'theirs') => void }) {
  const conflict = useSaveState((state) => state.conflict)
  if (conflict === null) return null
  const { theirs } = conflict
  return (
    <Dialog
      title="Someone else changed this text"
      isOpen
      isDismissable={false}
      width="wide"
      onClose={() => undefined}
      actions={
        <>
          <Button onPress={() => props.onResolve('theirs')}>Take theirs</Button>
          <Button
            kind="primary"
            isDisabled={theirs === null}
            onPress={() => props.onResolve('mine')}
          >
            Keep mine
          </Button>
        </>
      }
    >
      <p>Nothing is lost until you choose. If you keep yours, undo brings theirs back.</p>
      <div className={styles['versions']}>
        <section>
          <h3>Yours</h3>
          <p className={styles['text']}>{wordsOf(conflict.html)}</p>
        </section>
        <section>
          <h3>Theirs</h3>
          <p className={styles['text']}>
            {theirs === null ? 'They deleted this text.' : wordsOf(theirs)}
          </p>
        </section>
      </div>
    </Dialog>
  )
}

/** A text without its markup: owners' HTML never becomes part of the editor's page. */
function wordsOf(html: string): string {
  const lines = html.replace(/<\/(?:p|h[1-6]|li|div|blockquote)>|<br\s*\/?>/gi, '\n')
  const parsed = new DOMParser().parseFromString(inertMarkup(lines), 'text/html')
  return (parsed.body.textContent ?? '').replace(/\n{2,}/g, '\n').trim()
}
