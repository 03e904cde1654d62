import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'

type TypedWordsDialogProps = { readonly onKeep: () => void; readonly onDiscard: () => void }

/** Asks what is to become of words that are typed and are no draft. */
export function TypedWordsDialog({ onKeep, onDiscard }: TypedWordsDialogProps) {
  return (
    <Dialog
      title="What you typed is not saved"
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
        </>
      }
    >
      <p>If you leave now, it is lost.</p>
    </Dialog>
  )
}
