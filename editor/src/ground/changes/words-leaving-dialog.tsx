import { useBlocker } from '@tanstack/react-router'
import { hasTypedWords } from './typed-words.ts'
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
  return <TypedWordsDialog onKeep={blocker.reset} onDiscard={blocker.proceed} />
}

/** Whether a step stays in its room and panel, such as to another block: what is typed there stays. */
function isBeside(current: Place, next: Place): boolean {
  return current.pathname === next.pathname && panelOf(current) === panelOf(next)
}

function panelOf({ search }: Place): unknown {
  return (search as { readonly panel?: unknown }).panel
}
