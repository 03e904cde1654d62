import type {
  OrderEvent,
  OrderReply,
  OrderWithEvents,
} from '@vitrine/rules/shop/orders/orders-api.ts'
import { ordersRefusal } from '@vitrine/rules/shop/orders/orders-messages.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { findOrderMail } from '../../ground/mails/list-mails.ts'
import { listOrderEvents, type OrderEventRow } from './order-events-store.ts'
import { readOrder } from './read-order.ts'

export type MailContext = Parameters<typeof findOrderMail>[0]

/** An order for its owner: with what happened to it, oldest first. */
export async function readOrderWithEvents(
  context: MailContext,
  site: SiteDatabase,
  orderId: string,
): Promise<Result<OrderWithEvents>> {
  const order = await readOrder(site, { id: orderId })
  if (order === undefined) return refuse(ordersRefusal('order-not-found'))
  const [done, mail] = await Promise.all([
    listOrderEvents(site, orderId),
    mailOf(context, site, order),
  ])
  const placed: OrderEvent = { kind: 'placed', at: order.createdAt }
  const events = [placed, ...mail, ...done.map(toEvent)]
  return ok({ ...order, events: events.toSorted((a, b) => a.at - b.at) })
}

async function mailOf(
  context: MailContext,
  site: SiteDatabase,
  order: OrderReply,
): Promise<OrderEvent[]> {
  const mail = await findOrderMail(context, site, order)
  if (mail === undefined) return []
  const { id, subject, status, sentAt } = mail
  return [{ kind: 'mail', at: sentAt ?? order.createdAt, mailId: id, subject, status }]
}

function toEvent({ id, kind, at, by, detail }: OrderEventRow): OrderEvent {
  switch (kind) {
    case 'note':
      return { kind, id, at, by, text: detail.text ?? '' }
    case 'cancelled':
      return { kind, at, by, restocked: detail.restocked === true }
    case 'fulfilled':
    case 'fulfilment-taken-back':
      return { kind, at, by }
  }
}
