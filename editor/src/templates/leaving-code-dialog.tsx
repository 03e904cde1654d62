import { useBlocker } from '@tanstack/react-router'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { discardDrafts, saveDrafts, useCodeDrafts } from './code-drafts.ts'

/** Asks before somebody leaves files that are not saved; from file to file nothing is lost. */
export function LeavingCodeDialog({ siteId }: { readonly siteId: string }) {
  const drafts = useCodeDrafts((state) => state.drafts)
  const hasDraft = (): boolean => Object.keys(useCodeDrafts.getState().drafts).length > 0
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => hasDraft() && current.pathname !== next.pathname,
    enableBeforeUnload: hasDraft,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const saveAndGo = async (): Promise<void> => {
    if (await saveDrafts(siteId)) blocker.proceed()
    else blocker.reset()
  }
  return (
    <Dialog
      title="Some files are not saved"
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
              discardDrafts()
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
      <p>If you leave now, what you typed in these files is lost:</p>
      <ul>
        {Object.keys(drafts).map((path) => (
          <li key={path}>
            <code>{path}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
