import { changeDraft, useDrafts, type Draft } from './drafts.ts'
import { saveDraft } from './save-draft.ts'
import { useSaveState } from './save-state.ts'

const firstWaitMs = 1000
const longestWaitMs = 30_000

let waiting: ReturnType<typeof setTimeout> | undefined

/** Whose login the browser sends now; null where nobody is signed in. */
export type FindAccountId = () => Promise<string | null>

/** Sends what found no connection again by itself: after a while, and when the network is back. */
export function retryWithoutConnection(findAccountId: FindAccountId): void {
  const retry = (): Promise<void> => retryIfTheirs(findAccountId)
  const again = (): void => schedule(retry)
  useDrafts.subscribe(again)
  globalThis.addEventListener('online', () => void retry().finally(again))
  // as when somebody has signed in again in another tab
  useSaveState.subscribe((now, before) => {
    if (before.isSignedOut && !now.isSignedOut) void retry()
  })
  again()
}

/** In another tab somebody else may have signed in meanwhile, in whose name nothing is stored. */
async function retryIfTheirs(findAccountId: FindAccountId): Promise<void> {
  if (unsentDrafts().length === 0) return
  const { accountId } = useDrafts.getState()
  try {
    if ((await findAccountId()) !== accountId) return noteTry('signed-out')
  } catch {
    return noteTry('offline')
  }
  await retryDrafts()
}

function noteTry(kind: 'signed-out' | 'offline'): void {
  for (const { key, state } of Object.values(useDrafts.getState().drafts)) {
    if (state.kind !== 'offline') continue
    const next = kind === 'offline' ? { kind, tries: state.tries + 1 } : { kind }
    changeDraft(key, (draft) => ({ ...draft, state: next }))
  }
}

function schedule(retry: () => Promise<void>): void {
  if (waiting !== undefined) return
  const tries = Object.values(useDrafts.getState().drafts).flatMap(({ state }) =>
    state.kind === 'offline' ? [state.tries] : [],
  )
  if (tries.length === 0) return
  const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(...tries))
  waiting = setTimeout(() => {
    waiting = undefined
    void retry().finally(() => schedule(retry))
  }, waitMs)
}

let underWay: Promise<void> | undefined

/** Sends again what could not be sent, as after the connection is back or somebody signed in. */
export function retryDrafts(): Promise<void> {
  underWay ??= sendUnsent().finally(() => {
    underWay = undefined
  })
  return underWay
}

async function sendUnsent(): Promise<void> {
  clearTimeout(waiting)
  waiting = undefined
  useSaveState.setState({ isSignedOut: false })
  for (const { key } of unsentDrafts()) await saveDraft(key, { notice: 'Saved.' })
}

function unsentDrafts(): readonly Draft[] {
  return Object.values(useDrafts.getState().drafts).filter(
    ({ state }) => state.kind === 'offline' || state.kind === 'signed-out',
  )
}
