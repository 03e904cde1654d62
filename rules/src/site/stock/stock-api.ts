import { z } from 'zod'

/** Contracts of stock keeping; addresses in `stock-paths.ts`. Edits are movements, never undone. */

const count = z.number().int().min(0).max(1_000_000)

export const variantParams = z.object({
  siteId: z.string().max(300),
  variantId: z.string().max(300),
})
export const stockQuery = z.object({ itemId: z.string().max(300) })

/**
 * POST: so many more or fewer; or a count, with the figure that the counter saw (null: unlimited),
 * refused when it is not that any more; or no counting at all.
 */
export const changeStockBody = z.union([
  z.object({ delta: z.number().int().min(-1_000_000).max(1_000_000) }),
  z.object({ counted: count, seen: count.nullable() }),
  z.object({ unlimited: z.literal(true), seen: count.nullable() }),
])
export type ChangeStockBody = z.infer<typeof changeStockBody>

const variantStock = z.object({
  variantId: z.string(),
  itemId: z.string(),
  unlimited: z.boolean(),
  /** 0 where unlimited. */
  qtyInStock: z.number(),
})
export type VariantStockReply = z.infer<typeof variantStock>

/** GET stock?itemId=; also the public `GET /api/commerce/inventory/stock/?itemId=` (spec §7). */
export const stockReply = z.object({ results: z.array(variantStock) })
export type StockReply = z.infer<typeof stockReply>
