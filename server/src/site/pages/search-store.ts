import { sql } from 'kysely'
import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'

/** Live items whose title, excerpt or body holds every word; those that name it in the title first. */
export async function findMatchingItems(
  site: SiteDatabase,
  words: readonly string[],
  publishedBy: number,
  limit: number,
): Promise<StoredDocument<'item'>[]> {
  const text = sql<string>`lower(concat_ws(' ', body->>'title', body->>'excerpt', body->>'body'))`
  const title = sql<string>`lower(body->>'title')`
  let query = site.queries
    .selectFrom('document')
    .select(['kind', 'id', 'revision', 'body'])
    .where('website_id', '=', site.siteId)
    .where('kind', '=', 'item')
    .where('visibility', '=', 'live')
    .where('publish_on', '<=', publishedBy)
  for (const word of words) query = query.where(sql<boolean>`position(${word} in ${text}) > 0`)
  const rows = await query
    .orderBy(sql`position(${words[0] ?? ''} in ${title}) > 0`, 'desc')
    .orderBy('publish_on', 'desc')
    .limit(limit)
    .execute()
  return rows as unknown as StoredDocument<'item'>[]
}
