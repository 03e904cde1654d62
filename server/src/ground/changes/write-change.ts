import type { DocumentBody, DocumentRef } from '@vitrine/rules/ground/documents/document.ts'
import { touchedBy } from '@vitrine/rules/ground/documents/touched.ts'
import { diffDocuments } from '@vitrine/rules/ground/documents/json-diff.ts'
import type { SiteDatabase } from '../db/database.ts'
import type { DocumentKinds, Replacement } from '../documents/document-kinds.ts'
import {
  insertChange,
  type Change,
  type ChangeWithEdits,
  type RecordedEdit,
} from './change-store.ts'
import { replaceDocuments, setSiteRevision } from '../documents/document-rows.ts'

type Json = { readonly [key: string]: unknown }

export type WrittenChange = {
  /** The site's revision after the change; equal to the one before when nothing changed. */
  readonly sequence: number
  readonly changed: readonly (DocumentRef & { readonly revision: number | null })[]
}

/**
 * Stores replaced documents and the history's row. A document's revision is the site's revision at
 * its last change, so a deleted one that comes back never carries a number that was seen before.
 * Where nothing differs, nothing is stored.
 */
export async function writeChange(
  site: SiteDatabase,
  kinds: DocumentKinds,
  siteRevision: number,
  replacements: readonly Replacement[],
  change: Omit<Change, 'sequence'> & { input: unknown },
): Promise<WrittenChange> {
  const sequence = siteRevision + 1
  const edits: RecordedEdit[] = []
  const changed: Replacement[] = []
  for (const replacement of replacements) {
    const before = (replacement.before?.body ?? null) as Json | null
    const after = plainJson(replacement.after) as Json | null
    const forward = diffDocuments(before, after)
    if (forward.length === 0) continue
    const { kind, id } = replacement
    edits.push({ kind, id, forward, inverse: diffDocuments(after, before) })
    changed.push(replacement)
  }
  if (edits.length === 0) return { sequence: siteRevision, changed: [] }
  await replaceDocuments(
    site,
    changed.filter((replacement) => replacement.before !== null),
    changed.flatMap(({ kind, id, after: body }) =>
      body === null ? [] : [{ kind, id, body, revision: sequence }],
    ),
  )
  await kinds.written(site, changed)
  const touched = touchedBy(
    changed.map(({ kind, id, before, after }) => ({
      kind,
      id,
      before: before?.body ?? null,
      after,
    })),
  )
  await insertChange(site, { ...change, sequence, edits, touched })
  await setSiteRevision(site, sequence)
  return {
    sequence,
    changed: changed.map(({ kind, id, after }) => ({
      kind,
      id,
      revision: after === null ? null : sequence,
    })),
  }
}

/** What comes back from the database after it was stored: without `undefined` and class instances. */
function plainJson(body: DocumentBody | null): unknown {
  return JSON.parse(JSON.stringify(body))
}

/** What the answer to a change of history was. */
export function writtenBy({ sequence, edits }: ChangeWithEdits): WrittenChange {
  const isDeletion = ({ forward }: RecordedEdit): boolean =>
    forward.some(({ op, path }) => op === 'remove' && path.length === 0)
  return {
    sequence,
    changed: edits.map((edit) => ({
      kind: edit.kind,
      id: edit.id,
      revision: isDeletion(edit) ? null : sequence,
    })),
  }
}
