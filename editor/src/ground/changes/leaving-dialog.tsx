import { useBlocker } from '@tanstack/react-router'
import { draftsOfSite, dropDraft, isAt, useDrafts, type Draft } from './drafts.ts'
import { isSavable, saveTyped } from './save-draft.ts'
import { useSaveState } from './save-state.ts'
import { UnsavedDialog } from './unsaved-dialog.tsx'

type Place = { readonly pathname: string; readonly search: unknown }
type Step = { readonly current: Place; readonly next: Place }

/** The page that a text is on, where the settings of a block are opened beside it. */
function pageAt({ pathname, search }: Place): string {
  return `${pathname} ${(search as { path?: string }).path ?? ''}`
}

/** What is typed where somebody is now, and would be out of sight after a step elsewhere. */
function draftsHere(siteId: string, { current, next }: Step): readonly Draft[] {
  const isSameRoom = current.pathname === next.pathname
  const isSamePage = pageAt(current) === pageAt(next)
  return draftsOfSite(siteId)(useDrafts.getState()).filter(
    // from file to file nothing is lost; a text goes with its page; a change goes on by itself
    (draft) =>
      draft.kind !== 'action' &&
      isAt(draft, `/config${current.pathname}`) &&
      !(draft.kind === 'text' ? isSamePage : isSameRoom),
  )
}

/** Asks before somebody leaves what is not saved, inside the editor or out of it. */
export function LeavingDialog({ siteId }: { readonly siteId: string }) {
  const blocker = useBlocker({
    shouldBlockFn: (step) => {
      // the words wait for whoever signs in again
      if (step.next.pathname === '/sign-in' && useSaveState.getState().isSignedOut) return false
      return draftsHere(siteId, step).length > 0
    },
    enableBeforeUnload: () => draftsOfSite(siteId)(useDrafts.getState()).length > 0,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const drafts = draftsHere(siteId, blocker)
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
    <UnsavedDialog
      title={titleOf(drafts)}
      onKeep={blocker.reset}
      onDiscard={discardAndGo}
      save={canBeSaved ? { name: 'Save and go on', onSave: saveAndGo } : undefined}
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
    </UnsavedDialog>
  )
}

function titleOf(drafts: readonly Draft[]): string {
  const [first] = drafts
  if (drafts.every(({ kind }) => kind === 'file')) return 'Some files are not saved'
  if (drafts.length > 1 || first === undefined) return 'Some changes are not saved'
  return first.kind === 'text' ? 'This text is not saved' : `${first.name} is not saved`
}
