import { sql } from 'kysely'
import type { DocumentsReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { DocumentKind, StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import { standsFor } from '@vitrine/rules/ground/documents/draft-of.ts'
import type { ItemVisibility } from '@vitrine/rules/ground/documents/visibility.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Queries, SiteDatabase } from '../db/database.ts'
import { findDocument, toDocument } from './document-rows.ts'

/** A document as it stands, or undefined where there is none. */
export function readDocument<Kind extends DocumentKind>(
  site: SiteDatabase,
  kind: Kind,
  id: string,
): Promise<StoredDocument<Kind> | undefined> {
  return findDocument(site, kind, id)
}

/** The same; of a draft that is not stored, what is public. */
export async function readStanding<Kind extends DocumentKind>(
  site: SiteDatabase,
  kind: Kind,
  id: string,
): Promise<StoredDocument<Kind> | undefined> {
  const before = standsFor({ kind, id })
  return (await readDocument(site, kind, id)) ?? (before && readDocument(site, kind, before.id))
}

export type DocumentFilter = {
  readonly ids?: readonly string[]
  readonly collectionId?: string
  readonly visibility?: ItemVisibility
}

/** Documents of a kind; items in the owner's order, everything else by id. */
export async function listDocuments<Kind extends DocumentKind>(
  site: SiteDatabase,
  kind: Kind,
  filter: DocumentFilter = {},
): Promise<StoredDocument<Kind>[]> {
  let query = documentsOf(site, kind)
  if (filter.ids !== undefined) {
    if (filter.ids.length === 0) return []
    query = query.where('id', '=', sql<string>`any(${[...filter.ids]})`)
  }
  if (filter.collectionId !== undefined) {
    query = query.where('collection_id', '=', filter.collectionId)
  }
  if (filter.visibility !== undefined) query = query.where('visibility', '=', filter.visibility)
  const rows = await (
    kind === 'item' ? query.orderBy('position').orderBy('id') : query.orderBy('id')
  ).execute()
  return rows.map((row) => toDocument(row) as StoredDocument<Kind>)
}

export type DocumentPageRequest = Omit<DocumentFilter, 'ids'> & {
  readonly after?: string | undefined
  readonly limit: number
}

/** Documents of a kind by id, a page at a time; each page costs the same, wherever it is. */
export async function listDocumentPage<Kind extends DocumentKind>(
  site: SiteDatabase,
  kind: Kind,
  { after, limit, collectionId, visibility }: DocumentPageRequest,
): Promise<DocumentsReply<Kind>> {
  let query = documentsOf(site, kind)
    .where('id', '>', after ?? '')
    .orderBy('id')
    .limit(limit + 1)
  if (collectionId !== undefined) query = query.where('collection_id', '=', collectionId)
  if (visibility !== undefined) query = query.where('visibility', '=', visibility)
  const rows = await query.execute()
  const documents = rows.slice(0, limit).map((row) => toDocument(row) as StoredDocument<Kind>)
  return { documents, next: rows.length > limit ? (documents.at(-1)?.id ?? null) : null }
}

/** The route of a site that answers under an address without slashes at its ends. */
export async function findCollectionByAddress(
  site: SiteDatabase,
  urlId: string,
): Promise<StoredDocument<'collection'> | undefined> {
  const row = await documentsOf(site, 'collection')
    .where(sql<string>`coalesce(collection_id, '')`, '=', '')
    .where('url_id', '=', urlId)
    .executeTakeFirst()
  return row === undefined ? undefined : (toDocument(row) as StoredDocument<'collection'>)
}

/** An entry of a collection by the last part of its path; drafts too, so look at `visibility`. */
export async function findItemByAddress(
  site: SiteDatabase,
  collectionId: string,
  urlId: string,
): Promise<StoredDocument<'item'> | undefined> {
  const row = await documentsOf(site, 'item')
    .where(sql<string>`coalesce(collection_id, '')`, '=', collectionId)
    .where('url_id', '=', urlId)
    .executeTakeFirst()
  return row === undefined ? undefined : (toDocument(row) as StoredDocument<'item'>)
}

/** What the owners of several sites call them, by the site's id; in one question. */
export async function readSiteTitles(
  queries: Queries,
  siteIds: readonly SiteId[],
): Promise<ReadonlyMap<SiteId, string>> {
  const rows = await queries
    .selectFrom('document')
    .select(['website_id', sql<string | null>`body ->> 'title'`.as('title')])
    .where('website_id', '=', sql<SiteId>`any(${[...siteIds]})`)
    .where('kind', '=', 'site-settings')
    .where('id', '=', 'site')
    .execute()
  return new Map(rows.map((row) => [row.website_id, row.title ?? '']))
}

function documentsOf(site: SiteDatabase, kind: DocumentKind) {
  return site.queries
    .selectFrom('document')
    .select(['kind', 'id', 'revision', 'body'])
    .where('website_id', '=', site.siteId)
    .where('kind', '=', kind)
}
