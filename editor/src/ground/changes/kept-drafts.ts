import { writeInNameOf } from '../http/send-request.ts'
import { draftAfter, putDraft, useDrafts, type Draft } from './drafts.ts'

const place = 'vitrine-drafts'
const restMs = 250

let waiting: ReturnType<typeof setTimeout> | undefined

/** Keeps drafts over a reload, in this tab alone: two tabs never write over each other's. */
export function keepDraftsOverReload(): void {
  restore()
  useDrafts.subscribe(() => {
    clearTimeout(waiting)
    waiting = setTimeout(keep, restMs)
  })
  globalThis.addEventListener('pagehide', keep)
}

function keep(): void {
  clearTimeout(waiting)
  const { accountId, drafts } = useDrafts.getState()
  try {
    if (Object.keys(drafts).length === 0) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, JSON.stringify({ accountId, drafts }))
  } catch {
    // a browser that keeps nothing, or not this much: closing the tab still asks
  }
}

function restore(): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null') as {
      accountId: string
      drafts: Record<string, Draft>
    } | null
    if (kept === null) return
    useDrafts.setState({ accountId: kept.accountId, drafts: {} })
    for (const draft of Object.values(kept.drafts)) putDraft(woken(draft))
  } catch {
    // not ours, or of another version
  }
}

/**
 * What was on its way when the page went may have arrived or not, and texts store themselves: both
 * are sent again. A form waits for its Save, a count for its Set, and a file that somebody else has
 * changed for the question to be asked again.
 */
function woken(draft: Draft): Draft {
  // this page reads everything anew
  if (draft.state.kind === 'stored') return draftAfter(draft.state, draft)
  if (draft.kind === 'count') return { ...draft, state: { kind: 'typed' } }
  if (draft.kind === 'action') {
    return draft.state.kind === 'conflict'
      ? draft
      : { ...draft, state: { kind: 'offline', tries: 0 } }
  }
  const isFileSent = draft.state.kind !== 'typed' && draft.state.kind !== 'conflict'
  const wasSent = draft.kind === 'form' ? draft.wish !== null : isFileSent
  const isSent = draft.kind === 'text' || wasSent
  return { ...draft, state: isSent ? { kind: 'offline', tries: 0 } : { kind: 'typed' } }
}

/** Drafts belong to who typed them: whoever signs in next finds none of them. */
export function claimDrafts(accountId: string): void {
  writeInNameOf(accountId)
  const before = useDrafts.getState().accountId
  if (before === accountId) return
  useDrafts.setState({ accountId, ...(before === '' ? {} : { drafts: {} }) })
}
