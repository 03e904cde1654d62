import { sql } from 'kysely'
import type { DocumentRef } from '@vitrine/rules/ground/documents/document.ts'
import type { SiteDatabase } from '../db/database.ts'

/** More than so many changes at once are not gone through one by one. */
const maxChanges = 500

/**
 * The documents that changed after one revision of the site and up to another, each once; undefined
 * where history does not tell all of it (too much has happened, or not by an action).
 */
export async function changedDocuments(
  site: SiteDatabase,
  after: number,
  upTo: number,
): Promise<readonly DocumentRef[] | undefined> {
  const steps = upTo - after
  if (steps < 0 || steps > maxChanges) return undefined
  if (steps === 0) return []
  const { rows } = await sql<{ sequence: number; kind: string | null; id: string | null }>`
    select change.sequence, edit ->> 'kind' as kind, edit ->> 'id' as id
    from change left join lateral jsonb_array_elements(change.edits) edit on true
    where change.website_id = ${site.siteId}
      and change.sequence > ${after} and change.sequence <= ${upTo}`.execute(site.queries)
  if (new Set(rows.map(({ sequence }) => sequence)).size !== steps) return undefined
  const found = new Map<string, DocumentRef>()
  for (const { kind, id } of rows) {
    if (kind !== null && id !== null) found.set(`${kind}/${id}`, { kind, id } as DocumentRef)
  }
  return [...found.values()]
}
