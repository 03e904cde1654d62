import type { OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import { ordersRefusal } from '@vitrine/rules/shop/orders/orders-messages.ts'
import { refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { deleteNote, insertNote } from './order-events-store.ts'
import type { OrderDeed } from './orders-store.ts'
import { readOrderWithEvents, type MailContext } from './read-order-events.ts'
import { readOrder } from './read-order.ts'

/** Keeps something that is to be remembered about an order; customers never see it. */
export async function addNote(
  context: MailContext,
  site: SiteDatabase,
  orderId: string,
  text: string,
  deed: OrderDeed,
): Promise<Result<OrderWithEvents>> {
  if ((await readOrder(site, { id: orderId })) === undefined) {
    return refuse(ordersRefusal('order-not-found'))
  }
  await insertNote(site, orderId, text, deed)
  return readOrderWithEvents(context, site, orderId)
}

export async function removeNote(
  context: MailContext,
  site: SiteDatabase,
  orderId: string,
  noteId: string,
): Promise<Result<OrderWithEvents>> {
  const done = await deleteNote(site, orderId, noteId)
  return done ? readOrderWithEvents(context, site, orderId) : refuse(ordersRefusal('no-such-note'))
}
