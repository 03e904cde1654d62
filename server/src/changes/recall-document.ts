import type { DocumentBodies, DocumentKind } from '@vitrine/rules/changes/document.ts'
import type { SiteId } from '@vitrine/rules/ids/ids.ts'
import type { SiteDatabase } from '../db/database.ts'
import { readDocument } from './read-documents.ts'

export type Recalled<Kind extends DocumentKind> = {
  readonly revision: number
  readonly body: DocumentBodies[Kind]
}

const maxRecalled = 5000
const recalled = new Map<string, Recalled<DocumentKind>>()

/**
 * A document's body as this process saw it last, which may be an older revision by now: whoever
 * acts on it has the database compare the revision in the same statement.
 */
export function recallDocument<Kind extends DocumentKind>(
  siteId: SiteId,
  kind: Kind,
  id: string,
): Recalled<Kind> | undefined {
  return recalled.get(keyOf(siteId, kind, id)) as Recalled<Kind> | undefined
}

/**
 * The body of a document at a revision that the caller has just read, without sending it again if
 * this process knows it. A body of a revision never changes, so what is recalled is exact. Not for
 * transactions that write documents: what they read may never be committed.
 */
export async function documentAt<Kind extends DocumentKind>(
  site: SiteDatabase,
  kind: Kind,
  id: string,
  revision: number | null,
): Promise<Recalled<Kind> | undefined> {
  if (revision === null) return undefined
  const known = recallDocument(site.siteId, kind, id)
  return known?.revision === revision ? known : newestDocument(site, kind, id)
}

/** Reads a document and keeps it for the next time. */
export async function newestDocument<Kind extends DocumentKind>(
  site: SiteDatabase,
  kind: Kind,
  id: string,
): Promise<Recalled<Kind> | undefined> {
  const document = await readDocument(site, kind, id)
  const key = keyOf(site.siteId, kind, id)
  recalled.delete(key)
  if (document === undefined) return undefined
  const { revision, body } = document
  recalled.set(key, { revision, body })
  const oldest = recalled.keys().next().value
  if (recalled.size > maxRecalled && oldest !== undefined) recalled.delete(oldest)
  return { revision, body }
}

function keyOf(siteId: SiteId, kind: DocumentKind, id: string): string {
  return `${siteId} ${kind} ${id}`
}
