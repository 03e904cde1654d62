import { sql } from 'kysely'
import type { SiteDatabase } from '../db/database.ts'

/** How many revisions back is told which items moved them; whoever is further behind drops all pages. */
const keptRevisions = 1000

/**
 * Lets the pages of a site be rendered anew, because what they show beside documents has
 * changed: a stock, or what visitors write.
 * @param itemIds those about which it is, where pages without them stay as they are
 */
export async function moveCatalogueRevision(
  site: SiteDatabase,
  itemIds: readonly string[] = [],
): Promise<void> {
  const moved = sql`update site set catalogue_revision = catalogue_revision + 1
    where website_id = ${site.siteId} returning catalogue_revision as revision`
  await sql`
    with moved as (${moved}),
    forgotten as (
      delete from catalogue_change using moved
      where website_id = ${site.siteId} and moved.revision % 100 = 0
        and catalogue_change.revision <= moved.revision - ${sql.lit(keptRevisions)}
    )
    insert into catalogue_change (website_id, revision, item_id)
    select ${site.siteId}, moved.revision, asked.id
    from moved cross join unnest(${[...new Set(itemIds)]}::text[]) as asked (id)`.execute(
    site.queries,
  )
}
