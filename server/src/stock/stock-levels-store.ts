import type { VariantStockReply } from '@vitrine/rules/stock/stock-api.ts'
import type { SiteDatabase } from '../db/database.ts'

/** Stock rows by variant id, from behind a variant on. */
export async function listStockAfter(
  site: SiteDatabase,
  after: string,
  limit: number,
): Promise<VariantStockReply[]> {
  const rows = await site.queries
    .selectFrom('stock')
    .select(['variant_id', 'item_id', 'quantity'])
    .where('website_id', '=', site.siteId)
    .where('variant_id', '>', after)
    .orderBy('variant_id')
    .limit(limit)
    .execute()
  return rows.map(({ variant_id: variantId, item_id: itemId, quantity }) => ({
    variantId,
    itemId,
    unlimited: quantity === null,
    qtyInStock: quantity ?? 0,
  }))
}
