import { makeId, type Random, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { ChangeStockBody, VariantStockReply } from '@vitrine/rules/site/stock/stock-api.ts'
import { decideStockChange } from '@vitrine/rules/site/stock/change-stock.ts'
import { stockClass } from '@vitrine/rules/site/stock/stock-class.ts'
import { stockRefusal } from '@vitrine/rules/site/stock/stock-messages.ts'
import type { Database } from '../../ground/db/database.ts'
import {
  insertMovement,
  lockStock,
  moveCatalogueRevision,
  setStock,
  type StockRow,
} from './stock-store.ts'

type Author = {
  readonly authorId: string
  /** Epoch milliseconds. */
  readonly now: number
  readonly random: Random
}

/**
 * An owner's edit of a stock: a movement, never a document. A count that was taken while orders went
 * on is refused, with the figure as it is now.
 */
export function changeStock(
  database: Database,
  siteId: SiteId,
  variantId: string,
  change: ChangeStockBody,
  { authorId, now, random }: Author,
): Promise<Result<VariantStockReply>> {
  return database.transact(siteId, async (site) => {
    const row = await lockStock(site, variantId)
    if (row === undefined) return refuse(stockRefusal('unknown-variant'))
    const decision = decideStockChange(row.stock, change)
    if (!decision.ok) return decision
    const { stock, delta } = decision.value
    await setStock(site, variantId, stock)
    await insertMovement(site, {
      id: makeId(now, random),
      variant_id: variantId,
      delta,
      reason: 'delta' in change ? 'adjust' : 'count',
      order_id: null,
      author_id: authorId,
      at: now,
    })
    if (stockClass(row.stock) !== stockClass(stock)) {
      await moveCatalogueRevision(site)
    }
    return ok(toStockReply({ ...row, stock }))
  })
}

export function toStockReply({ variantId, itemId, stock }: StockRow): VariantStockReply {
  const unlimited = stock.kind === 'unlimited'
  return { variantId, itemId, unlimited, qtyInStock: unlimited ? 0 : stock.quantity }
}
