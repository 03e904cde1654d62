import { sql } from 'kysely'
import type { SiteDatabase } from '../../ground/db/database.ts'

/**
 * How many orders used coupons, by code; those that nobody used are missing.
 * @param codes undefined: all of the site
 */
export async function readCouponUses(
  site: SiteDatabase,
  codes?: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  let query = site.queries
    .selectFrom('coupon_counter')
    .select(['coupon_id as code', 'uses'])
    .where('website_id', '=', site.siteId)
  if (codes !== undefined) query = query.where('coupon_id', '=', sql<string>`any(${[...codes]})`)
  const rows = await query.execute()
  return new Map(rows.map(({ code, uses }) => [code, uses]))
}
