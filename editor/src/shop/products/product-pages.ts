import { infiniteQueryOptions } from '@tanstack/react-query'
import { documentsOf } from '../../ground/changes/documents.ts'
import { productsApi } from '@vitrine/rules/shop/products/products-api.ts'
import { call } from '../../ground/http/send-request.ts'

/** Products with their stock, as far as they were asked for; of one visibility, or all. */
export function productPages(siteId: string, visibility: 'live' | 'draft' | undefined) {
  return infiniteQueryOptions({
    queryKey: [...productPagesKey(siteId), visibility ?? 'all'],
    queryFn: ({ pageParam: after }) =>
      call(productsApi.products, {
        params: { siteId },
        query: { visibility, after: after === '' ? undefined : after },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

export function productPagesKey(siteId: string) {
  return documentsOf(siteId, 'products')
}
