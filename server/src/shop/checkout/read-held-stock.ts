import { sql } from 'kysely'
import type { SiteDatabase } from '../../ground/db/database.ts'

/** How many of each variant of a product are held for payments under way. */
export async function readHeldStock(
  site: SiteDatabase,
  itemId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly variantId: string; readonly held: number }>`
    select line."variantId", sum(line.quantity)::int as held
    from payment, json_to_recordset(frozen_order -> 'entries')
      as line ("itemId" text, "variantId" text, quantity int, "isCounted" boolean)
    where website_id = ${site.siteId} and status = 'pending' and line."itemId" = ${itemId}
      and line."isCounted"
    group by line."variantId"`.execute(site.queries)
  return new Map(rows.map(({ variantId, held }) => [variantId, held]))
}
