import { changeDraft, useDrafts, type Draft } from './drafts.ts'
import { longestWaitMs, waitBeforeTry } from './retry-waits.ts'
import { sendWaiting } from './pending-actions.ts'
import { saveDraft } from './save-draft.ts'
import { useSaveState } from './save-state.ts'

/** Whose login the browser sends now; null where nobody is signed in. */
export type FindAccountId = () => Promise<string | null>

/** Given at the start: who is signed in is known to a later area. */
let findAccountId: FindAccountId = () => Promise.resolve(null)

/**
 * Sends again by itself what found no connection or an ended login: after a while, when the network
 * is back, and when somebody comes back to this window, as from another one where they signed in.
 */
export function retryByItself(findWhoIsIn: FindAccountId): void {
  findAccountId = findWhoIsIn
  useDrafts.subscribe(schedule)
  for (const event of ['online', 'focus']) {
    globalThis.addEventListener(event, () => void retryDrafts().finally(schedule))
  }
  // something was stored, so somebody has signed in again in another tab
  useSaveState.subscribe((now, before) => {
    if (before.isSignedOut && !now.isSignedOut) void retryDrafts()
  })
  schedule()
}

/**
 * Sends again what could not be sent. In another tab somebody else may have signed in meanwhile, in
 * whose name nothing is stored.
 */
export async function retryDrafts(): Promise<void> {
  if (unsentDrafts().length === 0 && !useSaveState.getState().isSignedOut) return
  try {
    const isTheirs = (await findAccountId()) === useDrafts.getState().accountId
    if (!isTheirs) return noteTry('signed-out')
  } catch {
    return noteTry('offline')
  }
  await sendOnce()
}

function noteTry(kind: 'signed-out' | 'offline'): void {
  for (const { key, state } of Object.values(useDrafts.getState().drafts)) {
    if (state.kind !== 'offline') continue
    const next = kind === 'offline' ? { kind, tries: state.tries + 1 } : { kind }
    changeDraft(key, (draft) => ({ ...draft, state: next }))
  }
}

let waiting: { readonly timer: ReturnType<typeof setTimeout>; readonly ms: number } | undefined

function stopWaiting(): void {
  clearTimeout(waiting?.timer)
  waiting = undefined
}

function schedule(): void {
  const ms = Math.min(
    ...unsentDrafts().map(({ state }) =>
      // who signs in here sends them at once
      state.kind === 'offline' ? waitBeforeTry(state.tries) : longestWaitMs,
    ),
  )
  if (ms >= (waiting?.ms ?? Number.POSITIVE_INFINITY)) return
  stopWaiting()
  const timer = setTimeout(() => {
    waiting = undefined
    void retryDrafts().finally(schedule)
  }, ms)
  waiting = { timer, ms }
}

let underWay: Promise<void> | undefined

function sendOnce(): Promise<void> {
  underWay ??= sendUnsent().finally(() => {
    underWay = undefined
  })
  return underWay
}

async function sendUnsent(): Promise<void> {
  stopWaiting()
  useSaveState.setState({ isSignedOut: false })
  const unsent = unsentDrafts()
  // a text may stand in a block that is still to be added
  const sites = unsent.flatMap(({ kind, siteId }) => (kind === 'action' ? [siteId] : []))
  for (const siteId of new Set(sites)) await sendWaiting(siteId)
  for (const { key, kind } of unsent) {
    if (kind !== 'action') await saveDraft(key, { notice: 'Saved.' })
  }
}

function unsentDrafts(): readonly Draft[] {
  return Object.values(useDrafts.getState().drafts).filter(
    ({ state }) => state.kind === 'offline' || state.kind === 'signed-out',
  )
}
