import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import type { ChangeStockBody } from './stock-api.ts'
import { stockRefusal } from './stock-messages.ts'
import type { Stock } from './stock.ts'

/** The most that can be counted of a variant. */
export const mostInStock = 1_000_000

export type StockChange = { readonly stock: Stock; readonly delta: number }

/** Decides what an owner's edit makes of a stock, and by how much that moves it. */
export function decideStockChange(stock: Stock, change: ChangeStockBody): Result<StockChange> {
  const before = stock.kind === 'unlimited' ? null : stock.quantity
  if ('delta' in change) {
    // more or fewer of "unlimited" is still unlimited
    if (before === null) return ok({ stock, delta: 0 })
    return counted(before, before + change.delta)
  }
  if (change.seen !== before) {
    return refuse(
      stockRefusal('count-is-stale', { unlimited: before === null, qtyInStock: before }),
    )
  }
  if ('unlimited' in change) return ok({ stock: { kind: 'unlimited' }, delta: 0 })
  return counted(before ?? 0, change.counted)
}

function counted(before: number, quantity: number): Result<StockChange> {
  if (quantity < 0) return refuse(stockRefusal('stock-below-zero'))
  if (quantity > mostInStock) return refuse(stockRefusal('stock-too-large'))
  return ok({ stock: { kind: 'counted', quantity }, delta: quantity - before })
}
