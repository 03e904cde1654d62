import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { productsPaths } from './products-paths.ts'
import type { DocumentReply } from '../../ground/changes/changes-api.ts'
import type { VariantStockReply } from '../../site/stock/stock-api.ts'
import { PostState } from '../../site/content/content-item.ts'
import { termWord } from '../../site/content/term-word.ts'
import type { Product } from './product.ts'

/** Contracts of the products room; addresses in `products-paths.ts`. */

/** What a list of products can be narrowed to: a state, and what there is of them or whether it is on sale. */
export const productStates = [PostState.published, PostState.scheduled, PostState.draft] as const
export type ProductState = (typeof productStates)[number]
export const stockFilters = ['sold-out', 'few-left', 'on-sale'] as const
export type StockFilter = (typeof stockFilters)[number]

/** GET products: those of every shop page in the owner's order, a page at a time. */
const productsQuery = z.object({
  state: z.enum(productStates).optional(),
  category: termWord.category.optional(),
  stock: z.enum(stockFilters).optional(),
  /** Words of the name or the address, or a SKU. */
  search: z.string().trim().max(200).optional(),
  /** The `next` of the page before. */
  after: z.string().max(400).optional(),
  limit: z.coerce.number<number>().int().min(1).max(200).default(50),
})

export type ListedProduct = DocumentReply<'item'> & {
  readonly body: { readonly product: Product }
  /** By the server's clock. */
  readonly state: PostState
}

export type ProductsReply = {
  readonly products: readonly ListedProduct[]
  /** What there is of each variant of these products. */
  readonly stock: readonly VariantStockReply[]
  /** Null on the last page. */
  readonly next: string | null
}

const stateReply = z.object({ state: z.enum(Object.values(PostState)) })

export const productsApi = {
  /** GET the state of one product, by the server's clock. */
  state: contract({
    method: 'GET',
    path: productsPaths.state,
    params: siteParams.extend({ itemId: z.string().min(1).max(100) }),
    reply: stateReply,
  }),
  products: contract({
    method: 'GET',
    path: productsPaths.products,
    params: siteParams,
    query: productsQuery,
    reply: z.custom<ProductsReply>(),
  }),
}
