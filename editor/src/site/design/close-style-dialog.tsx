import { UnsavedDialog } from '../../ground/changes/unsaved-dialog.tsx'

type CloseStyleDialogProps = {
  readonly onKeep: () => void
  readonly onDiscard: () => void
  readonly onSave: () => Promise<void>
}

/** Asks what is to become of a style that is not saved. */
export function CloseStyleDialog({ onSave, ...ways }: CloseStyleDialogProps) {
  return (
    <UnsavedDialog
      {...ways}
      title="This style is not saved"
      save={{ name: 'Save and close', onSave }}
    >
      <p>Visitors still see the site as it was. If you discard, the page goes back to that.</p>
    </UnsavedDialog>
  )
}
