import type { StockLevelsReply } from '@vitrine/rules/stock/stock-api.ts'
import type { SiteDatabase } from '../db/database.ts'
import { listStockAfter } from './stock-levels-store.ts'

type Page = { readonly after?: string | undefined; readonly limit: number }

/** What there is of every variant of the site. By key, so that each page costs the same. */
export async function listStockLevels(
  site: SiteDatabase,
  { after, limit }: Page,
): Promise<StockLevelsReply> {
  const rows = await listStockAfter(site, after ?? '', limit + 1)
  const results = rows.slice(0, limit)
  return { results, next: rows.length > limit ? (results.at(-1)?.variantId ?? null) : null }
}
