import type { Stock } from '@vitrine/rules/site/stock/stock.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'

export type VariantStock = {
  readonly variantId: string
  readonly itemId: string
  readonly stock: Stock
}

const rowsPerInsert = 1000

/**
 * Gives variants the stock that they begin with. What already has a stock keeps it, as when an undo
 * brings a deleted product back.
 */
export async function beginStock(
  site: SiteDatabase,
  variants: readonly VariantStock[],
): Promise<void> {
  for (let start = 0; start < variants.length; start += rowsPerInsert) {
    const rows = variants.slice(start, start + rowsPerInsert).map((variant) => ({
      website_id: site.siteId,
      variant_id: variant.variantId,
      item_id: variant.itemId,
      quantity: variant.stock.kind === 'unlimited' ? null : variant.stock.quantity,
    }))
    await site.queries
      .insertInto('stock')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
