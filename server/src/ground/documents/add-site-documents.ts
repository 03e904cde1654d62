import type {
  DocumentBodies,
  DocumentKind,
  DocumentRef,
} from '@vitrine/rules/ground/documents/document.ts'
import type { SiteDatabase } from '../db/database.ts'
import { cleanNewBody } from './clean-texts.ts'
import { insertDocuments, type NewDocument } from './document-rows.ts'
import type { DocumentKinds } from './document-kinds.ts'

/** Gives a new site the documents that it begins with; they stand before its history. */
export async function addSiteDocuments(
  site: SiteDatabase,
  kinds: DocumentKinds,
  documents: readonly (DocumentRef & { readonly body: DocumentBodies[DocumentKind] })[],
  revision: number,
): Promise<void> {
  const cleaned: NewDocument[] = []
  for (const { kind, id, body } of documents) {
    const safe = await cleanNewBody(kinds, kind, body)
    if (!safe.ok) throw new Error(`${kind} ${id}: ${safe.refusal.message}`)
    cleaned.push({ kind, id, body: safe.value, revision })
  }
  await insertDocuments(site, cleaned)
  const written = cleaned.map(({ kind, id, body }) => ({ kind, id, before: null, after: body }))
  await kinds.written(site, written)
}
