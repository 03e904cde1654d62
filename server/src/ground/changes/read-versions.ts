import type { DocumentBody } from '@vitrine/rules/ground/documents/document.ts'
import { applySteps, type JsonStep } from '@vitrine/rules/ground/documents/json-diff.ts'
import type { SiteDatabase } from '../db/database.ts'
import { findDocument } from '../documents/document-rows.ts'
import { listLaterEdits, type RecordedEdit } from './change-store.ts'

/** What was done to one document by more changes than so many is not taken back one by one. */
const maxLaterEdits = 500

type Json = { readonly [key: string]: unknown }

export type Versions = {
  /** Null where there was no such document. */
  readonly before: DocumentBody | null
  readonly after: DocumentBody | null
  readonly standing: DocumentBody | null
  /** The actions that have changed it since, the newest first. */
  readonly laterActions: readonly string[]
}

/**
 * A document before and after a change: what stands, with all that was done since taken back.
 * @returns undefined where too much was done since, or something that is not in history
 */
export async function readVersions(
  site: SiteDatabase,
  sequence: number,
  { kind, id, inverse }: RecordedEdit,
): Promise<Versions | undefined> {
  const limit = maxLaterEdits + 1
  const later = await listLaterEdits(site, { kind, id }, { after: sequence, limit })
  if (later.length === limit) return undefined
  const standing = (await findDocument(site, kind, id))?.body ?? null
  const after = later.reduce<Json | null | undefined>(
    (body, edit) => (body === undefined ? undefined : takenBack(body, edit.inverse)),
    standing as Json | null,
  )
  const before = after === undefined ? undefined : takenBack(after, inverse)
  if (after === undefined || before === undefined) return undefined
  return {
    before: before as DocumentBody | null,
    after: after as DocumentBody | null,
    standing,
    laterActions: later.map(({ action }) => action),
  }
}

/** Undefined where the steps are about another body, as a new version of the program has changed it. */
function takenBack(body: Json | null, steps: readonly JsonStep[]): Json | null | undefined {
  try {
    return applySteps(body, steps) as Json | null
  } catch {
    return undefined
  }
}
