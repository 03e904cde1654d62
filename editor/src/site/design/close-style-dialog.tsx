import { Button } from '../../ground/controls/button.tsx'
import { Dialog } from '../../ground/controls/dialog.tsx'

type CloseStyleDialogProps = {
  readonly onKeep: () => void
  readonly onDiscard: () => void
  readonly onSave: () => Promise<void>
}

/** Asks what is to become of a style that is not saved. */
export function CloseStyleDialog({ onKeep, onDiscard, onSave }: CloseStyleDialogProps) {
  return (
    <Dialog
      title="This style is not saved"
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
          <Button kind="primary" onPress={() => void onSave()}>
            Save and close
          </Button>
        </>
      }
    >
      <p>Visitors still see the site as it was. If you discard, the page goes back to that.</p>
    </Dialog>
  )
}
