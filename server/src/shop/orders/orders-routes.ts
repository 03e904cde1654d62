import { ordersApi } from '@vitrine/rules/shop/orders/orders-api.ts'
import { ordersRefusal } from '@vitrine/rules/shop/orders/orders-messages.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { fulfilOrder, takeFulfilmentBack } from './fulfil-order.ts'
import { listOrders } from './list-orders.ts'
import { readOrder } from './read-order.ts'

const reader = {
  on: 'editor',
  access: { kind: 'capability', capability: 'view-orders' },
} as const

const sender = {
  on: 'editor',
  access: { kind: 'capability', capability: 'manage-orders' },
  limit: 'write',
} as const

export const ordersRoutes: readonly Route[] = [
  route({
    ...reader,
    ...ordersApi.orders,
    handle: async ({ database }, { siteId, query }) => ({
      json: await listOrders(database.dbFor(siteId), query),
    }),
  }),
  route({
    ...reader,
    ...ordersApi.order,
    async handle({ database }, { siteId, params }) {
      const order = await readOrder(database.dbFor(siteId), { id: params.orderId })
      return order === undefined ? refuse(ordersRefusal('order-not-found')) : { json: order }
    },
  }),
  route({
    ...sender,
    ...ordersApi.fulfil,
    async handle({ database }, { siteId, params }) {
      const done = await fulfilOrder(database.dbFor(siteId), params.orderId)
      return done.ok ? { json: done.value } : done
    },
  }),
  route({
    ...sender,
    ...ordersApi.takeFulfilmentBack,
    async handle({ database }, { siteId, params }) {
      const done = await takeFulfilmentBack(database.dbFor(siteId), params.orderId)
      return done.ok ? { json: done.value } : done
    },
  }),
]
