import { useBlocker } from '@tanstack/react-router'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { draftsOfSite, dropDraft, isHere, useDrafts, type Draft } from './drafts.ts'
import { isSavable, saveTyped } from './save-draft.ts'
import { useSaveState } from './save-state.ts'

/** What is typed where somebody is now, and would be out of sight after a step elsewhere. */
function draftsHere(siteId: string, isSameRoom: boolean): readonly Draft[] {
  return draftsOfSite(siteId)(useDrafts.getState()).filter(
    // from file to file nothing is lost; a text goes with its page
    (draft) => isHere(draft) && (draft.kind === 'text' || !isSameRoom),
  )
}

/** Asks before somebody leaves what is not saved, inside the editor or out of it. */
export function LeavingDialog({ siteId }: { readonly siteId: string }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      // the words wait for whoever signs in again
      if (next.pathname === '/sign-in' && useSaveState.getState().isSignedOut) return false
      return draftsHere(siteId, current.pathname === next.pathname).length > 0
    },
    enableBeforeUnload: () => draftsOfSite(siteId)(useDrafts.getState()).length > 0,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const { current, next } = blocker
  const drafts = draftsHere(siteId, current.pathname === next.pathname)
  const canBeSaved = drafts.every(isSavable)
  const saveAndGo = async (): Promise<void> => {
    if (await saveTyped(drafts.map(({ key }) => key))) blocker.proceed()
    else blocker.reset()
  }
  const discardAndGo = (): void => {
    for (const { key } of drafts) dropDraft(key)
    useSaveState.setState({ failure: null })
    blocker.proceed()
  }
  return (
    <Dialog
      title={titleOf(drafts)}
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
          {canBeSaved && (
            <Button kind="primary" onPress={() => void saveAndGo()}>
              Save and go on
            </Button>
          )}
        </>
      }
    >
      <p>If you leave now, what you typed is lost{drafts.length > 1 && ' in these places'}.</p>
      {!canBeSaved && <p>It can be saved where it was typed, once that is open again.</p>}
      {(drafts.length > 1 || drafts[0]?.kind === 'file') && (
        <ul>
          {drafts.map(({ key, kind, name }) => (
            <li key={key}>{kind === 'file' ? <code>{name}</code> : name}</li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function titleOf(drafts: readonly Draft[]): string {
  const [first] = drafts
  if (drafts.every(({ kind }) => kind === 'file')) return 'Some files are not saved'
  if (drafts.length > 1 || first === undefined) return 'Some changes are not saved'
  return first.kind === 'text' ? 'This text is not saved' : `${first.name} is not saved`
}
