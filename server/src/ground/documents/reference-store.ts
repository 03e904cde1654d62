import { sql } from 'kysely'
import type { DocumentRef } from '@vitrine/rules/ground/documents/document.ts'
import type { Reference } from '@vitrine/rules/ground/documents/reference.ts'
import type { SiteDatabase } from '../db/database.ts'

/** A document with all that it leads to and shows now. */
export type Referring = DocumentRef & { readonly references: readonly Reference[] }

/** Replaces what is known of some documents, so that nothing of what they were is left. */
export async function replaceReferences(
  site: SiteDatabase,
  documents: readonly Referring[],
): Promise<void> {
  if (documents.length === 0) return
  const kinds = documents.map(({ kind }) => kind)
  const ids = documents.map(({ id }) => id)
  await sql`
    delete from reference using unnest(${kinds}::text[], ${ids}::text[]) as gone (kind, id)
    where website_id = ${site.siteId} and from_kind = gone.kind and from_id = gone.id`.execute(
    site.queries,
  )
  const rows = documents.flatMap(({ kind, id, references }) =>
    references.map((to) => ({ kind, id, to })),
  )
  if (rows.length === 0) return
  await sql`
    insert into reference (website_id, from_kind, from_id, to_kind, to_id)
    select ${site.siteId}::text, * from unnest(
      ${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ id }) => id)}::text[],
      ${rows.map(({ to }) => to.kind)}::text[], ${rows.map(({ to }) => to.id)}::text[]
    )`.execute(site.queries)
}

export type ReferringRequest = {
  readonly limit: number
  /** Whether paths below a path count as well. */
  readonly below: boolean
  /** A collection whose items, and what is their content, do not count. */
  readonly exceptItemsOf?: string | undefined
}

/** The documents that lead to something or show it. */
export async function selectReferring(
  site: SiteDatabase,
  wanted: readonly Reference[],
  { limit, below, exceptItemsOf }: ReferringRequest,
): Promise<readonly DocumentRef[]> {
  const all = site.queries
    .selectFrom('reference')
    .select(['from_kind as kind', 'from_id as id'])
    .distinct()
    .where('website_id', '=', site.siteId)
    .where((where) =>
      where.or(
        wanted.flatMap(({ kind, id }) => {
          const isIt = where.and([where('to_kind', '=', kind), where('to_id', '=', id)])
          if (!below || kind !== 'path' || id === '') return [isIt]
          const begins = `${id.replace(/[\\%_]/g, '\\$&')}/%`
          return [isIt, where.and([where('to_kind', '=', kind), where('to_id', 'like', begins)])]
        }),
      ),
    )
    .orderBy('kind')
    .orderBy('id')
    .limit(limit)
  const query = exceptItemsOf === undefined ? all : all.where(isNoItemOf(site, exceptItemsOf))
  return (await query.execute()) as readonly DocumentRef[]
}

/** What a layout `item-<id>` is the content of is that item. */
function isNoItemOf(site: SiteDatabase, collectionId: string) {
  return sql<boolean>`not exists (
    select from document
    where document.website_id = ${site.siteId} and document.kind = 'item'
      and document.collection_id = ${collectionId} and document.id = case
        when from_kind = 'item' then from_id
        when from_kind = 'layout' then substring(from_id from '^(?:draft-)?item-(.*)$')
      end
  )`
}
