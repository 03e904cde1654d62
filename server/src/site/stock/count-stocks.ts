import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Database } from '../../ground/db/database.ts'
import { moveStock, type Author } from './change-stock.ts'
import { lockStock, moveCatalogueRevision } from './stock-store.ts'

/**
 * Counts many stocks at once, each by a movement of its own; what is not counted any more is null.
 * A variant that is gone by then is left out.
 */
export function countStocks(
  database: Database,
  siteId: SiteId,
  counts: ReadonlyMap<string, number | null>,
  author: Author,
): Promise<void> {
  return database.transact(siteId, async (site) => {
    let isShown = false
    // in one order, as orders lock them: nobody waits for each other
    const sorted = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1))
    for (const [variantId, count] of sorted) {
      const row = await lockStock(site, variantId)
      if (row === undefined) continue
      const seen = row.stock.kind === 'unlimited' ? null : row.stock.quantity
      if (seen === count) continue
      const change = count === null ? { unlimited: true as const, seen } : { counted: count, seen }
      const moved = await moveStock(site, row, change, author)
      isShown ||= moved.ok && moved.value.isShown
    }
    if (isShown) await moveCatalogueRevision(site)
  })
}
