import { sql } from 'kysely'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'
import type { StockRow } from './stock-store.ts'

/** A variant of which there was none, and is something again. */
export type StockReturn = Pick<StockRow, 'variantId' | 'itemId'>

/**
 * Notes, in the transaction that brings them back, which variants can be had again: whoever waits for
 * them is looked for later, so that no order and no count waits for mails.
 */
export async function noteStockReturns(
  { siteId, queries }: SiteDatabase,
  returns: readonly StockReturn[],
  now: number,
): Promise<void> {
  if (returns.length === 0) return
  await sql`
    insert into stock_return (website_id, variant_id, item_id, at)
    select ${siteId}, "variantId", "itemId", ${now}::bigint
    from json_to_recordset(${JSON.stringify(returns)}::json) as one ("variantId" text, "itemId" text)
    order by "variantId"
    on conflict (website_id, variant_id) do update set at = excluded.at`.execute(queries)
}

/** What has come back on any site of the installation, the longest ago first. */
export async function listStockReturns(
  database: Pick<Database, 'kysely'>,
  limit: number,
): Promise<readonly (StockReturn & { readonly siteId: SiteId; readonly at: number })[]> {
  return database.kysely
    .selectFrom('stock_return')
    .select(['website_id as siteId', 'variant_id as variantId', 'item_id as itemId', 'at'])
    .orderBy('at')
    .orderBy('variant_id')
    .limit(limit)
    .execute()
}

/** Forgets a return that has been looked at; what has come back once more since then stays. */
export async function forgetStockReturn(
  site: SiteDatabase,
  { variantId, at }: { readonly variantId: string; readonly at: number },
): Promise<void> {
  await site.queries
    .deleteFrom('stock_return')
    .where('website_id', '=', site.siteId)
    .where('variant_id', '=', variantId)
    .where('at', '=', at)
    .execute()
}
