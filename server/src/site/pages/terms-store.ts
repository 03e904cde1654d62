import { sql } from 'kysely'
import type { CollectionTerms } from '../render/loaded-page.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'

export async function readTerms(
  site: SiteDatabase,
  collectionId: string,
  publishedBy: number,
): Promise<CollectionTerms> {
  const { rows } = await sql<{ kind: 'categories' | 'tags'; term: string }>`
    select kind, term from (
      select 'categories' as kind, jsonb_array_elements_text(body->'categories') as term, position, id
      from document
      where website_id = ${site.siteId} and kind = 'item' and collection_id = ${collectionId}
        and visibility = 'live' and publish_on <= ${publishedBy}
      union all
      select 'tags', jsonb_array_elements_text(body->'tags'), position, id
      from document
      where website_id = ${site.siteId} and kind = 'item' and collection_id = ${collectionId}
        and visibility = 'live' and publish_on <= ${publishedBy}
    ) terms
    group by kind, term order by min(position), min(id)`.execute(site.queries)
  return {
    categories: rows.filter((row) => row.kind === 'categories').map((row) => row.term),
    tags: rows.filter((row) => row.kind === 'tags').map((row) => row.term),
  }
}
