import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'

type LeavingDialogProps = {
  readonly title: string
  /** What would be lost. */
  readonly children: ReactNode
  readonly hasDraft: () => boolean
  /** False where nothing is lost by going from one address of a room to another one of it. */
  readonly asksWithinRoom?: boolean
  /** @returns whether nothing is left unsaved */
  readonly onSave: () => Promise<boolean>
  readonly onDiscard: () => void
}

/** Asks before somebody leaves what is not saved, inside the editor or out of it. */
export function LeavingDialog(props: LeavingDialogProps) {
  const { title, children, hasDraft, asksWithinRoom = true, onSave, onDiscard } = props
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      hasDraft() && (asksWithinRoom || current.pathname !== next.pathname),
    enableBeforeUnload: hasDraft,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const saveAndGo = async (): Promise<void> => {
    if (await onSave()) blocker.proceed()
    else blocker.reset()
  }
  const discardAndGo = (): void => {
    onDiscard()
    blocker.proceed()
  }
  return (
    <Dialog
      title={title}
      isOpen
      onClose={blocker.reset}
      actions={
        <>
          <Button kind="quiet" onPress={blocker.reset}>
            Keep editing
          </Button>
          <Button kind="danger" onPress={discardAndGo}>
            Discard
          </Button>
          <Button kind="primary" onPress={() => void saveAndGo()}>
            Save and go on
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
