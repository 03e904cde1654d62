import type {
  ChangeReply,
  DocumentReply,
  DocumentsReply,
} from '@vitrine/rules/ground/changes/changes-api.ts'
import type {
  ActionEnvironment,
  ActionWish,
  OwnerActions,
} from '@vitrine/rules/ground/changes/owner-action.ts'
import {
  documentKey,
  isSameBody,
  predictDocuments,
  type DocumentChange,
  type Predicted,
} from '@vitrine/rules/ground/changes/pending-actions.ts'
import type { DocumentBody, DocumentRef } from '@vitrine/rules/ground/documents/document.ts'
import { draftIdOf, standsFor } from '@vitrine/rules/ground/documents/draft-of.ts'
import { queryClient } from '../http/query-client.ts'
import { actionDrafts, useDrafts } from './drafts.ts'

/**
 * The documents of a site as the screen shows them: as they are stored, and on top of that what
 * waits to be stored. Whatever reads a document goes through here.
 */
type Known = {
  /** The newest revision of the site that was heard of. */
  revision: number
  /** All that was done up to this change was heard of; undefined until history was read. */
  heard: number | undefined
  /** Changes of one's own after that. */
  readonly own: Set<number>
  /** As stored; null: it is known that there is none. */
  readonly stored: Map<string, DocumentReply | null>
  predicted: Predicted
}

const known = new Map<string, Known>()

function knownOf(siteId: string): Known {
  let here = known.get(siteId)
  if (here === undefined)
    known.set(
      siteId,
      (here = {
        revision: 0,
        heard: undefined,
        own: new Set(),
        stored: new Map(),
        predicted: new Map(),
      }),
    )
  return here
}

type Predicting = {
  readonly findAction: OwnerActions['find']
  /** What this person may do on a site. */
  readonly environmentOf: (siteId: string) => Omit<ActionEnvironment, 'now' | 'random'>
}

/** Given at the start: the actions of all areas are known to the root alone. */
let predicting: Predicting | undefined

/** From now on what waits is shown at once, as the actions' own rules say. */
export function predictBy(by: Predicting): void {
  predicting = by
  useDrafts.subscribe((now, before) => {
    if (now.drafts === before.drafts) return
    for (const siteId of new Set([...sitesOf(now.drafts), ...sitesOf(before.drafts)])) {
      showAgain(siteId, [])
    }
  })
}

function sitesOf(drafts: ReturnType<typeof useDrafts.getState>['drafts']): string[] {
  return Object.values(drafts).flatMap(({ kind, siteId }) => (kind === 'action' ? [siteId] : []))
}

/** @param isShown whether the page in the frame shows them already */
type Hear = (siteId: string, changes: readonly DocumentChange[], isShown: boolean) => void
const hearers = new Set<Hear>()

/** Tells of documents that are seen otherwise from now on, whoever changed them. @returns its end */
export function onDocuments(hear: Hear): () => void {
  hearers.add(hear)
  return () => hearers.delete(hear)
}

/** A document as it is shown; undefined where it was never read, null where there is none. */
export function shownBody(siteId: string, ref: DocumentRef): DocumentBody | null | undefined {
  const { stored, predicted } = knownOf(siteId)
  return visibleBody(ref, stored, predicted)
}

/** The same without what waits. */
export function storedBody(siteId: string, ref: DocumentRef): DocumentBody | null | undefined {
  return visibleBody(ref, knownOf(siteId).stored, new Map())
}

/** A draft that is gone, or was never stored, is what is public. */
function visibleBody(
  ref: DocumentRef,
  stored: Known['stored'],
  predicted: Predicted,
): DocumentBody | null | undefined {
  const own = ownBody(ref, stored, predicted)
  const before = standsFor(ref)
  return own === null && before !== undefined ? ownBody(before, stored, predicted) : own
}

function ownBody(
  ref: DocumentRef,
  stored: Known['stored'],
  predicted: Predicted,
): DocumentBody | null | undefined {
  const key = documentKey(ref)
  const read = stored.get(key)
  const ahead = predicted.get(key)
  if (ahead !== undefined && read !== undefined) return ahead.body
  return read === null ? null : read?.body
}

