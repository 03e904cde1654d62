import { sql } from 'kysely'
import type { SiteDatabase } from '../../ground/db/database.ts'

/** Whether any text file of a site's template asks for what is set of the footer. */
export async function readsFooter(site: SiteDatabase): Promise<boolean> {
  const row = await site.queries
    .selectFrom('document')
    .select('id')
    .where('website_id', '=', site.siteId)
    .where('kind', '=', 'template-file')
    .where(sql<boolean>`position('footerSettings' in body ->> 'text') > 0`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
