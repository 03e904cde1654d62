import { siteParams } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { changeStockBody, stockQuery, variantParams } from '@vitrine/rules/site/stock/stock-api.ts'
import { stockPaths } from '@vitrine/rules/site/stock/stock-paths.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { changeStock } from './change-stock.ts'
import { listStock } from './list-stock.ts'

const keeper = {
  on: 'editor',
  access: { kind: 'capability', capability: 'edit-stock' },
} as const

export const stockRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: stockPaths.ofItem,
    on: 'site',
    access: { kind: 'public' },
    query: stockQuery,
    async handle({ database }, { site, query }) {
      if (site === null) return refuse(requestRefusal('not-found'))
      return { json: await listStock(database.dbFor(site.siteId), query.itemId) }
    },
  }),
  route({
    ...keeper,
    method: 'GET',
    path: stockPaths.stock,
    params: siteParams,
    query: stockQuery,
    handle: async ({ database }, { params, query }) => ({
      json: await listStock(database.dbFor(params.siteId as SiteId), query.itemId),
    }),
  }),
  route({
    ...keeper,
    method: 'POST',
    path: stockPaths.variant,
    limit: 'write',
    params: variantParams,
    body: changeStockBody,
    async handle({ database }, { params, body, viewer, now, random }) {
      const siteId = params.siteId as SiteId
      const authorId = viewer.kind === 'account' ? viewer.accountId : ''
      const author = { authorId, now, random }
      const done = await changeStock(database, siteId, params.variantId, body, author)
      return done.ok ? { json: done.value } : done
    },
  }),
]
