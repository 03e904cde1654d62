import { infiniteQueryOptions } from '@tanstack/react-query'
import { documentsOf } from '../../ground/changes/documents.ts'
import { productsApi } from '@vitrine/rules/shop/products/products-api.ts'
import { call } from '../../ground/http/send-request.ts'

/** Which products are asked for; without any of it all. */
export type ProductsAsked = {
  readonly show?: 'live' | 'draft' | undefined
  /** Words of the name or the address, or a SKU. */
  readonly search?: string | undefined
}

/** Products with their stock, as far as they were asked for. */
export function productPages(siteId: string, { show: visibility, search }: ProductsAsked) {
  return infiniteQueryOptions({
    queryKey: [...productPagesKey(siteId), visibility ?? 'all', search ?? ''],
    queryFn: ({ pageParam: after }) =>
      call(productsApi.products, {
        params: { siteId },
        query: { visibility, search, after: after === '' ? undefined : after },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

export function productPagesKey(siteId: string) {
  return documentsOf(siteId, 'products')
}
