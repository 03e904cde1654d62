import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { productsPaths } from './products-paths.ts'
import type { DocumentReply } from '../../ground/changes/changes-api.ts'
import type { VariantStockReply } from '../../site/stock/stock-api.ts'
import type { Product } from './product.ts'

/** Contracts of the products room; addresses in `products-paths.ts`. */

/** GET products: those of every shop page in the owner's order, a page at a time. */
const productsQuery = z.object({
  visibility: z.enum(['live', 'draft']).optional(),
  /** Words of the name or the address, or a SKU. */
  search: z.string().trim().max(200).optional(),
  /** The `next` of the page before. */
  after: z.string().max(400).optional(),
  limit: z.coerce.number<number>().int().min(1).max(200).default(50),
})

export type ListedProduct = DocumentReply<'item'> & { readonly body: { readonly product: Product } }

export type ProductsReply = {
  readonly products: readonly ListedProduct[]
  /** What there is of each variant of these products. */
  readonly stock: readonly VariantStockReply[]
  /** Null on the last page. */
  readonly next: string | null
}

export const productsApi = {
  products: contract({
    method: 'GET',
    path: productsPaths.products,
    params: siteParams,
    query: productsQuery,
    reply: z.custom<ProductsReply>(),
  }),
}
