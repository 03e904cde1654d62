import type {
  OrderEvent,
  OrderReply,
  OrderWithEvents,
  Tracking,
} from '@vitrine/rules/shop/orders/orders-api.ts'
import { ordersRefusal } from '@vitrine/rules/shop/orders/orders-messages.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { isMailName, mailKinds } from '@vitrine/rules/site/mail-words/mail-kinds.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { orderMails, type OrderMail } from '../../ground/mails/list-mails.ts'
import { listOrderEvents, type OrderEventRow } from './order-events-store.ts'
import { readOrder } from './read-order.ts'

export type MailContext = Parameters<typeof orderMails>[0]

/** An order for its owner: with what happened to it, oldest first. */
export async function readOrderWithEvents(
  context: MailContext,
  site: SiteDatabase,
  orderId: string,
): Promise<Result<OrderWithEvents>> {
  const order = await readOrder(site, { id: orderId })
  if (order === undefined) return refuse(ordersRefusal('order-not-found'))
  const done = await listOrderEvents(site, orderId)
  const mails = await orderMails(context, site, order, [
    order.createdAt,
    ...done.map(({ at }) => at),
  ])
  const told = mails.filter(isToShopper)
  const isFirst = ({ createdAt }: OrderMail): boolean => createdAt === order.createdAt
  // of one instant, what was done stands before the mail that tells of it
  const events: OrderEvent[] = [
    { kind: 'placed', at: order.createdAt },
    ...told.filter(isFirst).map(toMailEvent),
    ...done.map(toEvent),
    ...told.filter((mail) => !isFirst(mail)).map(toMailEvent),
  ]
  return ok({ ...order, events: events.toSorted((one, other) => one.at - other.at) })
}

function toMailEvent({ id: mailId, subject, status, createdAt, sentAt }: OrderMail): OrderEvent {
  return { kind: 'mail', at: sentAt ?? createdAt, mailId, subject, status }
}

function isToShopper({ kind }: OrderMail): boolean {
  return isMailName(kind) && mailKinds[kind].to === 'shopper'
}

const untracked: Tracking = { carrier: '', number: '', address: '' }

function toEvent({ id, kind, at, by, detail }: OrderEventRow): OrderEvent {
  switch (kind) {
    case 'note':
      return { kind, id, at, by, text: detail.text ?? '' }
    case 'cancelled':
      return { kind, at, by, restocked: detail.restocked === true }
    case 'fulfilled':
      return { kind, at, by, tracking: detail.tracking ?? untracked }
    case 'fulfilment-taken-back':
      return { kind, at, by }
  }
}

/** How an order that is sent is followed, for whoever bought; undefined where nothing is known of it. */
export async function trackingOf(
  site: SiteDatabase,
  { id, status }: Pick<OrderReply, 'id' | 'status'>,
): Promise<Tracking | undefined> {
  if (status !== 'fulfilled') return undefined
  const sent = (await listOrderEvents(site, id)).findLast(({ kind }) => kind === 'fulfilled')
  return sent?.detail.tracking
}
