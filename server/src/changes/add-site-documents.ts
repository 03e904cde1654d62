import type { DocumentBodies, DocumentKind, DocumentRef } from '@vitrine/rules/changes/document.ts'
import type { SiteDatabase } from '../db/database.ts'
import { documentRow, insertDocuments } from './document-store.ts'
import { sanitiseBody } from './sanitise-body.ts'

/** Gives a new site the documents that it begins with; they stand before its history. */
export async function addSiteDocuments(
  site: SiteDatabase,
  documents: readonly (DocumentRef & { readonly body: DocumentBodies[DocumentKind] })[],
  revision: number,
): Promise<void> {
  const rows = documents.map(({ kind, id, body }) =>
    documentRow(site, { kind, id, body: sanitiseBody(kind, body, null), revision }),
  )
  await insertDocuments(site, rows)
}
