import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { stockPaths } from './stock-paths.ts'

/** Contracts of stock keeping; addresses in `stock-paths.ts`. Edits are movements, never undone. */

const count = z.number().int().min(0).max(1_000_000)

const variantParams = siteParams.extend({ variantId: z.string().max(300) })
const stockQuery = z.object({ itemId: z.string().max(300) })

/**
 * POST: so many more or fewer; or a count, with the figure that the counter saw (null: unlimited),
 * refused when it is not that any more; or no counting at all.
 */
const changeStockBody = z.union([
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
const stockReply = z.object({ results: z.array(variantStock) })
export type StockReply = z.infer<typeof stockReply>

/** The same for whoever keeps it. */
const keptStockReply = z.object({
  results: z.array(
    variantStock.extend({
      /** So many beside it are held for payments under way; no count of what can be sold has them. */
      held: z.number(),
    }),
  ),
})
export type KeptStockReply = z.infer<typeof keptStockReply>

export const stockApi = {
  ofItem: contract({
    method: 'GET',
    path: stockPaths.ofItem,
    query: stockQuery,
    reply: stockReply,
    about: {
      operationId: 'getStock',
      group: 'Stock',
      summary: 'What there is of each variant of a product',
      description: 'Nothing is listed for what visitors cannot see.',
    },
  }),
  stock: contract({
    method: 'GET',
    path: stockPaths.stock,
    params: siteParams,
    query: stockQuery,
    reply: keptStockReply,
  }),
  change: contract({
    method: 'POST',
    path: stockPaths.variant,
    params: variantParams,
    body: changeStockBody,
    reply: variantStock,
  }),
}
