import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ProductsReply } from '@vitrine/rules/shop/products/products-api.ts'
import { productsPaths } from '@vitrine/rules/shop/products/products-paths.ts'
import { documentsOf } from '../../ground/changes/documents.ts'
import { fillPath, getJson } from '../../ground/http/send-request.ts'

/** Products with their stock, as far as they were asked for; of one visibility, or all. */
export function productPages(siteId: string, visibility: 'live' | 'draft' | undefined) {
  const path = fillPath(productsPaths.products, { siteId })
  return infiniteQueryOptions({
    queryKey: [...productPagesKey(siteId), visibility ?? 'all'],
    queryFn: ({ pageParam: after }) => {
      const query = new URLSearchParams({
        ...(visibility === undefined ? {} : { visibility }),
        ...(after === '' ? {} : { after }),
      })
      return getJson<ProductsReply>(`${path}?${query}`)
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

export function productPagesKey(siteId: string) {
  return documentsOf(siteId, 'products')
}
