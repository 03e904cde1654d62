import { makeId, type Random } from '@vitrine/rules/ground/ids/ids.ts'
import { stockClass } from '@vitrine/rules/site/stock/stock-class.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { moveCatalogueRevision } from '../../ground/documents/move-catalogue-revision.ts'
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
  let [isAnyBack, isShownDifferently] = [false, false]
  for (const { variantId, quantity } of lines.toSorted(byVariant)) {
    const stands = await putIntoStock(site, {
      movementId: makeId(order.now, order.random),
      orderId: order.orderId,
      authorId: order.authorId,
      reason: order.reason,
      variantId,
      quantity,
      now: order.now,
    })
    if (stands === undefined) continue
    isAnyBack = true
    const before = stockClass({ kind: 'counted', quantity: stands - quantity })
    if (stockClass({ kind: 'counted', quantity: stands }) !== before) isShownDifferently = true
  }
  if (isShownDifferently) await moveCatalogueRevision(site)
  return isAnyBack
}