/** The newest revision of a site that this page has heard of. */
export function newestRevision(siteId: string): number {
  return knownOf(siteId).revision
}

/**
 * Up to which change this page has heard of everything. A document that was read, or an action of
 * one's own, may be newer than what others have done before it.
 */
export function heardUpTo(siteId: string): number | undefined {
  return knownOf(siteId).heard
}

/** From now on what was done up to this change is no news. */
export function noteHeard(siteId: string, sequence: number): void {
  const here = knownOf(siteId)
  here.heard = Math.max(here.heard ?? 0, sequence)
  while (here.own.delete(here.heard + 1)) here.heard += 1
}

/** The documents that an action reads, as far as they have names. */
export function readsOf({ action: name, input }: ActionWish): readonly DocumentRef[] {
  const action = predicting?.findAction(name)
  const parsed = action?.input.safeParse(input)
  if (action === undefined || parsed?.success !== true) return []
  return action.reads(parsed.data as never).flatMap((one) => ('id' in one ? [one] : []))
}

/** Whether it was read since this page was loaded. */
export function isKnown(siteId: string, ref: DocumentRef): boolean {
  const { stored } = knownOf(siteId)
  const read = stored.get(documentKey(ref))
  const before = standsFor(ref)
  return read === null && before !== undefined
    ? stored.has(documentKey(before))
    : read !== undefined
}

/** Those that stood there when they were read. */
export function knownRefs(siteId: string): readonly DocumentRef[] {
  return [...knownOf(siteId).stored.values()].flatMap((read) =>
    read === null ? [] : [{ kind: read.kind, id: read.id }],
  )
}

/** Notes what the server said stands there. @returns it as it is to be shown */
export function takeRead<One extends DocumentReply>(siteId: string, read: One): One {
  showAgain(siteId, noteAll(siteId, [read]))
  return asShown(siteId, read)
}

/**
 * The same of what is public, where its draft was asked for and is not stored: maybe one waits here.
 * @returns the draft as it is to be shown
 */
export function takeStanding<One extends DocumentReply>(
  siteId: string,
  read: One,
  draft: DocumentRef,
): One {
  noteMissing(siteId, draft)
  takeRead(siteId, read)
  return asShown(siteId, { ...read, id: draft.id })
}

/** The same for a list. */
export function takeList<One extends DocumentsReply['documents'][number]>(
  siteId: string,
  read: readonly One[],
): One[] {
  showAgain(siteId, noteAll(siteId, read))
  return read.map((one) => asShown(siteId, one))
}

/** Notes that the server knows of no such document; of a draft, that nothing is public either. */
export function takeMissing(siteId: string, ref: DocumentRef): void {
  const before = standsFor(ref)
  if (before !== undefined) noteMissing(siteId, before)
  noteMissing(siteId, ref)
}

function noteMissing(siteId: string, ref: DocumentRef): void {
  const { stored } = knownOf(siteId)
  const key = documentKey(ref)
  if (!stored.has(key)) stored.set(key, null)
}

/**
 * What a write of ours, or somebody else's, has changed. What is not among the documents is only
 * known to have changed.
 * @param how `settle` ends what waited for that answer, in the same step
 */
export function takeNews(
  siteId: string,
  { sequence, changed, documents = [] }: ChangeReply,
  how: { readonly settle?: () => void; readonly isShown?: boolean } = {},
): void {
  const here = knownOf(siteId)
  here.revision = Math.max(here.revision, sequence)
  // where nothing was to be done, the newest change is somebody else's
  if (changed.length > 0) here.own.add(sequence)
  if (here.heard !== undefined) noteHeard(siteId, here.heard)
  const before = new Map(changed.map((ref) => [documentKey(ref), shownBody(siteId, ref)]))
  isSettling = true
  try {
    how.settle?.()
  } finally {
    isSettling = false
  }
  noteAll(siteId, documents)
  for (const ref of changed) {
    const key = documentKey(ref)
    if (ref.revision === null) here.stored.set(key, null)
    else if (!documents.some((one) => documentKey(one) === key)) here.stored.delete(key)
  }
  const news = changed.map(({ kind, id }) => ({
    kind,
    id,
    before: before.get(documentKey({ kind, id })),
  }))
  showAgain(siteId, news, how.isShown)
}

