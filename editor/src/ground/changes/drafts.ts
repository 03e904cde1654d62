import type { ChangeReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
import type { FieldConflict } from '@vitrine/rules/ground/changes/field-edits.ts'
import { makeId } from '@vitrine/rules/ground/ids/ids.ts'
import { create } from 'zustand'

/** A field that differs from what is stored. */
export type DraftField = {
  /** As it was typed. */
  readonly typed: unknown
  /** What stood there when somebody began to type. */
  readonly seen: unknown
}

/** Fields on their way: as they were typed, and the value that is stored for that. */
export type SentFields = Readonly<
  Record<string, { readonly typed: unknown; readonly value: unknown }>
>

/** Fields that the server has, and the documents that this has changed. */
export type StoredFields = Pick<ChangeReply, 'changed'> & { readonly sent: SentFields }

/** What keeps a draft from being stored; `typed` is none: it waits for somebody to save it. */
export type DraftState =
  | { readonly kind: 'typed' }
  | { readonly kind: 'saving' }
  /** The server has what was sent; what the editor has read is older, so it is not shown without. */
  | ({ readonly kind: 'stored' } & StoredFields)
  /** No connection: tried again by itself. */
  | { readonly kind: 'offline'; readonly tries: number }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'refused'; readonly message: string }
  | {
      readonly kind: 'conflict'
      readonly conflicts: readonly FieldConflict[]
      /** Of a file: what the draft stands on once somebody has decided; negative where it is gone. */
      readonly theirRevision?: number
    }

type DraftParts = {
  readonly key: string
  readonly siteId: string
  /** Words for what it is about, such as "Product: Slip pendant". */
  readonly name: string
  /** The address in the editor where it is typed, with what it says behind its path. */
  readonly place: string
  readonly fields: Readonly<Record<string, DraftField>>
  readonly state: DraftState
}

type SentParts = {
  /** What was sent and got no answer: each of these may stand by now, written by nobody else. */
  readonly sent?: readonly unknown[] | undefined
}

/** A text of a page, edited where it stands; its only field is `html`. */
export type TextDraft = DraftParts &
  SentParts & {
    readonly kind: 'text'
    readonly layoutId: string
    readonly blockId: string
  }
/** A template file; its only field is `text`. */
export type FileDraft = DraftParts &
  SentParts & {
    readonly kind: 'file'
    readonly path: string
    /** The one that the draft stands on; negative where there is none. */
    readonly revision: number
  }
/** What is typed in a form. */
export type FormDraft = DraftParts & {
  readonly kind: 'form'
  /** What somebody asked to be saved, until it is; it is tried again after the connection is back. */
  readonly wish: ActionWish | null
  /** The fields of that wish. */
  readonly wished: SentFields
  /** The id of what it adds, where it adds something: sent again, it is still one thing. */
  readonly newId?: string
}
/**
 * A count of one variant's stock; its only field is `count`. It is a fact about a moment, so it is
 * never sent by itself: it waits for whoever typed it to say that it still holds.
 */
export type CountDraft = DraftParts & {
  readonly kind: 'count'
  readonly itemId: string
}

/** A change that shows at once, and waits until its turn comes or is on its way; it has no fields. */
export type ActionDraft = DraftParts & {
  readonly kind: 'action'
  readonly wish: ActionWish
  /** When it was asked for, in epoch milliseconds. */
  readonly at: number
  /** The site's revision when it was sent first and got no answer. */
  readonly since?: number
}

/** One thing that an owner types and the server does not have yet. */
export type Draft = TextDraft | FileDraft | FormDraft | CountDraft | ActionDraft

type Drafts = {
  /** Whose they are; nobody else ever sees them. */
  readonly accountId: string
  readonly drafts: Readonly<Record<string, Draft>>
}

/** Everything that is typed anywhere in the editor until the server has it. */
export const useDrafts = create<Drafts>()(() => ({ accountId: '', drafts: {} }))

export function findDraft(key: string): Draft | undefined {
  return useDrafts.getState().drafts[key]
}

export function draftsOfSite(siteId: string): (state: Drafts) => readonly Draft[] {
  return ({ drafts }) => Object.values(drafts).filter((one) => one.siteId === siteId)
}

