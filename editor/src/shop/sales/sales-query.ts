import { queryOptions } from '@tanstack/react-query'
import { salesApi } from '@vitrine/rules/shop/sales/sales-api.ts'
import type { SalesPeriod } from '@vitrine/rules/shop/sales/sales-period.ts'
import { call } from '../../ground/http/send-request.ts'

/** What the shop sold in a period that ends now. */
export function salesQuery(siteId: string, period: SalesPeriod) {
  return queryOptions({
    queryKey: ['sales', siteId, period],
    queryFn: () => call(salesApi.sales, { params: { siteId }, query: { period } }),
    // each order adds to it
    refetchInterval: 60_000,
  })
}
