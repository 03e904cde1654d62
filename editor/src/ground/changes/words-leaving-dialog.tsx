import { useBlocker } from '@tanstack/react-router'
import { canonicalJson } from '@vitrine/rules/ground/documents/json-diff.ts'
import { discardTypedWords, hasTypedWords } from './typed-words.ts'
import { TypedWordsDialog } from './unsaved-dialog.tsx'

type Place = { readonly pathname: string; readonly search: unknown }

/** Asks before somebody leaves words that are typed and are no draft. */
export function WordsLeavingDialog() {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => hasTypedWords() && !isBeside(current, next),
    enableBeforeUnload: () => hasTypedWords(),
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const discard = (): void => {
    discardTypedWords()
    blocker.proceed()
  }
  return <TypedWordsDialog onKeep={blocker.reset} onDiscard={discard} />
}

/** Whether a step is to another page or block beside the panel that is open: what is typed there stays. */
function isBeside(current: Place, next: Place): boolean {
  return current.pathname === next.pathname && viewOf(current) === viewOf(next)
}

/** What of a room is shown, but for the page and its block that are beside that. */
function viewOf({ search }: Place): string {
  const { path: _page, block: _block, ...view } = search as Readonly<Record<string, unknown>>
  return canonicalJson(view)
}
