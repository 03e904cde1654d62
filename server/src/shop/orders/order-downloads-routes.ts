import { orderDownloadsApi } from '@vitrine/rules/shop/orders/order-downloads-api.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { changeDownload } from './change-download.ts'
import { answered, deedOf } from './order-answer.ts'
import { sendDownloads } from './send-downloads.ts'

const sender = {
  on: 'editor',
  access: { kind: 'capability', capability: 'manage-orders' },
  limit: 'write',
} as const

export const orderDownloadsRoutes: readonly Route[] = [
  route({
    ...sender,
    ...orderDownloadsApi.more,
    async handle(context, { siteId, params, ...request }) {
      const deed = deedOf(request)
      return answered(await changeDownload(context, siteId, params, 'extend', deed))
    },
  }),
  route({
    ...sender,
    ...orderDownloadsApi.revoke,
    async handle(context, { siteId, params, ...request }) {
      const deed = deedOf(request)
      return answered(await changeDownload(context, siteId, params, 'revoke', deed))
    },
  }),
  route({
    ...sender,
    ...orderDownloadsApi.restore,
    async handle(context, { siteId, params, ...request }) {
      const deed = deedOf(request)
      return answered(await changeDownload(context, siteId, params, 'restore', deed))
    },
  }),
  route({
    ...sender,
    ...orderDownloadsApi.mail,
    async handle(context, { siteId, params, ...request }) {
      return answered(await sendDownloads(context, siteId, params.orderId, deedOf(request)))
    },
  }),
]
