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

/**
 * The documents that lead to something or show it.
 * @param below whether paths below a path count as well
 */
export async function selectReferring(
  site: SiteDatabase,
  wanted: readonly Reference[],
  { limit, below }: { readonly limit: number; readonly below: boolean },
): Promise<readonly DocumentRef[]> {
  const rows = await site.queries
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
    .execute()
  return rows as readonly DocumentRef[]
}
