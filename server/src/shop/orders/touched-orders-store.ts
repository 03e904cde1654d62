import { sql } from 'kysely'
import type { SiteDatabase } from '../../ground/db/database.ts'

/** Something of an order has changed, which whoever asks for changed orders is told. @param now epoch milliseconds */
export async function touchOrder(site: SiteDatabase, orderId: string, now: number): Promise<void> {
  await sql`
    update shop_order set touched_at = greatest(touched_at, ${now}::bigint)
    where website_id = ${site.siteId} and id = ${orderId}`.execute(site.queries)
}
