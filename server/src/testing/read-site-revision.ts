import type { SiteDatabase } from '../ground/db/database.ts'

/** The site's revisions: the documents' and the catalogue's. */
export async function readSiteRevision(
  site: SiteDatabase,
): Promise<{ revision: number; catalogueRevision: number } | undefined> {
  return site.queries
    .selectFrom('site')
    .select(['revision', 'catalogue_revision as catalogueRevision'])
    .where('website_id', '=', site.siteId)
    .executeTakeFirst()
}