let isSettling = false

type News = DocumentRef & { readonly before: DocumentBody | null | undefined }

/** A reading that began before a write may arrive after it: the newest revision stays. */
function noteAll(siteId: string, read: readonly DocumentReply[]): readonly News[] {
  const here = knownOf(siteId)
  const { stored } = here
  return read.flatMap((reply) => {
    here.revision = Math.max(here.revision, reply.revision)
    const key = documentKey(reply)
    const old = stored.get(key)
    if (old != null && old.revision >= reply.revision) return []
    const { kind, id } = reply
    const before = shownBody(siteId, reply)
    stored.set(key, reply)
    // what was not known before is no news
    return old === undefined ? [] : [{ kind, id, before }]
  })
}

function asShown<One extends DocumentReply>(siteId: string, read: One): One {
  const { stored } = knownOf(siteId)
  const newest = stored.get(documentKey(read)) ?? read
  const body = shownBody(siteId, read)
  return body == null ? read : ({ ...read, revision: newest.revision, body } as One)
}

/** Performs again what waits, and tells what is seen otherwise since. */
function showAgain(siteId: string, news: readonly News[], isShown = false): void {
  if (isSettling) return
  const here = knownOf(siteId)
  const { stored, predicted: old } = here
  const predicted = predict(siteId, stored)
  const refs = new Map<string, News>()
  for (const { kind, id } of [...old.values(), ...predicted.values()]) {
    const key = documentKey({ kind, id })
    refs.set(key, { kind, id, before: visibleBody({ kind, id }, stored, old) })
  }
  for (const one of news) refs.set(documentKey(one), one)
  for (const one of draftsOf([...refs.values()], stored)) {
    const key = documentKey(one)
    if (!refs.has(key)) refs.set(key, one)
  }
  here.predicted = predicted
  const changes = [...refs.values()].flatMap(({ kind, id, before }): DocumentChange[] => {
    const after = visibleBody({ kind, id }, stored, predicted)
    const isSame = before !== undefined && after !== undefined && isSameBody(before, after)
    return isSame ? [] : [{ kind, id, before, after }]
  })
  if (changes.length === 0) return
  for (const change of changes) showInQueries(siteId, change)
  for (const hear of hearers) hear(siteId, changes, isShown)
}

/** Drafts that are not stored are seen otherwise with what is public. */
function draftsOf(news: readonly News[], stored: Known['stored']): News[] {
  return news.flatMap(({ kind, id, before }) => {
    const draft = { kind, id: draftIdOf(id) }
    const isNone = standsFor(draft)?.id === id && stored.get(documentKey(draft)) === null
    return isNone ? [{ ...draft, before }] : []
  })
}

function predict(siteId: string, stored: Known['stored']): Predicted {
  if (predicting === undefined) return new Map()
  const { findAction, environmentOf } = predicting
  const pending = actionDrafts(siteId).flatMap(({ key, wish, at, state }) =>
    state.kind === 'conflict' ? [] : [{ id: key, wish, at }],
  )
  if (pending.length === 0) return new Map()
  return predictDocuments({ stored, pending, findAction, environment: environmentOf(siteId) })
}

/** What the rooms on the screen have read is shown as it is now. */
function showInQueries(siteId: string, { kind, id, after }: DocumentChange): void {
  if (after == null) return
  const revision = knownOf(siteId).stored.get(documentKey({ kind, id }))?.revision
  const renewed = <One extends DocumentReply>(one: One): One =>
    ({ ...one, revision: revision ?? one.revision, body: after }) as One
  const ofOne = ['documents', siteId, kind, id]
  queryClient.setQueryData<DocumentReply>(ofOne, (one) => one && renewed(one))
  queryClient.setQueryData<readonly DocumentReply[]>(['documents', siteId, kind], (list) =>
    list?.map((one) => (one.id === id ? renewed(one) : one)),
  )
}
