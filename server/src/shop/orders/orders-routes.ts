import { siteParams } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { orderParams, ordersQuery } from '@vitrine/rules/shop/orders/orders-api.ts'
import { ordersRefusal } from '@vitrine/rules/shop/orders/orders-messages.ts'
import { ordersPaths } from '@vitrine/rules/shop/orders/orders-paths.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { fulfilOrder } from './fulfil-order.ts'
import { listOrders } from './list-orders.ts'
import { readOrder } from './read-order.ts'

const reader = {
  on: 'editor',
  access: { kind: 'capability', capability: 'view-orders' },
} as const

export const ordersRoutes: readonly Route[] = [
  route({
    ...reader,
    method: 'GET',
    path: ordersPaths.orders,
    params: siteParams,
    query: ordersQuery,
    handle: async ({ database }, { params, query }) => ({
      json: await listOrders(database.dbFor(params.siteId as SiteId), query),
    }),
  }),
  route({
    ...reader,
    method: 'GET',
    path: ordersPaths.order,
    params: orderParams,
    async handle({ database }, { params }) {
      const order = await readOrder(database.dbFor(params.siteId as SiteId), params.orderId)
      return order === undefined ? refuse(ordersRefusal('order-not-found')) : { json: order }
    },
  }),
  route({
    method: 'POST',
    path: ordersPaths.fulfilment,
    on: 'editor',
    access: { kind: 'capability', capability: 'manage-orders' },
    limit: 'write',
    params: orderParams,
    async handle({ database }, { params }) {
      const done = await fulfilOrder(database.dbFor(params.siteId as SiteId), params.orderId)
      return done.ok ? { json: done.value } : done
    },
  }),
]
