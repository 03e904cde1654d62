import { ordersApi } from '@vitrine/rules/shop/orders/orders-api.ts'
import { ordersRefusal } from '@vitrine/rules/shop/orders/orders-messages.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { answered } from '../orders/order-answer.ts'
import type { CalledBack } from '../orders/note-payment.ts'
import { readOrderWithEvents } from '../orders/read-order-events.ts'
import { lookAfterPayment } from './look-after-payment.ts'
import { findPaymentOfOrder } from './payment-store.ts'
import { callPaymentBack } from './stop-payment.ts'

const sender = {
  on: 'editor',
  access: { kind: 'capability', capability: 'manage-orders' },
  limit: 'write',
} as const

/** What an owner does about the money of an order, of which the provider has the last word. */
export const orderPaymentRoutes: readonly Route[] = [
  route({
    ...sender,
    ...ordersApi.callBack,
    async handle(context, { siteId, params: { orderId }, body, account }) {
      const called = { authorId: account.accountId, mail: body.mail }
      const done = await callBack(context, siteId, orderId, called)
      if (!done.ok) return done
      return answered(await readOrderWithEvents(context, context.database.dbFor(siteId), orderId))
    },
  }),
  route({
    ...sender,
    ...ordersApi.lookAfter,
    async handle(context, { siteId, params: { orderId } }) {
      const site = context.database.dbFor(siteId)
      const payment = await findPaymentOfOrder(site, orderId)
      if (payment === undefined) return refuse(ordersRefusal('order-not-found'))
      const isHeard = await lookAfterPayment(context, siteId, payment)
      if (!isHeard) return refuse(ordersRefusal('provider-silent'))
      return answered(await readOrderWithEvents(context, site, orderId))
    },
  }),
]

/** Cancels an order whose money is under way, once the provider has called that back. */
async function callBack(
  context: Context,
  siteId: SiteId,
  orderId: string,
  called: CalledBack,
): Promise<Result<null>> {
  const site = context.database.dbFor(siteId)
  const payment = await findPaymentOfOrder(site, orderId)
  if (payment === undefined) return refuse(ordersRefusal('order-not-found'))
  if (payment.status !== 'under-way') return refuse(ordersRefusal(codeOf(payment.status)))
  const settled = await callPaymentBack(context, siteId, payment, called)
  if (settled.kind === 'refused') return ok(null)
  if (settled.kind === 'open') return refuse(ordersRefusal('provider-silent'))
  const left = await findPaymentOfOrder(site, orderId)
  return refuse(ordersRefusal(codeOf(left?.status)))
}

function codeOf(status: string | undefined) {
  if (status === 'under-way') return 'payment-not-callable'
  return status === 'succeeded' ? 'payment-arrived-meanwhile' : 'order-shipped-already'
}
