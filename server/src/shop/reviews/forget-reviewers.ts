import { sql } from 'kysely'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { moveCatalogueRevision } from '../../ground/documents/move-catalogue-revision.ts'
import type { Database } from '../../ground/db/database.ts'

/**
 * Takes the name of a member off their reviews, before they are forgotten (GDPR, article 17): what they
 * said of products stays, as does the order that it is of.
 * @param whose their orders are those with their address, and those that they were signed in for (decision 102)
 */
export function forgetReviewer(
  database: Database,
  siteId: SiteId,
  whose: { readonly id: string; readonly email: string },
): Promise<void> {
  return database.transact(siteId, async (site) => {
    const { rows } = await sql`
      update review set author_name = '' from shop_order placed
      where review.website_id = ${siteId} and review.author_name <> ''
        and placed.website_id = review.website_id and placed.id = review.order_id
        and (lower(placed.email) = lower(${whose.email}) or placed.member_id = ${whose.id})
      returning review.id`.execute(site.queries)
    if (rows.length > 0) await moveCatalogueRevision(site)
  })
}
