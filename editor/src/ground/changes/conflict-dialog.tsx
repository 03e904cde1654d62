import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import styles from './conflict-dialog.module.css'

type ConflictDialogProps = {
  readonly title: string
  /** What becomes of the version that is not chosen. */
  readonly note: string
  readonly yours: ReactNode
  readonly theirs: ReactNode
  readonly canKeepMine?: boolean
  readonly onResolve: (keep: 'mine' | 'theirs') => void
}

/** Two versions of what two people changed, and the choice between them. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { title, note, yours, theirs, canKeepMine = true, onResolve } = props
  return (
    <Dialog
      title={title}
      isOpen
      isDismissable={false}
      width="wide"
      onClose={() => undefined}
      actions={
        <>
          <Button onPress={() => onResolve('theirs')}>Take theirs</Button>
          <Button kind="primary" isDisabled={!canKeepMine} onPress={() => onResolve('mine')}>
            Keep mine
          </Button>
        </>
      }
    >
      <p>{note}</p>
      <div className={styles['versions']}>
        <Version name="Yours">{yours}</Version>
        <Version name="Theirs">{theirs}</Version>
      </div>
    </Dialog>
  )
}

function Version({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <h3>{name}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it */}
      <section className={styles['text']} tabIndex={0} aria-label={name}>
        {children}
      </section>
    </div>
  )
}
