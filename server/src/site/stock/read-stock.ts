import { sql } from 'kysely'
import type { Stock } from '@vitrine/rules/site/stock/stock.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'

/** What there is of every variant of some products, by variant id, in one read. */
export async function readStock(
  site: SiteDatabase,
  itemIds: readonly string[],
): Promise<Map<string, Stock>> {
  if (itemIds.length === 0) return new Map()
  const rows = await site.queries
    .selectFrom('stock')
    .select(['variant_id', 'quantity'])
    .where('website_id', '=', site.siteId)
    .where('item_id', '=', sql<string>`any(${[...itemIds]})`)
    .execute()
  return new Map(
    rows.map(({ variant_id: id, quantity }) => [
      id,
      quantity === null ? { kind: 'unlimited' } : { kind: 'counted', quantity },
    ]),
  )
}
