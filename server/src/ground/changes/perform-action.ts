import { changesMessages, changesRefusal } from '@vitrine/rules/ground/changes/changes-messages.ts'
import type {
  DocumentEdit,
  DocumentKind,
  DocumentRef,
  StoredDocument,
} from '@vitrine/rules/ground/documents/document.ts'
import { standsFor } from '@vitrine/rules/ground/documents/draft-of.ts'
import { readerOf } from '@vitrine/rules/ground/documents/document-reader.ts'
import type { AnyOwnerAction } from '@vitrine/rules/ground/changes/owner-action.ts'
import type { Rights } from '@vitrine/rules/ground/rights/capability.ts'
import type { Random, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { fieldSentence } from '@vitrine/rules/ground/refusals/field-sentence.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../context.ts'
import type { SiteDatabase } from '../db/database.ts'
import { fieldErrors } from '../http/request-input.ts'
import { findChange, findSameChange } from './change-store.ts'
import {
  cleanTexts,
  withCleanTexts,
  type CleanTexts,
  type Texts,
} from '../documents/clean-texts.ts'
import { findDocument, lockSite, selectedDocuments } from '../documents/document-rows.ts'
import type { DocumentKinds, Replacement } from '../documents/document-kinds.ts'
import { writeChange, writtenBy, type WrittenChange } from './write-change.ts'

const nothing: Rights['may'] = () => false

export type PerformOptions = {
  readonly authorId: string | null
  /** Epoch milliseconds. */
  readonly now: number
  readonly random: Random
  /** What the author may do beside the action's own capability; absent: nothing. */
  readonly may?: Rights['may']
  /**
   * By `kind/id`: the revision of each document that the author saw. Only kinds that the action is
   * about, as the refusal shows their bodies.
   */
  readonly expectedRevisions?: Readonly<Record<string, number>> | undefined
  /** Since this revision of the site the author may have performed it already, unanswered. */
  readonly since?: number | undefined
}

/** The part of the context that changing documents needs. */
export type ChangingContext = Pick<Context, 'database' | 'kinds'>

/**
 * Performs an owner action: checks its input, loads and locks what it reads, refuses an edit on a
 * stale revision with both versions, lets the pure action decide, sanitises, and stores documents
 * and history in one transaction.
 */
export async function performAction(
  context: ChangingContext,
  siteId: SiteId,
  action: AnyOwnerAction,
  input: unknown,
  options: PerformOptions,
): Promise<Result<WrittenChange>> {
  const parsed = action.input.safeParse(cleanInput(input), { error: fieldSentence })
  if (!parsed.success) {
    return refuse(changesRefusal('invalid-input', { fields: fieldErrors(parsed.error) }))
  }
  const refusal = await action.check?.(parsed.data as never)
  if (refusal !== undefined) return refuse(refusal)
  try {
    return await performChecked(context, siteId, action, parsed.data as never, options)
  } catch (error) {
    if (!isAddressTaken(error)) throw error
    return refuse(changesRefusal('address-in-use', { fields: { urlId: addressInUse } }))
  }
}

const addressInUse = changesMessages['address-in-use']

/** The index over addresses has the last word, where an action does not load all that it compares. */
export function isAddressTaken(error: unknown): boolean {
  return (
    error instanceof Error && 'constraint' in error && error.constraint === 'document_by_address'
  )
}

/** What would be stored, were these texts clean. */
type Unclean = { readonly unclean: Texts }

/**
 * Texts are cleaned while nothing is locked, as that may take seconds, and orders wait for the lock
 * too. What holds them is known from a try that stores nothing.
 */
async function performChecked(
  context: ChangingContext,
  siteId: SiteId,
  action: AnyOwnerAction,
  checked: never,
  options: PerformOptions,
): Promise<Result<WrittenChange>> {
  let clean: CleanTexts = new Map()
  for (;;) {
    const done = await tryChecked(context, siteId, { action, checked, clean }, options)
    if (!done.ok) return done
    if (!('unclean' in done.value)) {
      context.kinds.stored(siteId, done.value.changed)
      return ok(done.value)
    }
    const cleaned = await cleanTexts(done.value.unclean)
    if (!cleaned.ok) return cleaned
    clean = new Map([...clean, ...cleaned.value])
  }
}

type Try = {
  readonly action: AnyOwnerAction
  readonly checked: never
  readonly clean: CleanTexts
}

function tryChecked(
  { database, kinds }: ChangingContext,
  siteId: SiteId,
  { action, checked, clean }: Try,
  options: PerformOptions,
): Promise<Result<WrittenChange | Unclean>> {
  return database.transact(siteId, async (site) => {
    const revision = await lockSite(site)
    if (revision === undefined) return refuse(changesRefusal('no-such-document'))
    const done = await findDone(site, action, checked, options)
    if (done !== undefined) return ok(done)
    const documents = await selectedDocuments(site, action.reads(checked))
    const decision = action.perform(readerOf(documents), checked, { may: nothing, ...options })
    const edits = decision.ok ? decision.value : []
    const expected = options.expectedRevisions ?? {}
    const concerned = new Set([...action.reads(checked), ...edits].map(({ kind }) => kind))
    if (!Object.keys(expected).every((key) => concerned.has(kindOf(key)))) {
      return refuse(changesRefusal('invalid-input'))
    }
    const stale = await staleDocuments(site, expected, edits)
    if (stale.length > 0) {
      return refuse(changesRefusal('stale-revision', { details: { conflicts: stale } }))
    }
    if (!decision.ok) return decision
    const { replaced, unclean } = await replacements(site, kinds, { documents, edits, clean })
    if (unclean.size > 0) return ok({ unclean })
    const taken = await kinds.taken(site, replaced)
    if (taken !== undefined) return refuse(taken)
    const written = await writeChange(site, kinds, revision, replaced, {
      type: 'do',
      targetSequence: null,
      action: action.name,
      ...wordsOf(kinds, action, checked, edits, documents),
      authorId: options.authorId,
      at: options.now,
      input: checked,
    })
    return ok(written)
  })
}

/** The same by the same author, where its answer was lost: sent again, it is still done once. */
async function findDone(
  site: SiteDatabase,
  action: AnyOwnerAction,
  input: never,
  { since, authorId }: PerformOptions,
): Promise<WrittenChange | undefined> {
  if (since === undefined || authorId === null) return undefined
  const done = await findSameChange(site, { since, authorId, action: action.name, input })
  return done && writtenBy(done)
}

/** What history says and where it leads: the title, with the name of what was changed. */
function wordsOf(
  kinds: DocumentKinds,
  action: AnyOwnerAction,
  checked: never,
  edits: readonly DocumentEdit[],
  documents: readonly StoredDocument[],
): { title: string; subject: DocumentRef | null } {
  const title =
    typeof action.title === 'string' ? action.title : action.title(readerOf(documents), checked)
  const about = action.about?.(checked, edits)
  if (about === undefined) return { title, subject: null }
  const isIt = ({ kind, id }: DocumentRef) => kind === about.kind && id === about.id
  // what is deleted is called what it was called
  const body = edits.find(isIt)?.after ?? documents.find(isIt)?.body
  const name = body && kinds.name(about.kind, about.id, body)
  return {
    title: name === undefined ? title : `${title}: ${name}`,
    subject: { kind: about.kind, id: about.id },
  }
}

async function replacements(
  site: SiteDatabase,
  kinds: DocumentKinds,
  of: {
    readonly documents: readonly StoredDocument[]
    readonly edits: readonly DocumentEdit[]
    readonly clean: CleanTexts
  },
): Promise<{ readonly replaced: readonly Replacement[]; readonly unclean: Texts }> {
  const loaded = new Map(of.documents.map((document) => [keyOf(document), document]))
  const last = new Map(of.edits.map((edit) => [keyOf(edit), edit]))
  const replaced: Replacement[] = []
  const unclean = new Map<string, string>()
  for (const [key, { kind, id, after: body }] of last) {
    const before = loaded.get(key) ?? (await findDocument(site, kind, id)) ?? null
    if (body === null) {
      replaced.push({ kind, id, before, after: null })
      continue
    }
    // what is public was cleaned when it was stored
    const begins = standsFor({ kind, id })
    const stands = before ?? (begins && loaded.get(keyOf(begins)))
    const safe = withCleanTexts(kinds, kind, { body, before: stands?.body ?? null }, of.clean)
    for (const [html, field] of safe.missing) unclean.set(html, field)
    replaced.push({ kind, id, before, after: safe.body })
  }
  return { replaced, unclean }
}

function keyOf({ kind, id }: DocumentRef): string {
  return `${kind}/${id}`
}

/** Both versions of each document that moved on since the author read it. */
async function staleDocuments(
  site: SiteDatabase,
  expected: Readonly<Record<string, number>>,
  edits: readonly DocumentEdit[],
): Promise<unknown[]> {
  const conflicts: unknown[] = []
  for (const [key, expectedRevision] of Object.entries(expected)) {
    const kind = kindOf(key)
    const id = key.slice(kind.length + 1)
    const stored = await findDocument(site, kind, id)
    if (stored?.revision === expectedRevision) continue
    const change = stored === undefined ? undefined : await findChange(site, stored.revision)
    const yours = edits.find((edit) => edit.kind === kind && edit.id === id)?.after ?? null
    conflicts.push({
      kind,
      id,
      expectedRevision,
      yours,
      theirs: stored?.body ?? null,
      theirRevision: stored?.revision ?? null,
      theirAuthorId: change?.authorId ?? null,
      changedAt: change?.at ?? null,
    })
  }
  return conflicts
}

/** Of a key such as `template-file/blocks/note.block`. */
function kindOf(key: string): DocumentKind {
  return key.slice(0, key.indexOf('/')) as DocumentKind
}

/**
 * Takes out what PostgreSQL's JSON cannot hold and no owner means to type: NUL characters and halves
 * of surrogate pairs, anywhere in an action's input.
 */
export function cleanInput(input: unknown): unknown {
  if (typeof input === 'string') return cleanText(input)
  if (Array.isArray(input)) return input.map(cleanInput)
  if (typeof input !== 'object' || input === null) return input
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [cleanText(key), cleanInput(value)]),
  )
}

function cleanText(text: string): string {
  return text.replace(/[\0\p{Surrogate}]/gu, '')
}
