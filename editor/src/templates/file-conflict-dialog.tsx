import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { resolveConflict, useCodeDrafts } from './code-drafts.ts'
import styles from './file-conflict-dialog.module.css'

/** Two versions of one file, and the choice between them. */
export function FileConflictDialog({ siteId }: { readonly siteId: string }) {
  const conflict = useCodeDrafts((state) => state.conflict)
  if (conflict === null) return null
  const { path, yours, theirs } = conflict
  return (
    <Dialog
      title={`Someone else changed ${path}`}
      isOpen
      isDismissable={false}
      width="wide"
      onClose={() => undefined}
      actions={
        <>
          <Button onPress={() => void resolveConflict(siteId, 'theirs')}>Take theirs</Button>
          <Button kind="primary" onPress={() => void resolveConflict(siteId, 'mine')}>
            Keep mine
          </Button>
        </>
      }
    >
      <p>
        Nothing is lost until you choose. If you keep yours, the site’s undo brings theirs back; if
        you take theirs, undo in the text brings yours back.
      </p>
      <div className={styles['versions']}>
        <Version name="Yours" text={yours} />
        <Version name="Theirs" text={theirs ?? 'They deleted this file.'} />
      </div>
    </Dialog>
  )
}

function Version({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <h3>{name}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it */}
      <section className={styles['text']} tabIndex={0} aria-label={name}>
        <pre>{text}</pre>
      </section>
    </div>
  )
}
