import type { DocumentBodies, DocumentKind } from '@vitrine/rules/ground/documents/document.ts'
import type { Reference } from '@vitrine/rules/ground/documents/reference.ts'
import type { SiteDatabase } from '../db/database.ts'
import type { Replacement } from './document-kinds.ts'
import { replaceReferences } from './reference-store.ts'

/** What a document leads to; handed in, because features of all areas have a part in it. */
export type ReferenceFinder = <Kind extends DocumentKind>(
  kind: Kind,
  body: DocumentBodies[Kind],
) => readonly Reference[]

const withoutReferences: ReadonlySet<DocumentKind> = new Set([
  'asset',
  'template-file',
  'url-mappings',
])

/** Makes what documents lead to and show anew of those that were written, in the same transaction. */
export async function writeReferences(
  site: SiteDatabase,
  changed: readonly Replacement[],
  referencesOf: ReferenceFinder,
): Promise<void> {
  const documents = changed.flatMap(({ kind, id, after }) => {
    if (withoutReferences.has(kind)) return []
    return [{ kind, id, references: after === null ? [] : referencesOf(kind, after) }]
  })
  await replaceReferences(site, documents)
}
