import type { StockReply, VariantStockReply } from '@vitrine/rules/site/stock/stock-api.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { toStockReply } from './change-stock.ts'
import { listStockOfItem, listStockOfItems } from './stock-store.ts'

/** What there is of each variant of a product; none for what is no product. */
export async function listStock(site: SiteDatabase, itemId: string): Promise<StockReply> {
  return { results: (await listStockOfItem(site, itemId)).map(toStockReply) }
}

/** What there is of each variant of some products. */
export async function listStockOf(
  site: SiteDatabase,
  itemIds: readonly string[],
): Promise<VariantStockReply[]> {
  return (await listStockOfItems(site, itemIds)).map(toStockReply)
}
