import { moveCatalogueRevision } from '../../ground/documents/move-catalogue-revision.ts'
import { makeId, type Random, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { ChangeStockBody, VariantStockReply } from '@vitrine/rules/site/stock/stock-api.ts'
import { decideStockChange } from '@vitrine/rules/site/stock/change-stock.ts'
import { comesBack, sellsOut, stockClass } from '@vitrine/rules/site/stock/stock-class.ts'
import { stockRefusal } from '@vitrine/rules/site/stock/stock-messages.ts'
import type { Stock } from '@vitrine/rules/site/stock/stock.ts'
import type { Context } from '../../ground/context.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'
import { noteStockReturns } from './stock-returns.ts'
import { insertMovement, lockStock, setStock, type StockRow } from './stock-store.ts'

/** A variant of which an edit has taken the last. */
export type SoldOutVariant = Pick<StockRow, 'variantId' | 'itemId'>

/** Lets the owner know what an edit of stock has sold out, in its transaction. */
export type TellSoldOut = (
  site: SiteDatabase,
  variants: readonly SoldOutVariant[],
  moment: Pick<Author, 'now' | 'random'>,
) => Promise<void>

declare module '../../ground/context.ts' {
  interface Context {
    readonly tellSoldOut: TellSoldOut
  }
}

export type StockContext = Pick<Context, 'tellSoldOut'> & {
  readonly database: Pick<Database, 'transact'>
}

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
  context: StockContext,
  siteId: SiteId,
  variantId: string,
  change: ChangeStockBody,
  author: Author,
): Promise<Result<VariantStockReply>> {
  return context.database.transact(siteId, async (site) => {
    const row = await lockStock(site, variantId)
    if (row === undefined) return refuse(stockRefusal('unknown-variant'))
    const moved = await moveStock(site, row, change, author)
    if (!moved.ok) return moved
    if (moved.value.isShown) await moveCatalogueRevision(site, [row.itemId])
    if (moved.value.isSoldOut) await context.tellSoldOut(site, [row], author)
    if (moved.value.isBack) await noteStockReturns(site, [row], author.now)
    return ok(toStockReply({ ...row, stock: moved.value.stock }))
  })
}

type MovedStock = {
  readonly stock: Stock
  /** Whether pages show another thing of it now. */
  readonly isShown: boolean
  readonly isSoldOut: boolean
  readonly isBack: boolean
}

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
  const isShown = stockClass(row.stock) !== stockClass(stock)
  const isSoldOut = sellsOut(row.stock, stock)
  return ok({ stock, isShown, isSoldOut, isBack: comesBack(row.stock, stock) })
}

export function toStockReply({ variantId, itemId, stock }: StockRow): VariantStockReply {
  const unlimited = stock.kind === 'unlimited'
  return { variantId, itemId, unlimited, qtyInStock: unlimited ? 0 : stock.quantity }
}
