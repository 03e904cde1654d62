import type { z } from 'zod'
import { changesMessages, changesRefusal } from '@vitrine/rules/changes/changes-messages.ts'
import type { DocumentKind, StoredDocument } from '@vitrine/rules/changes/document.ts'
import { readerOf } from '@vitrine/rules/changes/document-reader.ts'
import type { AnyOwnerAction, DocumentEdit } from '@vitrine/rules/changes/owner-action.ts'
import type { Random, SiteId } from '@vitrine/rules/ids/ids.ts'
import { fieldSentence } from '@vitrine/rules/refusals/field-sentence.ts'
import { ok, refuse, type Result } from '@vitrine/rules/refusals/result.ts'
import type { Database, SiteDatabase } from '../db/database.ts'
import { findChange } from './change-store.ts'
import { findDocument, lockSite, selectedDocuments } from './document-store.ts'
import { sanitiseBody } from './sanitise-body.ts'
import { cleanInput } from './sanitise-input.ts'
import { writeChange, type Replacement, type WrittenChange } from './write-change.ts'

export type PerformOptions = {
  readonly authorId: string | null
  /** Epoch milliseconds. */
  readonly now: number
  readonly random: Random
  /**
   * By `kind/id`: the revision of each document that the author saw. Only kinds that the action is
   * about, as the refusal shows their bodies.
   */
  readonly expectedRevisions?: Readonly<Record<string, number>> | undefined
}

/**
 * Performs an owner action: checks its input, loads and locks what it reads, refuses an edit on a
 * stale revision with both versions, lets the pure action decide, sanitises, and stores documents
 * and history in one transaction.
 */
export async function performAction(
  database: Database,
  siteId: SiteId,
  action: AnyOwnerAction,
  input: unknown,
  options: PerformOptions,
): Promise<Result<WrittenChange>> {
  const parsed = action.input.safeParse(cleanInput(input), { error: fieldSentence })
  if (!parsed.success) {
    return refuse(changesRefusal('invalid-input', { fields: fieldErrors(parsed.error) }))
  }
  try {
    return await performChecked(database, siteId, action, parsed.data as never, options)
  } catch (error) {
    if (!isAddressTaken(error)) throw error
    return refuse(changesRefusal('address-in-use', { fields: { urlId: addressInUse } }))
  }
}

const addressInUse = changesMessages['address-in-use']

/** The index over addresses has the last word, where an action does not load all that it compares. */
function isAddressTaken(error: unknown): boolean {
  return (
    error instanceof Error && 'constraint' in error && error.constraint === 'document_by_address'
  )
}

function performChecked(
  database: Database,
  siteId: SiteId,
  action: AnyOwnerAction,
  checked: never,
  options: PerformOptions,
): Promise<Result<WrittenChange>> {
  return database.transact(siteId, async (site) => {
    const revision = await lockSite(site)
    if (revision === undefined) return refuse(changesRefusal('no-such-document'))
    const documents = await selectedDocuments(site, action.reads(checked))
    const decision = action.perform(readerOf(documents), checked, options)
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
    const written = await writeChange(site, revision, await replacements(site, documents, edits), {
      type: 'do',
      targetSequence: null,
      action: action.name,
      title: action.title,
      authorId: options.authorId,
      at: options.now,
      input: checked,
    })
    return ok(written)
  })
}

async function replacements(
  site: SiteDatabase,
  documents: readonly StoredDocument[],
  edits: readonly DocumentEdit[],
): Promise<Replacement[]> {
  const loaded = new Map(documents.map((document) => [`${document.kind}/${document.id}`, document]))
  const last = new Map(edits.map((edit) => [`${edit.kind}/${edit.id}`, edit]))
  const result: Replacement[] = []
  for (const [key, { kind, id, after }] of last) {
    const before = loaded.get(key) ?? (await findDocument(site, kind, id)) ?? null
    result.push({
      kind,
      id,
      before,
      after: after === null ? null : sanitiseBody(kind, after, before?.body ?? null),
    })
  }
  return result
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

function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of error.issues) {
    // what is wrong with all of it belongs to no field
    if (path.length > 0) fields[path.join('.')] ??= message
  }
  return fields
}
