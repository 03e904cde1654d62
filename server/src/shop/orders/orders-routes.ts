import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { subscriptionsApi } from '@vitrine/rules/shop/subscriptions/subscriptions-api.ts'
import { subscriptionsRefusal } from '@vitrine/rules/shop/subscriptions/subscriptions-messages.ts'
import { ordersApi } from '@vitrine/rules/shop/orders/orders-api.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { cancelOrder } from './cancel-order.ts'
import { readSubscription } from '../subscriptions/read-subscriptions.ts'
import { endWithRefund } from './end-with-refund.ts'
import { exportOrders } from './export-orders.ts'
import { fulfilOrder } from './fulfil-order.ts'
import { listOrders } from './list-orders.ts'
import { addNote, moveNote } from './note-order.ts'
import { answered, deedOf } from './order-answer.ts'
import { refundOrder } from './refund-order.ts'
import { readOrderWithEvents } from './read-order-events.ts'
import { moveWithdrawal } from './withdraw-order.ts'
import { takeFulfilmentBack } from './take-fulfilment-back.ts'

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
    ...ordersApi.file,
    async handle({ database }, { siteId, query }) {
      const bytes = await exportOrders(database.dbFor(siteId), query)
      const headers = { 'content-disposition': 'attachment; filename="orders.csv"' }
      return { bytes, contentType: 'text/csv; charset=utf-8', headers }
    },
  }),
  route({
    ...reader,
    ...ordersApi.order,
    async handle(context, { siteId, params }) {
      const site = context.database.dbFor(siteId)
      return answered(await readOrderWithEvents(context, site, params.orderId))
    },
  }),
  route({
    ...sender,
    ...ordersApi.fulfil,
    async handle(context, { siteId, params, body, ...request }) {
      const fulfilment = { ...deedOf(request), ...body }
      return answered(await fulfilOrder(context, siteId, params.orderId, fulfilment))
    },
  }),
  route({
    ...sender,
    ...ordersApi.takeFulfilmentBack,
    async handle(context, { siteId, params, ...request }) {
      const deed = deedOf(request)
      return answered(await takeFulfilmentBack(context, siteId, params.orderId, null, deed))
    },
  }),
  route({
    ...sender,
    ...ordersApi.takeParcelBack,
    async handle(context, { siteId, params, ...request }) {
      const { orderId, fulfilmentId } = params
      const deed = deedOf(request)
      return answered(await takeFulfilmentBack(context, siteId, orderId, fulfilmentId, deed))
    },
  }),
  route({
    ...sender,
    ...ordersApi.cancel,
    async handle(context, { siteId, params, body, ...request }) {
      const cancellation = { ...deedOf(request), ...body }
      return answered(await cancelOrder(context, siteId, params.orderId, cancellation))
    },
  }),
  route({
    ...sender,
    ...ordersApi.refund,
    async handle(context, { siteId, params, body, ...request }) {
      const deed = deedOf(request)
      return answered(await refundOrder(context, siteId, params.orderId, { ...deed, body }))
    },
  }),
  route({
    ...sender,
    ...subscriptionsApi.end,
    async handle(context, { siteId, params, body, ...request }) {
      const { subscriptionId: id } = params
      const ended = await endWithRefund(context, siteId, id, { ...deedOf(request), body })
      if (!ended.ok) return ended
      // the owner reads English, as the rest of the editor
      const found = await readSubscription(context.database.dbFor(siteId), id, 'en')
      return found === undefined
        ? refuse(subscriptionsRefusal('no-such-subscription'))
        : { json: found }
    },
  }),
  route({
    ...sender,
    ...ordersApi.settleWithdrawal,
    async handle(context, { siteId, params, now }) {
      const site = context.database.dbFor(siteId)
      return answered(await moveWithdrawal(context, site, params, now))
    },
  }),
  route({
    ...sender,
    ...ordersApi.reopenWithdrawal,
    async handle(context, { siteId, params }) {
      const site = context.database.dbFor(siteId)
      return answered(await moveWithdrawal(context, site, params, null))
    },
  }),
  route({
    ...sender,
    ...ordersApi.addNote,
    async handle(context, { siteId, params, body, ...request }) {
      const site = context.database.dbFor(siteId)
      return answered(await addNote(context, site, params.orderId, body.text, deedOf(request)))
    },
  }),
  route({
    ...sender,
    ...ordersApi.removeNote,
    async handle(context, { siteId, params }) {
      return answered(await moveNote(context, context.database.dbFor(siteId), params, 'away'))
    },
  }),
  route({
    ...sender,
    ...ordersApi.bringNoteBack,
    async handle(context, { siteId, params }) {
      return answered(await moveNote(context, context.database.dbFor(siteId), params, 'back'))
    },
  }),
]
