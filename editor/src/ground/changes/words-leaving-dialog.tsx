import { useBlocker } from '@tanstack/react-router'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { hasTypedWords } from './typed-words.ts'

/** Asks before somebody leaves words that are typed and are no draft. */
export function WordsLeavingDialog() {
  const blocker = useBlocker({
    shouldBlockFn: () => hasTypedWords(),
    enableBeforeUnload: () => hasTypedWords(),
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Dialog
      title="What you typed is not saved"
      isOpen
      onClose={blocker.reset}
      actions={
        <>
          <Button kind="quiet" onPress={blocker.reset}>
            Keep editing
          </Button>
          <Button kind="danger" onPress={blocker.proceed}>
            Discard
          </Button>
        </>
      }
    >
      <p>If you leave now, it is lost.</p>
    </Dialog>
  )
}
