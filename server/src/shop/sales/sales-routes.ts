import { salesApi } from '@vitrine/rules/shop/sales/sales-api.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { exportSales } from './export-sales.ts'
import { readSales } from './read-sales.ts'

const reader = {
  on: 'editor',
  access: { kind: 'capability', capability: 'view-orders' },
} as const

export const salesRoutes: readonly Route[] = [
  route({
    ...reader,
    ...salesApi.sales,
    handle: async ({ database }, { siteId, query, now }) => ({
      json: await readSales(database.dbFor(siteId), query.period, now),
    }),
  }),
  route({
    ...reader,
    ...salesApi.file,
    async handle({ database }, { siteId, query, now }) {
      const bytes = await exportSales(database.dbFor(siteId), query, now)
      const headers = { 'content-disposition': 'attachment; filename="sales.csv"' }
      return { bytes, contentType: 'text/csv; charset=utf-8', headers }
    },
  }),
]
