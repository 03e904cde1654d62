import { moveCatalogueRevision } from '../../ground/documents/move-catalogue-revision.ts'
import { makeId, type Random, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { ChangeStockBody, VariantStockReply } from '@vitrine/rules/site/stock/stock-api.ts'
import { decideStockChange } from '@vitrine/rules/site/stock/change-stock.ts'
import { stockClass } from '@vitrine/rules/site/stock/stock-class.ts'
import { stockRefusal } from '@vitrine/rules/site/stock/stock-messages.ts'
import type { Stock } from '@vitrine/rules/site/stock/stock.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'
import { insertMovement, lockStock, setStock, type StockRow } from './stock-store.ts'

export type Author = {
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
  author: Author,
): Promise<Result<VariantStockReply>> {
  return database.transact(siteId, async (site) => {
    const row = await lockStock(site, variantId)
    if (row === undefined) return refuse(stockRefusal('unknown-variant'))
    const moved = await moveStock(site, row, change, author)
    if (!moved.ok) return moved
    if (moved.value.isShown) await moveCatalogueRevision(site)
    return ok(toStockReply({ ...row, stock: moved.value.stock }))
  })
}

/** Whether pages show another thing of it now. */
type MovedStock = { readonly stock: Stock; readonly isShown: boolean }

/** Writes a change of a stock that is locked, and its movement. */
async function moveStock(
  site: SiteDatabase,
  row: StockRow,
  change: ChangeStockBody,
  { authorId, now, random }: Author,
): Promise<Result<MovedStock>> {
  const decision = decideStockChange(row.stock, change)
  if (!decision.ok) return decision
  const { stock, delta } = decision.value
  await setStock(site, row.variantId, stock)
  await insertMovement(site, {
    id: makeId(now, random),
    variant_id: row.variantId,
    delta,
    reason: 'delta' in change ? 'adjust' : 'count',
    order_id: null,
    author_id: authorId,
    at: now,
  })
  return ok({ stock, isShown: stockClass(row.stock) !== stockClass(stock) })
}

export function toStockReply({ variantId, itemId, stock }: StockRow): VariantStockReply {
  const unlimited = stock.kind === 'unlimited'
  return { variantId, itemId, unlimited, qtyInStock: unlimited ? 0 : stock.quantity }
}
