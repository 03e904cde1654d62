import { makeId, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { decideStockChange } from '@vitrine/rules/site/stock/change-stock.ts'
import { comesBack, sellsOut, stockClass } from '@vitrine/rules/site/stock/stock-class.ts'
import { moveCatalogueRevision } from '../../ground/documents/move-catalogue-revision.ts'
import type { Author, SoldOutVariant, StockContext } from './change-stock.ts'
import { noteStockReturns, type StockReturn } from './stock-returns.ts'
import { lockStocks, writeCounts, type CountMovement } from './stock-store.ts'

/**
 * Counts many stocks at once, each by a movement of its own; what is not counted any more is null.
 * A variant that is gone by then is left out. Orders wait for three statements, however many there are.
 */
export function countStocks(
  context: StockContext,
  siteId: SiteId,
  counts: ReadonlyMap<string, number | null>,
  author: Author,
): Promise<void> {
  return context.database.transact(siteId, async (site) => {
    const movements: CountMovement[] = []
    const soldOut: SoldOutVariant[] = []
    const back: StockReturn[] = []
    const shown: string[] = []
    for (const { variantId, itemId, stock } of await lockStocks(site, [...counts.keys()])) {
      const seen = stock.kind === 'unlimited' ? null : stock.quantity
      const counted = counts.get(variantId) ?? null
      if (seen === counted) continue
      const change = counted === null ? { unlimited: true as const, seen } : { counted, seen }
      const decision = decideStockChange(stock, change)
      if (!decision.ok) continue
      const id = makeId(author.now, author.random)
      movements.push({ id, variant_id: variantId, delta: decision.value.delta, quantity: counted })
      if (sellsOut(stock, decision.value.stock)) soldOut.push({ variantId, itemId })
      if (comesBack(stock, decision.value.stock)) back.push({ variantId, itemId })
      if (stockClass(stock) !== stockClass(decision.value.stock)) shown.push(itemId)
    }
    if (movements.length > 0) await writeCounts(site, movements, author)
    if (shown.length > 0) await moveCatalogueRevision(site, shown)
    await context.tellSoldOut(site, soldOut, author)
    await noteStockReturns(site, back, author.now)
  })
}
