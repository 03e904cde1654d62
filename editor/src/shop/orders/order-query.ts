import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { ordersApi } from '@vitrine/rules/shop/orders/orders-api.ts'
import { call } from '../../ground/http/send-request.ts'

/** One order with what happened to it. */
export function orderQuery(siteId: string, orderId: string) {
  return queryOptions({
    queryKey: ['orders', siteId, orderId],
    queryFn: () => call(ordersApi.order, { params: { siteId, orderId } }),
  })
}

/** Reads lists of orders and open ones again, as one of them has changed. */
export function useReadOrdersAgain(siteId: string): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['orders', siteId] })
}
