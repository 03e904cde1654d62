import type { ChangeReply, Conflict } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { FieldConflict } from '@vitrine/rules/ground/changes/field-edits.ts'
import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
import type { Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { DocumentBodies } from '@vitrine/rules/ground/documents/document.ts'
import { showNotice } from '../controls/toasts.tsx'
import { foundNoServer, type RequestRefused } from '../http/send-request.ts'
import {
  changeDraft,
  draftAfter,
  findDraft,
  type Draft,
  type DraftState,
  type SentFields,
  type StoredFields,
} from './drafts.ts'
import { endOfReading, forgetUnseen } from './end-of-reading.ts'
import { performAction, type Options } from './perform-action.ts'

const underWay = new Map<string, Promise<boolean>>()

/** How the forms and counts on the screen are saved, by the key of their draft: only they read what is typed. */
export const formSavers = new Map<string, () => Promise<boolean>>()

/** How something is saved, and who is told what became of it. */
export type SavingWay = Options & {
  readonly onStored?: (stored: Stored) => Promise<void> | void
}

export type Stored = StoredFields & {
  /** Nothing of it was typed meanwhile. */
  readonly isAll: boolean
}

/** How what is on the screen is saved, by its key: when somebody says so, and by itself later. */
export const savingWays = new Map<string, SavingWay>()

/** Until what is on its way of a draft has arrived, or has not: only then is known what is left. */
export async function endOfSaving(key: string): Promise<void> {
  await underWay.get(key)
}

/**
 * Sends a draft to the server, after what is already on its way of it. Until it is stored it stays,
 * and the mark in the header says why.
 * @returns whether nothing of it is left unsaved
 */
export async function saveDraft(key: string, options: SavingWay = {}): Promise<boolean> {
  const saving = endOfSaving(key).then(() => {
    return sendDraft(key, { ...options, ...savingWays.get(key) })
  })
  underWay.set(key, saving)
  try {
    return await saving
  } finally {
    if (underWay.get(key) === saving) underWay.delete(key)
  }
}

/**
 * Whether there is anybody who can save it: a form that is not open, only before it was refused; a
 * count, where it is on the screen.
 */
export function isSavable({ key, ...draft }: Draft): boolean {
  if (draft.kind === 'text' || draft.kind === 'file' || formSavers.has(key)) return true
  return draft.kind === 'form' && draft.wish !== null
}

/** Saves several, as their own Save does. @returns whether nothing of them is left unsaved */
export async function saveTyped(keys: readonly string[]): Promise<boolean> {
  for (const key of keys) {
    const saveForm = formSavers.get(key)
    if (!(await (saveForm === undefined ? saveDraft(key) : saveForm()))) return false
  }
  return true
}

async function sendDraft(key: string, way: SavingWay): Promise<boolean> {
  const { onStored, ...options } = way
  const draft = findDraft(key)
  if (draft === undefined) return true
  if (draft.state.kind === 'conflict') return false
  const wish = wishOf(draft)
  // a form is sent by its Save alone, as only it can say what is wrong in it; a count by its Set
  if (wish === null) return false
  const sent = sentFields(draft)
  changeDraft(key, (now) => noteSent({ ...now, state: { kind: 'saving' } }, sent))
  const done = await performAction(draft.siteId, wish, { ...options, quietly: true })
  const state = done.ok ? null : stateAfter(draft, done)
  if (done.ok || state === null) {
    const { changed } = done.ok ? done.value : storedByOthers(draft, done.refusal)
    const stored = { sent, changed }
    const isAll = await settle(draft, stored)
    await onStored?.({ ...stored, isAll })
    return isAll
  }
  changeDraft(key, (now) => withState(now, state))
  if (isWithItself(draft, state)) {
    resolveConflict(key, 'mine')
    return sendDraft(key, way)
  }
  if (state.kind !== 'refused') return false
  if (options.onRefused === undefined) showNotice({ message: state.message, isError: true })
  else options.onRefused(done.refusal)
  return false
}

/** Notes what stands now if the answer is lost; a form sends the same again until there is one. */
function noteSent(draft: Draft, sent: SentFields): Draft {
  if (draft.kind !== 'text' && draft.kind !== 'file') return draft
  const values = Object.values(sent).map(({ value }) => value)
  return { ...draft, sent: [...new Set([...(draft.sent ?? []), ...values])] }
}

/** Whether what stands there is what was sent before, and its answer was lost. */
function isWithItself(draft: Draft, state: DraftState): boolean {
  if (state.kind !== 'conflict' || (draft.kind !== 'text' && draft.kind !== 'file')) return false
  return state.conflicts.every(({ theirs }) => draft.sent?.includes(theirs) === true)
}

/** The action that stores a draft; null where nobody has asked for it. */
function wishOf(draft: Draft): ActionWish | null {
  if (draft.kind === 'form') return draft.wish
  if (draft.kind === 'count' || draft.kind === 'action') return null
  if (draft.kind === 'text') {
    const { typed, seen } = draft.fields['html'] ?? {}
    const { layoutId, blockId } = draft
    if (typeof typed !== 'string') return null
    const input = { layoutId, blockId, html: typed }
    return {
      action: 'edit-text-block',
      input: typeof seen === 'string' ? { ...input, seen } : input,
    }
  }
  const { path, revision } = draft
  const expected =
    revision < 0 ? {} : { expectedRevisions: { [`template-file/${path}`]: revision } }
  const { typed: text } = draft.fields['text'] ?? {}
  if (typeof text !== 'string') return null
  return { action: 'set-template-file', input: { path, text }, ...expected }
}

function sentFields(draft: Draft): SentFields {
  if (draft.kind === 'form') return draft.wished
  return Object.fromEntries(
    Object.entries(draft.fields).map(([name, { typed }]) => [name, { typed, value: typed }]),
  )
}

/** @returns whether nothing of it was typed while the draft was on its way, and is still unsaved */
async function settle({ key, siteId }: Draft, stored: StoredFields): Promise<boolean> {
  changeDraft(key, (now) => ({ ...now, state: { kind: 'stored', ...stored } }))
  forgetUnseen(siteId, stored.changed)
  // without its draft, a field would show again what stood there before
  await endOfReading(siteId)
  changeDraft(key, (now) => draftAfter(stored, now))
  return findDraft(key) === undefined
}

type RefusedSave = Extract<Result<ChangeReply, RequestRefused>, { ok: false }>

/** Why it is not stored; null where the server turns out to have it already. */
function stateAfter(draft: Draft, { refusal }: RefusedSave): DraftState | null {
  if (foundNoServer(refusal)) {
    const tries = draft.state.kind === 'offline' ? draft.state.tries + 1 : 0
    return { kind: 'offline', tries }
  }
  if (refusal.code === 'signed-out') return { kind: 'signed-out' }
  const conflicts = conflictsOf(draft, refusal)
  // what is wrong with a text is said without a field that it could stand beside
  const message = (draft.kind === 'text' && refusal.fields['html']) || refusal.message
  if (conflicts === null) return { kind: 'refused', message }
  if (conflicts.length === 0) return null
  if (draft.kind !== 'file') return { kind: 'conflict', conflicts }
  const theirRevision = fileConflict(draft.path, refusal)?.theirRevision ?? -1
  return { kind: 'conflict', conflicts, theirRevision }
}

/** What others wrote meanwhile; empty where they wrote the same, null where it is no conflict. */
function conflictsOf(draft: Draft, refusal: RequestRefused): readonly FieldConflict[] | null {
  if (refusal.code === 'fields-changed') {
    return refusal.details['conflicts'] as readonly FieldConflict[]
  }
  const isGone = refusal.code === 'no-such-block' || refusal.code === 'no-such-layout'
  if (draft.kind === 'text' && isGone) {
    return [{ field: 'html', yours: draft.fields['html']?.typed, theirs: null }]
  }
  if (refusal.code !== 'stale-revision' || draft.kind !== 'file') return null
  const file = fileConflict(draft.path, refusal)?.theirs ?? null
  const theirs = textOfFile(file)
  const yours = draft.fields['text']?.typed
  return theirs === yours ? [] : [{ field: 'text', yours, theirs }]
}

function fileConflict(path: string, refusal: RequestRefused): Conflict | undefined {
  const conflicts = (refusal.details['conflicts'] ?? []) as readonly Conflict[]
  return conflicts.find(({ id }) => id === path)
}

function storedByOthers(draft: Draft, refusal: RequestRefused): Pick<ChangeReply, 'changed'> {
  if (draft.kind !== 'file') return { changed: [] }
  const revision = fileConflict(draft.path, refusal)?.theirRevision ?? null
  return { changed: [{ kind: 'template-file', id: draft.path, revision }] }
}

function textOfFile(file: DocumentBodies['template-file'] | null): string | null {
  return file?.kind === 'text' ? file.text : null
}

function withState(draft: Draft, state: DraftState): Draft {
  // what cannot be stored as it is waits for somebody, not for the connection
  const isLater = state.kind === 'offline' || state.kind === 'signed-out'
  return draft.kind === 'form' && !isLater ? { ...draft, state, wish: null } : { ...draft, state }
}

/**
 * Ends a conflict. With theirs what was typed in those fields goes; with mine it now stands on
 * theirs, and can be saved over them.
 */
export function resolveConflict(
  key: string,
  keep: 'mine' | 'theirs',
  nameOf: (field: string) => string = String,
): void {
  changeDraft(key, (draft) => {
    if (draft.state.kind !== 'conflict') return draft
    const fields = { ...draft.fields }
    for (const { field, theirs } of draft.state.conflicts) {
      const name = nameOf(field)
      const known = fields[name]
      if (keep === 'theirs') delete fields[name]
      else if (known !== undefined) fields[name] = { ...known, seen: theirs }
    }
    const decided = { fields, state: { kind: 'typed' } } as const
    if (draft.kind !== 'text' && draft.kind !== 'file') return { ...draft, ...decided }
    if (draft.kind === 'text') return { ...draft, ...decided, sent: undefined }
    return {
      ...draft,
      ...decided,
      sent: undefined,
      revision: draft.state.theirRevision ?? draft.revision,
    }
  })
}
