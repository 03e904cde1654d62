import { makeId, type Random } from '@vitrine/rules/ground/ids/ids.ts'
import { comesBack, stockClass } from '@vitrine/rules/site/stock/stock-class.ts'
import type { Stock } from '@vitrine/rules/site/stock/stock.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { moveCatalogueRevision } from '../../ground/documents/move-catalogue-revision.ts'
import { noteStockReturns, type StockReturn } from './stock-returns.ts'
import { putIntoStock } from './stock-store.ts'
import { byVariant, type StockLine } from './take-stock.ts'

/**
 * Puts back what an order took, in the order in which orders lock. What is not counted, or is no
 * product any more, stays as it is.
 * @returns whether anything of it came back
 */
export async function returnStock(
  site: SiteDatabase,
  lines: readonly StockLine[],
  order: {
    readonly orderId: string
    /** Why it comes back. */
    readonly reason: 'cancel' | 'refund' | 'release'
    /** Null: nobody's deed. */
    readonly authorId: string | null
    readonly now: number
    readonly random: Random
  },
): Promise<boolean> {
  let isAnyBack = false
  const shownDifferently: string[] = []
  const back: StockReturn[] = []
  for (const { variantId, quantity } of lines.toSorted(byVariant)) {
    const put = await putIntoStock(site, {
      movementId: makeId(order.now, order.random),
      orderId: order.orderId,
      authorId: order.authorId,
      reason: order.reason,
      variantId,
      quantity,
      now: order.now,
    })
    if (put === undefined) continue
    const { quantity: stands, itemId } = put
    isAnyBack = true
    const before: Stock = { kind: 'counted', quantity: stands - quantity }
    const after: Stock = { kind: 'counted', quantity: stands }
    if (stockClass(after) !== stockClass(before)) shownDifferently.push(itemId)
    // what was only held was never gone: nobody is told of it
    if (order.reason !== 'release' && comesBack(before, after)) back.push({ variantId, itemId })
  }
  if (shownDifferently.length > 0) await moveCatalogueRevision(site, shownDifferently)
  await noteStockReturns(site, back, order.now)
  return isAnyBack
}
