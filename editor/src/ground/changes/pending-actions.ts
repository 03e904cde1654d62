import { changesApi, type ChangeReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { FieldConflict } from '@vitrine/rules/ground/changes/field-edits.ts'
import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
import {
  isFieldEdit,
  joinedWish,
  splitWish,
} from '@vitrine/rules/ground/changes/pending-actions.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { call, foundNoServer, RequestRefused } from '../http/send-request.ts'
import { documentQuery, documentsOf } from './documents.ts'
import {
  actionDrafts,
  changeDraft,
  dropDraft,
  findDraft,
  makeNewId,
  placeHere,
  putDraft,
  type ActionDraft,
  type DraftState,
} from './drafts.ts'
import { whileSaving } from './save-state.ts'
import { isKnown, newestRevision, readsOf, takeNews } from './shown-documents.ts'
import { inTurn } from './site-turns.ts'
import { queryClient } from '../http/query-client.ts'

/** What became of an action: it is known only once a server has answered. */
export type Performed = Result<ChangeReply, RequestRefused>

/** Who waits for the answer to an action, by the key of its draft; nobody does after a reload. */
const waiting = new Map<string, Waiting>()
type Waiting = { readonly promise: Promise<Performed>; resolve(performed: Performed): void }

/**
 * Shows an owner action at once, and sends it when its turn comes: one request at a time per site.
 * Edits of the same thing that are not on their way yet become one. It outlives a lost connection,
 * an ended login and a reload as what is typed does.
 * @returns what the server made of it
 */
export function performSoon(siteId: string, wish: ActionWish, name: string): Promise<Performed> {
  void readWhatItReads(siteId, wish)
  const joined = joinWaiting(siteId, wish)
  if (joined !== undefined) return promiseOf(joined)
  const key = newKey(siteId)
  const draft: ActionDraft = {
    kind: 'action',
    key,
    siteId,
    name,
    place: placeHere(),
    fields: {},
    state: { kind: 'typed' },
    wish,
    at: Date.now(),
  }
  putDraft(draft)
  const answer = promiseOf(key)
  void inTurn(siteId, () => sendAction(key))
  return answer
}

function newKey(siteId: string): string {
  return `action ${siteId} ${makeNewId()}`
}

function promiseOf(key: string): Promise<Performed> {
  const known = waiting.get(key)
  if (known !== undefined) return known.promise
  let resolve: Waiting['resolve'] = () => undefined
  const promise = new Promise<Performed>((done) => {
    resolve = done
  })
  waiting.set(key, { promise, resolve })
  return promise
}

function answer(key: string, performed: Performed): void {
  waiting.get(key)?.resolve(performed)
  waiting.delete(key)
}

/** What it reads has to be here before it can be shown; until then the server alone knows. */
async function readWhatItReads(siteId: string, wish: ActionWish): Promise<void> {
  const missing = readsOf(wish).filter((ref) => !isKnown(siteId, ref))
  await Promise.allSettled(
    missing.map(({ kind, id }) => queryClient.fetchQuery(documentQuery(siteId, kind, id))),
  )
}

/**
 * An edit joins one that waits, unless something between them moves what they are about.
 * @returns the key of what it has become a part of
 */
function joinWaiting(siteId: string, wish: ActionWish): string | undefined {
  if (!isFieldEdit(wish)) return undefined
  for (const { key, state, wish: earlier, since } of actionDrafts(siteId).toReversed()) {
    const isUnsent = state.kind === 'typed' || (state.kind === 'offline' && since === undefined)
    if (!isUnsent || !isFieldEdit(earlier)) return undefined
    const joined = joinedWish(earlier, wish)
    if (joined === null) continue
    changeAction(key, (draft) => ({ ...draft, wish: joined }))
    return key
  }
  return undefined
}

function changeAction(key: string, change: (draft: ActionDraft) => ActionDraft): void {
  changeDraft(key, (draft) => (draft.kind === 'action' ? change(draft) : draft))
}

/** Sends again, in order, what found no connection or an ended login. */
export async function sendWaiting(siteId: string): Promise<void> {
  await inTurn(siteId, () => sendHeldUp(siteId))
}

/** The same in a turn that has come. */
export async function sendHeldUp(siteId: string): Promise<void> {
  if (!actionDrafts(siteId).some(isHeldUp)) return
  for (const { key, state } of actionDrafts(siteId)) {
    if (state.kind === 'conflict') continue
    if (!(await sendAction(key))) return
  }
}

/** @returns whether a server has answered, so that what was asked for later may follow */
async function sendAction(key: string): Promise<boolean> {
  const draft = findDraft(key)
  if (draft?.kind !== 'action') return true
  const { siteId } = draft
  const [first] = actionDrafts(siteId).filter(({ state }) => state.kind !== 'conflict')
  if (first !== undefined && first.key !== key && isHeldUp(first)) {
    changeAction(key, (now) => ({ ...now, state: first.state }))
    return false
  }
  const since = draft.since ?? newestRevision(siteId)
  changeAction(key, (now) => ({ ...now, state: { kind: 'saving' }, since }))
  try {
    // sent again, it may have arrived the first time
    const done = await ask(siteId, draft.wish, draft.since)
    takeNews(siteId, done, { settle: () => dropDraft(key) })
    readAgain(siteId, done)
    answer(key, ok(done))
    return true
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error
    return await settleRefused(draft, error)
  }
}

/** What an action adds or takes away stands in lists that were read before. */
function readAgain(siteId: string, { changed, sequence }: ChangeReply): void {
  void queryClient.invalidateQueries({ queryKey: ['history', siteId] })
  const kinds = changed.filter(({ revision }) => revision !== sequence).map(({ kind }) => kind)
  for (const kind of new Set(kinds)) {
    void queryClient.invalidateQueries({ queryKey: documentsOf(siteId, kind) })
  }
}

/** Whether it waits for a connection, or for a login. */
export function isHeldUp({ state }: ActionDraft): boolean {
  return state.kind === 'offline' || state.kind === 'signed-out'
}

async function ask(siteId: string, wish: ActionWish, since?: number): Promise<ChangeReply> {
  const body = { ...wish, bodies: true, ...(since !== undefined && { since }) }
  for (;;) {
    try {
      return await whileSaving(() => call(changesApi.actions, { params: { siteId }, body }))
    } catch (error) {
      if (!(error instanceof RequestRefused) || error.status !== 429) throw error
      await pause(tooManyWaitMs)
    }
  }
}

/** What is asked for too fast waits: it is not refused. */
const tooManyWaitMs = 2000

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

async function settleRefused(draft: ActionDraft, refusal: RequestRefused): Promise<boolean> {
  const { key } = draft
  const state = stateAfter(draft, refusal)
  if (state === null) {
    dropDraft(key)
    answer(key, refuse(refusal))
    return true
  }
  if (state.kind !== 'conflict') {
    changeAction(key, (now) => ({ ...now, state }))
    return false
  }
  // a field that somebody else has changed is in no other field's way
  const names = new Set(state.conflicts.map(({ field }) => field))
  const { these, others } = splitWish(draft.wish, names)
  answer(key, refuse(refusal))
  if (others === null) {
    changeAction(key, (now) => ({ ...now, state }))
    return true
  }
  putDraft({ ...draft, key: newKey(draft.siteId), state, wish: these ?? draft.wish })
  // the others keep their turn: what was asked for later stands on them
  changeAction(key, ({ since: _tried, ...now }) => ({
    ...now,
    state: { kind: 'typed' },
    wish: others,
  }))
  return sendAction(key)
}

/** What keeps it from being stored; null where it never will be. */
function stateAfter({ state }: ActionDraft, refusal: RequestRefused): DraftState | null {
  if (foundNoServer(refusal)) {
    return { kind: 'offline', tries: state.kind === 'offline' ? state.tries + 1 : 0 }
  }
  if (refusal.code === 'signed-out') return { kind: 'signed-out' }
  if (refusal.code !== 'fields-changed') return null
  const conflicts = refusal.details['conflicts'] as readonly FieldConflict[]
  return { kind: 'conflict', conflicts }
}

/** Ends a conflict of an edit: mine is done over theirs, or mine goes. */
export function resolveAction(key: string, keep: 'mine' | 'theirs'): void {
  const draft = findDraft(key)
  if (draft?.kind !== 'action' || draft.state.kind !== 'conflict') return
  dropDraft(key)
  if (keep === 'theirs') return
  const { conflicts } = draft.state
  const { input } = draft.wish as { input: { seen?: object | string } }
  const theirs = Object.fromEntries(conflicts.map(({ field, theirs: stands }) => [field, stands]))
  // an action about one text alone says what it saw of it without the name of a field
  const seen = typeof input.seen === 'string' ? conflicts[0]?.theirs : { ...input.seen, ...theirs }
  const wish = { ...draft.wish, input: { ...input, seen } }
  void performSoon(draft.siteId, wish as ActionWish, draft.name)
}
