import { ordersApi } from '@vitrine/rules/shop/orders/orders-api.ts'
import { ordersRefusal } from '@vitrine/rules/shop/orders/orders-messages.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { answered } from '../orders/order-answer.ts'
import { readOrderWithEvents } from '../orders/read-order-events.ts'
import { findUnderWay } from './payment-store.ts'
import { callPaymentBack } from './stop-payment.ts'

/** An owner cancels an order whose money is under way: the provider is asked first, and its word counts. */
export const callBackRoutes: readonly Route[] = [
  route({
    ...ordersApi.callBack,
    on: 'editor',
    access: { kind: 'capability', capability: 'manage-orders' },
    limit: 'write',
    async handle(context, { siteId, params: { orderId }, body, account }) {
      const site = context.database.dbFor(siteId)
      const payment = await findUnderWay(site, orderId)
      if (payment === undefined) return refuse(ordersRefusal('payment-arrived-meanwhile'))
      const called = { authorId: account.accountId, mail: body.mail }
      const settled = await callPaymentBack(context, siteId, payment, called)
      if (settled.kind === 'open') return refuse(ordersRefusal('provider-silent'))
      if (settled.kind === 'placed') {
        const left = await findUnderWay(site, orderId)
        const code = left === undefined ? 'payment-arrived-meanwhile' : 'payment-not-callable'
        return refuse(ordersRefusal(code))
      }
      return answered(await readOrderWithEvents(context, site, orderId))
    },
  }),
]