/** What waits to be done on a site, in the order in which it was asked for. */
export function actionDrafts(siteId: string): readonly ActionDraft[] {
  const drafts = draftsOfSite(siteId)(useDrafts.getState())
  return drafts.filter((draft): draft is ActionDraft => draft.kind === 'action')
}

/** The place of what is typed now. */
export function placeHere(): string {
  const { pathname, search } = globalThis.location
  return pathname + search
}

/** Whether it is typed in the room that is on the screen. */
export function isHere(draft: Draft): boolean {
  return isAt(draft, globalThis.location.pathname)
}

/** Whether it is typed in the room of this address; going back, the window is elsewhere already. */
export function isAt({ place }: Draft, pathname: string): boolean {
  return place.split('?', 1)[0] === pathname
}

/** Whether the server may have some of it: what is put back to as it was seen then differs too. */
export function isMaybeSent(draft: Draft | undefined): boolean {
  const kind = draft?.state.kind
  return kind === 'saving' || kind === 'stored' || kind === 'offline' || kind === 'signed-out'
}

/** A draft without fields is none, unless it is a change as such. */
export function putDraft(draft: Draft): void {
  const { key } = draft
  if (draft.kind !== 'action' && Object.keys(draft.fields).length === 0) dropDraft(key)
  else useDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [key]: withNewId(draft) } }))
}

/** The id of what a form adds is made with its draft, and stays until that is stored. */
function withNewId(draft: Draft): Draft {
  if (draft.kind !== 'form' || draft.newId !== undefined) return draft
  return { ...draft, newId: newIdOf(findDraft(draft.key)) ?? makeNewId() }
}

/** The id of what a draft adds. */
export function newIdOf(draft: Draft | undefined): string | undefined {
  return draft?.kind === 'form' ? draft.newId : undefined
}

/** An id for something else that is added. */
export function makeNewId(): string {
  return makeId(Date.now(), (byteCount) => crypto.getRandomValues(new Uint8Array(byteCount)))
}

export function dropDraft(key: string): void {
  useDrafts.setState(({ drafts: { [key]: _gone, ...drafts } }) => ({ drafts }))
}

/** Changes a draft that is still there. */
export function changeDraft(key: string, change: (draft: Draft) => Draft): void {
  const draft = findDraft(key)
  if (draft !== undefined) putDraft(change(draft))
}

/** A draft with what is typed now: a field keeps what was seen when it began to differ. */
export function typedFields(
  before: Readonly<Record<string, DraftField>> | undefined,
  now: Readonly<Record<string, DraftField>>,
): Readonly<Record<string, DraftField>> {
  return Object.fromEntries(
    Object.entries(now).map(([name, field]) => {
      const known = before?.[name]
      return [name, known === undefined ? field : { ...field, seen: known.seen }]
    }),
  )
}

/** A draft once some of it is stored: what was typed since it was sent is still unsaved. */
export function draftAfter({ sent, changed }: StoredFields, draft: Draft): Draft {
  const fields = leftFields(draft.fields, sent)
  const state: DraftState = { kind: 'typed' }
  if (draft.kind === 'form') {
    // what is left of a form that adds something adds another one
    return { ...draft, fields, state, wish: null, wished: {}, newId: makeNewId() }
  }
  if (draft.kind === 'count' || draft.kind === 'action') return { ...draft, fields, state }
  if (draft.kind === 'text') return { ...draft, fields, state, sent: undefined }
  const file = changed.find(({ id }) => id === draft.path)
  const revision = file?.revision ?? draft.revision
  return { ...draft, fields, state, sent: undefined, revision }
}

/**
 * What is left of a draft once some of it is stored: what was typed meanwhile, on top of that.
 */
function leftFields(
  fields: Readonly<Record<string, DraftField>>,
  sent: SentFields,
): Readonly<Record<string, DraftField>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const stored = sent[name]
      if (stored === undefined) return [[name, field]]
      if (JSON.stringify(stored.typed) === JSON.stringify(field.typed)) return []
      return [[name, { ...field, seen: stored.value }]]
    }),
  )
}
