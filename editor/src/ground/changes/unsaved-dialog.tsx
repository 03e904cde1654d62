import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'

type UnsavedDialogProps = {
  readonly title: string
  readonly onKeep: () => void
  readonly onDiscard: () => void
  /** The way to save it first, where there is one. */
  readonly save?: { readonly name: string; readonly onSave: () => Promise<void> } | undefined
  /** What becomes of it. */
  readonly children: ReactNode
}

/** Asks what is to become of something that is not saved. */
export function UnsavedDialog({ title, onKeep, onDiscard, save, children }: UnsavedDialogProps) {
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onKeep}
      actions={
        <>
          <Button kind="quiet" onPress={onKeep}>
            Keep editing
          </Button>
          <Button kind="danger" onPress={onDiscard}>
            Discard
          </Button>
          {save !== undefined && (
            <Button kind="primary" onPress={() => void save.onSave()}>
              {save.name}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  )
}

/** The same about words that are typed and are no draft. */
export function TypedWordsDialog(props: Pick<UnsavedDialogProps, 'onKeep' | 'onDiscard'>) {
  return (
    <UnsavedDialog {...props} title="What you typed is not saved">
      <p>If you leave now, it is lost.</p>
    </UnsavedDialog>
  )
}
