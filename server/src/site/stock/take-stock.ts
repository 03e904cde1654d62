import { makeId, type Random } from '@vitrine/rules/ground/ids/ids.ts'
import { sellsOut, stockClass } from '@vitrine/rules/site/stock/stock-class.ts'
import type { Stock } from '@vitrine/rules/site/stock/stock.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { moveCatalogueRevision } from '../../ground/documents/move-catalogue-revision.ts'
import { takeFromStock } from './stock-store.ts'

export type StockLine = { readonly variantId: string; readonly quantity: number }

/** Variants of which it took the last, and those that do not end and of which nothing was taken. */
export type TakenStock = {
  readonly soldOut: ReadonlySet<string>
  readonly endless: ReadonlySet<string>
}

/**
 * Takes what an order needs, late in its transaction and in sorted order, so that orders of one hot
 * product wait for each other as briefly as can be and never in a circle.
 * @returns undefined when there is not enough of something, and the transaction must then be given up
 */
export async function takeStock(
  site: SiteDatabase,
  lines: readonly StockLine[],
  order: { readonly orderId: string; readonly now: number; readonly random: Random },
): Promise<TakenStock | undefined> {
  const shownDifferently: string[] = []
  const [soldOut, endless] = [new Set<string>(), new Set<string>()]
  for (const { variantId, quantity } of lines.toSorted(byVariant)) {
    const taken = await takeFromStock(site, {
      movementId: makeId(order.now, order.random),
      orderId: order.orderId,
      variantId,
      quantity,
      now: order.now,
    })
    if (taken === undefined) return undefined
    const { left, itemId } = taken
    if (left === null) {
      endless.add(variantId)
      continue
    }
    const [before, after] = [counted(left + quantity), counted(left)]
    if (stockClass(after) !== stockClass(before)) shownDifferently.push(itemId)
    if (sellsOut(before, after)) soldOut.add(variantId)
  }
  if (shownDifferently.length > 0) await moveCatalogueRevision(site, shownDifferently)
  return { soldOut, endless }
}

export function byVariant(a: StockLine, b: StockLine): number {
  return a.variantId < b.variantId ? -1 : 1
}

function counted(quantity: number): Stock {
  return { kind: 'counted', quantity }
}
