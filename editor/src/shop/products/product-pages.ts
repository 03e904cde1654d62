import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { documentsOf } from '../../ground/changes/documents.ts'
import {
  productsApi,
  type ProductState,
  type StockFilter,
} from '@vitrine/rules/shop/products/products-api.ts'
import { call } from '../../ground/http/send-request.ts'

/** Which products are asked for; without any of it all. */
export type ProductsAsked = {
  readonly show?: ProductState | undefined
  readonly category?: string | undefined
  readonly stock?: StockFilter | undefined
  /** Words of the name or the address, or a SKU. */
  readonly search?: string | undefined
}

/** Products with their stock, as far as they were asked for. */
export function productPages(siteId: string, asked: ProductsAsked) {
  const { show: state, category, stock, search } = asked
  return infiniteQueryOptions({
    queryKey: [
      ...productPagesKey(siteId),
      state ?? 'all',
      category ?? '',
      stock ?? '',
      search ?? '',
    ],
    queryFn: ({ pageParam: after }) =>
      call(productsApi.products, {
        params: { siteId },
        query: { state, category, stock, search, after: after === '' ? undefined : after },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

/** The state that a product is in by the server's clock. */
export function productStateQuery(siteId: string, itemId: string) {
  return queryOptions({
    queryKey: [...productPagesKey(siteId), 'state', itemId],
    queryFn: async () => (await call(productsApi.state, { params: { siteId, itemId } })).state,
  })
}

export function productPagesKey(siteId: string) {
  return documentsOf(siteId, 'products')
}
