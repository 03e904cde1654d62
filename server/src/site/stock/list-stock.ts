import type {
  KeptStockReply,
  StockReply,
  VariantStockReply,
} from '@vitrine/rules/site/stock/stock-api.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { toStockReply } from './change-stock.ts'
import { listStockOfItem, listStockOfItems, listStockRows } from './stock-store.ts'

/** What there is of each variant of a product; none for what is no product. */
export async function listStock(site: SiteDatabase, itemId: string): Promise<StockReply> {
  return { results: (await listStockOfItem(site, itemId)).map(toStockReply) }
}

/** Reads how many of each variant of a product are held for payments under way; only of those that are. */
export type ReadHeldStock = (
  site: SiteDatabase,
  itemId: string,
) => Promise<ReadonlyMap<string, number>>

declare module '../../ground/context.ts' {
  interface Context {
    readonly readHeldStock: ReadHeldStock
  }
}

/** The same for whoever keeps it, with what is held. */
export async function listKeptStock(
  { readHeldStock }: Pick<Context, 'readHeldStock'>,
  site: SiteDatabase,
  itemId: string,
): Promise<KeptStockReply> {
  const { results } = await listStock(site, itemId)
  const held = await readHeldStock(site, itemId)
  return { results: results.map((one) => ({ ...one, held: held.get(one.variantId) ?? 0 })) }
}

/** What there is of each variant of some products. */
export async function listStockOf(
  site: SiteDatabase,
  itemIds: readonly string[],
): Promise<VariantStockReply[]> {
  return (await listStockOfItems(site, itemIds)).map(toStockReply)
}

/** What there is of all variants, a page at a time. @param after the last variant of the page before */
export async function listStockPage(
  site: SiteDatabase,
  { limit, after = '' }: { readonly limit: number; readonly after?: string | undefined },
): Promise<{ readonly levels: VariantStockReply[]; readonly next: string | null }> {
  const rows = await listStockRows(site, limit, after)
  const levels = rows.slice(0, limit).map(toStockReply)
  return { levels, next: rows.length > limit ? (levels.at(-1)?.variantId ?? null) : null }
}
