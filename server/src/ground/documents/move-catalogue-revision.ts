import { sql } from 'kysely'
import type { SiteDatabase } from '../db/database.ts'

/**
 * Lets the pages of a site be rendered anew, because what they show beside documents has
 * changed: a stock, or what visitors write.
 */
export async function moveCatalogueRevision(site: SiteDatabase): Promise<void> {
  await site.queries
    .updateTable('site')
    .set({ catalogue_revision: sql`catalogue_revision + 1` })
    .where('website_id', '=', site.siteId)
    .execute()
}
