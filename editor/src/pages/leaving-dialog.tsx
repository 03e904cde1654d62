import { useBlocker } from '@tanstack/react-router'
import { useSaveState } from '../changes/save-state.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'

type LeavingDialogProps = {
  readonly onSave: () => Promise<boolean>
  readonly onDiscard: () => void
}

/** Asks before somebody leaves a text that is not saved, inside the editor or out of it. */
export function LeavingDialog({ onSave, onDiscard }: LeavingDialogProps) {
  const hasDraft = (): boolean => useSaveState.getState().draft !== null
  const blocker = useBlocker({
    shouldBlockFn: hasDraft,
    enableBeforeUnload: hasDraft,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const saveAndGo = async (): Promise<void> => {
    if (await onSave()) blocker.proceed()
    else blocker.reset()
  }
  return (
    <Dialog
      title="This text is not saved"
      isOpen
      onClose={blocker.reset}
      actions={
        <>
          <Button kind="quiet" onPress={blocker.reset}>
            Keep editing
          </Button>
          <Button
            kind="danger"
            onPress={() => {
              onDiscard()
              blocker.proceed()
            }}
          >
            Discard
          </Button>
          <Button kind="primary" onPress={() => void saveAndGo()}>
            Save and go on
          </Button>
        </>
      }
    >
      <p>If you leave now, what you typed is lost.</p>
    </Dialog>
  )
}
